/** Shows what an import would do before anything is stored: whom it adds, whom it leaves out, and what is wrong where. */
import { CircleAlert, CirclePlus, Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, href, useNavigation } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ImportReport, ShownRow } from "./import-report.ts";

type DryRunProps = { report: ImportReport; text: string };

export function ImportDryRun({ report, text }: DryRunProps) {
  const { fresh, duplicates, wrong, unknownColumns } = report;
  return (
    <div className="flex flex-col gap-6">
      <Confirm count={fresh.count} text={text} />
      {unknownColumns.length > 0 ? (
        <Banner tone="info" title="Columns left out">
          {unknownColumns.join(", ")}
        </Banner>
      ) : null}
      <Wrong wrong={wrong} />
      <Part
        icon={<Copy aria-hidden className="size-5 text-muted" />}
        title={counted(duplicates.count, "row is a duplicate", "rows are duplicates")}
        text="Left out: the same email address and company."
        {...duplicates}
      >
        <Rows rows={duplicates.shown} />
      </Part>
      <Part
        icon={<CirclePlus aria-hidden className="size-5 text-success" />}
        title={counted(fresh.count, "client is new", "clients are new")}
        {...fresh}
      >
        <Rows rows={fresh.shown} />
      </Part>
    </div>
  );
}

function Wrong({ wrong }: { wrong: ImportReport["wrong"] }) {
  return (
    <Part
      icon={<CircleAlert aria-hidden className="size-5 text-danger" />}
      title={counted(wrong.count, "row has errors", "rows have errors")}
      text="Not imported. Correct the file and import it again: nothing is added twice."
      {...wrong}
    >
      {wrong.shown.map(({ line, name, faults }) => (
        <Row key={line} line={line} name={name || "No name"}>
          {faults.join(" · ")}
        </Row>
      ))}
    </Part>
  );
}

function Rows({ rows }: { rows: readonly ShownRow[] }) {
  return rows.map(({ line, name, company, note }) => (
    <Row key={line} line={line} name={`${name}, ${company}`}>
      {note}
    </Row>
  ));
}

function Confirm({ count, text }: { count: number; text: string }) {
  const busy = useNavigation().formData?.get("intent") === "import";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the form that had the focus is gone
  return (
    <Card as="section" aria-labelledby="confirm" className="flex flex-col gap-4">
      <h2 id="confirm" ref={heading} tabIndex={-1} className="text-2xl">
        {count === 0 ? "No clients to import" : "Nothing saved yet"}
      </h2>
      <Form method="post" encType="multipart/form-data" className="flex flex-wrap gap-3">
        {count === 0 ? null : (
          <>
            <input type="hidden" name="intent" value="import" />
            <input type="hidden" name="text" value={text} />
            <Button busy={busy} busyLabel="Importing...">
              Import {counted(count, "client", "clients")}
            </Button>
          </>
        )}
        <ButtonLink to={href("/clients/import")} variant="secondary">
          Choose another file
        </ButtonLink>
      </Form>
    </Card>
  );
}

type PartProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  count: number;
  shown: readonly unknown[];
  children: ReactNode;
};

function Part({ icon, title, text, count, shown, children }: PartProps) {
  if (count === 0) return null;
  const hidden = count - shown.length;
  return (
    <Card as="section" aria-label={title}>
      <h2 className="flex items-center gap-2.5 text-xl">
        {icon}
        {title}
      </h2>
      {text ? <p className="mt-1 max-w-text text-muted">{text}</p> : null}
      <ul className="mt-4 divide-y divide-line">{children}</ul>
      {hidden > 0 ? <p className="mt-3 text-muted">{`+${hidden.toLocaleString("en-GB")} more`}</p> : null}
    </Card>
  );
}

function Row({ line, name, children }: { line: number; name: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span className="text-sm leading-6 text-muted tabular-nums">Line {line}</span>
      <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
      <span className="text-muted [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}
