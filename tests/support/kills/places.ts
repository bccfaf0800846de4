/**
 * The places in a purchase at which a Worker is held, so that it can be killed there: by a lock on what it is about to write, or by a provider
 * or a carrier that withholds its answer.
 */
import type { Sql } from "postgres";
import type { openCarrier } from "#tests/support/carrier.ts";
import type { FakeStripe, Moment } from "#tests/support/stripe/fake-stripe.ts";
import { waitFor } from "#tests/support/wait.ts";

export type Scene = {
  sql: Sql;
  fake: FakeStripe;
  mailbox: Awaited<ReturnType<typeof openCarrier>>;
  documentId: string;
  /** Frees whatever is held, once the Worker is dead. */
  undo: AsyncDisposableStack;
};

/** Begins to hold; `reached` resolves when the Worker has reached the place. */
type Hold = (scene: Scene) => Promise<{ reached: Promise<unknown> }>;

const ROWS = {
  document: "select from documents where id = $1 for update",
  payment: "select from payments where document_id = $1 for update",
  delivery: "select from deliveries where document_id = $1 for update",
  contents: "lock table document_contents in access exclusive mode",
};

/** Takes a lock as a slow transaction would; returns the function that releases it. */
async function lock({ sql, documentId, undo }: Scene, what: keyof typeof ROWS): Promise<() => Promise<void>> {
  const connection = await sql.reserve();
  await connection.unsafe("begin");
  await connection.unsafe(ROWS[what], ROWS[what].includes("$1") ? [documentId] : []);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await connection.unsafe("rollback");
    connection.release();
  };
  undo.defer(async () => {
    // A dead process must write nothing more, so its waiting statements are ended before the lock is released.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal_worker'`;
    await release();
  });
  return release;
}

/** Resolves when the Worker waits for a lock of ours. */
const waits = ({ sql }: Scene, what: string) =>
  waitFor(`the Worker to wait for ${what}`, async () => {
    const rows = await sql`
      select from pg_stat_activity where usename = 'portal_worker' and wait_event_type = 'Lock' and query ~ ${what}`;
    return rows.length > 0;
  });

/** Stripe withholds its answer, or does not yet do what it was asked. */
const atStripe =
  (moment: Moment): Hold =>
  async ({ fake, undo }) => {
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    fake.hold = (at) => {
      if (at !== moment) return;
      reach();
      return freed.then(() => Promise.reject(new Error("nobody listens")));
    };
    undo.defer(() => {
      fake.hold = () => {};
      free();
    });
    return { reached };
  };

/** Stripe answers, but what the Worker needs next is locked. */
const afterStripe =
  (moment: Moment, what: keyof typeof ROWS, statement: string): Hold =>
  async (scene) => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    scene.fake.hold = async (at) => {
      if (at !== moment) return;
      await lock(scene, what);
      reach();
    };
    scene.undo.defer(() => {
      scene.fake.hold = () => {};
    });
    return { reached: reached.then(() => waits(scene, statement)) };
  };

/** The carrier withholds its answer, before or after it has taken the mail. */
const atCarrier =
  (moment: "offered" | "taken"): Hold =>
  async ({ mailbox, undo }) => {
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    mailbox.hold = async (at) => {
      if (at !== moment) return;
      reach();
      await freed;
      throw new Error("nobody listens");
    };
    undo.defer(() => {
      mailbox.hold = async () => {};
      free();
    });
    return { reached };
  };

/** In the order in which a purchase reaches them. */
export const PLACES: Readonly<Record<string, Hold>> = {
  "before the attempt is written down": async (scene) => {
    await lock(scene, "document");
    return { reached: waits(scene, "start_payment") };
  },
  "while Stripe makes the intent": atStripe("created"),
  "before the intent's name is written down": afterStripe("created", "payment", "name_payment"),
  "before Stripe charges": atStripe("confirm"),
  "charged, and Stripe has not said so": atStripe("confirmed"),
  "charged, and not written down": afterStripe("confirmed", "payment", "mark_paid"),
  "paid, and the mail claimed": afterStripe("confirmed", "contents", "delivery_mail"),
  "the mail made, and not handed over": async (scene) => {
    const free = await lock(scene, "contents");
    const reached = waits(scene, "delivery_mail").then(async () => {
      await lock(scene, "delivery");
      await free();
      await waits(scene, "hand_over_delivery");
    });
    return { reached };
  },
  "the mail handed over, and not taken": atCarrier("offered"),
  "the mail taken, and the carrier has not said so": atCarrier("taken"),
  "the mail sent, and not written down": async (scene) => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    scene.mailbox.hold = async (at) => {
      if (at !== "taken") return;
      await lock(scene, "delivery");
      reach();
    };
    scene.undo.defer(() => {
      scene.mailbox.hold = async () => {};
    });
    return { reached: reached.then(() => waits(scene, "settle_delivery")) };
  },
};

/** The places at which nobody can know whether the mail went out, and whether it did. */
export const IN_DOUBT = {
  "the mail handed over, and not taken": "lost",
  "the mail taken, and the carrier has not said so": "arrived",
  "the mail sent, and not written down": "arrived",
} as const;
