/** The round-trip budget: what a page costs the database, as `Server-Timing` tells it. */
import { afterAll, expect, test } from "vitest";
import { signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());
const { person, documentId } = await signUpWithDocument(portal, { paid: true });

async function tripsOf(caller: Visitor, path: string): Promise<number> {
  const timing = (await caller.get(path)).headers.get("Server-Timing") ?? "";
  return Number(/desc="(\d+) round trips"/.exec(timing)?.[1]);
}

test.each(["/", "/terms", "/signup", "/questionnaire"])("a visitor's %s never asks the database", async (path) => {
  expect(await tripsOf(portal.visitor(), path)).toBe(0);
});

test.each(["/articles", "/articles/azure-migration"])(
  "a visitor's %s asks once, and then not for a minute",
  async (path) => {
    await portal.visitor().get(path);
    expect(await tripsOf(portal.visitor(), path)).toBe(0);
  },
);

test.each([
  "/",
  "/documents",
  "/documents?q=azure&sort=client&status=paid",
  `/documents/${documentId}`,
  "/clients",
  "/clients?q=orla&sort=name",
  "/profile",
  "/profile/two-step",
  "/receipts",
  "/questionnaire?step=1",
])("%s of a signed-in person costs at most two round trips", async (path) => {
  const trips = await tripsOf(person, path);
  expect(trips).toBeGreaterThan(0);
  expect(trips).toBeLessThanOrEqual(2);
});

test("the answer to a form tells no times", async () => {
  const answer = await portal
    .visitor()
    .post("/signup?mode=signin", { email: "nobody@example.com", password: "wrong-one" });
  expect(answer.headers.has("Server-Timing")).toBe(false);
});
