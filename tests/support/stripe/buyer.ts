/** A process that buys one document and sends its mail, as the Worker does; it says where it is, and is killed there. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sendDueMails } from "#app/features/mail/mail.server.ts";
import { payForDocument } from "#app/features/payments/checkout.server.ts";
import { reconcilePayments } from "#app/features/payments/payments.server.ts";
import { openStripe, type StripeSettings } from "#app/features/payments/stripe.server.ts";
import { openServiceDb, openUserDb, type ServiceDb } from "#db/rls.server.ts";
import type { Person } from "#tests/support/people.ts";

export type BuyerTask = {
  databaseUrl: string;
  settings: StripeSettings;
  mailUrl: string;
  claims: Person["claims"];
  documentId: string;
  token: string;
  /** Where to stop and wait for the end; none for the schedule, which does what is left. */
  stopAt: string | null;
};

/** The fonts of the mail's files lie beside this one, see run-buyer.ts. */
async function loadFile(name: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(path.join(import.meta.dirname, name))).buffer;
}

/** Says where the process is; at the place that is named it stays for ever. */
async function reach(place: string, stopAt: string | null): Promise<void> {
  if (place !== stopAt) return;
  process.send?.(place);
  await new Promise(() => {});
}

/** The same handle, which stops before and after its writes: 1 the settlement, 2 and 3 the mail's claim and its end. */
function watched(db: ServiceDb, stopAt: string | null): ServiceDb {
  const names = ["name", "settle", "claim", "sent"];
  let at = 0;
  const write: ServiceDb["write"] = async (work) => {
    const name = names[at++] ?? "later";
    await reach(`before ${name}`, stopAt);
    const done = await db.write(work);
    await reach(`after ${name}`, stopAt);
    return done;
  };
  return Object.assign(Object.create(db), { write, read: db.read });
}

async function buy({ databaseUrl, settings, mailUrl, claims, documentId, token, stopAt }: BuyerTask): Promise<void> {
  const connect = () => ({ url: databaseUrl, requestId: "buyer", defer: () => {} });
  const service = watched(openServiceDb(connect()), stopAt);
  const mail = { from: "portal@example.com", url: mailUrl, binding: undefined };
  const sender = { mail, origin: settings.origin, loadFile };
  const provider = openStripe(settings);
  if (stopAt === null) {
    await reconcilePayments(openServiceDb(connect()), { provider: openStripe(settings, () => Date.now() + 3_600_000) });
    await sendDueMails(openServiceDb(connect()), sender);
  } else {
    await reach("before start", stopAt);
    await payForDocument(openUserDb(connect(), claims), { service, provider, documentId, token });
    await sendDueMails(service, sender);
  }
  process.send?.("done");
}

process.once("message", (task: BuyerTask) => {
  buy(task).then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
