import { expect, test } from "vitest";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { countAttempt, sweepAttempts, takeCode } from "#app/features/auth/throttle.server.ts";
import { DatabaseUnavailable } from "#db/errors.server.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";

function visitor(db: TestDatabase, address: string, environment: "embedded" | "production" = "production") {
  return { db: openServiceDb(db.connect()), address, environment };
}

/** How many of `tries` attempts were let through. */
async function countPassed(tries: number, attempt: () => ReturnType<typeof countAttempt>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < tries; index++) if ((await attempt()).ok) passed++;
  return passed;
}

test("one account may be tried five times a minute from one address, and the answer says for how long there is none left", async () => {
  await using db = await freshDatabase();
  const attacker = visitor(db, "203.0.113.7");
  expect(await countPassed(8, () => countAttempt(attacker, "sign-in", "ada@example.com"))).toBe(5);
  const refused = await countAttempt(attacker, "sign-in", "ADA@example.com");
  expect(refused).toMatchObject({ ok: false, code: "busy" });
  if (!refused.ok) expect(refused.waitSeconds).toBeGreaterThan(50);
  expect(await countAttempt(visitor(db, "198.51.100.1"), "sign-in", "ada@example.com")).toEqual({ ok: true });
});

test("one address may try twenty times a minute, whatever the accounts", async () => {
  await using db = await freshDatabase();
  const attacker = visitor(db, "203.0.113.7");
  let tries = 0;
  expect(await countPassed(30, () => countAttempt(attacker, "sign-in", `victim-${tries++}@example.com`))).toBe(20);
});

test("an IPv6 network counts as one address", async () => {
  await using db = await freshDatabase();
  let tries = 0;
  const attempt = () => countAttempt(visitor(db, `2001:db8:1:2::${(++tries).toString(16)}`), "sign-up");
  expect(await countPassed(10, attempt)).toBe(3);
  expect(await countAttempt(visitor(db, "2001:db8:1:2:3:4:5:6"), "sign-up")).toMatchObject({ code: "busy" });
  expect(await countAttempt(visitor(db, "2001:db8:1:3::1"), "sign-up")).toEqual({ ok: true });
});

test("one account's code may be guessed ten times in a quarter of an hour, from all networks together", async () => {
  await using db = await freshDatabase();
  let place = 0;
  const guess = () => countAttempt(visitor(db, `203.0.113.${++place}`), "code", "ada");
  expect(await countPassed(14, guess)).toBe(10);
  expect(await countAttempt(visitor(db, "203.0.113.7"), "code", "another")).toEqual({ ok: true });
});

test("a code is taken once for an account, whoever shows it", async () => {
  await using db = await freshDatabase();
  const [one, another] = [visitor(db, "203.0.113.7"), visitor(db, "198.51.100.1")];
  const taken = await Promise.all([one, another, one].map((each) => takeCode(each, "ada", "123456")));
  expect(taken.filter((isNew) => isNew)).toHaveLength(1);
  expect(await takeCode(one, "ada", "654321")).toBe(true);
  expect(await takeCode(one, "another", "123456")).toBe(true);
  await db.sql`update private.rate_limits set expires_at = now()`;
  expect(await takeCode(one, "ada", "123456")).toBe(true);
});

test("on one's own machine there is room for demonstrations and tests", async () => {
  await using db = await freshDatabase();
  const developer = visitor(db, "127.0.0.1", "embedded");
  expect(await countPassed(20, () => countAttempt(developer, "sign-up"))).toBe(20);
  expect(await countPassed(25, () => countAttempt(developer, "sign-in", "ada@example.com"))).toBe(20);
});

test("the schedule forgets what counts for nothing any more, and nothing else", async () => {
  await using db = await freshDatabase();
  const service = openServiceDb(db.connect());
  await countAttempt(visitor(db, "203.0.113.7"), "sign-up");
  expect(await sweepAttempts(service)).toBe(0);
  await db.sql`update private.rate_limits set expires_at = now() - interval '2 hours'`;
  expect(await sweepAttempts(service)).toBe(1);
  expect(await countPassed(5, () => countAttempt(visitor(db, "203.0.113.7"), "sign-up"))).toBe(3);
});

test("what cannot be counted is not tried: the database that is away is told, any other fault thrown on", async () => {
  const bare = openServiceDb({ url: "postgresql://nobody@127.0.0.1:1/none", requestId: "test", defer: () => {} });
  const visit = { address: "203.0.113.7", environment: "production" } as const;
  const guarded = guardHandle(bare, () => new Response());
  expect(await countAttempt({ ...visit, db: guarded }, "sign-up")).toEqual({ ok: false, code: "away", waitSeconds: 5 });
  expect(await takeCode({ ...visit, db: guarded }, "ada", "123456")).toBeNull();
  await expect(countAttempt({ ...visit, db: bare }, "sign-up")).rejects.toBeInstanceOf(DatabaseUnavailable);
});
