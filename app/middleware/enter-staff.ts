/** Asks the database whether a signed-in person is what a page is for; nobody else gets further, and the log keeps who did. */
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
 * A handle that the database has opened to the caller just now: the role is looked up there, never in a token. Stands behind `requireUser`.
 *
 * @throws a redirect: to `/` for a person without the role, to set up a second factor for one whose role asks for it, to sign in for one
 * whose session ended or was suspended
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
  await db.read(async () => {}); // the head of a transaction asks for the role
  recordSeen(asked, "staff-page-opened", () => recordStaffPage(db, url.pathname)); // not in a loader, which its caller may leave out
  return db;
}
