/** The profile page and what it leads to, as a browser uses them. */
import { afterAll, expect, test } from "vitest";
import { addClient, generateDocument, PASSWORD, type Person, payFor, signUp } from "#tests/support/journey.ts";
import { linkIn } from "#tests/support/mail-reader.ts";
import { startPortal } from "#tests/support/portal.ts";
import { unzip } from "#tests/support/unzip.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const NEW_PASSWORD = "wide-blue-door-7";

const WHOLE = {
  intent: "profile",
  name: "Ciara Walsh",
  company: "Walsh & Sons",
  jobTitle: "CTO",
  phoneCountry: "IE",
  phoneNumber: "087 123 4567",
  department: "",
  website: "walsh.example",
  companySize: "11-50",
  industry: "Non-profit",
  street: "1 Quay",
  street2: "",
  city: "Galway",
  state: "",
  zipCode: "",
  country: "Ireland",
  contactName: "Tess Tech",
  contactEmail: "tess@walsh.example",
  contactPhoneCountry: "GB",
  contactPhoneNumber: "020 7946 0000",
};

async function rowOf(person: Person) {
  const [row] = await portal.sql`select name, email, company, profile from users where email = ${person.email}`;
  return row;
}

async function signInAs(email: string, password: string): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.post("/signup?mode=signin", { email, password });
  return visitor;
}

test("the profile is saved whole, phones as E.164, and the page says so once", async () => {
  const person = await signUp(portal);
  expect(await person.post("/profile", WHOLE)).toMatchObject({ status: 302, location: "/profile" });
  expect(await rowOf(person)).toMatchObject({
    name: "Ciara Walsh",
    company: "Walsh & Sons",
    profile: {
      jobTitle: "CTO",
      phoneNumber: "+353871234567",
      website: "walsh.example",
      companySize: "11-50",
      industry: "Non-profit",
      address: { street: "1 Quay", city: "Galway", country: "Ireland" },
      technicalContact: { name: "Tess Tech", email: "tess@walsh.example", phone: "+442079460000" },
    },
  });
  expect((await person.get("/profile")).text).toContain("Profile updated successfully!");
  expect((await person.get("/profile")).body).not.toContain("Profile updated successfully!");
});

test.each([
  ["name", "Full Name", "Ciara New", "Name updated successfully!"],
  ["company", "Company Name", "New & Co", "Company updated successfully!"],
])("%s is edited in its line, and what is the same is not saved again", async (field, label, value, message) => {
  const person = await signUp(portal);
  const open = await person.get(`/profile?edit=${field}`);
  expect(open.body).toMatch(new RegExp(`${label}.*id="edit-${field}"|id="edit-${field}".*${label}`, "s"));
  expect((await person.post(`/profile?edit=${field}`, { intent: field, [field]: `  ${value} ` })).location).toBe(
    "/profile",
  );
  expect((await rowOf(person))?.[field]).toBe(value);
  expect((await person.get("/profile")).text).toContain(message);
  await person.post(`/profile?edit=${field}`, { intent: field, [field]: value });
  expect((await person.get("/profile")).body).not.toContain(message);
});

test("a name must be there, a company need not", async () => {
  const person = await signUp(portal);
  const refused = await person.post("/profile?edit=name", { intent: "name", name: "   " });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Full Name is required");
  expect((await person.post("/profile?edit=company", { intent: "company", company: "" })).status).toBe(302);
  expect(await rowOf(person)).toMatchObject({ name: "Ada Byrne", company: "" });
});

test.each([
  [{ phoneNumber: "12" }, "Please enter a valid phone number"],
  [{ contactPhoneNumber: "12" }, "Please enter a valid phone number"],
  [{ contactEmail: "tess" }, "Please enter a valid email"],
  [{ website: "javascript:alert(1)" }, "Please enter a valid website address"],
  [{ country: "Atlantis" }, "Please choose a country from the list"],
  [{ name: "x".repeat(121) }, "Full Name must be at most 120 characters"],
  [{ email: "other@example.com" }, "an unexpected field"],
  [{ role: "owner" }, "an unexpected field"],
])("a profile with %o is refused, and comes back as it was typed", async (wrong, message) => {
  const person = await signUp(portal);
  const refused = await person.post("/profile", { ...WHOLE, ...wrong });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(message);
  expect(refused.markup).toContain('value="Walsh &amp; Sons"');
  expect(await rowOf(person)).toMatchObject({ name: "Ada Byrne", profile: {}, email: person.email });
});

