/** The tokens in mails: a short code to type, and a hash of address and code for the link. */
import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Db } from "./server.ts";
import { findUser, type User } from "./users.ts";

const CHALLENGE_PREFIX = "pkce_";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current";

export type OneTimeToken = { code: string; hash: string };

export function makeToken(address: string, codeLength: number, challenged: boolean): OneTimeToken {
  const code = String(randomInt(10 ** Math.min(codeLength, 10))).padStart(codeLength, "0");
  return { code, hash: (challenged ? CHALLENGE_PREFIX : "") + hashToken(address, code) };
}

export function hashToken(address: string, code: string): string {
  return createHash("sha224")
    .update(address + code)
    .digest("hex");
}

export function carriesChallenge(hash: string): boolean {
  return hash.startsWith(CHALLENGE_PREFIX);
}

/** Stores a token in place of an earlier one of its kind. */
export async function storeToken(
  db: Db,
  userId: string,
  type: TokenType,
  hash: string,
  address: string,
): Promise<void> {
  await clearTokens(db, userId, type);
  const row = {
    id: randomUUID(),
    user_id: userId,
    token_type: type,
    token_hash: hash,
    relates_to: address.toLowerCase(),
  };
  await db`insert into auth.one_time_tokens ${db(row)}`;
}

/** Deletes a person's tokens of one kind, or of every kind. */
export async function clearTokens(db: Db, userId: string, type?: TokenType): Promise<void> {
  await db`
    delete from auth.one_time_tokens
    where user_id = ${userId} ${type ? db`and token_type = ${type}` : db``}`;
}

/** The person whose token this is; null for a used, replaced or invented one. Locks the account first, so that a token works only once. */
export async function findUserByToken(db: Db, hash: string, types: TokenType[]): Promise<User | null> {
  await db`
    select from auth.users u join auth.one_time_tokens t on t.user_id = u.id
    where t.token_hash = ${hash} for update of u`;
  const [token] = await db<{ user_id: string }[]>`
    select user_id from auth.one_time_tokens where token_hash = ${hash} and token_type::text in ${db(types)}`;
  return token ? findUser(db, token.user_id) : null;
}
