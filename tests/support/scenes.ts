/** Every page of the portal in the states that a person meets, each with who sees it. */
import type { Page } from "playwright-core";
import { LOCAL_PASSWORD, SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import { fill } from "#tests/bench/fill.ts";
import { beginTwoStep, turnOnTwoStep } from "./authenticator.ts";
import { ANSWERS, addClient, answerSteps, generateDocument, PASSWORD, type Person, payFor, signUp } from "./journey.ts";
import type { Portal } from "./portal.ts";
import { CARD, payByCard } from "./road.ts";
import type { Visitor } from "./visitor.ts";

/** The share of `fill`'s whole: 2,500 documents, 500 clients and 100 users, of which the first user has 25 documents and 5 clients. */
const SHARE = 0.0005;

export type Scene = { name: string; path: string; who: Visitor; prepare?: (page: Page) => Promise<unknown> };

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
const PROFILE = [
  ...["/profile", "/profile/email", "/profile/password", "/profile/two-step", "/profile/logo", "/profile/erase"],
  "/receipts",
];
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

/** Makes the people in the scenes. Makes one with many rows only when asked, since that takes a while. */
export async function prepareScenes(on: Portal, { withMany }: { withMany: boolean }): Promise<Scene[]> {
  const { few, unpaidId, paidId } = await meetFew(on);
  const [nobody, newcomer] = [on.visitor(), await signUp(on, "Niall New")];
  const many = withMany ? [await fillUp(on)] : [];
  const visitor = on.visitor();
  await answerSteps(visitor, ANSWERS, { upTo: 6 });
  const { careful, halfway, beginner } = await meetCareful(on);
  const owner = await signUp(on, "Ruth Callaghan");
  await on.sql`update users set role = 'owner' where email = ${owner.email}`;
  const [receipt] = await on.sql<[{ number: string }]>`select number from receipts order by number desc limit 1`;
  const [person] = await on.sql<[{ id: string }]>`select id from users where email = ${careful.email}`;
  const [article] = await on.sql<[{ id: string }]>`select id from articles order by created_at limit 1`;
  const scene = (who: Visitor, name: string, at: string, prepare?: Scene["prepare"]) => ({
    who,
    name,
    path: at,
    prepare,
  });
  return [
    ...PUBLIC.map(([name, at]) => scene(nobody, name, at)),
    scene(nobody, "signup-error", "/signup", (page) => press(page, "Sign Up")),
    scene(nobody, "signin-busy", "/signup?mode=signin", (page) => pressUnanswered(page, "Sign In")),
    scene(nobody, "menu", "/", openMenu),
    scene(few, "menu-of-account", "/about", openMenu),
    scene(few, "sign-out", "/sign-out"),
    ...[3, 5].map((step) => scene(visitor, `questionnaire-visitor-${step}`, `/questionnaire?step=${step}`)),
    ...STEPS.map((step) => scene(few, `questionnaire-${step}`, `/questionnaire?step=${step}`)),
    scene(few, "questionnaire-new-client", "/questionnaire?step=11&add"),
    ...[...LISTS, "/profile", "/receipts"].map((at) => scene(newcomer, `empty${at.replaceAll("/", "-")}`, at)),
    ...[...LISTS, ...PROFILE, "/clients/import"].map((at) => scene(few, `few${at.replaceAll("/", "-")}`, at)),
    scene(few, "clients-add", "/clients?add"),
    scene(few, "clients-error", "/clients?add", (page) => press(page, "Add Client")),
    scene(few, "profile-line", "/profile?edit=name"),
    scene(few, "profile-error", "/profile", (page) => sendWithout(page, "Full Name", "Save Profile")),
    scene(beginner, "two-step-key", "/profile/two-step"),
    scene(careful, "two-step-on", "/profile/two-step"),
    scene(halfway, "two-step-code", "/two-step"),
    scene(halfway, "two-step-error", "/two-step", (page) => press(page, "Sign In")),
    scene(few, "document-delete", `/documents?delete=${unpaidId}`),
    scene(few, "questionnaire-details", "/questionnaire?step=12&details"),
    scene(few, "payment", `/payment/${unpaidId}`),
    scene(few, "payment-error", `/payment/${unpaidId}`, refuseCard),
    scene(few, "payment-busy", `/payment/${unpaidId}`, payUnanswered),
    scene(few, "receipt", `/receipts/${receipt.number}`),
    scene(few, "document", `/documents/${paidId}`),
    ...many.flatMap((who) => LISTS.map((at) => scene(who, `many${at.replaceAll("/", "-")}`, at))),
    ...ADMIN.map((at) => scene(owner, at.slice(1).replaceAll(/[/?=]/g, "-"), at)),
    scene(owner, "admin-users-edit", `/admin/users?edit=${person.id}`),
    scene(owner, "admin-article", `/admin/articles/${article.id}`),
    scene(owner, "admin-article-revision", `/admin/articles/${article.id}/revisions/1`),
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
  await few.get("/clients"); // uses up the message, shown once, that the last client was added
  return { few, paidId, unpaidId };
}

/** Somebody with two-step verification, the same person between password and code, and somebody who is setting it up. */
async function meetCareful(on: Portal) {
  const [careful, beginner, halfway] = [await signUp(on, "Maeve Doyle"), await signUp(on, "Tom Begley"), on.visitor()];
  await beginTwoStep(beginner);
  await turnOnTwoStep(careful);
  await halfway.post("/signup?mode=signin", { email: careful.email, password: PASSWORD });
  await careful.get("/profile"); // uses up the message, shown once, that it is on
  return { careful, beginner, halfway };
}

async function fillUp(on: Portal): Promise<Person> {
  const { sql } = on;
  const many = await signUp(on, "Orlaith Fitzgerald-Montgomery");
  const { email } = many;
  const [{ id: first }] = await sql<[{ id: string }]>`select id from users where email = ${email}`;
  const url = `postgresql://${SUPERUSER}:${LOCAL_PASSWORD}@127.0.0.1:${sql.options.port[0]}/postgres`;
  await fill({ url, share: SHARE, first });
  await sql`update users set name = ${sql.array(NAMES)}[1 + abs(hashtext(id::text)) % ${NAMES.length}] where name like 'Person %'`;
  return many;
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).last().click();
  await page.getByRole("alert").first().waitFor();
}

/** Leaves the page as it is before the server has answered. */
async function pressUnanswered(page: Page, name: string): Promise<void> {
  await page.route("**/*.data*", () => {}, { times: 1 });
  await page.getByRole("button", { name, exact: true }).last().click();
  await page.locator("[aria-busy=true]").first().waitFor();
}

async function refuseCard(page: Page): Promise<void> {
  await payByCard(page, { ...CARD, expiry: "0120" });
  await page.getByRole("alert").first().waitFor();
}

/** Leaves the page as it is before the payment has been answered. */
async function payUnanswered(page: Page): Promise<void> {
  await page.route("**/payment/*.data*", () => {}, { times: 1 });
  await payByCard(page, CARD);
  await page.locator("[aria-busy=true]").first().waitFor();
}

async function sendWithout(page: Page, label: string, button: string): Promise<void> {
  await page.getByLabel(label).last().fill("");
  await press(page, button);
}

/** Opens the menu behind a button, if there is one at this width. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("banner").getByRole("button").filter({ visible: true });
  if ((await button.count()) > 0) await button.last().click();
}