test("a password is changed by somebody who knows the old one, and ends the sessions elsewhere", async () => {
  const person = await signUp(portal);
  const elsewhere = await signInAs(person.email, PASSWORD);
  expect((await elsewhere.get("/profile")).status).toBe(200);
  const fields = { currentPassword: "not-this-one", password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const wrong = await person.post("/profile/password", fields);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("This is not your current password.");
  expect((await elsewhere.get("/profile")).status).toBe(200);

  const right = await person.post("/profile/password", { ...fields, currentPassword: PASSWORD });
  expect(right).toMatchObject({ status: 302, location: "/profile" });
  expect((await person.get("/profile")).text).toContain("Your password has been changed.");
  expect((await elsewhere.get("/profile")).location).toContain("/signup?mode=signin");
  expect((await (await signInAs(person.email, PASSWORD)).get("/profile")).status).toBe(302);
  expect((await (await signInAs(person.email, NEW_PASSWORD)).get("/profile")).status).toBe(200);
});

test.each([
  ["password1", "password1", "one of the first anyone would try"],
  ["short", "short", "at least 6 characters"],
  [NEW_PASSWORD, `${NEW_PASSWORD}x`, "Passwords do not match"],
  [PASSWORD, PASSWORD, "New password should be different from the old password."],
])(
  "the new password %s is refused for what sign-up would refuse, and is not sent back",
  async (password, confirm, message) => {
    const person = await signUp(portal);
    const fields = { currentPassword: PASSWORD, password, confirmPassword: confirm };
    const refused = await person.post("/profile/password", fields);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(message);
    expect(refused.body).not.toContain(`value="${password}"`);
    expect((await person.get("/profile")).status).toBe(200);
  },
);

test("trying a password leaves no session behind", async () => {
  const person = await signUp(portal);
  await person.post("/profile/erase", { email: person.email, currentPassword: "not-this-one" });
  await person.post("/profile/password", { currentPassword: PASSWORD, password: PASSWORD, confirmPassword: PASSWORD });
  const sessions = await portal.sql`
    select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${person.email}`;
  expect(sessions).toHaveLength(1);
});

test("guessing a password at a session that was left open is throttled", async () => {
  const person = await signUp(portal);
  const guess = (n: number) => person.post("/profile/erase", { email: person.email, currentPassword: `guess-${n}` });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all([0, 1, 2, 3].map((n) => guess(4 * round + n)));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses).toEqual([...Array(20).fill(400), ...Array(4).fill(429)]);
});

test("a session elsewhere is listed, and ended from here", async () => {
  const person = await signUp(portal);
  const elsewhere = await signInAs(person.email, PASSWORD);
  expect((await person.get("/profile")).text).toContain("Sign out other sessions");
  expect((await person.post("/profile", { intent: "sign-out-others" })).location).toBe("/profile");
  expect((await person.get("/profile")).text).toContain("You are not signed in anywhere else.");
  expect((await elsewhere.get("/profile")).location).toContain("/signup?mode=signin");
});

test("a sign-in from another browser is told of by mail, and the next one from there is not", async () => {
  const person = await signUp(portal);
  const browsers = () => portal.sql`
    select b.* from browsers b join users u on u.id = b.user_id where u.email = ${person.email}`;
  await expect.poll(browsers).toHaveLength(1);
  const elsewhere = await signInAs(person.email, PASSWORD);
  const mail = await portal.mail.wait(person.email, "New sign-in");
  expect(mail.text).toMatch(/^Country: \w/m);
  expect(linkIn(mail)).toBe(`${portal.url}/forgot-password`);
  await elsewhere.post("/sign-out", {});
  await elsewhere.post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  const lines = () => portal.sql`
    select e.id from audit_events e join users u on u.id = e.entity_id
    where e.action = 'account.signed-in' and u.email = ${person.email}`;
  await expect.poll(lines).toHaveLength(3);
  expect(await browsers()).toHaveLength(2);
  expect(await portal.mail.list(person.email)).toHaveLength(1);
});

test("the account moves to another address when its mail is answered, and until then waits visibly", async () => {
  const person = await signUp(portal);
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await person.post("/profile/email", { email })).location).toBe("/profile");
  const waiting = await person.get("/profile");
  expect(waiting.text).toContain("Waiting for confirmation");
  expect(waiting.text).toContain(email);
  expect(await rowOf(person)).toMatchObject({ email: person.email });

  await portal.mail.wait(person.email, "Confirm your new email address");
  const link = new URL(linkIn(await portal.mail.wait(email, "Confirm your new email address")));
  const next = link.searchParams.get("next") ?? "";
  const token = { token_hash: link.searchParams.get("token_hash") ?? "", type: "email_change", next };
  expect((await person.post("/auth/confirm", token)).location).toBe("/profile");
  const moved = await person.get("/profile");
  expect(moved.text).toContain(email);
  expect(moved.body).not.toContain("Waiting for confirmation");
});

