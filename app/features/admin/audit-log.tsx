/** Shows the audit log, filtered, and its verification. */
import { Form, href, useSearchParams } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { Table } from "#app/ui/table.tsx";
import { InstantText } from "#app/ui/time.tsx";
import type { AuditLine, Verdict } from "./audit.server.ts";
import { ABOUT, ACTIONS, type AuditFilter, describeActor, isNarrowed } from "./audit.ts";
import { formatCount } from "./figures.ts";
import { withQuery } from "./user-filter.ts";

export function AuditSearch({ filter }: { filter: AuditFilter }) {
  const all = { value: "", label: "Everything" };
  const { search, about, action, from, to } = filter;
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action={href("/admin/audit")}
      role="search"
      className="mb-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr_1fr_1fr_auto]"
    >
      <TextField label="Search by person or ID" name="q" type="search" maxLength={100} defaultValue={search} />
      <SelectField label="About" name="about" defaultValue={about ?? ""} options={[all, ...ABOUT]} />
      <SelectField
        label="What"
        name="what"
        defaultValue={action ?? ""}
        options={[all, ...Object.entries(ACTIONS).map(([value, label]) => ({ value, label }))]}
      />
      <TextField label="From" name="from" type="date" defaultValue={from ?? ""} />
      <TextField label="To" name="to" type="date" defaultValue={to ?? ""} />
      <div className="flex flex-wrap gap-3">
        <Button>Search</Button>
        {isNarrowed(filter) ? (
          <ButtonLink to={href("/admin/audit")} variant="secondary">
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}

type AuditTableProps = { lines: readonly AuditLine[]; next: string | null };

export function AuditTable({ lines, next }: AuditTableProps) {
  const [query] = useSearchParams();
  const first = query.has("before") ? withQuery(query, { before: null }) : null;
  if (lines.length === 0) {
    return (
      <>
        <EmptyState title="No entries found">Try a different search, filter or dates.</EmptyState>
        <Paging first={first} next={next} />
      </>
    );
  }
  return (
    <>
      <Table
        caption="Audit log"
        columns={[{ label: "What" }, { label: "When" }, { label: "Who" }, { label: "About" }, { label: "Network" }]}
        rows={lines.map((line) => ({ key: String(line.id), cells: cellsOf(line) }))}
      />
      <Paging first={first} next={next && withQuery(query, { before: next })} />
    </>
  );
}

/** Whether the browser of a sign-in had been seen before. */
const BROWSERS: Partial<Record<string, string>> = {
  first: "the first of this account",
  new: "not seen before",
  known: "seen before",
};
const worded = (value: string): string => BROWSERS[value] ?? value;

function cellsOf(line: AuditLine) {
  const { actor, action, at, entity, entityId, network, detail } = line;
  const details = Object.entries(detail).filter(([, value]) => value !== null);
  return [
    <span key="what" className="block">
      {ACTIONS[action] ?? action}
      {details.length > 0 ? (
        <span className="block text-sm text-muted [overflow-wrap:anywhere]">
          {details.map(([name, value]) => `${name}: ${[value].flat().map(String).map(worded).join(", ")}`).join(" · ")}
        </span>
      ) : null}
    </span>,
    <InstantText key="when" value={at} />,
    <span key="who" className="block sm:min-w-40 [overflow-wrap:anywhere]">
      {actor ? actor.name || actor.email : describeActor(line)}
      <span className="block text-sm text-muted">{actor?.name ? actor.email : null}</span>
    </span>,
    <span key="about" className="block sm:min-w-40">
      {ABOUT.find(({ value }) => value === entity)?.label ?? entity}
      {entityId ? <Id value={entityId} /> : null}
    </span>,
    network ?? "–",
  ];
}

/** An id linked to everything in the log about the same thing. */
function Id({ value }: { value: string }) {
  return (
    <a href={`${href("/admin/audit")}?q=${value}`} className="link block font-mono text-sm whitespace-nowrap">
      {value.slice(0, 8)}
      <span className="sr-only">{value.slice(8)}</span>
    </a>
  );
}

/** The button that verifies the log, and the result. */
export function AuditVerdict({ verdict }: { verdict: Verdict | null }) {
  const [query] = useSearchParams();
  return (
    <div className="mb-6 grid justify-items-start gap-4">
      {verdict ? <Told {...verdict} /> : null}
      <ButtonLink to={withQuery(query, { verify: "yes" })} variant="secondary" preventScrollReset>
        {verdict ? "Verify Again" : "Verify Log"}
      </ButtonLink>
    </div>
  );
}

function Told({ sealed, verified, waiting, head, brokenAt }: Verdict) {
  if (brokenAt !== null) {
    return (
      <Banner tone="error" title="The log has been tampered with">
        {`Entry ${brokenAt} is the first that was changed, inserted or removed. Nothing after it can be relied on.`}
      </Banner>
    );
  }
  return (
    <Banner tone="success" title={verified < sealed ? "The newest entries are intact" : "The log is intact"}>
      {verified < sealed
        ? `Of ${formatCount(sealed)} sealed entries the newest ${formatCount(verified)} were verified, and none was changed, inserted or removed`
        : `${formatCount(sealed)} entries are sealed, and none was changed, inserted or removed`}
      {`; ${formatCount(waiting)} will be sealed within a minute or so.`}
      {head ? (
        <span className="mt-1 block text-sm [overflow-wrap:anywhere]">
          {"Keep this seal elsewhere to prove later that the log was not rebuilt: "}
          <code className="font-mono">{head}</code>
        </span>
      ) : null}
    </Banner>
  );
}
