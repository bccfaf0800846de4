/** Adds the demo accounts and their clients, once and in the embedded set-up only, through the Auth API that every account goes through. */
import { createClient, isAuthApiError } from "@supabase/supabase-js";
import postgres, { type TransactionSql } from "postgres";
import { DEMO_ACCOUNTS, DEMO_CLIENTS, DEMO_SELLER, type DemoAccount } from "./seed-data.ts";

export type SeedOptions = {
  /** Connects as the role that owns the tables (`postgres`). */
  databaseUrl: string;
  /** The API's address; Auth answers below /auth/v1. */
  apiUrl: string;
  secretKey: string;
};

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * Creates the demo accounts, confirmed and with their roles, and the consultant's clients. Returns whether it did: a second run does
 * nothing, so that whatever a visitor of the demo deleted stays deleted. Safe to kill and run again.
 *
 * @throws when the database or the API is not on this machine: the passwords are public
 */
export async function seedDemo({ databaseUrl, apiUrl, secretKey }: SeedOptions): Promise<boolean> {
  for (const url of [databaseUrl, apiUrl]) {
    if (!LOOPBACK.has(new URL(url).hostname)) throw new Error("Demo data is for the embedded set-up only");
  }
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [done] = await sql`select from private.settings where key = 'demo_seeded'`;
    if (done) return false;
    const auth = createClient(apiUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } }).auth;
    for (const account of DEMO_ACCOUNTS) await createAccount(auth, account);
    await sql.begin(fillIn);
    return true;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function createAccount(auth: ReturnType<typeof createClient>["auth"], account: DemoAccount): Promise<void> {
  const { email, password, name, company } = account;
  const { error } = await auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { name, company },
  });
  if (error && !(isAuthApiError(error) && error.code === "email_exists")) throw error;
}

/** Writes what the Auth API cannot: roles, clients, the seller, and that the demo is seeded. */
async function fillIn(sql: TransactionSql): Promise<void> {
  await sql`insert into private.settings (key, value) values ('demo_seeded', now()::text)`;
  await sql`insert into private.settings (key, value) values ('seller', ${JSON.stringify(DEMO_SELLER)}) on conflict do nothing`;
  for (const { email, role } of DEMO_ACCOUNTS) {
    await sql`update public.users set role = ${role} where email = ${email} and role <> ${role}`;
  }
  const [consultant] = await sql`select id from public.users where email = ${DEMO_ACCOUNTS[0].email}`;
  for (const { name, email, company, profile } of DEMO_CLIENTS) {
    await sql`
      insert into public.clients (user_id, name, email, company, profile)
      values (${consultant?.id}, ${name}, ${email}, ${company}, ${sql.json(profile)})
    `;
  }
}

if (import.meta.main) {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY, ENVIRONMENT } = process.env;
  if (ENVIRONMENT !== "embedded") throw new Error("Demo data is for ENVIRONMENT=embedded only");
  if (!DATABASE_URL || !SUPABASE_URL || !SUPABASE_SECRET_KEY) {
    throw new Error("DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY must be set");
  }
  const seeded = await seedDemo({ databaseUrl: DATABASE_URL, apiUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY });
  console.log(seeded ? "Demo data added" : "Demo data had been added before");
}
