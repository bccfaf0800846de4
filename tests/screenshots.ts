/**
 * `npm run screenshots [words] [-- --no-build]`: every page of the built portal in four widths, light and dark, into `.screenshots/`, as somebody sees it
 * who has nothing yet, a few rows or many. With words, only the pictures whose name holds one of them: `npm run screenshots profile 390-dark`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { type Browser, chromium, type Page } from "playwright-core";
import { LOCAL_PASSWORD, SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import { fill } from "./bench/fill.ts";
import { findBrowser } from "./support/find-browser.ts";
import { ANSWERS, addClient, answerSteps, generateDocument, type Person, payFor, signUp } from "./support/journey.ts";
import { type Portal, startPortal } from "./support/portal.ts";
import type { Visitor } from "./support/visitor.ts";

const FOLDER = path.resolve(import.meta.dirname, "../.screenshots");
const WIDTHS = [320, 390, 1280, 2560];
const SCHEMES = ["light", "dark"] as const;
/** Pages that are longer are cut off here; what is cut is more of the same rows. */
const MAX_HEIGHT = 6_000;
/** Of the whole that `fill` knows: 2,500 documents, 500 clients, 100 users; the first user has 25 documents and 5 clients of them. */
const SHARE = 0.0005;

type Scene = { name: string; path: string; who: Visitor; prepare?: (page: Page) => Promise<unknown> };

const PUBLIC = [
  ["home", "/"],
  ["articles", "/articles"],
  ["articles-none", "/articles?q=zzzzzz"],
  ["article", "/articles/azure-migration"],
  ["signup", "/signup"],
  ["signin", "/signup?mode=signin"],
  ["check-your-inbox", "/check-your-inbox"],
  ["forgot-password", "/forgot-password"],
  ["reset-password", "/reset-password"],
  ["sign-out", "/sign-out"],
  ["auth-confirm", "/auth/confirm"],
  ["resume", "/resume/unknown"],
  ["about", "/about"],
  ["contact", "/contact"],
  ["terms", "/terms"],
  ["privacy", "/privacy"],
  ["diagnostics", "/supabase-test"],
  ["not-found", "/no-such-page"],
] as const;
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const LISTS = ["/clients", "/documents"];
const PROFILE = ["/profile", "/profile/email", "/profile/password", "/profile/erase"];
const NAMES = [
  "Siobhán Kelly",
  "Thomas Müller",
  "Amélie Rousseau",
  "Oluwaseun Adeyemi",
  "Jan de Vries",
  "Maria Konstantinou",
];
const ADMIN = [
  ...["/admin", "/admin/clients", "/admin/users", "/admin/users?tab=pending", "/admin/audit"],
  ...["/admin/articles", "/admin/articles/new", "/admin/rows/documents"],
];

