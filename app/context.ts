/** What a request carries from guard to route. Keys have no default, so reading one where its guard is missing throws. */

import { createContext } from "react-router";
import type { Auth } from "#app/features/auth/auth-client.server.ts";
import type { AdminDb, DbConnection, OwnerDb, ServiceDb, UserDb, VisitorDb } from "#db/rls.server.ts";
import type { Settings } from "#workers/env.ts";

/** The verified facts of the caller's access token. */
export type Session = {
  userId: string;
  email: string;
  sessionId: string;
  /** "aal2" once the second factor has been verified. */
  aal: "aal1" | "aal2";
};

/** What the Worker's environment provides. */
export type Platform = {
  settings: Settings;
  /** Lets work finish after the response. A failure is logged under the task's name. */
  defer(task: string, work: Promise<unknown>): void;
  /** Where the request comes from, according to Cloudflare: usually a two-letter ISO 3166 code. */
  country?: string;
  /** The time zone of that place, such as `America/New_York`. */
  timezone?: string;
};

export type Timing = { databaseTrips: number; databaseMs: number; authMs: number };

/** The request's body, read within the size limit. */
export type SentBody = {
  /** Why the body was refused: 413 if it was too large, 400 if it ended early; null if it was accepted. */
  refusal: 413 | 400 | null;
  /** The request with its body unread; may be called repeatedly. */
  request(): Request;
};

export const platformContext = createContext<Platform>();
export const requestIdContext = createContext<string>();
export const bodyContext = createContext<SentBody>();
/** How this request's time was spent, for `Server-Timing`. */
export const timingContext = createContext<Timing>();
/** The request's only access to the database, with at most five connections open at once. */
export const connectionContext = createContext<DbConnection>();
export const nonceContext = createContext<string>();
/** `null` for a visitor. Set for every request by the session middleware. */
export const sessionContext = createContext<Session | null>();
/** Who is signed in. Set only behind `requireUser`. */
export const callerContext = createContext<Session>();
/** True when there may be a session that cannot be verified because the sign-in service is down. */
export const authAwayContext = createContext<boolean>();
/** The sign-in service, acting for the browser that sent the request. */
export const authContext = createContext<Auth>();
/** Bound to the caller's claims. Set for every signed-in caller by the session middleware; reading it for a visitor throws. */
export const userDbContext = createContext<UserDb>();
/** The same person as an admin. Set only behind `requireAdmin`. */
export const adminDbContext = createContext<AdminDb>();
/** The same person as an owner. Set only behind `requireOwner`. */
export const ownerDbContext = createContext<OwnerDb>();
/** Set by an action that refused. The loaders of the same response then do not redirect, which would lose the reason. */
export const refusalContext = createContext<{ refused: boolean }>();
export const visitorDbContext = createContext<VisitorDb>();
/** Webhooks, settlement, the outbox and named admin operations. */
export const serviceDbContext = createContext<ServiceDb>();
