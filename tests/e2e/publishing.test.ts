/** An article from the first word to its end, by an admin without scripts and by one with them, as readers see it. */
import { afterAll, expect, test } from "vitest";
import { DESKTOP, launchBrowser, openTab } from "#tests/support/browser.ts";
import { hidden, signUp } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import type { Answer, Fields } from "#tests/support/visitor.ts";

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

const admin = await signUp(portal, "Ada Admin");
await portal.sql`update users set role = 'admin' where email = ${admin.email}`;
/** Signed in, so that pages kept for visitors are passed by. */
const reader = await signUp(portal, "Rae Reader");

const TEXT = `## Why\n\n${"A zephyr is a light wind from the west, seldom planned for. ".repeat(8)}`;
const FIELDS = {
  intent: "draft",
  version: "0",
  title: "Zephyrs and what they do",
  slug: "",
  description: "About light winds.",
  category: "Azure",
  author: "Ada",
  tags: "Wind",
  verifiedUntil: "2027-05-31",
  body: TEXT,
  publishOn: "",
  zone: "UTC",
};

async function create(fields: Fields): Promise<string> {
  const { location, status, body } = await admin.post("/admin/articles/new", { ...FIELDS, ...fields });
  expect(status, body.slice(0, 300)).toBe(302);
  return location ?? "";
}

/** Presses a button of the editor as it is now. */
async function press(editor: string, fields: Fields): Promise<Answer> {
  const version = hidden((await admin.get(editor)).body, "version");
  return admin.post(editor, { ...FIELDS, version, ...fields });
}

/** At once near the writer, and within a minute whatever was being kept at that moment. */
async function expectForReaders(path: string, outcome: number | string): Promise<void> {
  await expect.poll(async () => outcomeOf(await reader.get(path)), { message: path, timeout: 60_000 }).toBe(outcome);
}