test("asking for somebody else's address is answered as asking for a free one, and sends no mail", async () => {
  const [person, other] = [await signUp(portal), await signUp(portal)];
  const free = `${crypto.randomUUID()}@example.com`;
  const said = async (email: string) => {
    const { status, location } = await person.post("/profile/email", { email });
    const page = await person.get("/profile");
    return { status, location, body: page.body.replaceAll(email, "ADDRESS").replace(/nonce="[^"]*"|[\w-]{36}/g, "") };
  };
  expect(await said(other.email)).toEqual(await said(free));
  expect(await portal.mail.list(other.email)).toEqual([]);
});

test("one's own address, and none, are refused", async () => {
  const person = await signUp(portal);
  for (const [email, message] of [
    [person.email.toUpperCase(), "This is already your address."],
    ["nobody", "Please enter a valid email"],
  ] as const) {
    const refused = await person.post("/profile/email", { email });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(message);
  }
});

test("the data comes as a file that nobody keeps on the way", async () => {
  const person = await signUp(portal, "Olwen Marker");
  const documentId = await generateDocument(person, await addClient(portal, person));
  await payFor(person, documentId);
  const cookies = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${portal.url}/profile/export`, { headers: { Cookie: cookies } });
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="my_data_\d{4}-\d\d-\d\d\.zip"/);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  const archive = unzip(await answer.bytes());
  expect([...archive.keys()]).toEqual(["data.json", expect.stringMatching(/^documents\/\w.*_[0-9a-f]{8}\.md$/)]);
  const file = JSON.parse(archive.get("data.json") ?? "");
  expect(file).toMatchObject({
    user: { name: "Olwen Marker", email: person.email },
    clients: [{ name: "Orla Keane" }],
    documents: [{ id: documentId, is_paid: true }],
    payments: [{ document_id: documentId, status: "succeeded" }],
    deliveries: [{ document_id: documentId }],
  });
  expect(file.documents[0].generated_content).toContain("# ");
  expect(file.events.at(-1)).toMatchObject({ action: "account.exported" });
});

test("an account is erased by its address and password, signed out, told by mail, and cannot come back", async () => {
  const person = await signUp(portal, "Olwen Marker");
  const documentId = await generateDocument(person, await addClient(portal, person));
  await payFor(person, documentId);
  for (const [fields, message] of [
    [{ email: "else@example.com", currentPassword: PASSWORD }, "This is not your account’s email."],
    [{ email: person.email, currentPassword: "wrong-one" }, "This is not your current password."],
    [{ email: person.email, currentPassword: "" }, "Password is required"],
  ] as const) {
    const refused = await person.post("/profile/erase", fields);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(message);
  }
  const erased = await person.post("/profile/erase", { email: person.email, currentPassword: PASSWORD });
  expect(erased).toMatchObject({ status: 302, location: "/signup?mode=signin&notice=erased" });
  expect([...person.cookies.keys()].filter((name) => name.startsWith("sb"))).toEqual([]);
  expect((await person.get(erased.location ?? "")).text).toContain("Your account has been erased");
  expect(await portal.sql`select from auth.users where email = ${person.email}`).toHaveLength(0);
  expect(await portal.sql`select from documents where id = ${documentId}`).toHaveLength(0);
  expect((await portal.mail.wait(person.email, "has been erased")).text).toContain("Hello Olwen Marker,");
  expect((await (await signInAs(person.email, PASSWORD)).get("/profile")).status).toBe(302);
});

test("an account with a payment under way stays, and says why", async () => {
  const person = await signUp(portal);
  const documentId = await generateDocument(person, await addClient(portal, person));
  await portal.sql`
    insert into payments (document_id, user_id, provider, amount_minor, currency, reconcile_at)
    select id, user_id, 'simulator', 9999, 'USD', now() + interval '1 hour' from documents where id = ${documentId}`;
  const refused = await person.post("/profile/erase", { email: person.email, currentPassword: PASSWORD });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("You have a payment under way.");
  expect((await person.get("/profile")).status).toBe(200);
});

test("the schedule deletes what was kept for its time, once an hour, and says so in the log", async () => {
  const id = crypto.randomUUID();
  const addForgotten = async () => {
    await portal.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
    await portal.sql`update users set created_at = now() - interval '8 days' where id = ${id}`;
  };
  const found = () => portal.sql`select id from auth.users where id = ${id}`;
  await addForgotten();
  await portal.runSchedule();
  expect(await found()).toEqual([]);
  const said = () => portal.logs.filter((line) => line.includes("accounts-expired"));
  await expect.poll(said).toEqual([expect.stringContaining('"count":1')]);
  await addForgotten();
  await portal.runSchedule();
  expect(await found()).toHaveLength(1);
});
