/** Whatever a stranger sends is answered with a message, never with a fault of ours, and leaves no trace. */
import { afterAll, describe, expect, test } from "vitest";
import { MAX_IMPORT_BYTES } from "#app/features/clients/import-limits.ts";
import { formsOf } from "#tests/support/forms.ts";
import { HOSTILE_PARTS, hostileBodies, refusedUnread } from "#tests/support/hostile.ts";
import { ANSWERS, answerSteps, generateDocument, payFor, signUp, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const { person: owner, clientId, documentId: paidId } = await signUpWithDocument(portal);
await payFor(owner, paidId);
const unpaidId = await generateDocument(owner, clientId);
const FORMS = formsOf({ clientId, paidId, unpaidId });

/** With half of the questionnaire answered. */
const halfway = await signUp(portal);
await answerSteps(halfway, ANSWERS, { upTo: 11 });

/** These read no form: the press of their button is all they ask. */
const WITHOUT_FIELDS = new Set(["Sign Out", "Resume"]);
const CASES = Object.values(FORMS)
  .flatMap((forms) => forms())
  .filter(({ button }) => !WITHOUT_FIELDS.has(button));

const REFUSALS = [400, 404, 409, 413, 415, 422];
/**
 * A step that nothing leads to yet sends one to the first open one, whatever was refused there; and a page for staff sends everybody
 * else home (what staff may send is tried in admin.test.ts). Whoever has given no password has no code to give (two-step.test.ts).
 */
const SENT_AWAY = /^\/(questionnaire|admin|two-step)\b/;
const AT_ONCE = 6;

/** One of so many values is tried in each field, the next ones in the next field and form; at full size every value everywhere. */
const EVERY = process.env.SOAK ? 1 : 3;
const TRIED = CASES.map((form, index) => ({
  ...form,
  bodies: hostileBodies(form.fields, { every: EVERY, from: index }),
}));

/** Everything that a form could have changed. */
async function readState() {
  const [state] = await portal.sql`
    select (select count(*) from auth.users) as accounts,
      (select string_agg(u::text, ' ' order by id) from users u) as users,
      (select string_agg(c::text, ' ' order by id) from clients c) as clients,
      (select string_agg(a::text, ' ' order by id) from assessments a) as assessments,
      (select string_agg(d::text, ' ' order by id) from documents d) as documents,
      (select string_agg(p::text, ' ' order by id) from payments p) as payments,
      (select count(*) from deliveries) as deliveries`;
  return state;
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  });
  await Promise.all(workers);
}

describe.each(TRIED)("$button at $path for a $caller", ({ path, caller, bodies }) => {
  const send = (init: RequestInit) => {
    const sender = caller === "owner" ? owner : portal.visitor();
    const headers = { ...init.headers, Origin: portal.url };
    return sender.request(path, { method: "POST", ...init, headers });
  };

  test("refuses what no form of ours sends, and changes nothing", async () => {
    const before = await readState();
    await inTurns(
      bodies.filter(({ mustRefuse }) => mustRefuse),
      async (body) => {
        const { status } = await send(body.init).catch((error) => refusedUnread(body, error));
        expect(SENT_AWAY.test(path) ? [...REFUSALS, 302] : REFUSALS, `${body.name}: ${status}`).toContain(status);
      },
    );
    expect(await readState()).toEqual(before);
  });

  test("has an answer to every value", async () => {
    await inTurns(
      bodies.filter(({ mustRefuse }) => !mustRefuse),
      async ({ name, init }) => {
        const { status } = await send(init);
        expect(status, name).toBeLessThan(500);
      },
    );
  });
});

test("the corpus holds more than 1,500 cases", () => {
  expect(TRIED.flatMap(({ bodies }) => bodies).length).toBeGreaterThan(1_500);
});

test.each([
  ["/signup", "visitor", { name: "Ada", email: "no address", company: "Byrne & Söhne" }, "Please enter a valid email"],
  ["/clients?add", "owner", { intent: "add", name: "Orla", email: "orla", company: "Keane" }, "valid email"],
  [
    "/questionnaire?step=11",
    "owner",
    { intent: "add-client", step: "11", name: "Orla", email: "orla@keane.example", company: "K", industry: "Cobbling" },
    "Industry is required",
  ],
  ["/clients?add", "owner", { intent: "add", name: "x".repeat(5_000), company: "Keane" }, "must be at most"],
] as const)("a refused form at %s comes back to a %s with what was typed", async (path, caller, fields, message) => {
  const sender = caller === "owner" ? halfway : portal.visitor();
  const answer = await sender.post(path, fields);
  expect(answer.status).toBe(400);
  const page = answer.body.replaceAll("&amp;", "&");
  expect(page).toContain(message);
  for (const [name, value] of Object.entries(fields)) {
    if (name === "intent" || name === "step" || name === "industry") continue;
    expect(page, name).toContain(`value="${value}"`);
  }
});

