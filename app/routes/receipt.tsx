/** One of the caller's receipts, to read and print. */
import { href } from "react-router";
import { userDbContext } from "#app/context.ts";
import { ReceiptSheet } from "#app/features/receipts/receipt-sheet.tsx";
import { receiptText } from "#app/features/receipts/receipt-text.ts";
import { findReceipt } from "#app/features/receipts/receipts.server.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/receipt.ts";

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const receipt = await findReceipt(context.get(userDbContext), { number });
  if (!receipt) throw notFound();
  return { text: receiptText(receipt) };
}

export const meta: Route.MetaFunction = ({ params }) => [{ title: pageTitle(`Receipt ${params.number}`) }];

export default function ReceiptPage({ loaderData: { text }, params: { number } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader
        title={text.heading}
        back={{ to: href("/receipts"), label: "Receipts" }}
        actions={
          <ButtonLink variant="secondary" reloadDocument to={href("/receipts/:number/download.pdf", { number })}>
            Download PDF
          </ButtonLink>
        }
      />
      <ReceiptSheet text={text} />
    </Page>
  );
}
