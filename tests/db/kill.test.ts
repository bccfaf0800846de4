import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#db/errors.server.ts";
import { openUserDb, openVisitorDb, type UserDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { startPostgresProxy } from "#tests/support/postgres-proxy.ts";
import { addProbe, escapedRows, killSomeBackend } from "#tests/support/probe.ts";

/** About three kills each: some 180 here, and more than 500 in `npm run soak`. */
const ROUNDS = process.env.SOAK ? 200 : 60;

/** Three pairs of statements, each waiting for the one before; `between` is told of each that is done. */
function writeThrice(user: UserDb, { id }: Person, between: (step: number) => unknown): Promise<void> {
  return user.write(async (tx) => {
    for (const step of [1, 2, 3]) {
      await Promise.all([
        tx.execute(sql`insert into public.probe (intended, step) values (${id}, ${step})`),
        tx.execute(sql`insert into public.probe (intended, step) values (${id}, ${step + 10})`),
      ]);
      between(step);
    }
  });
}

test("backends killed while ten writers work: no statement outside its transaction or as somebody else, none hangs", async () => {
  await using db = await freshDatabase();
  await addProbe(db);
  const people = await Promise.all(Array.from({ length: 10 }, () => addPerson(db)));
  const outcomes: PromiseSettledResult<void>[] = [];
  let kills = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const killing: Promise<boolean>[] = [];
    const writes = people.map((person, at) =>
      writeThrice(openUserDb(db.connect(), person.claims), person, (step) => {
        if ((round + at) % 3 === 0 && step === 1 + (round % 3)) killing.push(killSomeBackend(db));
      }),
    );
    outcomes.push(...(await Promise.allSettled(writes)));
    kills += (await Promise.all(killing)).filter(Boolean).length;
  }
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(kills).toBeGreaterThan(2.5 * ROUNDS);
  expect(failures.length).toBeGreaterThan(ROUNDS);
  expect(failures.filter((reason) => !(reason instanceof DatabaseUnavailable))).toEqual([]);
  expect(await escapedRows(db)).toEqual([]);
  // A commit whose answer was lost counts as failed for its caller, and may be here all the same.
  const [kept] = await db.sql`select count(distinct transaction)::int as transactions from public.probe`;
  expect(kept?.transactions).toBeGreaterThanOrEqual(outcomes.length - failures.length);
}, 600_000);

test("a backend that dies while two hundred statements wait for it runs none of them anew", async () => {
  await using db = await freshDatabase();
  await addProbe(db);
  const person = await addPerson(db);
  const write = openUserDb(db.connect(), person.claims).write(async (tx) => {
    const insert = (step: number) =>
      tx.execute(sql`insert into public.probe (intended, step) values (${person.id}, ${step})`);
    const sleep = tx.execute(sql`select pg_sleep(10)`).catch(() => null);
    const waiting = Promise.allSettled(Array.from({ length: 200 }, (_, step) => insert(step)));
    await vi.waitUntil(async () => (await killSleepers(db)) > 0);
    await Promise.all([sleep, waiting]);
    await insert(999);
  });
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await db.sql`select * from public.probe`).toEqual([]);
});

