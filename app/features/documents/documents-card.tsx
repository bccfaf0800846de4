/** One document in the list: what it is, for whom, whether it is paid, and what can be done with it. */
import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import { formatMoney } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { DateText } from "#app/ui/time.tsx";
import { DocumentMail } from "./documents-mail.tsx";
import { keptUntil } from "./kept-until.ts";
import { type DocumentList, documentsPath } from "./list-address.ts";
import type { ListedDocument } from "./summary.server.ts";

type DocumentCardProps = { document: ListedDocument; list: DocumentList; email: string };

export function DocumentCard({ document, list, email }: DocumentCardProps) {
  const { id, title, description, client, isPaid, price, mail } = document;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isPaid ? <Badge tone="success">Purchased</Badge> : <Badge tone="warning">Pending Payment</Badge>}
        {isPaid ? null : <span className="text-lg font-semibold tabular-nums">{formatMoney(price)}</span>}
      </div>
      <h2 className="mt-4 text-xl">{title}</h2>
      {client.name ? (
        <p className="mt-1 font-medium">
          For <ClientName client={client} />
        </p>
      ) : null}
      <p className="mt-2 text-muted">{description}</p>
      <Lines document={document} />
      <div className="mt-auto flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          {isPaid ? <PaidActions id={id} title={title} /> : <PurchaseLink id={id} title={title} />}
        </div>
        {mail ? <DocumentMail documentId={id} state={mail} email={email} /> : null}
        <MoreActions document={document} list={list} />
      </div>
    </Card>
  );
}

function Lines({ document }: Pick<DocumentCardProps, "document">) {
  const { templateType, answered, isPaid, createdAt, receipt } = document;
  return (
    <dl className="mt-4 mb-6 grid gap-1.5 text-sm">
      <Line label="Created">
        <DateText value={createdAt} />
      </Line>
      <Line label="Template">{templateType}</Line>
      <Line label="Questions answered">{answered}</Line>
      {isPaid ? null : (
        <Line label="Unpaid, kept until">
          <DateText value={keptUntil(new Date(createdAt))} />
        </Line>
      )}
      {receipt ? (
        <Line label="Receipt">
          <Link to={href("/receipts/:number", { number: receipt })} className="link">
            {receipt}
          </Link>
        </Line>
      ) : null}
    </dl>
  );
}

/** Links to the client's documents, unless the client has been deleted. */
function ClientName({ client }: { client: ListedDocument["client"] }) {
  if (client.id === null) return clientLabel(client);
  return (
    <Link to={documentsPath({ clientId: client.id })} className="link">
      {clientLabel(client)}
    </Link>
  );
}

function MoreActions({ document: { id, title, isPaid }, list }: Pick<DocumentCardProps, "document" | "list">) {
  return (
    <div className="-mb-2 flex flex-wrap justify-between gap-2 border-t border-line pt-2">
      <RepeatButton id={id} title={title} />
      {isPaid ? null : (
        <ButtonLink
          variant="quiet"
          to={documentsPath(list, { delete: id })}
          preventScrollReset
          aria-label={`Delete ${title}`}
        >
          Delete
        </ButtonLink>
      )}
    </div>
  );
}

const REPEAT_FORM = "repeat";

/** One form for the buttons of all cards, each of which names its document. */
export function RepeatForm() {
  return (
    <Form id={REPEAT_FORM} method="post">
      <input type="hidden" name="intent" value="repeat" />
    </Form>
  );
}

function RepeatButton({ id, title }: Named) {
  const { formData } = useNavigation();
  const busy = formData?.get("intent") === "repeat" && formData.get("documentId") === id;
  return (
    <Button form={REPEAT_FORM} name="documentId" value={id} variant="quiet" busy={busy}>
      Use answers again<span className="sr-only">: {title}</span>
    </Button>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

type Named = { id: string; title: string };

function PaidActions({ id, title }: Named) {
  return (
    <>
      <ButtonLink to={href("/documents/:documentId", { documentId: id })} className="flex-1">
        View Document<span className="sr-only">: {title}</span>
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        reloadDocument
        to={href("/documents/:documentId/download.txt", { documentId: id })}
        className="flex-1"
      >
        Download<span className="sr-only">: {title}</span>
      </ButtonLink>
    </>
  );
}

function PurchaseLink({ id, title }: Named) {
  return (
    <ButtonLink to={href("/payment/:documentId", { documentId: id })} className="flex-1">
      Purchase to Access<span className="sr-only">: {title}</span>
    </ButtonLink>
  );
}
