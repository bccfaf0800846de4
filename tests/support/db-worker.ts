/** A Worker that does nothing but database work, so that tests can see db/ run in workerd. */
import { sql } from "drizzle-orm";
import { openUserDb, type VerifiedClaims } from "#db/rls.server.ts";
import { clients, users } from "#db/schema.ts";

type Env = { HYPERDRIVE: Hyperdrive };

/** `page` answers with what a page would show; `write` adds three pairs of rows to the probe table, one after another. */
export type DbTask = { claims: VerifiedClaims } & ({ kind: "page" } | { kind: "write"; pauseMs: number });

export default {
  async fetch(request, env, execution) {
    // Sent by the test alone.
    const task = (await request.json()) as DbTask;
    const trips: number[] = [];
    const user = openUserDb(
      {
        url: env.HYPERDRIVE.connectionString,
        defer: (_task, work) => execution.waitUntil(work),
        onTrip: (count) => trips.push(count),
      },
      task.claims,
    );
    try {
      if (task.kind === "page") {
        const [me, list] = await Promise.all([
          user.read((tx) => tx.select({ name: users.name }).from(users)),
          user.read((tx) => tx.select({ name: clients.name }).from(clients).limit(5)),
        ]);
        return Response.json({ me, list, trips: trips.length });
      }
      await user.write(async (tx) => {
        for (const step of [1, 2, 3]) {
          await Promise.all([
            tx.execute(sql`insert into public.probe (intended, step) values (${task.claims.sub}, ${step})`),
            tx.execute(sql`insert into public.probe (intended, step) values (${task.claims.sub}, ${step + 10})`),
          ]);
          await new Promise((resume) => setTimeout(resume, task.pauseMs));
        }
      });
      return Response.json({ committed: true });
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.name : String(error) }, { status: 503 });
    }
  },
} satisfies ExportedHandler<Env>;
