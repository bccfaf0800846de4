/** Who may see what: every route × caller, as a page, as its data, and as one child's data alone (T-01, T-10 and T-11 in tests/security). */
import { afterAll, describe, expect, test } from "vitest";
import { formsOf, type Ids } from "#tests/support/forms.ts";
import { generateDocument, payFor, signUp, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { ROUTES } from "#tests/support/routes.ts";
import { type Answer, encode, type Visitor } from "#tests/support/visitor.ts";

/** A status, or where one is sent. */
type Outcome = number | string;
type Row = { path: string; visitor: Outcome; owner: Outcome; other: Outcome };
type Table = Record<string, Row[]>;

const SIGN_IN = "sign in, and back";
const EVERYBODY = { visitor: 200, owner: 200, other: 200 };
const NOBODY = { visitor: 404, owner: 404, other: 404 };
const MEMBERS = { visitor: SIGN_IN, owner: 200, other: 200 };
const OWNER = { visitor: SIGN_IN, owner: 200, other: 404 };
const NO_SUCH = { visitor: SIGN_IN, owner: 404, other: 404 };
/** Pages for admins and owners, of whom none is here: tests/e2e/admin.test.ts has them. */
const STAFF = { visitor: SIGN_IN, owner: "/", other: "/" };
const RANDOM_ID = "11111111-2222-4333-8444-555555555555";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const { person: owner, clientId, documentId: paidId } = await signUpWithDocument(portal, { name: "Olwen Marker" });
await payFor(owner, paidId);
const unpaidId = await generateDocument(owner, clientId);
const other = await signUp(portal, "Tess Stranger");
const callers: Record<keyof typeof EVERYBODY, Visitor> = { visitor: portal.visitor(), owner, other };
const ids: Ids = { clientId, paidId, unpaidId };
/** Of the first payment that this portal took. */
const receipt = `${new Date().getUTCFullYear()}-000001`;

const TABLE: Table = {
  "/": [{ path: "/", ...EVERYBODY }],
  "/articles": [
    { path: "/articles", ...EVERYBODY },
    { path: "/articles?q=pki&category=Security&page=9", ...EVERYBODY },
  ],
  "/articles/:slug": [
    { path: "/articles/azure-migration", ...EVERYBODY },
    { path: "/articles/no-such-article", ...NOBODY },
    { path: "/articles/%27%20or%201=1", ...NOBODY },
  ],
  "/signup": [
    { path: "/signup", visitor: 200, owner: "/questionnaire", other: "/questionnaire" },
    { path: "/signup?mode=signin", visitor: 200, owner: "/", other: "/" },
    { path: "/signup?redirect=/clients", visitor: 200, owner: "/clients", other: "/clients" },
    { path: "/signup?redirect=//evil.example", visitor: 200, owner: "/questionnaire", other: "/questionnaire" },
  ],
  "/check-your-inbox": [{ path: "/check-your-inbox", ...EVERYBODY }],
  "/auth/confirm": [{ path: "/auth/confirm", ...EVERYBODY }],
  "/forgot-password": [{ path: "/forgot-password", ...EVERYBODY }],
  "/reset-password": [{ path: "/reset-password", ...EVERYBODY }],
  // Somebody between password and code: tests/e2e/two-step.test.ts.
  "/two-step": [
    { path: "/two-step", visitor: "/signup?mode=signin&redirect=%2F", owner: "/", other: "/" },
    { path: "/two-step?redirect=//evil.example", visitor: "/signup?mode=signin&redirect=%2F", owner: "/", other: "/" },
  ],
  "/sign-out": [{ path: "/sign-out", ...EVERYBODY, visitor: "/" }],
  "/about": [{ path: "/about", ...EVERYBODY }],
  "/contact": [{ path: "/contact", ...EVERYBODY }],
  "/terms": [{ path: "/terms", ...EVERYBODY }],
  "/privacy": [{ path: "/privacy", ...EVERYBODY }],
  "/questionnaire": [
    { path: "/questionnaire?step=1", ...EVERYBODY },
    { path: `/questionnaire?step=1&client=${clientId}`, ...EVERYBODY },
  ],
  "/resume/:key": [{ path: "/resume/nobody-parked-this", ...NOBODY }],
  "/supabase-test": [{ path: "/supabase-test", ...EVERYBODY }], // production: require-diagnostics.test.ts
  "/clients": [
    { path: "/clients", ...MEMBERS },
    { path: "/clients?q=%25_%27&sort=name&archived&before=x_y", ...MEMBERS },
    { path: `/clients?edit=${clientId}`, ...OWNER },
    { path: `/clients?edit=${RANDOM_ID}`, ...NO_SUCH },
    { path: "/clients?edit=%27%20or%201=1", ...NO_SUCH },
  ],
  "/clients/import": [{ path: "/clients/import", ...MEMBERS }],
  "/clients/export.csv": [
    { path: "/clients/export.csv", ...MEMBERS },
    { path: "/clients/export.csv?q=%25&sort=name&archived=yes", ...MEMBERS },
  ],
  "/documents": [
    { path: "/documents", ...MEMBERS },
    { path: `/documents?q=%25_%27&sort=client&status=paid&client=${clientId}&before=x_y`, ...MEMBERS },
    { path: `/documents?delete=${unpaidId}`, ...MEMBERS },
  ],
  "/documents/:documentId": [
    { path: `/documents/${paidId}`, ...OWNER },
    { path: `/documents/${unpaidId}`, ...OWNER, owner: `/payment/${unpaidId}` },
    { path: `/documents/${RANDOM_ID}`, ...NO_SUCH },
    { path: "/documents/%27%20or%201=1", ...NO_SUCH },
  ],
  "/documents/:documentId/download.docx": [
    { path: `/documents/${paidId}/download.docx`, ...OWNER },
    { path: `/documents/${unpaidId}/download.docx`, ...NO_SUCH },
    { path: `/documents/${RANDOM_ID}/download.docx`, ...NO_SUCH },
  ],
  "/documents/:documentId/download.pdf": [
    { path: `/documents/${paidId}/download.pdf`, ...OWNER },
    { path: `/documents/${unpaidId}/download.pdf`, ...NO_SUCH },
    { path: `/documents/${RANDOM_ID}/download.pdf`, ...NO_SUCH },
  ],
  "/documents/:documentId/download.txt": [
    { path: `/documents/${paidId}/download.txt`, ...OWNER },
    { path: `/documents/${unpaidId}/download.txt`, ...NO_SUCH },
    { path: `/documents/${RANDOM_ID}/download.txt`, ...NO_SUCH },
  ],
  "/documents/:documentId/download.md": [
    { path: `/documents/${paidId}/download.md`, ...OWNER },
    { path: `/documents/${unpaidId}/download.md`, ...NO_SUCH },
    { path: `/documents/${RANDOM_ID}/download.md`, ...NO_SUCH },
  ],
  "/payment/:documentId": [
    { path: `/payment/${unpaidId}`, visitor: SIGN_IN, owner: 200, other: "/documents" },
    { path: `/payment/${paidId}`, visitor: SIGN_IN, owner: "/documents", other: "/documents" },
    { path: `/payment/${paidId}?paid`, visitor: SIGN_IN, owner: 200, other: "/documents" },
    { path: `/payment/${RANDOM_ID}`, visitor: SIGN_IN, owner: "/documents", other: "/documents" },
  ],
  "/receipts": [
    { path: "/receipts", ...MEMBERS },
    { path: "/receipts?before=x_y", ...MEMBERS },
  ],
  "/receipts/:number": [
    { path: `/receipts/${receipt}`, ...OWNER },
    { path: "/receipts/2026-999999", ...NO_SUCH },
    { path: "/receipts/%27%20or%201=1", ...NO_SUCH },
  ],
  "/receipts/:number/download.pdf": [
    { path: `/receipts/${receipt}/download.pdf`, ...OWNER },
    { path: "/receipts/2026-999999/download.pdf", ...NO_SUCH },
  ],
  "/feed.xml": [{ path: "/feed.xml", ...EVERYBODY }],
  "/sitemap.xml": [{ path: "/sitemap.xml", ...EVERYBODY }],
  "/robots.txt": [{ path: "/robots.txt", ...EVERYBODY }],
  "/profile": [
    { path: "/profile", ...MEMBERS },
    { path: "/profile?edit=name", ...MEMBERS },
  ],
  "/profile/email": [{ path: "/profile/email", ...MEMBERS }],
  "/profile/password": [{ path: "/profile/password", ...MEMBERS }],
  "/profile/two-step": [{ path: "/profile/two-step", ...MEMBERS }],
  "/profile/logo": [{ path: "/profile/logo", ...MEMBERS }],
  "/profile/logo/picture": [{ path: "/profile/logo/picture", ...NO_SUCH }],
  "/profile/export": [{ path: "/profile/export", ...MEMBERS }],
  "/profile/erase": [{ path: "/profile/erase", ...MEMBERS }],
  "/admin": [
    { path: "/admin", ...STAFF },
    { path: "/admin?tab=users", ...STAFF },
  ],
  "/admin/rows/:figure": [
    { path: "/admin/rows/documents-paid?period=7d", ...STAFF },
    { path: "/admin/rows/nothing", ...STAFF },
  ],
  "/admin/clients": [{ path: "/admin/clients", ...STAFF }],
  "/admin/articles": [{ path: "/admin/articles?show=draft", ...STAFF }],
  "/admin/articles/new": [{ path: "/admin/articles/new", ...STAFF }],
  "/admin/articles/:articleId": [{ path: `/admin/articles/${RANDOM_ID}`, ...STAFF }],
  "/admin/articles/:articleId/revisions/:version": [{ path: `/admin/articles/${RANDOM_ID}/revisions/1`, ...STAFF }],
  "/admin/users": [
    { path: "/admin/users", ...STAFF },
    { path: "/admin/users?tab=pending", ...STAFF },
  ],
  "/admin/users/users_export.csv": [{ path: "/admin/users/users_export.csv", ...STAFF }],
  "/admin/audit": [
    { path: "/admin/audit", ...STAFF },
    { path: "/admin/audit?about=user&verify=yes", ...STAFF },
  ],
  "/admin/audit/audit_log.csv": [{ path: "/admin/audit/audit_log.csv", ...STAFF }],
  "/webhooks/stripe": [{ path: "/webhooks/stripe", ...NOBODY }], // signed POSTs: tests/app/features/payments/stripe-events.test.ts
  "/csp": [{ path: "/csp", ...NOBODY }], // what browsers report by themselves: tests/e2e/headers.test.ts
  "/healthz": [{ path: "/healthz", ...EVERYBODY }],
  "/readyz": [{ path: "/readyz", ...EVERYBODY }],
  "/*": [{ path: "/no/such/page", ...NOBODY }],
};

const ROWS = ROUTES.flatMap((route) => (TABLE[route.pattern] ?? []).map((row) => ({ route, ...row })));
const CALLERS = Object.keys(callers) as (keyof typeof callers)[]; // the keys it was made with
const CELLS = ROWS.flatMap((row) => CALLERS.map((caller) => ({ ...row, caller, expected: row[caller] })));

/** The address of a page's data, as the browser asks for it. */
function dataPath(path: string, only?: string): string {
  const [pathname = "", search] = path.split("?");
  const query = [search, only && `_routes=${encodeURIComponent(only)}`].filter(Boolean).join("&");
  return `${pathname === "/" ? "/_" : pathname}.data${query ? `?${query}` : ""}`;
}

/** A status or a redirect's target, whether the answer is a page or the data of one. */
function outcomeOf(answer: Answer, path: string): Outcome {
  const target = answer.location ?? /"SingleFetchRedirect".*?"redirect","((?:[^"\\]|\\.)*)"/.exec(answer.body)?.[1];
  if (target === undefined || target === null) return answer.status;
  const { pathname, searchParams } = new URL(target, portal.url);
  const back = new URL(searchParams.get("redirect") ?? "", portal.url);
  const asked = new URL(path, portal.url);
  const isSignIn = pathname === "/signup" && searchParams.get("mode") === "signin";
  const leadsBack = back.pathname === asked.pathname && sameSearch(back, asked);
  return isSignIn && leadsBack ? SIGN_IN : target;
}

