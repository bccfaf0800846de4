/** A buyer, an unpaid document and Stripe (the stand-in): what every test of paying through Stripe begins with. */
import { checkPayment, payForDocument } from "#app/features/payments/checkout.server.ts";
import type { PaymentAttempt } from "#app/features/payments/provider.ts";
import { openStripe, type StripeSettings } from "#app/features/payments/stripe.server.ts";
import { applyStripeEvent } from "#app/features/payments/stripe-events.server.ts";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { addDocument, type Person } from "#tests/support/people.ts";
import { type CardWord, cardToken } from "./cards.ts";
import {
  deliveryOf,
  type FakeStripe,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startFakeStripe,
  WEBHOOK_SECRET,
} from "./fake-stripe.ts";
import type { Intent, StripeEvent } from "./ledger.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

export function settingsOf(fake: FakeStripe): StripeSettings {
  return {
    ...{ provider: "stripe", secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY, webhookSecrets: [WEBHOOK_SECRET] },
    ...{ apiBase: fake.url, isLive: false, origin: "https://portal.example" },
  };
}

/** Opens the shop with one buyer's document; `open` makes further ones. */
export async function openShop(db: TestDatabase) {
  const fake = await startFakeStripe();
  const settings = settingsOf(fake);
  const service = () => openServiceDb(db.connect());
  const open = async (person?: Person) => {
    const { person: buyer, documentId } = await addDocument(db, person);
    return { buyer, documentId };
  };
  const first = await open();

  return {
    ...{ db, fake, settings, ...first },
    provider: (now?: () => number) => openStripe(settings, now),
    service,
    open,
    [Symbol.dispose]: () => fake[Symbol.dispose](),
    /** Presses the button, as a separate request. */
    pay(card: CardWord | { token: string }, { buyer, documentId } = first) {
      const token = typeof card === "string" ? cardToken(card) : card.token;
      const user = openUserDb(db.connect(), buyer.claims);
      return payForDocument(user, { service: service(), provider: openStripe(settings), documentId, token });
    },
    /** Opens the page that waits for an attempt. */
    check: (attempt: PaymentAttempt) => checkPayment(service(), { provider: openStripe(settings), attempt }),
    deliver: (event: StripeEvent, secrets?: readonly string[]) =>
      applyStripeEvent(service(), { settings, delivery: deliveryOf(event, secrets) }),
    /** The intent of the latest payment of a document. */
    async intent(documentId = first.documentId): Promise<Intent> {
      const [{ id }] = await db.sql<[{ id: string }]>`
        select id from public.payments where document_id = ${documentId} order by created_at desc limit 1`;
      return fake.intentOf(id);
    },
    /** What the books say of a document. */
    async books(documentId = first.documentId) {
      const [row] = await db.sql`
        select d.is_paid as paid,
          (select array_agg(p.status order by p.created_at) from public.payments p where p.document_id = d.id) as payments,
          (select count(*)::int from public.deliveries m where m.document_id = d.id) as mails,
          (select max(p.refunded_minor) from public.payments p where p.document_id = d.id) as refunded,
          (select max(p.dispute_status) from public.payments p where p.document_id = d.id) as dispute
        from public.documents d where d.id = ${documentId}`;
      return row;
    },
  };
}