async function killSleepers(db: TestDatabase): Promise<number> {
  const killed = await db.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'portal_worker' and datname = current_database() and wait_event = 'PgSleep'
  `;
  return killed.length;
}

test("a read whose backend dies is run once more, and a write is not", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const user = openUserDb(db.connect(), person.claims);
  let reads = 0;
  const backends = await user.read(async (tx) => {
    const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    if (++reads === 1) await db.sql`select pg_terminate_backend(${row?.pid ?? 0})`;
    return tx.execute(sql`select 1`);
  });
  expect(backends).toHaveLength(1);
  expect(reads).toBe(2);

  let writes = 0;
  const write = user.write(async (tx) => {
    writes++;
    const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.sql`select pg_terminate_backend(${row?.pid ?? 0})`;
    return tx.execute(sql`select 1`);
  });
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(writes).toBe(1);
});

test("a read that fails does not take its neighbours in the same transaction with it", async () => {
  await using db = await freshDatabase();
  const user = openUserDb(db.connect(), (await addPerson(db)).claims);
  const [bad, good] = await Promise.allSettled([
    user.read((tx) => tx.execute(sql`select ${"no uuid"}::uuid`)),
    user.read(async (tx) => {
      await tx.execute(sql`select 1`);
      return tx.execute<{ two: number }>(sql`select 2 as two`);
    }),
  ]);
  expect(bad).toMatchObject({ status: "rejected", reason: { code: "22P02" } });
  expect(good).toMatchObject({ status: "fulfilled", value: [{ two: 2 }] });
});

test("a write that swallows a failed statement saves nothing and says so", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const user = openUserDb(db.connect(), person.claims);
  const write = user.write(async (tx) => {
    await tx.execute(sql`update public.users set name = 'Half'`);
    await tx.execute(sql`select 1 / 0`).catch(() => null);
  });
  await expect(write).rejects.toThrow("nothing to commit");
  expect(await db.sql`select name from public.users where id = ${person.id}`).toEqual([{ name: "Ada Byrne" }]);
});

test("a write whose own code throws is rolled back, and the error is the code's own", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const write = openUserDb(db.connect(), person.claims).write(async (tx) => {
    await tx.execute(sql`update public.users set name = 'Half'`);
    throw new RangeError("changed my mind");
  });
  await expect(write).rejects.toThrow(new RangeError("changed my mind"));
  expect(await db.sql`select name from public.users where id = ${person.id}`).toEqual([{ name: "Ada Byrne" }]);
});

test("a parameter that cannot be sent is refused before anything is, and its neighbours get their own answers", async () => {
  await using db = await freshDatabase();
  const user = openUserDb(db.connect(), (await addPerson(db)).claims);
  const [one, bad, three] = await Promise.allSettled([
    user.read((tx) => tx.execute(sql`select 1 as n`)),
    user.read((tx) => tx.execute(sql`select ${new Date(0)} as n`)),
    user.read((tx) => tx.execute(sql`select 3 as n`)),
  ]);
  expect(one).toMatchObject({ status: "fulfilled", value: [{ n: 1 }] });
  expect(bad).toMatchObject({ status: "rejected", reason: { name: "UnsendableParameter" } });
  expect(three).toMatchObject({ status: "fulfilled", value: [{ n: 3 }] });
});

test.for([
  ["refuses connections", async () => 1, "swallow"],
  ["accepts and answers nothing", async (port: number) => port, "swallow"],
  ["greets and answers nothing, as behind a pooler", async (port: number) => port, "greet and swallow"],
] as const)("a database that %s is unavailable within its deadline", async ([mode, portOf, behaviour]) => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port);
  proxy.behave(behaviour);
  const port = await portOf(proxy.port);
  const reasons: string[] = [];
  const connection = db.connect({
    url: db.url().replace(`:${db.port}/`, `:${port}/`),
    onAway: (reason) => reasons.push(reason),
  });
  const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID(), aal: "aal1" } as const;
  const started = performance.now();
  const answer = openUserDb(connection, claims).read((tx) => tx.execute(sql`select 1`));
  await expect(answer).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - started).toBeLessThan(mode === "refuses connections" ? 1_000 : 3_600);
  expect(reasons).toEqual([
    expect.stringMatching(mode === "refuses connections" ? /ECONNREFUSED/ : /No word within|CONNECT_TIMEOUT/),
  ]);
});

test("a server that hangs up before it is ready is asked a few times at most", async () => {
  await using db = await freshDatabase();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections++;
    socket.on("data", () => socket.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a server on TCP has no other kind
  const visitor = openVisitorDb(db.connect({ url: db.url().replace(`:${db.port}/`, `:${port}/`) }));
  const started = performance.now();
  await expect(visitor.read((tx) => tx.execute(sql`select 1`))).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(connections).toBeLessThanOrEqual(4);
  server.close();
});

test("a database that falls silent in mid-transaction is unavailable after five seconds", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port);
  const person = await addPerson(db);
  const connection = db.connect({ url: db.url().replace(`:${db.port}/`, `:${proxy.port}/`) });
  const started = performance.now();
  const write = openUserDb(connection, person.claims).write(async (tx) => {
    await tx.execute(sql`select 1`);
    proxy.behave("swallow");
    await tx.execute(sql`select 2`);
  });
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - started).toBeLessThan(5_500);
});

test("a connection cut as the commit goes out is unavailable, and what was written is there whole or not at all", async () => {
  await using db = await freshDatabase();
  await using proxy = await startPostgresProxy(db.port);
  const person = await addPerson(db);
  const connection = db.connect({ url: db.url().replace(`:${db.port}/`, `:${proxy.port}/`) });
  const write = openUserDb(connection, person.claims).write(async (tx) => {
    await tx.execute(sql`update public.users set name = 'New', company = 'New'`);
    proxy.behave("cut");
  });
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  const [row] = await db.sql`select name, company from public.users where id = ${person.id}`;
  expect(row).toEqual({ name: "Ada Byrne", company: "Byrne Ltd" });
});
