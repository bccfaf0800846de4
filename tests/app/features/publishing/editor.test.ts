/** What the buttons of the editor do, and what its fields hold afterwards. */
import { expect, test } from "vitest";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { pressEditor } from "#app/features/publishing/editor.server.ts";
import { differingFields, NEW_ARTICLE, typedValues, valuesOf } from "#app/features/publishing/editor-values.ts";
import { findWritten } from "#app/features/publishing/publishing.server.ts";
import { listPath, readShown, SHOWN } from "#app/features/publishing/shown.ts";
import { notFound } from "#app/shared/respond.ts";
import { type AdminDb, openAdminDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";

const FORM = {
  intent: "draft",
  version: "0",
  title: "Zephyr",
  slug: "",
  description: "About it",
  category: "Azure",
  author: "Ada",
  tags: "Wind, Sea",
  verifiedUntil: "2027-05-31",
  body: "First text.",
  publishOn: "",
  zone: "UTC",
};
const NOW = new Date("2026-11-21T12:00:00Z");

function press(db: AdminDb, change: Record<string, string> = {}, articleId: string | null = null) {
  const body = new URLSearchParams({ ...FORM, ...change });
  const request = new Request("https://portal.example/admin/articles/new", { method: "POST", body });
  return pressEditor(request, { db, articleId, now: NOW });
}

async function openDesk(db: TestDatabase): Promise<AdminDb> {
  return openAdminDb(db.connect(), (await addPerson(db, { role: "admin" })).claims);
}

const refusedWith = (status: number, reply: object) => ({ refused: { init: { status }, data: reply } });

test("an article is saved under the address that its title gives, and an address that is taken is refused at its field", async () => {
  await using db = await freshDatabase();
  const desk = await openDesk(db);
  const first = await press(desk);
  expect(first).toEqual({ saved: { id: expect.any(String), slug: "zephyr", intent: "draft" } });
  const taken = {
    values: { title: "Zephyr" },
    errors: { slug: expect.stringContaining("Please choose a different one") },
  };
  expect(await press(desk)).toMatchObject(refusedWith(400, taken));
});

test("a form that is not in order changes nothing and comes back as it was typed", async () => {
  await using db = await freshDatabase();
  const desk = await openDesk(db);
  const [before] = await db.sql`select count(*) from public.articles`;
  expect(await press(desk, { title: "", author: "Bea" })).toMatchObject(
    refusedWith(400, { values: { author: "Bea" }, errors: { title: "Title is required" } }),
  );
  const past = { intent: "schedule", publishOn: "2026-11-21T12:00", body: "A sentence of words. ".repeat(40) };
  expect(await press(desk, past)).toMatchObject(
    refusedWith(400, { errors: { publishOn: expect.stringContaining("has passed") } }),
  );
  const shown = await press(desk, { intent: "preview", body: "# Head\n\nText" });
  expect(shown).toMatchObject({ refused: { data: { preview: { title: "Zephyr", minutes: 1 }, errors: {} } } });
  expect(await db.sql`select count(*) from public.articles`).toEqual([before]);
});

test("a save from a stale window gets both versions, an article that is gone a 404", async () => {
  await using db = await freshDatabase();
  const desk = await openDesk(db);
  const first = await press(desk);
  const id = "saved" in first ? first.saved.id : "";
  expect(await press(desk, { version: "1", body: "Theirs." }, id)).toMatchObject({ saved: { id } });
  const late = await press(desk, { version: "1", body: "Mine." }, id);
  expect(late).toMatchObject(
    refusedWith(409, {
      values: { body: "Mine." },
      stored: { version: 2, values: { body: "Theirs.", tags: "Wind, Sea", verifiedUntil: "2027-05-31", featured: "" } },
    }),
  );
  for (const gone of [crypto.randomUUID(), "none"]) {
    await expect(press(desk, { version: "1" }, gone)).rejects.toEqual(notFound());
  }
});

test("while the database is away, what was typed is kept and nothing is lost", async () => {
  const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID(), aal: "aal1" } as const;
  const nowhere = { url: "postgresql://nobody@127.0.0.1:1/none", requestId: "test", defer: () => {} };
  const desk = guardHandle(openAdminDb(nowhere, claims), () => new Response());
  expect(await press(desk)).toMatchObject(
    refusedWith(503, { values: { title: "Zephyr" }, message: expect.stringContaining("still here") }),
  );
});

test("the fields hold what is stored, and after a refusal what was typed, boxes that were not ticked among it", async () => {
  await using db = await freshDatabase();
  const desk = await openDesk(db);
  const first = await press(desk, { featured: "on", verifiedUntil: "" });
  const article = await findWritten(desk, { articleId: "saved" in first ? first.saved.id : "" });
  if (!article) throw new Error("no article");
  const stored = valuesOf(article);
  expect(stored).toMatchObject({ tags: "Wind, Sea", verifiedUntil: "", featured: "on", body: "First text." });
  expect(typedValues(stored, undefined)).toEqual(stored);
  expect(typedValues(stored, { values: {}, errors: {} })).toEqual(stored);
  const typed = typedValues(stored, { values: { title: "Typed", body: "First text." }, errors: {} });
  expect(typed).toMatchObject({ title: "Typed", body: "First text.", featured: "", author: "" });
});

test("two versions differ where a reader would see it, not in how their lines end", () => {
  const one = { ...NEW_ARTICLE, body: "a\r\nb", title: "T" };
  expect(differingFields(one, { ...one, body: "a\nb" })).toEqual([]);
  expect(differingFields(one, { ...one, body: "a\nc", featured: "on" })).toEqual(["body", "featured"]);
});

test("the list's address says which articles it shows; what makes no sense shows all", () => {
  for (const shown of SHOWN) {
    expect(readShown(new URL(listPath(shown, "cursor"), "https://portal.example").searchParams)).toBe(shown);
  }
  expect(readShown(new URLSearchParams("show=__proto__"))).toBe("all");
  expect(listPath("all")).toBe("/admin/articles");
  expect(listPath("draft", "x")).toBe("/admin/articles?show=draft&before=x");
});
