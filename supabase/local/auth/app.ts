/**
 * The HTTP API of Supabase Auth, as far as the portal uses it, on the same tables. For development, demonstration and tests: it answers like
 * the real server, errors included (ASSUMPTIONS.md), but is not hardened to face a network.
 */
import { Hono } from "hono";
import type { GatewayEnv } from "#supabase/local/gateway.ts";
import { changeUserAsService, createUser, deleteUser, listUsers, showUser } from "./admin.ts";
import { AuthError, toErrorResponse } from "./errors.ts";
import { challengeFactor, enrolFactor, unenrolFactor, verifyFactor } from "./factors.ts";
import { recover, resend } from "./recover.ts";
import type { AuthServer } from "./server.ts";
import { signUp } from "./signup.ts";
import { issueToken } from "./token.ts";
import { changeUser, getUser, signOut } from "./user.ts";
import { verifyGet, verifyPost } from "./verify.ts";

/** The real server gives its release here, by which `findRunningStack()` tells the two apart. */
const STAND_IN_VERSION = "embedded";

const PROVIDERS_OFF = ["anonymous_users", "apple", "azure", "github", "gitlab", "google", "linkedin_oidc", "phone"];

export function createAuthApp(server: AuthServer): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get("/health", (c) =>
    c.json({
      version: STAND_IN_VERSION,
      name: "GoTrue",
      description: "GoTrue is a user registration and authentication API",
    }),
  );
  app.get("/.well-known/jwks.json", (c) => c.json(server.keys.jwks, 200, { "cache-control": "public, max-age=600" }));
  app.get("/settings", (c) => c.json(settings(server)));
  app.post("/signup", (c) => signUp(server, c));
  app.post("/token", (c) => issueToken(server, c));
  app.post("/logout", (c) => signOut(server, c));
  app.get("/user", (c) => getUser(server, c));
  app.put("/user", (c) => changeUser(server, c));
  app.post("/factors", (c) => enrolFactor(server, c));
  app.post("/factors/:id/challenge", (c) => challengeFactor(server, c));
  app.post("/factors/:id/verify", (c) => verifyFactor(server, c));
  app.delete("/factors/:id", (c) => unenrolFactor(server, c));
  app.post("/recover", (c) => recover(server, c));
  app.post("/resend", (c) => resend(server, c));
  app.get("/verify", (c) => verifyGet(server, c));
  app.post("/verify", (c) => verifyPost(server, c));
  app.get("/admin/users", (c) => listUsers(server, c));
  app.post("/admin/users", (c) => createUser(server, c));
  app.get("/admin/users/:id", (c) => showUser(server, c));
  app.put("/admin/users/:id", (c) => changeUserAsService(server, c));
  app.delete("/admin/users/:id", (c) => deleteUser(server, c));
  app.all("*", () => new Response("404 page not found\n", { status: 404 }));
  app.onError((error, c) => {
    if (!(error instanceof AuthError)) console.error("auth:", error);
    return toErrorResponse(error, c.req.header("x-supabase-api-version"));
  });
  return app;
}

function settings({ config }: AuthServer) {
  return {
    external: { ...Object.fromEntries(PROVIDERS_OFF.map((name) => [name, false])), email: true },
    disable_signup: !config.allowSignUp,
    mailer_autoconfirm: config.confirmBySelf,
    phone_autoconfirm: false,
    sms_provider: "twilio",
    saml_enabled: false,
    passkeys_enabled: false,
  };
}