function sameSearch(a: URL, b: URL): boolean {
  return String(new URLSearchParams(a.search)) === String(new URLSearchParams(b.search));
}

/** What may differ between two answers that say the same. */
function withoutChance({ status, body }: Answer, path: string): string {
  const once = /[0-9a-f]{8}-[0-9a-f-]{27}|nonce="[^"]*"|nonce-[\w+/=]+/g;
  const id = path.split(/[/?=]/).find((part) => /^[0-9a-f-]{36}$/.test(part)) ?? "";
  return `${status} ${body.replaceAll(id, "ID").replace(once, "CHANCE")}`;
}

test("every route has its rows in the access table, and every row its route", () => {
  expect(Object.keys(TABLE).sort()).toEqual(ROUTES.map(({ pattern }) => pattern).sort());
});

test.each(CELLS)(
  "$path answers $caller with $expected, however it is asked",
  async ({ route, path, caller, expected }) => {
    const who = callers[caller];
    const [page, head, data, child] = await Promise.all([
      who.get(path),
      who.request(path, { method: "HEAD" }),
      who.get(dataPath(path)),
      who.get(dataPath(path, route.id)),
    ]);
    const outcomes = { page, head, data, child };
    const seen = Object.fromEntries(Object.entries(outcomes).map(([form, answer]) => [form, outcomeOf(answer, path)]));
    expect(seen).toEqual({ page: expected, head: expected, data: expected, child: expected });
    expect(head.body).toBe("");
  },
);

