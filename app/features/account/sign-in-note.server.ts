/** Notes the browsers from which somebody signs in to an account, so that its owner hears of a new one. */
import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { platformContext, serviceDbContext } from "#app/context.ts";
import { findBrowserKey, keepBrowserKey } from "#app/features/auth/flow-cookies.server.ts";
import { sendMailsSoon } from "#app/features/mail/mail.server.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import { nameBrowser } from "./browser-name.ts";

/** `known`: this browser has signed in to the account before. `first`: no browser has. `new`: only others have. */
type Standing = "known" | "first" | "new";

type SignIn = { userId: string; browserKey: string; country: string | null; userAgent: string | null };

/**
 * Notes a sign-in. Call this once somebody has signed in. It runs after the response, and a failure does not affect the sign-in: the
 * browser then counts as new at its next one.
 *
 * @param userId null for somebody who has not been signed in: then nothing is noted
 * @returns headers for the response, with the cookie by which this browser is recognised
 */
export async function noteSignIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { userId }: { userId: string | null },
): Promise<Headers> {
  if (userId === null) return new Headers();
  const platform = context.get(platformContext);
  const db = context.get(serviceDbContext);
  const browserKey = (await findBrowserKey(platform.settings, request)) ?? crypto.randomUUID();
  const country = platform.country ?? null;
  const userAgent = request.headers.get("User-Agent");
  const noted = recordSignIn(db, { userId, browserKey, country, userAgent }).then((standing) => {
    if (standing === "new") sendMailsSoon(platform, db);
  });
  platform.defer("sign-in-noted", noted);
  return new Headers({ "Set-Cookie": await keepBrowserKey(platform.settings, browserKey) });
}

/** Records the sign-in and, if the browser is new to the account, puts a mail into the outbox: at most five a day. */
export async function recordSignIn(
  db: ServiceDb,
  { userId, browserKey, country, userAgent }: SignIn,
): Promise<Standing> {
  const [row] = await db.write((tx) =>
    tx.execute<{ standing: Standing }>(
      sql`select app.note_sign_in(${userId}::uuid, ${browserKey}, ${country}, ${nameBrowser(userAgent)}) as standing`,
    ),
  );
  if (!row) throw new Error("app.note_sign_in returned no row");
  return row.standing;
}
