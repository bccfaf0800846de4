/** The records of the stand-in for Stripe: intents, charges, refunds, disputes and the events that tell of them. */

export type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  livemode: boolean;
  metadata: Record<string, string>;
  status:
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "processing"
    | "succeeded"
    | "canceled";
  client_secret: string;
  last_payment_error: { type: string; code: string; decline_code?: string; message: string } | null;
  latest_charge: string | null;
};
export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  currency: string;
  livemode: boolean;
  payment_intent: string;
};
export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  status: "succeeded" | "failed";
  failure_reason?: string;
  payment_intent: string;
};
export type Dispute = {
  id: string;
  object: "dispute";
  amount: number;
  status: "needs_response" | "won" | "lost";
  livemode: boolean;
  payment_intent: string;
};
export type StripeEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: Intent | Charge | Refund | Dispute };
};

export type Ledger = ReturnType<typeof openLedger>;

/** @param apiVersion the version that events are written in */
export function openLedger({ apiVersion, isLive }: { apiVersion: string; isLive: boolean }) {
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const events: StripeEvent[] = [];

  function tell(type: string, object: StripeEvent["data"]["object"]): StripeEvent {
    const created = Math.floor(Date.now() / 1000);
    const envelope = { id: newId("evt"), object: "event", api_version: apiVersion, created } as const;
    const event = { ...envelope, livemode: isLive, type, data: { object: structuredClone(object) } };
    events.push(event);
    return event;
  }

  /** Takes the money of an intent. */
  function take(intent: Intent): StripeEvent {
    const charge: Charge = {
      ...{ id: newId("ch"), object: "charge", amount: intent.amount, amount_refunded: 0 },
      ...{ currency: intent.currency, livemode: isLive, payment_intent: intent.id },
    };
    charges.set(charge.id, charge);
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount, latest_charge: charge.id });
    return tell("payment_intent.succeeded", intent);
  }

  function decline(intent: Intent, code: string, declineCode?: string): StripeEvent {
    const said = {
      type: "card_error",
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
      message: "Declined.",
    };
    Object.assign(intent, { status: "requires_payment_method", last_payment_error: said });
    return tell("payment_intent.payment_failed", intent);
  }

  function refund(intent: Intent, minor = intent.amount): StripeEvent {
    const charge = charges.get(intent.latest_charge ?? "");
    if (!charge) throw new Error("nothing was charged");
    charge.amount_refunded += minor;
    const made: Refund = {
      ...{ id: newId("re"), object: "refund", amount: minor, status: "succeeded", payment_intent: intent.id },
    };
    refunds.set(made.id, made);
    return tell("charge.refunded", charge);
  }

  /** Refunds what is left of an intent, as the API may ask; null when nothing is left. */
  function giveBack(intent: Intent): Refund | null {
    const charge = charges.get(intent.latest_charge ?? "");
    const amount = charge ? charge.amount - charge.amount_refunded : 0;
    if (amount === 0) return null;
    refund(intent, amount);
    return [...refunds.values()].at(-1) ?? null;
  }

  /** The buyer's bank sends a refund back, days later. */
  function bounce(given: Refund): StripeEvent {
    const intent = intents.get(given.payment_intent);
    const charge = charges.get(intent?.latest_charge ?? "");
    if (charge) charge.amount_refunded -= given.amount;
    Object.assign(given, { status: "failed", failure_reason: "expired_or_canceled_card" });
    return tell("refund.failed", given);
  }

  function dispute(intent: Intent): Dispute {
    const opened: Dispute = {
      ...{ id: newId("dp"), object: "dispute", amount: intent.amount, status: "needs_response" },
      ...{ livemode: isLive, payment_intent: intent.id },
    };
    disputes.set(opened.id, opened);
    tell("charge.dispute.created", opened);
    return opened;
  }

  function decide(opened: Dispute, status: "won" | "lost"): StripeEvent {
    opened.status = status;
    return tell("charge.dispute.closed", opened);
  }

  const told = { tell, take, decline, refund, giveBack, bounce, dispute, decide };
  return { intents, charges, refunds, disputes, events, isLive, ...told };
}

export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`;
}
