/** Talks to Supabase Auth on behalf of the browser that sent the request. */
import { createServerClient } from "@supabase/ssr";
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { failure, ok, type Result } from "#app/shared/result.ts";
import type { CookieJar } from "./session-cookies.server.ts";

const ANSWER_WITHIN_MS = 10_000;
/** The statuses that refuse a refresh token. Any other says nothing about the token. */
const REFUSED = new Set([400, 401, 403]);

type AuthApi = SupabaseClient["auth"];
type Said = { data: unknown; error: AuthError | null };

/** "timeout": no answer within ten seconds; "away": no answer, or not a sensible one. Other codes are the service's own. */
export type AuthAnswer<Data> = Result<Data, "timeout" | "away" | (string & {})>;

export type Auth = {
  /**
   * Makes one exchange with the service, of at most ten seconds. A session that the service returns is put into the jar;
   * one that it ends is removed. If the service cannot be reached, no cookie changes.
   */
  ask<What extends Said>(exchange: (auth: AuthApi) => Promise<What>): Promise<AuthAnswer<What["data"]>>;
  jar: CookieJar;
};

type AuthOptions = { url: string; publishableKey: string; jar: CookieJar };

/**
 * The service sees the Worker's address for every visitor: it would accept another address only with a secret key, which the Worker does
 * not have. So `throttle.server.ts` counts each visitor's attempts first, and the service's own limits are set above their sum.
 */
export function openAuth({ url, publishableKey, jar }: AuthOptions): Auth {
  async function ask<What extends Said>(exchange: (auth: AuthApi) => Promise<What>): Promise<AuthAnswer<What["data"]>> {
    if (!publishableKey || !/^https?:/.test(url)) return failure("away"); // the library throws for these
    const line = openLine();
    const client = createServerClient(url, publishableKey, {
      cookieOptions: { name: jar.name, ...jar.options },
      cookies: { encode: "tokens-only", getAll: jar.getAll, setAll: jar.setAll },
      global: { fetch: line.fetch },
    });
    // auth-js retries a failed refresh for half a minute; that is too long for somebody to wait.
    const answer = await Promise.race([exchange(client.auth), line.broken]);
    if (typeof answer === "string") return failure(answer);
    if (!answer.error) return ok(answer.data);
    return failure(line.trouble() ?? answer.error.code ?? "unknown");
  }
  return { ask, jar };
}

type Trouble = "timeout" | "away";

/** A `fetch` with a deadline, which remembers the first failure and refuses every request after it. */
function openLine() {
  let trouble: Trouble | null = null;
  const { promise: broken, resolve: cut } = Promise.withResolvers<Trouble>();

  function breakDown(kind: Trouble): never {
    trouble ??= kind;
    cut(trouble);
    throw new TypeError(`Auth: ${trouble}`);
  }

  async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (trouble) breakDown(trouble);
    const answer = await fetchWhole(input, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (typeof answer === "string") return breakDown(answer);
    const isRefresh = String(input).includes("grant_type=refresh_token");
    if (answer.status >= 500 || (isRefresh && !answer.ok && !REFUSED.has(answer.status))) breakDown("away");
    return answer;
  }

  return { fetch: boundedFetch, broken, trouble: () => trouble };
}

/** The response with its body read, so that the deadline covers both. */
async function fetchWhole(input: RequestInfo | URL, init: RequestInit): Promise<Response | Trouble> {
  try {
    const response = await fetch(input, { ...init, redirect: "manual" });
    const body = await response.text();
    return new Response(body === "" ? null : body, { status: response.status, headers: response.headers });
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "away";
  }
}
