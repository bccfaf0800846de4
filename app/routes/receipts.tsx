/** All the caller's receipts. */
import { href } from "react-router";
import { userDbContext } from "#app/context.ts";
import { listReceipts } from "#app/features/receipts/receipts.server.ts";
import { ReceiptsList } from "#app/features/receipts/receipts-list.tsx";
import { listRefunds } from "#app/features/receipts/refunds.server.ts";
import { RefundsNotice } from "#app/features/receipts/refunds-notice.tsx";
import { pageTitle } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/receipts.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const before = url.searchParams.get("before");
  const [listed, refunds] = await Promise.all([listReceipts(db, { before }), before === null ? listRefunds(db) : []]);
  return { ...listed, refunds };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Receipts") }];

export default function Receipts({ loaderData: { receipts, refunds, next } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader
        title="Receipts"
        subtitle="One for each payment, as issued."
        back={{ to: href("/profile"), label: "Profile" }}
      />
      <RefundsNotice refunds={refunds} />
      {receipts.length === 0 ? (
        <EmptyState title="No receipts yet">The receipt for each payment you make appears here.</EmptyState>
      ) : (
        <Card>
          <ReceiptsList receipts={receipts} />
        </Card>
      )}
      {next ? (
        <ButtonLink variant="secondary" to={`?before=${next}`} className="mt-6">
          Earlier receipts
        </ButtonLink>
      ) : null}
    </Page>
  );
}