test("new, previewed, published, renamed, unpublished, deleted, brought back: each step shows to readers", async () => {
  const preview = await admin.post("/admin/articles/new", {
    ...FIELDS,
    intent: "preview",
    body: `${TEXT}\n\n<script>alert(1)</script>\n\n[go](javascript:alert(1))`,
  });
  expect(preview.status).toBe(200);
  expect(preview.markup).toContain('<h2 id="section-why"');
  expect(preview.markup).toContain("&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(preview.body).not.toMatch(/href="javascript:/);
  expect(preview.text).toContain("HTML is not supported");
  expect(hidden(preview.body, "version")).toBe("0");
  expect(preview.markup).toContain('value="Zephyrs and what they do"');

  const editor = await create({});
  expect((await admin.get(editor)).text).toContain("Draft saved. Only admins can see it.");
  await expectForReaders("/articles/zephyrs-and-what-they-do", 404);

  expect((await press(editor, { intent: "publish", slug: "zephyrs" })).location).toBe(editor);
  expect((await admin.get(editor)).text).toContain("Published. View the page");
  await expectForReaders("/articles/zephyrs", 200);
  const page = await portal.visitor().get("/articles/zephyrs");
  expect(page.text).toContain("Facts verified until 31 May 2027");
  expect(page.body).toContain('<meta property="og:title" content="Zephyrs and what they do"/>');
  expect(page.body).toMatch(/<meta name="twitter:card" content="summary/);
  for (const list of ["/feed.xml", "/sitemap.xml", "/articles"])
    expect((await reader.get(list)).body, list).toContain("/articles/zephyrs");

  await press(editor, { intent: "keep", slug: "light-winds" });
  await press(editor, { intent: "keep", slug: "winds" });
  for (const former of ["zephyrs", "light-winds"]) {
    await expectForReaders(`/articles/${former}`, "/articles/winds");
    expect((await reader.get(`/articles/${former}`)).status).toBe(301);
  }

  await press(editor, { intent: "draft", slug: "winds" });
  for (const path of ["/articles/winds", "/articles/zephyrs"]) await expectForReaders(path, 404);
  expect((await reader.get("/sitemap.xml")).body).not.toContain("/articles/winds");

  await press(editor, { intent: "publish", slug: "winds" });
  const articleId = editor.split("/").at(-1) ?? "";
  expect((await admin.post("/admin/articles", { intent: "delete", articleId })).location).toBe("/admin/articles");
  expect((await admin.get("/admin/articles")).body).toMatch(/Article deleted.*Undo/s);
  await expectForReaders("/articles/winds", 404);
  expect((await admin.get(editor)).status).toBe(404);
  await admin.post("/admin/articles", { intent: "restore", articleId });
  await expectForReaders("/articles/winds", 200);

  const events = await portal.sql`select action from audit_events where entity_id = ${articleId} order by id`;
  expect(events.map(({ action }) => action)).toEqual(
    ["created", "published", "changed", "changed", "unpublished", "published", "deleted", "restored"].map(
      (what) => `article.${what}`,
    ),
  );
});

test("a stale tab is refused with both texts, and saving again keeps its own", async () => {
  const editor = await create({ title: "Two tabs" });
  const version = hidden((await admin.get(editor)).body, "version");
  await admin.post(editor, { ...FIELDS, title: "Two tabs", version, body: "What the other tab wrote." });
  const late = await admin.post(editor, { ...FIELDS, title: "Two tabs", version, body: "What this tab wrote." });
  expect(late.status).toBe(409);
  expect(late.text).toContain("has since been saved");
  expect(late.text).toContain("Saved version What the other tab wrote. Yours What this tab wrote.");
  expect(late.body).toMatch(/<textarea[^>]*>What this tab wrote\.<\/textarea>/);
  const mine = { title: "Two tabs", version: hidden(late.body, "version"), body: "Mine." };
  const again = await admin.post(editor, { ...FIELDS, ...mine });
  expect(again.status).toBe(302);
  const revision = await admin.get(`${editor}/revisions/2`);
  expect(revision.text).toContain("What the other tab wrote.");
  await admin.post(`${editor}/revisions/2`, { version: hidden(revision.body, "version") });
  expect((await admin.get(editor)).body).toMatch(/<textarea[^>]*>What the other tab wrote\.<\/textarea>/);
});

test("a draft's unfinished text is not put before readers by restoring it", async () => {
  const editor = await create({ title: "Half a thought", body: "Half a" });
  await press(editor, { title: "Half a thought", intent: "publish" });
  const restore = async (revision: number) => {
    const path = `${editor}/revisions/${revision}`;
    return admin.post(path, { version: hidden((await admin.get(path)).body, "version") });
  };
  const refused = await restore(1);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(
    "so this text was not restored. Save the article as a draft first. The text must be at",
  );
  expect((await reader.get("/articles/half-a-thought")).text).toContain("A zephyr is a light wind");
  await press(editor, { title: "Half a thought", intent: "draft" });
  expect((await restore(1)).location).toBe(editor);
  expect((await admin.get(editor)).body).toMatch(/<textarea[^>]*>Half a<\/textarea>/);
});

test("a schedule is kept to the minute of the chosen place, and what is wrong is said at its field", async () => {
  const editor = await create({ title: "Not yet" });
  const schedule = { intent: "schedule", title: "Not yet" };
  const past = await press(editor, { ...schedule, publishOn: "2026-01-01T09:00" });
  expect([past.status, past.text]).toEqual([400, expect.stringContaining("This time has passed.")]);
  await press(editor, { ...schedule, publishOn: "2099-07-01T09:00", zone: "Europe/Dublin" });
  expect((await admin.get(editor)).text).toContain("It will appear on 1 July 2099 at 08:00 UTC");
  expect((await admin.get("/admin/articles?show=scheduled")).text).toContain("1 July 2099 at 08:00 UTC");
  const taken = await admin.post("/admin/articles/new", { ...FIELDS, title: "x", slug: "azure-migration" });
  expect([taken.status, taken.text]).toEqual([400, expect.stringContaining("used by another article")]);
  for (const path of [editor, "/admin/articles", "/admin/articles/new"])
    expect(outcomeOf(await reader.post(path, { ...FIELDS, intent: "publish" }))).toBe("/");
});

const outcomeOf = ({ status, location }: Answer) => location ?? status;

test("with scripts the preview follows the typing, and one press publishes", async () => {
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP, timezoneId: "Europe/Berlin" });
  const { page } = tab;
  const cookies = [...admin.cookies].map(([name, value]) => ({ name, value, url: portal.url }));
  await page.context().addCookies(cookies);
  await page.goto("/admin/articles");
  await page.getByRole("link", { name: "New Article" }).click();
  await expect.poll(() => page.locator("#zone").inputValue()).toBe("Europe/Berlin");
  await page.getByLabel("Title").fill("Gales");
  await page.getByLabel("Summary").fill("About strong winds.");
  await page.getByLabel("Category").selectOption("Security");
  await page.locator("#body").fill(TEXT.replace("Why", "Strong winds"));
  const preview = page.getByRole("article", { name: "Preview of the article" });
  await preview.getByRole("heading", { name: "Strong winds" }).waitFor();
  expect(await page.locator("#body").inputValue()).toContain("Strong winds");
  await page.getByText(/^\d\d+ words · 1 min read$/).waitFor();
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("Published. View the page").waitFor();
  await page.getByRole("link", { name: "View the page" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Gales" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/articles/gales");
});
