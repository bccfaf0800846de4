/** Every receipt of one's own. */
import { href } from "react-router";
import { userDbContext } from "#app/context.ts";
import { listReceipts } from "#app/features/receipts/receipts.server.ts";
import { ReceiptsList } from "#app/features/receipts/receipts-list.tsx";
import { pageTitle } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/receipts.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return listReceipts(context.get(userDbContext), { before: url.searchParams.get("before") });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Receipts") }];

export default function Receipts({ loaderData: { receipts, next } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader
        title="Receipts"
        subtitle="One for each payment, as it was issued."
        back={{ to: href("/profile"), label: "Profile" }}
      />
      {receipts.length === 0 ? (
        <EmptyState title="No receipts">Whatever you pay for is listed here.</EmptyState>
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
