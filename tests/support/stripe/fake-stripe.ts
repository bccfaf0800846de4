/** A stand-in for the part of Stripe's HTTP API that we use, strict about what it is sent. ASSUMPTIONS.md lists its assumptions. */
import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { playCard } from "./cards.ts";
import { type Intent, newId, openLedger, type StripeEvent } from "./ledger.ts";

export const API_VERSION = "2026-10-28.endive";
export const SECRET_KEY = "sk_test_secret";
export const PUBLISHABLE_KEY = "pk_test_publishable";
export const WEBHOOK_SECRET = "whsec_present";

/** A request as received, for checking afterwards. */
export type Asked = { method: string; path: string; params: Record<string, string>; idempotencyKey: string | null };

/** Where a test may hold a request or end its sender: before the request is carried out, or before it is answered. */
export type Moment = "create" | "created" | "confirm" | "confirmed" | "refunded";

export type FakeStripe = Disposable & {
  url: string;
  ledger: ReturnType<typeof openLedger>;
  asked: Asked[];
  /** Requests that no correct client sends; each was refused. */
  faults: string[];
  /** Awaited at each moment of every request. */
  hold: (moment: Moment, intent: Intent) => Promise<void> | void;
  /** While true every request is answered 500. */
  isAway: boolean;
  /** The intent of a payment of ours. */
  intentOf(paymentId: string): Intent;
};

type Refusal = { status: 400 | 401 | 402 | 404 | 409 | 500; error: Record<string, unknown> };
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(status: Refusal["status"], error: Refusal["error"]) {
    super(JSON.stringify(error));
    this.refusal = { status, error };
  }
}

const PARAMS: Readonly<Record<string, RegExp>> = {
  create: /^(amount|currency|allowed_payment_method_types\[\d\]|metadata\[(payment_id|document_id)\])$/,
  confirm: /^(confirmation_token|use_stripe_sdk|return_url)$/,
  cancel: /^$/,
  refund: /^(payment_intent|reason)$/,
};

/** Starts it on a free port. */
export async function startFakeStripe({ isLive = false } = {}): Promise<FakeStripe> {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const ledger = openLedger({ apiVersion: API_VERSION, isLive });
  const fake: FakeStripe = {
    ...{ url: `http://127.0.0.1:${port}`, ledger, asked: [], faults: [], hold: () => {}, isAway: false },
    intentOf(paymentId) {
      const found = [...ledger.intents.values()].find(({ metadata }) => metadata.payment_id === paymentId);
      if (!found) throw new Error(`no intent for ${paymentId}`);
      return found;
    },
    [Symbol.dispose]: () => void server.close(),
  };
  addRoutes(app, fake);
  return fake;
}

function addRoutes(app: Hono, fake: FakeStripe): void {
  const { ledger } = fake;
  const once = openIdempotency();
  const answer = (work: (c: Context, asked: Asked) => Promise<object> | object) => async (c: Context) => {
    const asked = await read(c);
    fake.asked.push(asked);
    try {
      checkCaller(c, fake);
      const run = async () => work(c, asked);
      return c.json(asked.method === "POST" ? await once(asked, run) : await run());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isFault(error.refusal)) fake.faults.push(`${asked.method} ${asked.path}: ${error.message}`);
      return c.json({ error: error.refusal.error }, error.refusal.status);
    }
  };
  const intentOf = (c: Context) => ledger.intents.get(c.req.param("id") ?? "") ?? missing();
  const intentPath = "/v1/payment_intents/:id";

  app.onError((_, c) => c.json({ error: { type: "api_error" } }, 500)); // what a test's hold() threw
  app.post(
    "/v1/payment_intents",
    answer((_, asked) => create(fake, asked)),
  );
  app.post(
    `${intentPath}/confirm`,
    answer((c, asked) => confirm(fake, intentOf(c), asked)),
  );
  app.post(
    `${intentPath}/cancel`,
    answer((c, asked) => cancel(fake, intentOf(c), asked)),
  );
  app.get(intentPath, answer(intentOf));
  app.post(
    "/v1/refunds",
    answer((_, asked) => refund(fake, asked)),
  );
  app.get(
    "/v1/refunds",
    answer((c) => listRefunds(fake, c.req.query("payment_intent") ?? "")),
  );
  app.get(
    "/v1/refunds/:id",
    answer((c) => expand(fake, ledger.refunds.get(c.req.param("id") ?? "") ?? missing())),
  );
  app.get(
    "/v1/charges/:id",
    answer((c) => expand(fake, ledger.charges.get(c.req.param("id") ?? "") ?? missing())),
  );
  app.get(
    "/v1/disputes/:id",
    answer((c) => expand(fake, ledger.disputes.get(c.req.param("id") ?? "") ?? missing())),
  );
}

