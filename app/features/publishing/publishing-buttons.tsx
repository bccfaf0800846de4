/** The editor's buttons, each with a note on what it will do. */
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Publication } from "./publication.ts";

type Action = { intent: string; label: string; busyLabel: string; note: string };

const KEEP = { intent: "keep", label: "Save changes", busyLabel: "Saving..." } as const;
const PUBLISH: Action = {
  intent: "publish",
  label: "Publish now",
  busyLabel: "Publishing...",
  note: "Saves it and shows it to everyone.",
};

/** Pressing Enter in a field does the first. */
const ACTIONS: Record<Exclude<Publication, "deleted">, readonly [Action, ...Action[]]> = {
  draft: [
    {
      intent: "draft",
      label: "Save draft",
      busyLabel: "Saving...",
      note: "Only admins can see a draft. It may be unfinished.",
    },
    PUBLISH,
  ],
  scheduled: [
    { ...KEEP, note: "Saves the text. It still appears at the time above." },
    PUBLISH,
    {
      intent: "draft",
      label: "Return to draft",
      busyLabel: "Saving...",
      note: "Saves it; it will not be published.",
    },
  ],
  published: [
    { ...KEEP, note: "Readers see the new text within a minute." },
    {
      intent: "draft",
      label: "Unpublish",
      busyLabel: "Unpublishing...",
      note: "Saves it as a draft. Readers can no longer find it: its address shows “Page not found”.",
    },
  ],
};

export function PublishingButtons({ publication, when }: { publication: keyof typeof ACTIONS; when: ReactNode }) {
  const { formData } = useNavigation();
  const pressed = formData?.get("intent");
  return (
    <>
      {ACTIONS[publication].map(({ intent, label, busyLabel, note }, at) => (
        <div key={intent} className="flex flex-col gap-1.5">
          <Button
            name="intent"
            value={intent}
            variant={at === 0 ? "primary" : "secondary"}
            busy={pressed === intent}
            busyLabel={busyLabel}
            disabled={formData !== undefined}
            aria-describedby={`about-${intent}`}
          >
            {label}
          </Button>
          <p id={`about-${intent}`} className="text-sm text-muted">
            {note}
          </p>
        </div>
      ))}
      {publication === "published" ? null : when}
    </>
  );
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}
