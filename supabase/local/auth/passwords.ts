/** Passwords: which are refused, and how the others are kept. */
import { compare, hash } from "bcryptjs";
import type { AuthConfig } from "#supabase/local/config.ts";
import { AuthError, invalid } from "./errors.ts";

/** bcrypt ignores the bytes after these. */
export const MAX_PASSWORD_BYTES = 72;
const COST = 10;

/** @throws {AuthError} `validation_failed` when too long, `weak_password` with its reasons when too weak */
export function checkStrength(config: AuthConfig, password: string): void {
  const bytes = Buffer.byteLength(password);
  if (bytes > MAX_PASSWORD_BYTES) throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`);
  const reasons: string[] = [];
  const messages: string[] = [];
  if (bytes < config.minimumPasswordLength) {
    reasons.push("length");
    messages.push(`Password should be at least ${config.minimumPasswordLength} characters.`);
  }
  const sets = config.requiredCharacters;
  if (!sets.every((set) => [...set].some((character) => password.includes(character)))) {
    reasons.push("characters");
    messages.push(`Password should contain at least one character of each: ${sets.join(", ")}.`);
  }
  if (reasons.length > 0) throw new AuthError(422, "weak_password", messages.join(" "), reasons);
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** False for a user without a password, and for any password over the limit. */
export async function matches(password: string, kept: string | null): Promise<boolean> {
  return Boolean(kept) && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES && compare(password, kept ?? "");
}
