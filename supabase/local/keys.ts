/** The stand-in's secrets: two API keys and the key that signs access tokens. Made once per data folder, readable by its owner only. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import * as v from "valibot";

const SigningKey = v.looseObject({
  kty: v.literal("EC"),
  kid: v.string(),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});
const KeyFile = v.object({ publishableKey: v.string(), secretKey: v.string(), signingKey: SigningKey });

export type LocalKeys = {
  /** No secret: it only names the project. Calls that carry it act as role `anon`, or as the person whose token they bear. */
  publishableKey: string;
  /** Acts as role `service_role`. */
  secretKey: string;
  keyId: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** What `/.well-known/jwks.json` publishes. */
  jwks: { keys: JWK[] };
};

/** Reads the keys of a data folder, or makes them; a folder keeps its keys for ever. */
export async function loadKeys(dataDir: string): Promise<LocalKeys> {
  const file = join(dataDir, "keys.json");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(await makeKeys(), null, 2), { mode: 0o600, flag: "wx" });
  }
  const { publishableKey, secretKey, signingKey } = v.parse(KeyFile, JSON.parse(readFileSync(file, "utf8")));
  const { d: _secret, ...open } = signingKey;
  const published: JWK = { ...open, alg: "ES256", use: "sig", key_ops: ["verify"] };
  return {
    publishableKey,
    secretKey,
    keyId: signingKey.kid,
    privateKey: await importKey(signingKey),
    publicKey: await importKey(open),
    jwks: { keys: [published] },
  };
}

async function makeKeys(): Promise<v.InferOutput<typeof KeyFile>> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signingKey = v.parse(SigningKey, { ...jwk, kid: await calculateJwkThumbprint(jwk) });
  return { publishableKey: apiKey("publishable"), secretKey: apiKey("secret"), signingKey };
}

function apiKey(kind: "publishable" | "secret"): string {
  return `sb_${kind}_${randomBytes(16).toString("base64url")}_${randomBytes(6).toString("base64url")}`;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "ES256");
  if (key instanceof Uint8Array) throw new Error("keys.json holds a symmetric key: delete the file to make new ones.");
  return key;
}
