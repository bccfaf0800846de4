/** Admits only people to whom the database gives the role that a page is for, and records who was admitted. */
import { type RouterContextProvider, redirect } from "react-router";
import { authContext, callerContext, connectionContext } from "#app/context.ts";
import { recordStaffPage } from "#app/features/admin/audit.server.ts";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { setUpPath, signInPath } from "#app/shared/redirect.ts";
import type { IdentityRefusal } from "#db/errors.server.ts";
import type { AdminDb, DbConnection, OwnerDb, VerifiedClaims } from "#db/rls.server.ts";
import { recordSeen } from "./record-seen.ts";

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type Open<Db> = (connection: DbConnection, claims: VerifiedClaims) => Db;

/**
 * Returns a handle once the database has confirmed the caller's role; the role is never taken from a token. Must run after `requireUser`.
 *
 * @throws a redirect: to `/` for a person without the role, to set up a second factor if the role requires one, to sign in if the session
 * has ended or the account is suspended
 */
export async function enterStaff<Db extends AdminDb | OwnerDb>(asked: Asked, open: Open<Db>): Promise<Db> {
  const { url, context } = asked;
  const session = context.get(callerContext);

  function turnAway(reason: IdentityRefusal): Response {
    if (reason === "forbidden") return redirect("/");
    if (reason === "second-factor-missing") return redirect(setUpPath(url));
    context.get(authContext).jar.expireSession();
    return redirect(signInPath(url, reason));
  }
  const db = guardHandle(
    open(context.get(connectionContext), { sub: session.userId, session_id: session.sessionId, aal: session.aal }),
    turnAway,
  );
  await db.read(async () => {}); // opening a transaction checks the role
  recordSeen(asked, "staff-page-opened", () => recordStaffPage(db, url.pathname)); // not in a loader, which a request may skip
  return db;
}