test("a password is never sent back", async () => {
  const secret = "my-very-own-secret";
  const fields = { name: "", email: "a@b.example", company: "", password: secret, confirmPassword: `${secret}2` };
  const answer = await portal.visitor().post("/signup", fields);
  expect(answer.status).toBe(400);
  expect(answer.body).not.toContain(secret);
});

test("text of every script is stored and shown as it was typed", async () => {
  const name = "Zoë Ńakamura 中村 👩‍👩‍👧 Ελένη";
  const answer = await owner.post("/clients?add", {
    intent: "add",
    version: "0",
    name,
    email: "z@n.example",
    company: "Ĝ",
  });
  expect(answer.status).toBe(302);
  expect((await owner.get("/clients")).body).toContain(name);
});

test("what was typed ends none of the scripts that carry it, and arrives as it was typed", async () => {
  const company = "</script><script>alert(1)</script><!-- & \\ '";
  const fields = { intent: "add", version: "0", name: "Ada", email: "s@n.example", company };
  expect((await owner.post("/clients?add", fields)).status).toBe(302);
  const { body } = await owner.get("/clients");
  expect(body).not.toContain("<script>alert(1)");
  const [, data = ""] = /streamController\.enqueue\((".*?")\);<\/script>/.exec(body) ?? [];
  expect(JSON.parse(JSON.parse(data))).toContain(company);
});

test("a file that was small enough to be checked is small enough to be imported, though browsers double its line ends", async () => {
  const rows = Array.from({ length: 40 }, (_, n) => `Orla ${n},orla${n}@keane.example,Keane,\n`).join("");
  const repeated = `Orla 0,orla0@keane.example,Keane,${"long ".repeat(50)}\n`;
  const head = "Full Name,Email Address,Company Name,Remarks\n";
  const file = head + rows + repeated.repeat(Math.floor((MAX_IMPORT_BYTES - 3_000) / repeated.length));
  const send = async (intent: "check" | "import", text: string) => {
    const body = new FormData();
    body.set("intent", intent);
    if (intent === "import") body.set("text", text.replaceAll("\n", "\r\n"));
    else body.set("file", new Blob([text], { type: "text/csv" }), "clients.csv");
    return owner.request("/clients/import", { method: "POST", body, headers: { Origin: portal.url } });
  };
  expect((await send("check", file)).text).toContain("40 clients are new");
  expect((await send("import", file)).location).toBe("/clients");
});

const ADDRESSES = [
  "/documents/PART",
  "/documents/PART/download.docx",
  "/documents/PART/download.pdf",
  "/documents/PART/download.txt",
  "/documents/PART/download.md",
  "/documents?before=PART",
  "/documents?delete=PART",
  "/payment/PART",
  "/payment/PART?paid",
  "/resume/PART",
  "/clients?edit=PART",
  "/clients?before=PART",
  "/profile?edit=PART",
  "/receipts?before=PART",
  "/questionnaire?step=PART",
  "/questionnaire?step=11&client=PART",
  "/signup?redirect=PART",
  "/signup?mode=PART",
  "/signup?notice=PART",
  "/auth/confirm?token_hash=PART&type=signup&next=PART",
  "/PART",
];

/** Whoever is signed in is led on from these. */
const FOR_VISITORS = /^\/(signup|auth)\b/;

test.each(ADDRESSES)("%s has an answer to every part, as a page and as data", async (address) => {
  const sender = FOR_VISITORS.test(address) ? portal.visitor() : owner;
  await inTurns(HOSTILE_PARTS, async (part) => {
    const path = address.replaceAll("PART", part);
    const [pathname = "", search = ""] = path.split("?");
    for (const asked of [path, `${pathname}.data${search && `?${search}`}`]) {
      expect((await sender.request(asked)).status, asked.slice(0, 100)).toBeLessThan(500);
    }
  });
});

test("nothing of all this was a fault of ours", () => {
  expect(portal.logs.filter((line) => line.includes('"event":"failure"'))).toEqual([]);
});