/** Whether a refusal means that the request itself was wrong. That an intent or a charge had moved on meanwhile is nobody's fault. */
function isFault({ status, error }: Refusal): boolean {
  return status === 401 || (status === 400 && !MOVED_ON.has(String(error.code)));
}

const MOVED_ON = new Set(["payment_intent_unexpected_state", "charge_already_refunded", "charge_disputed"]);

async function read(c: Context): Promise<Asked> {
  const body = c.req.method === "POST" ? await c.req.text() : "";
  const params = Object.fromEntries(new URLSearchParams(body));
  return { method: c.req.method, path: c.req.path, params, idempotencyKey: c.req.header("Idempotency-Key") ?? null };
}

function checkCaller(c: Context, fake: FakeStripe): void {
  if (fake.isAway) throw new Refused(500, { type: "api_error", message: "away" });
  const key = fake.ledger.isLive ? SECRET_KEY.replace("test", "live") : SECRET_KEY;
  if (c.req.header("Authorization") !== `Bearer ${key}`) throw new Refused(401, { type: "invalid_request_error" });
  if (c.req.header("Stripe-Version") !== API_VERSION) throw invalid("version", "another version than was pinned");
  const type = c.req.header("Content-Type") ?? "";
  if (c.req.method === "POST" && !type.startsWith("application/x-www-form-urlencoded")) throw invalid("type", type);
}

/** Gives one answer for each key. Refuses another request under a used key, and a repeated one while the first is under way. */
function openIdempotency() {
  const kept = new Map<string, { request: string; answer?: object; refusal?: Refused }>();
  return async ({ path, params, idempotencyKey }: Asked, run: () => Promise<object>): Promise<object> => {
    if (!idempotencyKey || idempotencyKey.length > 255) throw invalid("idempotency_key", "missing or too long");
    const request = JSON.stringify([path, params]);
    const before = kept.get(idempotencyKey);
    if (before && before.request !== request) throw new Refused(400, { type: "idempotency_error" });
    if (before?.refusal) throw before.refusal;
    if (before?.answer) return before.answer;
    if (before) throw new Refused(409, { type: "invalid_request_error", code: "idempotency_key_in_use" });
    kept.set(idempotencyKey, { request });
    try {
      const answer = structuredClone(await run());
      kept.set(idempotencyKey, { request, answer });
      return answer;
    } catch (error) {
      if (error instanceof Refused) kept.set(idempotencyKey, { request, refusal: error });
      throw error;
    }
  };
}

function checkParams(kind: string, { params }: Asked): void {
  const unknown = Object.keys(params).find((name) => !PARAMS[kind]?.test(name));
  if (unknown !== undefined) throw invalid("parameter_unknown", unknown);
}

async function create(fake: FakeStripe, asked: Asked): Promise<Intent> {
  checkParams("create", asked);
  const { amount, currency, "metadata[payment_id]": payment, "metadata[document_id]": document } = asked.params;
  if (!/^[1-9]\d{1,7}$/.test(amount ?? "")) throw invalid("parameter_invalid_integer", "amount");
  if (!/^[a-z]{3}$/.test(currency ?? "")) throw invalid("parameter_invalid", "currency");
  if (asked.params["allowed_payment_method_types[0]"] !== "card") throw invalid("parameter_missing", "types");
  if (asked.idempotencyKey !== payment) throw invalid("idempotency_key", "is not the payment's id");
  const id = newId("pi");
  const intent: Intent = {
    ...{ id, object: "payment_intent", amount: Number(amount), amount_received: 0, currency: currency ?? "" },
    ...{ livemode: fake.ledger.isLive, metadata: { payment_id: payment ?? "", document_id: document ?? "" } },
    ...{ status: "requires_payment_method", client_secret: `${id}_secret_x`, last_payment_error: null },
    latest_charge: null,
  };
  await fake.hold("create", intent);
  fake.ledger.intents.set(id, intent);
  await fake.hold("created", intent);
  return intent;
}

