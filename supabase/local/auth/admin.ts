/** /admin/users: what the secret key may do to accounts. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import { clientOf, type GatewayEnv } from "#supabase/local/gateway.ts";
import { audit, SERVICE } from "./audit.ts";
import { requireService } from "./bearer.ts";
import { AuthError, emailExists, invalid, orDatabaseError } from "./errors.ts";
import { banSeconds, checkAddress, Metadata, readBody, Text, Uuid } from "./input.ts";
import { checkStrength, hashPassword, MAX_PASSWORD_BYTES } from "./passwords.ts";
import type { AuthServer, Db } from "./server.ts";
import { endSessions } from "./sessions.ts";
import { replacePassword } from "./user.ts";
import {
  AUDIENCE,
  confirmUser,
  describeUser,
  findOwnerOf,
  findUser,
  insertEmailIdentity,
  insertUser,
  mergeMetadata,
  toUserJson,
  type User,
  updateEmailIdentity,
  updateUser,
} from "./users.ts";

const DEFAULT_PAGE_SIZE = 50;

const AdminUserInput = v.object({
  id: Text,
  email: Text,
  phone: Text,
  role: Text,
  password: v.nullish(v.string()),
  email_confirm: v.nullish(v.boolean(), false),
  user_metadata: Metadata,
  app_metadata: Metadata,
  ban_duration: Text,
});
const DeleteInput = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });
type AdminUserInput = v.InferOutput<typeof AdminUserInput>;

export async function listUsers(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  await requireService(server, c);
  const page = readCount(c.req.query("page"), 1);
  const size = readCount(c.req.query("per_page"), DEFAULT_PAGE_SIZE);
  const [counted] = await server.sql<{ total: number }[]>`
    select count(*)::int as total from auth.users where aud = ${AUDIENCE}`;
  const users = await server.sql<User[]>`
    select * from auth.users where aud = ${AUDIENCE}
    order by created_at desc limit ${size} offset ${(Math.max(page, 1) - 1) * size}`;
  const total = counted?.total ?? 0;
  const last = Math.ceil(total / Math.max(size, 1));
  const links = [...(last > page ? [[page + 1, "next"]] : []), [last, "last"]].map(
    ([number, rel]) => `<${c.req.path}?page=${number}&per_page=${size}>; rel="${rel}"`,
  );
  const body = { users: users.map((user) => toUserJson(user, [])), aud: AUDIENCE };
  return Response.json(body, { headers: { link: links.join(", "), "x-total-count": String(total) } });
}

export async function showUser(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  await requireService(server, c);
  return answer(server, await requireUser(server, c));
}

export async function createUser(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  await requireService(server, c);
  const input = await readBody(c, AdminUserInput);
  if (input.email === "") throw invalid("Cannot create a user without either an email or phone");
  const email = checkAddress(input.email);
  if (await findOwnerOf(server.sql, email, null)) throw emailExists();
  if (input.id !== "" && !v.is(Uuid, input.id)) throw invalid("ID must conform to the uuid v4 format");
  const passwordHash = await hashPassword(checkedPassword(input.password) ?? randomBytes(32).toString("base64url"));
  const account = { email, passwordHash, metadata: input.user_metadata ?? {} };
  const user = await server.sql.begin(async (tx) => {
    const options = { ...(input.id ? { id: input.id } : {}), ...(input.role ? { role: input.role } : {}) };
    let created = await orDatabaseError(insertUser(tx, { ...account, ...options }), "Database error creating new user");
    const facts = { sub: created.id, email, email_verified: false, phone_verified: false };
    await insertEmailIdentity(tx, created, facts);
    await audit(tx, clientOf(c), SERVICE, "user_signedup", {
      user_id: created.id,
      user_email: email,
      provider: "email",
    });
    created = await applyCommon(tx, created, { ...input, user_metadata: null, role: "" });
    return created;
  });
  return answer(server, user);
}

export async function changeUserAsService(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  await requireService(server, c);
  const user = await requireUser(server, c);
  const input = await readBody(c, AdminUserInput);
  const email = input.email === "" ? null : checkAddress(input.email);
  if (typeof input.password === "string") checkStrength(server.config, input.password);
  const passwordHash = input.password ? await hashPassword(input.password) : null;
  const changed = await server.sql.begin(async (tx) => {
    let current = user;
    if (passwordHash) {
      current = await replacePassword(tx, user.id, passwordHash);
      await endSessions(tx, user.id, "all");
    }
    if (email !== null) {
      await updateEmailIdentity(tx, user.id, { email, email_verified: input.email_confirm === true });
      current = await updateUser(tx, user.id, { email });
    }
    current = await applyCommon(tx, current, input);
    await audit(tx, clientOf(c), SERVICE, "user_modified", { user_id: user.id, user_email: user.email ?? "" });
    return current;
  });
  return answer(server, changed);
}

export async function deleteUser(server: AuthServer, c: Context<GatewayEnv>): Promise<Response> {
  await requireService(server, c);
  const user = await requireUser(server, c);
  const { should_soft_delete: soft } = await readBody(c, DeleteInput, "{}");
  if (soft) throw invalid("The embedded stand-in does not provide soft deletion.");
  await server.sql.begin(async (tx) => {
    await audit(tx, clientOf(c), SERVICE, "user_deleted", { user_id: user.id, user_email: user.email ?? "" });
    await orDatabaseError(tx`delete from auth.users where id = ${user.id}`, "Database error deleting user");
  });
  return Response.json({});
}

/** The changes that creating and updating an account have in common. */
async function applyCommon(db: Db, user: User, input: AdminUserInput): Promise<User> {
  let current = user;
  if (input.role !== "") current = await updateUser(db, user.id, { role: input.role });
  if (input.app_metadata) {
    const app = mergeMetadata(current.raw_app_meta_data, input.app_metadata);
    current = await updateUser(db, user.id, { raw_app_meta_data: app });
  }
  if (input.user_metadata) {
    const own = mergeMetadata(current.raw_user_meta_data, input.user_metadata);
    current = await updateUser(db, user.id, { raw_user_meta_data: own });
  }
  if (input.email_confirm) current = await confirmUser(db, current);
  if (input.ban_duration !== "") {
    const seconds = banSeconds(input.ban_duration);
    const until = seconds === 0 ? null : new Date(Date.now() + seconds * 1000);
    current = await updateUser(db, user.id, { banned_until: until });
  }
  return current;
}

async function requireUser(server: AuthServer, c: Context<GatewayEnv>): Promise<User> {
  const id = c.req.param("id");
  if (!v.is(Uuid, id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const user = await findUser(server.sql, id);
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

async function answer(server: AuthServer, user: User): Promise<Response> {
  return Response.json(await describeUser(server.sql, user));
}

/** The secret key may create an account with a weak password, but not with one that bcrypt would cut. */
function checkedPassword(password: string | null | undefined): string | null {
  if (password && Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw invalid(`bcrypt: password length exceeds ${MAX_PASSWORD_BYTES} bytes`);
  }
  return password || null;
}

function readCount(text: string | undefined, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  if (!/^\d{1,9}$/.test(text))
    throw invalid(`Bad Pagination Parameters: strconv.ParseUint: parsing "${text}": invalid syntax`);
  return Number(text);
}
