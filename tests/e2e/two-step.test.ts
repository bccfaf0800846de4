/** The second factor, from setting it up to losing it: in a browser, without JavaScript, and as somebody who has only the password. */
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { beginTwoStep, openAuthenticator, turnOnTwoStep } from "#tests/support/authenticator.ts";
import { DESKTOP, launchBrowser, openTab, PHONE } from "#tests/support/browser.ts";
import { hostileBodies, refusedUnread } from "#tests/support/hostile.ts";
import { PASSWORD, type Person, signUp } from "#tests/support/journey.ts";
import { linkIn } from "#tests/support/mail-reader.ts";
import { startPortal } from "#tests/support/portal.ts";
import { field, look } from "#tests/support/road.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const portal = await startPortal();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
});

const WRONG = "This code is wrong or has already been used. Please enter the next one.";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Somebody who has typed the right password, and nothing else. */
async function knowPassword({ email }: Person, target = "/documents"): Promise<Visitor> {
  const visitor = portal.visitor();
  const path = `/signup?mode=signin&redirect=${encodeURIComponent(target)}`;
  const answer = await visitor.post(path, { email, password: PASSWORD });
  expect(answer.location).toBe(`/two-step?redirect=${encodeURIComponent(target)}`);
  return visitor;
}

test("it is set up on the profile, asked for after the password, and turned off with a code", async () => {
  const person = await signUp(portal);
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP });
  const { page } = tab;
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await page.goto("/profile");
  await page.getByRole("link", { name: "Set up two-step verification" }).click();
  await field(page, "Current Password").fill("not-the-password");
  await press(page, "Continue");
  await page.getByText("This is not your current password.").first().waitFor();
  await page.getByRole("button", { name: "Continue", disabled: false }).waitFor();
  await look(page);
  await field(page, "Current Password").fill(PASSWORD);
  await press(page, "Continue");
  await page.getByRole("img", { name: /^QR code/ }).waitFor();
  await look(page);
  const key = await page.locator("code").innerText();
  const app = openAuthenticator(key);
  await field(page, "Code").fill(app.wrongCode());
  await press(page, "Turn On");
  await page.getByText(WRONG).first().waitFor();
  await page.getByRole("button", { name: "Turn On", disabled: false }).waitFor();
  await look(page);
  const first = app.code();
  await field(page, "Code").fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await press(page, "Turn On");
  await page.getByText("Two-step verification is on.").waitFor();
  await portal.mail.wait(person.email, "Two-step verification was turned on");

  await page.context().clearCookies();
  await page.goto("/documents");
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(PASSWORD);
  await press(page, "Sign In");
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await look(page);
  await field(page, "Code").fill(first);
  await press(page, "Sign In");
  await page.getByText(WRONG).first().waitFor();
  await field(page, "Code").fill(app.code());
  await press(page, "Sign In");
  await page.waitForURL("**/documents");

  await page.goto("/profile/two-step");
  await page.getByText(/^On since/).waitFor();
  await look(page);
  await portal.sql`delete from private.rate_limits`; // as if the minutes had passed for which a code is remembered
  await field(page, "Code").fill(openAuthenticator(key).code());
  await press(page, "Turn Off");
  await page.getByText("Two-step verification is off.").waitFor();
  await portal.mail.wait(person.email, "Two-step verification was turned off");
  const events = await portal.sql`
    select action from audit_events where entity_id = (select id from users where email = ${person.email}) order by id`;
  expect(events.map(({ action }) => action)).toEqual([
    "user.created",
    "account.signed-in",
    "account.second-factor-set",
    "account.signed-in",
    "account.second-factor-removed",
  ]);
});