const PRIVATE = ROWS.filter(({ visitor }) => visitor === SIGN_IN);
const METHODS = ["OPTIONS", "PUT", "DELETE", "PATCH"];

test.each(PRIVATE)(
  "a visitor gets nothing of $path by asking for a part or in another way",
  async ({ route, path }) => {
    for (const part of ["root", ...route.layouts]) {
      expect(outcomeOf(await callers.visitor.get(dataPath(path, part)), path)).toBe(SIGN_IN);
    }
    for (const method of METHODS) {
      const answer = await callers.visitor.request(path, { method, headers: { Origin: portal.url } });
      expect([SIGN_IN, 404, 405], method).toContain(outcomeOf(answer, path));
      expect(answer.body).not.toContain("Marker");
    }
  },
);

test.each(["/clients?edit=", "/documents/", "/payment/"])(
  "another person's id at %s is answered as an id that never was",
  async (start) => {
    const foreign = start === "/clients?edit=" ? clientId : paidId;
    for (const form of [(path: string) => path, (path: string) => dataPath(path)]) {
      const theirs = await other.get(form(start + foreign));
      const nobodys = await other.get(form(start + RANDOM_ID));
      expect(withoutChance(theirs, start + foreign)).toBe(withoutChance(nobodys, start + RANDOM_ID));
    }
  },
);

