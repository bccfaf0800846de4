/** The release before runs on the new schema: migrations widen, and take away only what no release uses any more (R-26 in tests/security). */
import { expect, test } from "vitest";
import { type Migration, readMigrations } from "#db/migrations.ts";

/** What the code of the release before may still name. */
const NARROWING =
  /\b(drop\s+(table|column|schema|type|view|role)|rename\s+(to|column)|alter\s+column\s+\S+\s+(set\s+data\s+)?type|set\s+not\s+null)\b/gi;
const DROPPED_FUNCTION = /\bdrop\s+function\s+(if\s+exists\s+)?app\.(\w+)\s*\(([^)]*)\)/gi;

/** Narrowing that came a release after the code stopped using it: `version_name: statement`, with the reason. */
const LATER: readonly string[] = [
  "drop table", // empty since money_back_sent, and asked by nothing since that release
  "drop function app.claim_payment_alerts(integer)",
  "drop function app.settle_payment_alert(uuid, boolean, text)",
].map((statement) => `20261123033552_drop_payment_alerts: ${statement}`);

/** The parameters of a function that a file creates, those without a default counted apart. */
function parametersOf(text: string, name: string): { all: number; needed: number } | null {
  const list = new RegExp(`create (?:or replace )?function app\\.${name}\\(([\\s\\S]*?)\\)\\s*\\n?returns`, "i").exec(
    text,
  )?.[1];
  if (list === undefined) return null;
  const all = list.split(",").filter((parameter) => parameter.trim() !== "");
  return { all: all.length, needed: all.filter((parameter) => !/\bdefault\b/i.test(parameter)).length };
}

function narrowingIn({ version, name, text }: Migration): string[] {
  const code = text.replace(/--.*$/gm, "");
  const narrowed = [...code.matchAll(NARROWING)].map(([statement]) => statement);
  const lost = [...code.matchAll(DROPPED_FUNCTION)].filter(([, , dropped = "", types = ""]) => {
    const before = types.split(",").filter((type) => type.trim() !== "").length;
    const after = parametersOf(code, dropped);
    return after === null || after.needed > before || after.all < before;
  });
  return [...narrowed, ...lost.map(([statement]) => statement)]
    .map((statement) => `${version}_${name}: ${statement}`)
    .filter((found) => !LATER.includes(found));
}

test("no migration takes away what the release before names", () => {
  expect(readMigrations().flatMap(narrowingIn)).toEqual([]);
});

test.each([
  "alter table public.users drop column company;",
  'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
  "alter table public.clients alter column company set not null;",
  "alter table public.clients alter column company type varchar(3);",
  "drop function app.list_sessions();",
  "drop function app.f(uuid);\ncreate function app.f(id uuid, more text) returns void language sql as $$ $$;",
])("%s would be noticed", (text) => {
  expect(narrowingIn({ version: "1", name: "new", text })).toHaveLength(1);
});
