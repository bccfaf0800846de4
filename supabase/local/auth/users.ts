/** Rows of `auth.users` and `auth.identities`, and the shape in which the API shows them. */
import { randomUUID } from "node:crypto";
import { AuthError, orDatabaseError } from "./errors.ts";
import type { Metadata } from "./input.ts";
import type { Db } from "./server.ts";

/** The instance every row of a single-project server belongs to. */
export const INSTANCE = "00000000-0000-0000-0000-000000000000";
export const AUDIENCE = "authenticated";
const DEFAULT_ROLE = "authenticated";

export type User = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_token: string | null;
  confirmation_sent_at: Date | null;
  confirmed_at: Date | null;
  recovery_token: string | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_token_new: string | null;
  email_change_token_current: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
};

/** An identity under the names that the API gives its columns. */
export type Identity = {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string | null;
};

export async function findUser(db: Db, id: string): Promise<User | null> {
  const [user] = await db<User[]>`select * from auth.users where instance_id = ${INSTANCE} and id = ${id}`;
  return user ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | null> {
  const [user] = await db<User[]>`
    select * from auth.users
    where instance_id = ${INSTANCE} and lower(email) = ${email.toLowerCase()} and aud = ${AUDIENCE} and not is_sso_user`;
  return user ?? null;
}

/**
 * The account that an address belongs to, or null: one other than `except` with an identity of that address, or else the one whose own row
 * has it. Like the real server, the second step does not leave `except` out.
 */
export async function findOwnerOf(db: Db, email: string, except: string | null): Promise<User | null> {
  const [owner] = await db<User[]>`
    select u.* from auth.users u join auth.identities i on i.user_id = u.id
    where i.email = ${email.toLowerCase()} and u.aud = ${AUDIENCE} and u.id is distinct from ${except}::uuid limit 1`;
  return owner ?? findUserByEmail(db, email);
}

/** Inserts an unconfirmed account, then sets its role. The project's triggers see two statements on the real server, so they do here. */
export async function insertUser(
  db: Db,
  account: { id?: string; email: string; passwordHash: string; metadata: Metadata; role?: string },
): Promise<User> {
  const now = new Date();
  const row = {
    instance_id: INSTANCE,
    id: account.id ?? randomUUID(),
    aud: AUDIENCE,
    role: "",
    email: account.email,
    encrypted_password: account.passwordHash,
    confirmation_token: "",
    recovery_token: "",
    email_change: "",
    email_change_token_new: "",
    raw_app_meta_data: db.json({ provider: "email", providers: ["email"] }),
    raw_user_meta_data: db.json(toJson(account.metadata)),
    created_at: now,
    updated_at: now,
  };
  await orDatabaseError(db`insert into auth.users ${db(row)}`, "Database error saving new user");
  return updateUser(db, row.id, { role: account.role ?? DEFAULT_ROLE });
}

type UserColumns = Partial<Omit<User, "id" | "created_at" | "updated_at" | "confirmed_at">>;

/** One UPDATE of the named columns. */
export async function updateUser(db: Db, id: string, columns: UserColumns): Promise<User> {
  const { raw_app_meta_data: app, raw_user_meta_data: own, ...plain } = columns;
  const row = {
    ...plain,
    ...(app ? { raw_app_meta_data: db.json(toJson(app)) } : {}),
    ...(own ? { raw_user_meta_data: db.json(toJson(own)) } : {}),
    updated_at: new Date(),
  };
  const [user] = await orDatabaseError(
    db<User[]>`update auth.users set ${db(row)} where id = ${id} returning *`,
    "Database error updating user",
  );
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

/** Adds or replaces keys; a key whose new value is null is removed. */
export function mergeMetadata(old: Metadata | null, updates: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...old, ...updates }).filter(([, value]) => value !== null));
}

function toJson(metadata: Metadata) {
  return metadata as Parameters<Db["json"]>[0]; // it came in as JSON
}

export async function listIdentities(db: Db, userId: string): Promise<Identity[]> {
  return db<Identity[]>`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = ${userId} order by created_at`;
}

/** A factor under the names of its columns. The secret leaves the server only once, when it is made. */
export type Factor = {
  id: string;
  created_at: Date;
  updated_at: Date;
  status: "unverified" | "verified";
  friendly_name: string | null;
  factor_type: string;
  phone: string | null;
  last_challenged_at: Date | null;
  secret: string | null;
};

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return db<Factor[]>`
    select id, created_at, updated_at, status, friendly_name, factor_type, phone, last_challenged_at, secret
    from auth.mfa_factors where user_id = ${userId} order by created_at`;
}

export async function insertEmailIdentity(db: Db, user: User, data: Metadata): Promise<void> {
  const now = new Date();
  const row = {
    id: randomUUID(),
    provider_id: user.id,
    user_id: user.id,
    provider: "email",
    identity_data: db.json(toJson(data)),
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
  await db`insert into auth.identities ${db(row)}`;
}

export async function updateEmailIdentity(db: Db, userId: string, data: Metadata): Promise<void> {
  await db`
    update auth.identities set identity_data = identity_data || ${db.json(toJson(data))}, updated_at = now()
    where user_id = ${userId} and provider = 'email'`;
}

export function isBanned(user: User): boolean {
  return user.banned_until !== null && user.banned_until > new Date();
}

/** Marks the address confirmed and voids every link that is on its way. */
export async function confirmUser(db: Db, user: User): Promise<User> {
  await updateUser(db, user.id, { confirmation_token: "", email_confirmed_at: new Date() });
  const confirmed = await updateUser(db, user.id, {
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: true }),
  });
  await db`delete from auth.one_time_tokens where user_id = ${user.id}`;
  return confirmed;
}

/** The user object of the API, with the account's identities and factors. */
export async function describeUser(db: Db, user: User): Promise<UserJson> {
  return toUserJson(user, await listIdentities(db, user.id), await listFactors(db, user.id));
}

/** The same from rows already read. Leaves out times that are not set, and the list of factors when it is empty. */
export function toUserJson(user: User, identities: Identity[], factors: Factor[] = []) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    ...set("email_confirmed_at", user.email_confirmed_at),
    ...set("invited_at", user.invited_at),
    phone: user.phone ?? "",
    ...set("confirmation_sent_at", user.confirmation_sent_at),
    ...set("confirmed_at", user.confirmed_at),
    ...set("recovery_sent_at", user.recovery_sent_at),
    ...set("new_email", user.email_change || null),
    ...set("email_change_sent_at", user.email_change_sent_at),
    ...set("last_sign_in_at", user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(({ email, ...identity }) => ({ ...identity, ...set("email", email) })),
    ...(factors.length > 0 ? { factors: factors.map(toFactorJson) } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...set("banned_until", user.banned_until),
    ...set("deleted_at", user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

function toFactorJson({ secret: _, friendly_name: name, phone, ...factor }: Factor) {
  return { ...factor, ...set("friendly_name", name || null), phone: phone ?? "" };
}

export type UserJson = ReturnType<typeof toUserJson>;

function set(name: string, value: Date | string | null): Record<string, Date | string> {
  return value === null ? {} : { [name]: value };
}