async function confirm(fake: FakeStripe, intent: Intent, asked: Asked): Promise<Intent> {
  checkParams("confirm", asked);
  if (asked.params.use_stripe_sdk !== "true" || !asked.params.return_url) throw invalid("parameter_missing", "sdk");
  await fake.hold("confirm", intent);
  if (intent.status !== "requires_payment_method") throw unexpectedState(intent);
  const { confirmation_token: token = "" } = asked.params;
  if (token.startsWith("ctoken_unknown_")) missing();
  if (!playCard(fake.ledger, intent, token)) {
    throw new Refused(400, { type: "invalid_request_error", code: "resource_missing", param: "confirmation_token" });
  }
  await fake.hold("confirmed", intent);
  const { last_payment_error: declined } = intent;
  if (declined) throw new Refused(402, { ...declined, payment_intent: structuredClone(intent) });
  return intent;
}

function cancel(fake: FakeStripe, intent: Intent, asked: Asked): Intent {
  checkParams("cancel", asked);
  if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpectedState(intent);
  intent.status = "canceled";
  fake.ledger.tell("payment_intent.canceled", intent);
  return intent;
}

async function refund(fake: FakeStripe, asked: Asked): Promise<object> {
  checkParams("refund", asked);
  const intent = fake.ledger.intents.get(asked.params.payment_intent ?? "") ?? missing();
  if (!asked.idempotencyKey?.startsWith(`${intent.metadata.payment_id}:refund:`)) throw invalid("idempotency_key", "");
  if ([...fake.ledger.disputes.values()].some(({ payment_intent }) => payment_intent === intent.id)) {
    throw new Refused(400, { type: "invalid_request_error", code: "charge_disputed" });
  }
  const given = fake.ledger.giveBack(intent);
  if (!given) throw new Refused(400, { type: "invalid_request_error", code: "charge_already_refunded" });
  await fake.hold("refunded", intent);
  return given;
}

function listRefunds({ ledger }: FakeStripe, intent: string): object {
  const data = [...ledger.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  return { object: "list", data, has_more: false, url: "/v1/refunds" };
}

/** As with `expand[]=payment_intent`. */
function expand(fake: FakeStripe, object: { payment_intent: string }): object {
  return { ...object, payment_intent: fake.ledger.intents.get(object.payment_intent) };
}

function missing(): never {
  throw new Refused(404, { type: "invalid_request_error", code: "resource_missing" });
}

function invalid(code: string, message: string): Refused {
  return new Refused(400, { type: "invalid_request_error", code, message });
}

function unexpectedState(intent: Intent): Refused {
  const error = { type: "invalid_request_error", code: "payment_intent_unexpected_state" };
  return new Refused(400, { ...error, payment_intent: structuredClone(intent) });
}

/** The signature header of a delivery, with one signature for each secret valid at the time. */
export function signatureOf(body: string, secrets: readonly string[], at = Math.floor(Date.now() / 1000)): string {
  const signed = secrets.map((secret) => createHmac("sha256", secret).update(`${at}.${body}`).digest("hex"));
  return [`t=${at}`, ...signed.map((signature) => `v1=${signature}`)].join(",");
}

/** A delivery of an event as Stripe makes it. */
export function deliveryOf(event: StripeEvent, secrets: readonly string[] = [WEBHOOK_SECRET]) {
  const body = JSON.stringify(event, null, 2);
  return { body, signature: signatureOf(body, secrets), now: Date.now() };
}
