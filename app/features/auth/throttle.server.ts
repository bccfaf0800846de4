/** How often somebody may try: counted exactly, in Postgres, per address and account. */
import { type SQL, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { platformContext, serviceDbContext } from "#app/context.ts";
import { addressOf, networkOf } from "#app/shared/network.ts";
import { isAnswer } from "#app/shared/respond.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import type { Settings } from "#workers/env.ts";

type Limit = { uses: number; seconds: number };
type Attempt = "sign-in" | "sign-up" | "mail" | "confirm" | "code";

/** `account`: from one network, at one account. `network`: at all accounts. `everywhere`: at one account, from all networks. */
const LIMITS: Record<Attempt, { account?: Limit; network: Limit; everywhere?: Limit }> = {
  "sign-in": { account: { uses: 5, seconds: 60 }, network: { uses: 20, seconds: 60 } },
  "sign-up": { network: { uses: 3, seconds: 600 } },
  mail: { account: { uses: 3, seconds: 3_600 }, network: { uses: 10, seconds: 3_600 } },
  confirm: { network: { uses: 20, seconds: 60 } },
  // Of a million codes three are good at a time, and whoever may try knows the password: at most a try in a minute and a half.
  code: { network: { uses: 20, seconds: 60 }, everywhere: { uses: 10, seconds: 900 } },
};

/** On one's own machine everybody comes from one address, demonstrations and tests among them. */
const EMBEDDED_FACTOR = { account: 4, network: 100 };

export type Visitor = { db: ServiceDb; address: string; environment: Settings["environment"] };

/** Who is trying. */
export function visitorOf(context: Readonly<RouterContextProvider>, request: Request): Visitor {
  const { environment } = context.get(platformContext).settings;
  return { db: context.get(serviceDbContext), address: addressOf(request), environment };
}

/**
 * Counts one attempt. "busy": there is none left for `waitSeconds`. "away": the database does not answer, and what cannot be
 * counted is not tried.
 *
 * @param account whose account is tried; omitted where there is none yet
 */
export async function countAttempt(
  { db, address, environment }: Visitor,
  attempt: Attempt,
  account?: string,
): Promise<{ ok: true } | { ok: false; code: "busy" | "away"; waitSeconds: number }> {
  const factor = environment === "embedded" ? EMBEDDED_FACTOR : { account: 1, network: 1 };
  const limits = LIMITS[attempt];
  const network = networkOf(address);
  const tokens = [takeToken(`${attempt} ${network}`, limits.network, factor.network)];
  if (account && limits.account) {
    tokens.push(takeToken(`${attempt} ${network} ${account.toLowerCase()}`, limits.account, factor.account));
  }
  if (account && limits.everywhere) {
    tokens.push(takeToken(`${attempt} everywhere ${account.toLowerCase()}`, limits.everywhere, factor.account));
  }
  const waitSeconds = await longestWait(db, tokens);
  if (waitSeconds === null) return { ok: false, code: "away", waitSeconds: 5 };
  return waitSeconds === 0 ? { ok: true } : { ok: false, code: "busy", waitSeconds };
}

/** Longer than an app's code is good, which is a minute and a half. */
const CODE_SECONDS = 120;

/** Whether nobody has shown this code of the account before; a code counts once. Null while the database is away. */
export async function takeCode({ db }: Visitor, account: string, code: string): Promise<boolean | null> {
  const waitSeconds = await longestWait(db, [
    takeToken(`shown ${account} ${code}`, { uses: 1, seconds: CODE_SECONDS }, 1),
  ]);
  return waitSeconds === null ? null : waitSeconds === 0;
}

/** Takes all of them, and answers with the seconds until there is one of each again; null while the database is away. */
async function longestWait(db: ServiceDb, tokens: SQL[]): Promise<number | null> {
  const longest = sql<number>`select greatest(${sql.join(tokens, sql`, `)}) as wait`;
  try {
    const [row] = await db.write((tx) => tx.execute<{ wait: number }>(longest));
    return row?.wait ?? 0;
  } catch (thrown) {
    if (!isAnswer(thrown)) throw thrown;
    return null;
  }
}

/** Forgets the counts that count for nothing any more; answers how many. For the schedule. */
export async function sweepAttempts(db: ServiceDb): Promise<number> {
  const [row] = await db.write((tx) => tx.execute<{ swept: number }>(sql`select app.sweep_rate_limits() as swept`));
  return row?.swept ?? 0;
}

function takeToken(key: string, { uses, seconds }: Limit, factor: number) {
  return sql`app.take_token(${key}::text, ${uses * factor}::integer, ${seconds}::integer)`;
}
