/** Tests the sign-in service with an account: creates it, or signs in if it already exists. Development only. */
import * as v from "valibot";
import { findOut } from "./diagnostics.server.ts";
import type { Call, Finding } from "./finding.ts";
import { faultOfHttp, parse, troubleOf, unanswered } from "./interpret.ts";
import type { Verdict } from "./judge.ts";
import { type Answer, ask, type Backend } from "./probe.server.ts";

export type Credentials = { email: string; password: string };
/** `secretKey` is `""` if there is none. */
type AuthBackend = Backend & { secretKey: string };
type Response = Extract<Answer, { kind: "response" }>;

const API_VERSION = { "X-Supabase-Api-Version": "2024-01-01" };

const WORKING = "Authentication flow working";
const TO_BE_CONFIRMED = "The address must be confirmed by email before it can sign in.";

const User = v.looseObject({
  id: v.string(),
  identities: v.nullish(v.array(v.unknown())),
  user_metadata: v.nullish(v.record(v.string(), v.unknown())),
});
/** If addresses have to be confirmed, the service answers with only the user, otherwise with a session that contains the user. */
const SignUpAnswer = v.union([
  v.pipe(
    v.looseObject({ user: User }),
    v.transform(({ user }) => user),
  ),
  User,
]);
const SessionAnswer = v.looseObject({ access_token: v.string() });

/**
 * Signs up; if the address already has an account, signs in and out again.
 *
 * Never throws. An account created by this run carries its mark and is removed afterwards if there is a secret key. Any other account is
 * left alone, even one awaiting confirmation.
 */
export async function testAuthentication(backend: AuthBackend, credentials: Credentials): Promise<Finding[]> {
  const mark = crypto.randomUUID();
  const signedUp = await post(backend, "/auth/v1/signup", { ...credentials, data: { diagnostic: mark } });
  const finding = await findOut("Authentication", backend, async () => {
    if (!isKnownAlready(signedUp)) return { ...judge(signedUp), calls: [signedUp.call] };
    const signedIn = await post(backend, "/auth/v1/token?grant_type=password", credentials);
    return { ...judge(signedIn), calls: [signedUp.call, signedIn.call, ...(await signOut(backend, signedIn))] };
  });
  const madeId = idOfMade(signedUp, mark);
  return madeId === null ? [finding] : [finding, await removeAccount(backend, madeId)];
}

function post(backend: Backend, path: string, json: object): Promise<Answer> {
  return ask(backend, { method: "POST", path, json, headers: API_VERSION });
}

/** The service says so outright or, if addresses have to be confirmed, returns an invented user without identities. */
function isKnownAlready(answer: Answer): boolean {
  if (answer.kind !== "response") return false;
  if (!isSuccess(answer)) return /already (been )?registered/i.test(troubleOf(answer.body).message);
  return userOf(answer)?.identities?.length === 0;
}

/** The account that this run created, as opposed to an existing one that merely gets another confirmation mail. */
function idOfMade(answer: Answer, mark: string): string | null {
  if (answer.kind !== "response" || !isSuccess(answer) || isKnownAlready(answer)) return null;
  const user = userOf(answer);
  return user?.user_metadata?.diagnostic === mark ? user.id : null;
}

function userOf({ body }: Response): v.InferOutput<typeof User> | null {
  const read = v.safeParse(SignUpAnswer, parse(body));
  return read.success ? read.output : null;
}

function isSuccess({ status }: Response): boolean {
  return status >= 200 && status <= 299;
}

function judge(answer: Answer): Verdict {
  if (answer.kind !== "response") return { outcome: "failed", message: unanswered(answer) };
  const { status, body } = answer;
  if (!isSuccess(answer)) {
    const { message } = troubleOf(body);
    return { outcome: "failed", message: message ? `Test failed: ${message}` : faultOfHttp(status, body) };
  }
  if (v.is(SessionAnswer, parse(body))) return { outcome: "passed", message: WORKING };
  if (userOf(answer)) return { outcome: "passed", message: `${WORKING}. ${TO_BE_CONFIRMED}` };
  return { outcome: "failed", message: "Test failed: the answer is neither a session nor a user" };
}

/** Ends the session that the test began; the person's other sessions stay. */
async function signOut(backend: Backend, signedIn: Answer): Promise<Call[]> {
  const session = v.safeParse(SessionAnswer, signedIn.kind === "response" ? parse(signedIn.body) : null);
  if (!session.success) return [];
  const token = session.output.access_token;
  const answer = await ask(backend, { method: "POST", path: "/auth/v1/logout?scope=local", token });
  return [answer.call];
}

function removeAccount(backend: AuthBackend, userId: string): Promise<Finding> {
  return findOut("Clean-up", backend, async () => {
    const { secretKey: key } = backend;
    if (!key)
      return {
        outcome: "note",
        message: `There is no secret key to remove the account with, so ${userId} stays.`,
        calls: [],
      };
    const answer = await ask(backend, { method: "DELETE", path: `/auth/v1/admin/users/${userId}`, key });
    const isGone = answer.kind === "response" && isSuccess(answer);
    if (isGone)
      return { outcome: "passed", message: "The account created by the test has been removed.", calls: [answer.call] };
    const reason = answer.kind === "response" ? faultOfHttp(answer.status, answer.body) : unanswered(answer);
    return {
      outcome: "failed",
      message: `The account created by the test was not removed. ${reason}`,
      calls: [answer.call],
    };
  });
}
