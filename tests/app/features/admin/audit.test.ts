import { expect, test } from "vitest";
import { exportAudit, listAudit, sealAudit, verifyAudit } from "#app/features/admin/audit.server.ts";
import {
  ABOUT,
  ACTIONS,
  describeActor,
  isNarrowed,
  readAuditFilter,
  readCursor,
  writeCursor,
} from "#app/features/admin/audit.ts";
import { readMigrations } from "#db/migrations.ts";
import { openServiceDb } from "#db/rls.server.ts";
import { parseCsv } from "#tests/support/csv.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument } from "#tests/support/people.ts";
import { openOwner } from "./portal-year.ts";

const filterOf = (query: string) => readAuditFilter(new URLSearchParams(query));

test("every action that the database writes down has its words, and every kind of thing its name", () => {
  const written = readMigrations().flatMap(({ text }) => [
    ...text.matchAll(/app\.audit\(\s*'([a-z-]+\.[a-z-]+)', '([a-z]+)'/g),
  ]);
  expect(written.length).toBeGreaterThan(10);
  for (const [, action = "", entity = ""] of written) {
    expect(ACTIONS, action).toHaveProperty([action]);
    expect(
      ABOUT.map(({ value }) => value),
      entity,
    ).toContain(entity);
  }
});

test.each(["q=%00", "about=__proto__", "what=constructor", "from=2026-02-31", "to=tomorrow", "from=0001-01-01"])(
  "what is no filter of ours is none: %s",
  (query) => {
    const { search, ...rest } = filterOf(query);
    expect([search.trim(), ...Object.values(rest)].filter(Boolean)).toEqual([]);
  },
);

test("a place in the log survives its way through an address, and what we did not write is none", () => {
  const place = { at: new Date("2026-11-21T01:02:03.004Z"), id: 42 };
  expect(readCursor(writeCursor(place))).toEqual({ at: "2026-11-21T01:02:03.004Z", id: 42 });
  for (const said of [null, "", "x_1", "2026-99-99T00:00:00.000Z_1", "2026-11-21T01:02:03.004Z_1e9"]) {
    expect(readCursor(said)).toBeNull();
  }
});

test("who did it is said also where no account is named", () => {
  expect(describeActor({ actorId: crypto.randomUUID(), actorRole: "portal_user" })).toBe("An erased account");
  expect(describeActor({ actorId: null, actorRole: "portal_service" })).toBe("The portal itself");
  for (const actorId of [null, "supabase_auth_admin"]) {
    expect(describeActor({ actorId, actorRole: "postgres" })).toBe("The sign-in service or an operator");
  }
});

test("the log comes page by page, each line once, narrowed as asked; and the file holds the same, with a line of its own", async () => {
  await using db = await freshDatabase();
  const { person, owner } = await openOwner(db);
  const { person: maker, documentId } = await addDocument(db);
  await db.sql`select app.audit('document.created', 'document', gen_random_uuid()) from generate_series(1, 120)`;
  const seen: number[] = [];
  for (let before: string | null = null, pages = 0; pages < 9; pages++) {
    const page: Awaited<ReturnType<typeof listAudit>> = await listAudit(owner, {
      filter: filterOf("about=document"),
      before,
    });
    seen.push(...page.rows.map(({ id }) => id));
    before = page.next;
    if (before === null) break;
  }
  const rows =
    await db.sql`select id::int from public.audit_events where entity = 'document' order by at desc, id desc`;
  expect(seen).toEqual(rows.map(({ id }) => id));

  const idsOf = async (query: string) => (await listAudit(owner, { filter: filterOf(query), before: null })).rows;
  expect((await idsOf(`q=${documentId}`)).map(({ action }) => action)).toEqual(["document.created"]);
  expect((await idsOf(`q=${maker.email}`)).map(({ actor }) => actor?.email)).toEqual([maker.email]);
  expect(await idsOf("q=nobody-at-all")).toEqual([]);
  expect(await idsOf("to=2020-01-01")).toEqual([]);

  const file = await new Response(await exportAudit(owner, { filter: filterOf("about=audit") })).text();
  const [, line] = parseCsv(file.replace(/^\ufeff/, ""));
  expect(line?.slice(2, 7)).toEqual([person.email, person.id, "portal_owner", "audit.exported", "audit"]);
});

test("the schedule seals the log, and owners verify it", async () => {
  await using db = await freshDatabase();
  const { owner } = await openOwner(db);
  await addDocument(db);
  const sealed = await sealAudit(openServiceDb(db.connect()));
  expect(sealed).toBeGreaterThan(0);
  expect(await verifyAudit(owner)).toMatchObject({ sealed, verified: sealed, waiting: 0, brokenAt: null });
  expect(await verifyAudit(owner, sealed)).toMatchObject({ sealed, verified: sealed, waiting: 0, brokenAt: null });
  expect(await verifyAudit(owner, 2)).toMatchObject({ sealed, verified: 2, waiting: 0, brokenAt: null });
});

test("a log is narrowed by any one of its filters, and by nothing else", () => {
  expect(isNarrowed(filterOf(""))).toBe(false);
  expect(isNarrowed(filterOf("about=nothing&what=nothing&from=never"))).toBe(false);
  for (const query of ["q=ada", "about=document", "what=delivery.bounced", "from=2026-11-01", "to=2026-11-30"]) {
    expect(isNarrowed(filterOf(query)), query).toBe(true);
  }
});