process.chdir(path.resolve(import.meta.dirname, ".."));
const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
if (!process.argv.includes("--no-build")) {
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
mkdirSync(FOLDER, { recursive: true });
await using portal = await startPortal();
const scenes = await prepareScenes(portal);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
try {
  for (const width of WIDTHS) for (const scheme of SCHEMES) await photograph(browser, { width, scheme });
} finally {
  await browser.close();
}

/** Takes the pictures of one width and scheme; one window for each person. */
async function photograph(inBrowser: Browser, { width, scheme }: { width: number; scheme: "light" | "dark" }) {
  const nameOf = (scene: Scene) => `${scene.name}-${width}-${scheme}`;
  const wanted = scenes.filter((scene) => words.length === 0 || words.some((word) => nameOf(scene).includes(word)));
  for (const who of new Set(wanted.map((scene) => scene.who))) {
    const context = await inBrowser.newContext({
      baseURL: portal.url,
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: scheme,
      locale: "en-GB",
      reducedMotion: "reduce",
    });
    await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
    const page = await context.newPage();
    for (const scene of wanted.filter((each) => each.who === who)) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await page.goto(scene.path, { waitUntil: "networkidle" });
      await scene.prepare?.(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
      await page.screenshot({ path: path.join(FOLDER, `${nameOf(scene)}.png`), fullPage: true, clip });
      console.log(nameOf(scene));
    }
    await context.close();
  }
}

async function prepareScenes(on: Portal): Promise<Scene[]> {
  const { few, unpaidId, paidId } = await meetFew(on);
  const [nobody, newcomer] = [on.visitor(), await signUp(on, "Niall New")];
  const many = await signUp(on, "Orlaith Fitzgerald-Montgomery");
  await fillUp(on, many);
  const visitor = on.visitor();
  await answerSteps(visitor, ANSWERS, { upTo: 6 });
  const owner = await signUp(on, "Ruth Callaghan");
  await on.sql`update users set role = 'owner' where email = ${owner.email}`;
  const [article] = await on.sql`select id from articles order by created_at limit 1`;
  const scene = (who: Visitor, name: string, at: string, prepare?: Scene["prepare"]) => ({
    who,
    name,
    path: at,
    prepare,
  });
  return [
    ...PUBLIC.map(([name, at]) => scene(nobody, name, at)),
    scene(nobody, "signup-error", "/signup", (page) => press(page, "Sign Up")),
    scene(nobody, "menu", "/", openMenu),
    ...[3, 5].map((step) => scene(visitor, `questionnaire-visitor-${step}`, `/questionnaire?step=${step}`)),
    ...STEPS.map((step) => scene(few, `questionnaire-${step}`, `/questionnaire?step=${step}`)),
    scene(few, "questionnaire-new-client", "/questionnaire?step=11&add"),
    ...[...LISTS, ...PROFILE].map((at) => scene(newcomer, `empty${at.replaceAll("/", "-")}`, at)),
    ...[...LISTS, ...PROFILE, "/clients/import"].map((at) => scene(few, `few${at.replaceAll("/", "-")}`, at)),
    scene(few, "clients-add", "/clients?add"),
    scene(few, "clients-error", "/clients?add", (page) => press(page, "Add Client")),
    scene(few, "profile-line", "/profile?edit=name"),
    scene(few, "payment", `/payment/${unpaidId}`),
    scene(few, "document", `/documents/${paidId}`),
    ...LISTS.map((at) => scene(many, `many${at.replaceAll("/", "-")}`, at)),
    ...ADMIN.map((at) => scene(owner, at.slice(1).replaceAll(/[/?=]/g, "-"), at)),
    scene(owner, "admin-article", `/admin/articles/${article?.id}`),
  ];
}

/** A consultant at work: three clients, a paid document and an unpaid one, and an assessment begun anew. */
async function meetFew(on: Portal) {
  const few = await signUp(on, "Aoife Brennan");
  await addClient(on, few, {
    name: "Daniel Okafor",
    email: "d.okafor@northgate.example",
    company: "Northgate Clinic Group",
  });
  await addClient(on, few, { name: "Niamh Gallagher", email: "niamh@harbour.example", company: "Harbour Foods Ltd" });
  const clientId = await addClient(on, few, {
    ...{
      jobTitle: "IT Manager",
      department: "IT",
      phoneCountry: "IE",
      phoneNumber: "01 234 5678",
      website: "keane.example",
    },
    ...{
      companySize: "51-200",
      industry: "Manufacturing",
      street: "14 North Quay",
      city: "Drogheda",
      country: "Ireland",
    },
  });
  const paidId = await generateDocument(few, clientId);
  await payFor(few, paidId);
  const unpaidId = await generateDocument(few, clientId);
  await answerSteps(few, { ...ANSWERS, "selected-client": [clientId] });
  await few.get("/clients"); // which says once that the last client was added
  return { few, paidId, unpaidId };
}

async function fillUp({ sql }: Portal, { email }: Person): Promise<void> {
  const [row] = await sql`select id from users where email = ${email}`;
  const url = `postgresql://${SUPERUSER}:${LOCAL_PASSWORD}@127.0.0.1:${sql.options.port[0]}/postgres`;
  await fill({ url, share: SHARE, first: row?.id });
  await sql`update users set name = ${sql.array(NAMES)}[1 + abs(hashtext(id::text)) % ${NAMES.length}] where name like 'Person %'`;
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).last().click();
  await page.getByRole("alert").first().waitFor();
}

/** What is folded away behind a button: at some widths the whole menu, at others nothing. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Menu" });
  if (await button.isVisible()) await button.click();
}
