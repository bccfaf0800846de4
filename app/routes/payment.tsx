/** Buying one document. */
import { href, redirect } from "react-router";
import { callerContext, platformContext, serviceDbContext, userDbContext } from "#app/context.ts";
import { ConfidenceCard } from "#app/features/catalogue/catalogue-confidence.tsx";
import { pastDay } from "#app/features/documents/dates.ts";
import { findDocument, findPreview } from "#app/features/documents/documents.server.ts";
import { StaleFacts } from "#app/features/documents/documents-stale.tsx";
import { sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { checkPayment, continuePayment, payForDocument } from "#app/features/payments/checkout.server.ts";
import { DECLINE_TEXTS, REFUSAL_TEXTS } from "#app/features/payments/decline-texts.ts";
import { cardReaderOf, openProvider } from "#app/features/payments/open-provider.server.ts";
import { PaymentForm } from "#app/features/payments/payment-form.tsx";
import { PaymentSuccess } from "#app/features/payments/payment-success.tsx";
import { PaymentPreview, PaymentSummary } from "#app/features/payments/payment-summary.tsx";
import { PaymentWaiting } from "#app/features/payments/payment-waiting.tsx";
import { PaymentInput } from "#app/features/payments/payments.schema.ts";
import { findOpenPayment, findTakenBack, type Settlement } from "#app/features/payments/payments.server.ts";
import { type FormReply, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { readMarkdown } from "#app/shared/markdown.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/payment.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { documentId } = params;
  const db = context.get(userDbContext);
  const [found, preview, attempt] = await Promise.all([
    findDocument(db, { documentId }),
    findPreview(db, { documentId }),
    findOpenPayment(db, { documentId }),
  ]);
  if (!found) throw redirect(href("/documents"));
  const { mail, ...document } = found;
  if (!preview) {
    if (url.searchParams.has("waiting")) throw redirect(successPath(documentId));
    if (!url.searchParams.has("paid")) throw redirect(href("/documents"));
    const takenBack = await findTakenBack(db, { documentId });
    const { email } = context.get(callerContext);
    return { paid: { documentId, title: document.title, mail, email, takenBack } };
  }

  const settings = context.get(platformContext).settings.payment;
  const provider = openProvider(settings);
  const waiting = await checkPayment(context.get(serviceDbContext), { provider, attempt });
  if (waiting === "paid") {
    sendMailsSoon(context.get(platformContext), context.get(serviceDbContext));
    throw redirect(successPath(documentId));
  }
  const reader = cardReaderOf(settings);
  const { sections, confidence, factsUntil } = preview;
  const staleSince = pastDay(factsUntil, new Date());
  const opening = readMarkdown(preview.opening);
  const isGivenUp = url.searchParams.has("waiting") && waiting === null;
  const isUnconfirmed = url.searchParams.get("waiting") === "confirm";
  return { open: { document, waiting, isGivenUp, isUnconfirmed, reader, sections, opening, confidence, staleSince } };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, PaymentInput);
  if (!form.ok) return refuse(form.reply);
  const { documentId } = params;
  const platform = context.get(platformContext);
  const service = context.get(serviceDbContext);
  const hearLater = (events: Promise<void>) => {
    const mailed = events.then(() => sendMailsSoon(platform, service));
    platform.defer("payment-heard", mailed);
  };
  const purchase = { service, provider: openProvider(platform.settings.payment), documentId, hearLater };
  const work =
    form.value.intent === "pay"
      ? payForDocument(context.get(userDbContext), { ...purchase, token: form.value.token })
      : continuePayment(context.get(userDbContext), { ...purchase, how: form.value.intent });
  const ended = work.catch(() => {}); // an error is thrown again below
  platform.defer("payment", ended); // so that it is completed even if the buyer leaves
  const result = await work;
  if (!result.ok) return answerRefusal(result.code, { documentId, reply: form.reply });
  if (result.value.status === "paid") sendMailsSoon(platform, service);
  return answerSettlement(result.value, { documentId, reply: form.reply, intent: form.value.intent });
}

type Asked = { documentId: string; reply: FormReply };

function answerRefusal(code: "not-found" | "already-paid" | keyof typeof REFUSAL_TEXTS, { documentId, reply }: Asked) {
  if (code === "already-paid") return redirect(href("/documents/:documentId", { documentId }));
  if (code === "not-found") return redirect(href("/payment/:documentId", { documentId })); // the loader finds out why
  const { message, status } = REFUSAL_TEXTS[code];
  return refuse(replyWith(reply, { message }), status);
}

function answerSettlement(settlement: Settlement, { documentId, reply, intent }: Asked & { intent: string }) {
  if (settlement.status === "paid") return redirect(successPath(documentId));
  if (settlement.status === "declined") {
    return refuse(replyWith(reply, { message: DECLINE_TEXTS[settlement.reason] }), 402);
  }
  const path = href("/payment/:documentId", { documentId });
  if (settlement.status === "cancelled") return redirect(path);
  return redirect(intent === "confirm" ? `${path}?waiting=confirm` : `${path}?waiting`); // so that the page knows what it was waiting for
}

const GIVEN_UP = {
  values: {},
  errors: {},
  message: "The payment did not go through. Nothing was charged. Please try again or use another card.",
};

function successPath(documentId: string): string {
  return `${href("/payment/:documentId", { documentId })}?paid`;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.paid ? "Payment Successful!" : "Payment") },
];

export default function Payment({ loaderData: { paid, open }, actionData }: Route.ComponentProps) {
  if (paid) {
    return (
      <Page width="text">
        <PaymentSuccess {...paid} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title="Complete Your Purchase"
        subtitle="One payment opens the whole document, for good."
        back={{ to: href("/documents"), label: "My Documents" }}
      />
      {open.staleSince ? <StaleFacts since={open.staleSince} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(22rem,1fr)]">
        <PaymentSummary document={open.document} sections={open.sections} />
        <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          {open.waiting && !actionData /* an attempt that was refused is over */ ? (
            <PaymentWaiting waiting={open.waiting} reader={open.reader} isUnconfirmed={open.isUnconfirmed} />
          ) : (
            <PaymentForm
              price={open.document.price}
              reader={open.reader}
              reply={actionData ?? (open.isGivenUp ? GIVEN_UP : undefined)}
            />
          )}
        </div>
        {open.confidence ? <ConfidenceCard confidence={open.confidence} /> : null}
        <PaymentPreview sections={open.sections} opening={open.opening} />
      </div>
    </Page>
  );
}
