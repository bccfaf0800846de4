/** The audit log: who did what, when and from where. For owners. */
import { href, useSearchParams } from "react-router";
import { ownerDbContext } from "#app/context.ts";
import { listAudit, verifyAudit } from "#app/features/admin/audit.server.ts";
import { readAuditFilter } from "#app/features/admin/audit.ts";
import { AuditSearch, AuditTable, AuditVerdict } from "#app/features/admin/audit-log.tsx";
import { withQuery } from "#app/features/admin/user-filter.ts";
import { pageTitle } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/admin-audit.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(ownerDbContext);
  const filter = readAuditFilter(searchParams);
  const [{ rows, next }, verdict] = await Promise.all([
    listAudit(db, { filter, before: searchParams.get("before") }),
    searchParams.get("verify") === "yes" ? verifyAudit(db) : null,
  ]);
  return { filter, lines: rows, next, verdict };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Audit Log") }];

export default function AdminAuditPage({ loaderData: { filter, lines, next, verdict } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const narrowed = withQuery(query, { before: null, verify: null });
  return (
    <Page>
      <PageHeader
        title="Audit Log"
        subtitle="Who did what, when and from where. The database itself writes each entry; entries are only ever added, and are deleted after two years. Addresses are shortened to the network: the first 24 bits, or 48 for IPv6."
        back={{ to: href("/admin"), label: "Back to Admin Dashboard" }}
        actions={
          <ButtonLink to={`${href("/admin/audit/audit_log.csv")}${narrowed}`} reloadDocument variant="secondary">
            Export Log
          </ButtonLink>
        }
      />
      <AuditVerdict verdict={verdict} />
      <AuditSearch filter={filter} />
      <AuditTable lines={lines} next={next} />
    </Page>
  );
}
