/** Each promise about money and mail with the tests that hold it, and a mutant that they notice. Further ones stand with their threats and faults. */
import type { Line } from "./ledger.ts";

const EVENTS = "tests/app/features/payments/stripe-events.test.ts";
const REFUNDS = "tests/app/features/payments/give-back.test.ts";
const FIGURES = "tests/db/payment-figures.test.ts";
const RACES = "tests/db/races.test.ts";
const KILLS = "tests/e2e/kills.test.ts";
const ROAD = "tests/e2e/road.test.ts";
const MONEY_BACK = "supabase/migrations/20261121040336_money_back_sent.sql";

export const MONEY: Readonly<Record<string, Line>> = {
  purchases: {
    what: "50 concurrent purchases, 40 rounds: one success each",
    control: "row lock, partial unique indexes, guards",
    tests: [[FIGURES, "concurrent purchases, rounds of them"]],
    mutant: [
      FIGURES,
      "without locks, unique indexes, guards and the look at what is paid, the same purchases succeed several times",
    ],
  },
  deliveries: {
    what: "500 shuffled deliveries of 100 webhook events: 100 applied once",
    control: "the event's id under a key, in the same transaction",
    tests: [[FIGURES, "events: each applied once"]],
    mutant: [FIGURES, "without the key and the look at what was told, the same deliveries are not applied once each"],
  },
  orders: {
    what: "all 24 orders of 4 event types: the same final state",
    control: "guard_payment(): a payment does not go back",
    tests: [["tests/db/payments.test.ts", "whatever the order of four words about one payment, the end is the same"]],
    mutant: [FIGURES, "if a payment could go back, some order of the 24 would end elsewhere"],
  },
  "kills-mail": {
    what: "workerd killed at 11 places: no mail twice",
    control: "the outbox notes the hand-over before it",
    tests: [[KILLS, "0 charged but unpaid, 0 charged twice, 0 mails lost in silence or sent twice"]],
    mutant: {
      file: "supabase/migrations/20261121021200_receipts_kept.sql",
      cut: "update public.deliveries d set handed_at = now(), leased_until",
      put: "update public.deliveries d set handed_at = null, leased_until",
      fails: KILLS,
      only: "killed at each",
    },
    missing: "The mutant of what is charged and unpaid is that of R-13.",
  },
  "forged-webhooks": {
    what: "12 forged webhooks: 0 paid",
    control: "no event without a signature over its very body",
    tests: [[EVENTS, "12 forged deliveries are refused before anything is read, and pay nothing"]],
    mutant: {
      file: "app/features/payments/stripe-events.server.ts",
      cut: ".catch(() => null);",
      put: ".catch(() => JSON.parse(body));",
      fails: EVENTS,
      only: "forged",
    },
  },
  "tampered-amounts": {
    what: "12 tampered intents, those of another amount or currency: 0 paid",
    control: "app.mark_paid() compares with our own row",
    tests: [[EVENTS, "12 tampered intents pay nothing, told by webhook or asked by the page"]],
    mutant: {
      file: MONEY_BACK,
      cut: "is distinct from (mark_paid.provider, mark_paid.document_id, mark_paid.amount_minor, mark_paid.currency)",
      put: "is distinct from (mark_paid.provider, mark_paid.document_id, payment.amount_minor, payment.currency)",
      fails: EVENTS,
      only: "tampered",
    },
  },
  "tampered-documents": {
    what: "12 tampered intents, those for another document: 0 paid",
    control: "app.mark_paid() compares with our own row",
    tests: [[EVENTS, "12 tampered intents pay nothing, told by webhook or asked by the page"]],
    mutant: {
      file: MONEY_BACK,
      cut: "when (payment.provider, coalesce(payment.document_id, mark_paid.document_id), payment.amount_minor",
      put: "when (payment.provider, mark_paid.document_id, payment.amount_minor",
      fails: EVENTS,
      only: "tampered",
    },
  },
  "mail-failing": {
    what: "a carrier that fails three times in ten: 100 of 100 delivered",
    control: "only what the carrier took counts as sent; the rest is tried again",
    tests: [
      [
        "tests/app/features/mail/outbox.test.ts",
        "of 100 mails through a carrier that fails three times in ten 100 arrive, none of them twice",
      ],
    ],
    mutant: {
      file: "app/features/mail/transport.server.ts",
      cut: "if (status !== 200) throw",
      put: "if (status === 0) throw",
      fails: "tests/app/features/mail/outbox.test.ts",
      only: "of 100 mails",
    },
  },
  "mail-twice": {
    what: "a carrier that takes a mail and does not say so: 0 twice",
    control: "what has no clear answer is in doubt, and not sent again by itself; owners' alerts too",
    tests: [
      [
        "tests/app/features/mail/outbox.test.ts",
        "a carrier that takes a mail and hangs up has it once: nobody sends it again but the owner who asks",
      ],
      [EVENTS, "an owner's mail that the carrier may have taken is not sent again"],
    ],
    mutant: {
      file: "app/features/mail/mail.server.ts",
      cut: 'return { said: "unknown", error: error.message }',
      put: 'return { said: "refused", error: error.message }',
      fails: EVENTS,
      only: "may have taken",
    },
  },
  "card-numbers": {
    what: "card numbers in request bodies, logs and database: 0",
    control: "a token made in the browser stands for the card",
    tests: [
      [ROAD, "a declined card says why and keeps the page; the next card pays, and going back pays nothing again"],
      [ROAD, "no card number, expiry or security code was logged or stored"],
      ["tests/e2e/stripe.test.ts", "nothing that was sent, logged or stored holds a secret of Stripe's or a card"],
    ],
    mutant: {
      file: "app/features/payments/simulator-token.ts",
      cut: 'crypto.randomUUID().replaceAll("-", "")',
      put: 'digits.padStart(32, "0")',
      fails: ROAD,
      only: "declined card|no card number",
    },
    missing: "No mutant writes a number into the logs alone: none reaches the Worker.",
  },
  "card-testing": {
    what: "stolen cards tried out: 20 attempts an hour that come to nothing",
    control: "app.limit_payments()",
    tests: [[RACES, "attempts to pay that come to nothing are limited by the hour, also at the same moment"]],
    mutant: {
      file: "supabase/migrations/20261128165000_payment_attempts.sql",
      cut: "  ) >= 20 then",
      put: "  ) >= 2000 then",
      fails: RACES,
      only: "attempts to pay",
    },
  },
  "charged-again-stripe": {
    what: "nobody pays twice: Stripe's second charge goes back",
    control: "app.payments_to_refund() and the schedule",
    tests: [
      [
        REFUNDS,
        "Stripe: a second charge of a paid document goes back once, however often and by however many that is asked",
      ],
      [
        "tests/e2e/stripe.test.ts",
        "a declined card that is charged after all is given back by the schedule, and the buyer reads and receives it",
      ],
    ],
    mutant: {
      file: "app/features/payments/stripe.server.ts",
      cut: '{ payment_intent: reference, reason: "duplicate" }',
      put: '{ payment_intent: reference, amount: 1, reason: "duplicate" }',
      fails: REFUNDS,
      only: "Stripe: a second charge",
    },
  },
  "charged-again-simulator": {
    what: "nobody pays twice: the simulator's second charge goes back",
    control: "app.payments_to_refund() and the schedule",
    tests: [
      [
        REFUNDS,
        "the simulator: a second charge of a paid document goes back, and its buyer finds that among the receipts",
      ],
    ],
    mutant: {
      file: MONEY_BACK,
      cut: "where p.status = 'duplicate' and p.refunded_at is null and p.reconcile_at <= now()",
      put: "where false",
      fails: REFUNDS,
      only: "the simulator",
    },
  },
  "charged-for-nothing": {
    what: "a late success for a deleted document goes back",
    control: "app.mark_paid() knows a payment whose document is gone",
    tests: [[REFUNDS, "Stripe: a charge for a document that was deleted meanwhile goes back, and its buyer reads why"]],
    mutant: {
      file: MONEY_BACK,
      cut: "    when payment.document_id is null then 'orphaned-payment'\n",
      put: "",
      fails: REFUNDS,
      only: "deleted meanwhile",
    },
  },
  ledger: {
    what: "receipts are the succeeded payments, and less the refunds the revenue",
    control: "a trigger issues the receipt in the payment's transaction; `npm run db:verify` adds both up",
    tests: [
      [
        "tests/db/verify.test.ts",
        "receipts are summed against payments, refunds and revenue by month and currency, and a difference in any of them is found",
      ],
    ],
    mutant: {
      file: "supabase/migrations/20261121021200_receipts_kept.sql",
      cut: "create trigger keep_receipt after update of status on public.payments",
      put: "create trigger keep_receipt after update of refunded_at on public.payments",
      fails: "tests/db/verify.test.ts",
      only: "summed against",
    },
  },
};
