/** Computes what Postgres stores for a password, so that the password itself appears in no statement and no log (RFC 5803). */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

const ITERATIONS = 4_096;
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;

/** @throws when the password has characters that would first have to be normalised */
export function scramVerifier(password: string): string {
  if (!PRINTABLE_ASCII.test(password)) throw new Error("The Worker's password must be printable ASCII without blanks");
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const sign = (text: string) => createHmac("sha256", salted).update(text).digest();
  const storedKey = createHash("sha256").update(sign("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${sign("Server Key").toString("base64")}`;
}
