import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { authAwayContext, callerContext, sessionContext } from "#app/context.ts";
import { requireUser } from "#app/middleware/require-user.ts";

const SESSION = { userId: "u", email: "ada@example.com", sessionId: "s", aal: "aal1" } as const;

/** What the guard does with a request for `/clients?edit=1`, as `.data` too. */
async function knock(caller: { session: typeof SESSION | null; isAway: boolean }) {
  const context = new RouterContextProvider();
  context.set(sessionContext, caller.session);
  context.set(authAwayContext, caller.isAway);
  const url = new URL("https://portal.example/clients?edit=1");
  const request = new Request("https://portal.example/clients.data?edit=1&_routes=routes%2Fclients");
  return requireUser({ request, url, context, params: {}, pattern: "/clients" }, async () =>
    Response.json(context.get(callerContext)),
  );
}

test("a signed-in person passes, and what lies behind is told who it is", async () => {
  const response = await knock({ session: SESSION, isAway: false });
  expect(await response?.json()).toEqual(SESSION);
});

test("a visitor is sent to sign in, and will come back to path and query", async () => {
  const thrown = await knock({ session: null, isAway: false }).catch((answer: Response) => answer);
  expect(thrown).toMatchObject({ status: 302 });
  const target = (thrown as Response).headers.get("Location"); // caught from the guard, which throws responses
  expect(target).toBe("/signup?mode=signin&redirect=%2Fclients%3Fedit%3D1");
});

test("while nobody can tell who is asking the answer is 503, and nobody is sent away", async () => {
  await expect(knock({ session: null, isAway: true })).rejects.toMatchObject({ init: { status: 503 } });
});
