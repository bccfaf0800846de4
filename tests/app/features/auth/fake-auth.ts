/** The sign-in service as far as sessions need it: it signs tokens, serves its keys, and rotates refresh tokens. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const USER_ID = "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6";
export const SESSION_ID = "0b9c8d7e-1b2c-4d3e-8f90-a1b2c3d4e5f6";

export async function makeSigner(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: "ES256", use: "sig" };
  const sign = (claims: JWTPayload, header: object = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", kid, ...header }).sign(privateKey);
  return { jwk, sign, privateKey };
}

/** What the real service puts into a token; `lifeSeconds` may be negative, and the token may be older than it looks. */
export function claimsOf(issuer: string, lifeSeconds = 3_600, ageSeconds = 0): JWTPayload {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: issuer,
    aud: "authenticated",
    sub: USER_ID,
    session_id: SESSION_ID,
    email: "ada@example.com",
    role: "authenticated",
    is_anonymous: false,
    iat: now - ageSeconds,
    exp: now + lifeSeconds,
  };
}

export type Behaviour = "works" | "refuses" | "is down" | "answers nonsense" | "is busy";

/** Answers on loopback. `behaviour` may be changed at any time; `refreshes` counts what was asked. */
export async function startFakeAuth() {
  const signer = await makeSigner("first");
  const state = { behaviour: "works" as Behaviour, refreshes: 0 };
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    if (request.url?.endsWith("jwks.json")) return reply(200, { keys: [signer.jwk] });
    state.refreshes++;
    if (state.behaviour === "is down") return request.destroy();
    if (state.behaviour === "answers nonsense") return reply(404, "<h1>not here</h1>");
    if (state.behaviour === "is busy") return reply(429, { code: "over_request_rate_limit", message: "slow down" });
    if (state.behaviour === "refuses") {
      return reply(400, { code: "refresh_token_not_found", message: "Invalid Refresh Token: Refresh Token Not Found" });
    }
    reply(200, {
      access_token: await signer.sign(claimsOf(issuer)),
      refresh_token: `rotated-${state.refreshes}`,
      token_type: "bearer",
      expires_in: 3_600,
      user: { id: USER_ID, email: "ada@example.com" },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  const issuer = `${url}/auth/v1`;
  return {
    url,
    issuer,
    signer,
    state,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