test("without JavaScript it is set up, and asked for, all the same", async () => {
  const person = await signUp(portal);
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: PHONE, javaScriptEnabled: false });
  const { page } = tab;
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await page.goto("/profile/two-step");
  await field(page, "Current Password").fill(PASSWORD);
  await press(page, "Continue");
  const app = openAuthenticator(await page.locator("code").innerText());
  await field(page, "Code").fill(app.code());
  await press(page, "Turn On");
  await page.getByText("Two-step verification is on.").waitFor();
  await page.context().clearCookies();
  await page.goto("/signup?mode=signin&redirect=/clients");
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(PASSWORD);
  await press(page, "Sign In");
  expect(await field(page, "Code").getAttribute("autocomplete")).toBe("one-time-code");
  expect(await field(page, "Code").getAttribute("inputmode")).toBe("numeric");
  await field(page, "Code").fill(app.code());
  await press(page, "Sign In");
  await page.waitForURL("**/clients");
});

test("whoever has only the password is a visitor everywhere, and a stolen token of theirs opens nothing", async () => {
  const person = await signUp(portal);
  const elsewhere = portal.visitor();
  await elsewhere.post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  expect((await elsewhere.get("/documents")).status).toBe(200);
  await turnOnTwoStep(person);
  expect((await elsewhere.get("/documents")).location).toContain("/signup?mode=signin");

  const thief = await knowPassword(person);
  expect([...thief.cookies.keys()]).toEqual(["step"]);
  const pages = [
    "/documents",
    "/profile",
    "/profile/two-step",
    "/profile/export",
    "/clients.data",
    "/questionnaire?step=12",
  ];
  for (const path of pages) expect((await thief.get(path)).body, path).not.toContain(person.email);
  expect((await thief.get("/documents")).location).toContain("/signup?mode=signin");

  thief.cookies.set("sb", thief.cookies.get("step") ?? "");
  for (const path of ["/documents", "/profile", "/profile/two-step", "/clients/export.csv", "/profile/export"]) {
    thief.cookies.set("sb", thief.cookies.get("step") ?? "");
    const { status, location } = await thief.get(path);
    expect({ path, status, location }).toMatchObject({ status: 302, location: /notice=second-factor-unshown/ });
  }
  thief.cookies.set("sb", thief.cookies.get("step") ?? "");
  const changes = { currentPassword: PASSWORD, password: "wide-blue-door-7", confirmPassword: "wide-blue-door-7" };
  expect((await thief.post("/profile/password", changes)).location).toContain("/signup?mode=signin");
  expect((await person.get("/documents")).status).toBe(200);
});