test("nothing that another person is shown names the owner or the owner's client", async () => {
  for (const { path } of ROWS) {
    const shown = await other.get(path);
    expect(shown.body).not.toMatch(/Olwen|Marker|Orla|Keane/);
  }
});

/** Attempts are counted in a table too, so that a form that got as far as its action shows. */
async function countRows() {
  const [counts] = await portal.sql`
    select (select count(*) from auth.users) as accounts, (select count(*) from auth.sessions) as sessions,
      (select count(*) from clients) as clients, (select sum(version) from clients) as versions,
      (select count(*) from assessments) as assessments, (select count(*) from documents) as documents,
      (select count(*) from payments) as payments, (select count(*) from deliveries) as deliveries,
      (select sum(used) from private.rate_limits) as attempts`;
  return counts;
}

describe("a form that another site sends", () => {
  const FORMS = formsOf(ids);
  const ORIGINS = ["https://evil.example", "null", undefined, "http://127.0.0.1", `${portal.url}.evil.example`];

  test("is tried on every route with an action", () => {
    const withForm = ROUTES.filter(({ hasAction, pattern }) => hasAction && !/^\/(webhooks\/|csp$)/.test(pattern));
    const withAction = withForm.map(({ pattern }) => pattern);
    expect(Object.keys(FORMS).sort()).toEqual(withAction.sort());
  });

  test.each(Object.entries(FORMS))("is refused at %s, and changes nothing", async (_pattern, forms) => {
    const before = await countRows();
    for (const origin of ORIGINS) {
      for (const { path, fields, caller } of forms()) {
        for (const address of [path, dataPath(path)]) {
          const headers: HeadersInit = origin === undefined ? {} : { Origin: origin };
          const answer = await callers[caller].request(address, { method: "POST", headers, body: encode(fields) });
          expect([400, 403], `${caller} from ${origin} at ${address}`).toContain(answer.status);
          expect(answer.headers.get("Set-Cookie")).toBeNull();
        }
      }
    }
    expect(await countRows()).toEqual(before);
  });

  test.each(Object.entries(FORMS))("is taken at %s from our own origin", async (_pattern, forms) => {
    for (const { button, path, fields, caller, status } of forms()) {
      const sender = caller === "visitor" ? portal.visitor() : callers[caller];
      const answer = await sender.post(path, fields);
      expect(answer.status, `${button} at ${path}`).toBe(status);
    }
  });

  test.each(ROUTES.filter(({ hasAction }) => !hasAction))("$pattern takes no form at all", async ({ pattern }) => {
    const { path = "/", owner: shown } = TABLE[pattern]?.[0] ?? {};
    const answer = await owner.post(path, { a: "b" });
    const turnedAway = typeof shown === "string" ? [shown] : [];
    expect([404, 405, ...turnedAway]).toContain(outcomeOf(answer, path));
  });
});
