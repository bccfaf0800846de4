/** What every part of the Auth stand-in receives. */
import type postgres from "postgres";
import type { AuthConfig } from "#supabase/local/config.ts";
import type { LocalKeys } from "#supabase/local/keys.ts";

/** The database as Auth's own role, inside a transaction or not. */
export type Db = postgres.ISql;

type AuthMail = { to: string; subject: string; html: string };

export type AuthServer = {
  sql: postgres.Sql;
  config: AuthConfig;
  keys: LocalKeys;
  /** The public address of this API, which is also the tokens' issuer. */
  issuer: string;
  /** Resolves once the mailbox has the mail. */
  send(mail: AuthMail): Promise<void>;
};

/** Where a request came from, as sessions and the audit trail record it. */
export type Client = { ip: string; userAgent: string };