test("a code counts once, in whatever browser, and guesses are counted for the account", async () => {
  const person = await signUp(portal);
  const { app } = await turnOnTwoStep(person);
  const [one, another] = [await knowPassword(person), await knowPassword(person)];
  const code = app.code();
  const answers = await Promise.all([one, another].map((each) => each.post("/two-step?redirect=/documents", { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400]);

  const guesser = await knowPassword(person);
  const guess = () => guesser.post("/two-step", { code: app.wrongCode() });
  let status = 400;
  for (let tries = 0; tries < 45 && status === 400; tries++) status = (await guess()).status;
  expect(status).toBe(429);
  expect((await guesser.post("/two-step", { code })).status).toBe(429);
});

test("whatever is sent in place of a code is answered, and opens nothing", async () => {
  const person = await signUp(portal);
  await turnOnTwoStep(person);
  const waiting = await knowPassword(person);
  for (const body of hostileBodies({ code: "123456" })) {
    const headers = { ...body.init.headers, Origin: portal.url };
    const { status } = await waiting
      .request("/two-step", { method: "POST", ...body.init, headers })
      .catch((error) => refusedUnread(body, error));
    expect(body.mustRefuse ? [400, 413] : [400, 429], body.name).toContain(status);
  }
  expect([...waiting.cookies.keys()]).toEqual(["step"]);
});

test("the link of a forgotten password leads to the code, and only then to a new password", async () => {
  const person = await signUp(portal);
  const { app } = await turnOnTwoStep(person);
  const visitor = portal.visitor();
  await visitor.post("/forgot-password", { email: person.email });
  const link = new URL(linkIn(await portal.mail.wait(person.email, "Set a new password")));
  const fields = Object.fromEntries(["token_hash", "type"].map((name) => [name, link.searchParams.get(name) ?? ""]));
  const confirmed = await visitor.post("/auth/confirm", fields);
  expect(confirmed.location).toBe("/two-step?redirect=%2Freset-password");
  const fresh = { password: "wide-blue-door-7", confirmPassword: "wide-blue-door-7" };
  expect((await visitor.post("/reset-password", fresh)).status).toBe(400);
  expect((await visitor.post("/two-step?redirect=%2Freset-password", { code: app.code() })).location).toBe(
    "/reset-password",
  );
  const own = { password: person.email, confirmPassword: person.email };
  expect(await visitor.post("/reset-password", own)).toMatchObject({
    status: 400,
    body: expect.stringContaining("one of the first"),
  });
  expect((await visitor.post("/reset-password", fresh)).status).toBe(200);
  expect((await visitor.get("/documents")).status).toBe(200);
  const [changed] = await portal.sql`
    select count(*)::int as times from audit_events join users on users.id = entity_id
    where action = 'account.password-changed' and email = ${person.email}`;
  expect(changed).toEqual({ times: 1 });
});

test("what was begun may be left, is begun anew with another key, and ends for whoever comes without a password", async () => {
  const person = await signUp(portal);
  const path = "/profile/two-step";
  const first = await beginTwoStep(person);
  expect((await person.post(path, { intent: "cancel" })).location).toBe("/profile");
  expect((await person.get(path)).body).toContain("Current Password");
  expect((await person.post(path, { intent: "confirm", code: "123456" })).status).toBe(409);
  expect(await beginTwoStep(person)).not.toBe(first);
  expect((await portal.mail.list(person.email)).map(({ subject }) => subject)).not.toContain(
    "Two-step verification was turned off",
  );
  expect((await portal.visitor().get("/two-step?redirect=/documents")).location).toBe(
    "/signup?mode=signin&redirect=%2Fdocuments",
  );
  expect((await person.get("/two-step?redirect=/documents")).location).toBe("/documents");
});

test("an admin without a second factor is led to set one up where the operator asks for it, and back", async () => {
  const databaseUrl = portal.databaseUrl;
  await migrate({ url: databaseUrl, staffSecondFactor: "required" });
  const admin = await signUp(portal);
  await portal.sql`update users set role = 'admin' where email = ${admin.email}`;
  const path = "/profile/two-step?redirect=%2Fadmin%2Fclients";
  expect((await admin.get("/admin/clients")).location).toBe(path);
  expect((await admin.get("/documents")).status).toBe(200);
  expect((await admin.get(path)).body).toContain("Your role requires it");
  expect((await turnOnTwoStep(admin, path)).location).toBe("/admin/clients");
  expect((await admin.get("/admin/clients")).status).toBe(200);
  await migrate({ url: databaseUrl, staffSecondFactor: "offered" });
});

test("an owner takes it away from somebody who lost the app, who is told and signs in with the password alone", async () => {
  const [person, owner] = [await signUp(portal, "Noel Lost"), await signUp(portal)];
  await turnOnTwoStep(person);
  await portal.sql`update users set role = 'owner' where email = ${owner.email}`;
  const [row] = await portal.sql`select id from users where email = ${person.email}`;
  await using tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP, javaScriptEnabled: false });
  const { page } = tab;
  await page.context().addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await page.goto(`/admin/users?edit=${row?.id}`);
  await press(page, "Remove two-step verification");
  await page.getByText("Two-step verification removed. We are telling the user by email.").waitFor();
  await portal.mail.wait(person.email, "Two-step verification was removed");
  expect((await person.get("/documents")).location).toContain("/signup?mode=signin");
  const again = await portal.visitor().post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  expect(again.location).toBe("/");
});
