/** Everything that shows something: colours, type, messages, cards, lists, dialogs. */
import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { DateText } from "#app/ui/time.tsx";
import { Shelf, Specimen } from "./gallery-section.tsx";

const COLOURS = [
  ["bg-surface", "text-ink"],
  ["bg-raised", "text-muted"],
  ["bg-sunken", "text-accent"],
  ["bg-accent", "text-on-accent"],
  ["bg-accent-soft", "text-accent"],
  ["bg-success-soft", "text-success"],
  ["bg-warning-soft", "text-warning"],
  ["bg-danger-soft", "text-danger"],
  ["bg-danger", "text-on-danger"],
  ["bg-info-soft", "text-info"],
  ["bg-deep", "text-on-deep"],
] as const;

const SIZES = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"];

export function Tokens() {
  return (
    <Shelf title="Colour and type">
      <div className="grid gap-2">
        {COLOURS.map(([ground, text]) => (
          <p key={ground} className={`rounded-md border border-line px-3 py-2 font-mono text-sm ${ground} ${text}`}>
            {ground} {text}
          </p>
        ))}
      </div>
      <div className="grid min-w-0 gap-2">
        {SIZES.map((size) => (
          <p key={size} className={`truncate font-semibold ${size}`}>
            {size}
          </p>
        ))}
      </div>
    </Shelf>
  );
}

export function Messages() {
  return (
    <Shelf title="Banner, Badge, Progress">
      {(["success", "info", "warning", "error"] as const).map((tone) => (
        <Specimen key={tone} state={tone}>
          <Banner tone={tone} title="A title, where one is needed">
            Client added successfully!
          </Banner>
        </Specimen>
      ))}
      <Specimen state="every tone">
        <div className="flex flex-wrap gap-2">
          {(["neutral", "accent", "success", "warning", "danger", "info"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              Pending Payment
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen state="a quarter">
        <Progress value={3} max={12} label="Step 3 of 12" />
      </Specimen>
    </Shelf>
  );
}

export function Boxes() {
  const [open, setOpen] = useState(false);
  return (
    <Shelf title="Card, Facts, EmptyState, Dialog">
      <Specimen state="card with facts">
        <Card>
          <Facts
            items={[
              { label: "Client", value: "Harbourline Freight" },
              { label: "Generated", value: <DateText value="2026-11-20T12:00:00Z" country="Ireland" /> },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen state="nothing there yet">
        <EmptyState title="No clients yet" action={<Button type="button">Add First Client</Button>}>
          Add your first client to start creating solution assessments.
        </EmptyState>
      </Specimen>
      <Specimen state="dialog">
        <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Dialog title="Add New Client" open={open} onClose={() => setOpen(false)}>
          <p>Escape, the cross and a click outside close it.</p>
        </Dialog>
      </Specimen>
    </Shelf>
  );
}
