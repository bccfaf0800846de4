/** Sends Supabase one request. Never throws: whatever happens on the way is an answer too. */
import type { Call } from "./finding.ts";
import { troubleOf } from "./interpret.ts";

export type Backend = { url: string; publishableKey: string };

/** "not-sent": the request could not even be made. "no-answer": no answer came, or it broke off. */
export type Answer = { call: Call } & (
  | { kind: "response"; status: number; body: string; total: number | null }
  | { kind: "no-answer" | "not-sent"; reason: string }
);

export type Question = {
  path: string;
  method?: "POST" | "DELETE";
  headers?: Record<string, string>;
  json?: unknown;
  /** A key other than the publishable one; used only to remove a test account. */
  key?: string;
  /** A person's access token; without it the request is made with the key alone. */
  token?: string;
};

const ANSWER_WITHIN_MS = 5_000;

/** Sends the question, with the publishable key unless it names another. Follows no redirect, which could hand the key to another host. */
export async function ask(backend: Backend, question: Question): Promise<Answer> {
  const startedAt = Date.now();
  const name = `${question.method ?? "GET"} ${question.path}`;
  const call = (said: string): Call => ({ request: name, said, ms: Date.now() - startedAt });
  const request = prepare(backend, question);
  if (!(request instanceof Request)) return { kind: "not-sent", call: call("not sent"), reason: request.reason };
  try {
    const response = await fetch(request);
    const body = await response.text();
    const { status } = response;
    const { code } = troubleOf(body);
    const total = totalOf(response.headers.get("Content-Range"));
    return { kind: "response", call: call(code ? `${status} ${code}` : String(status)), status, body, total };
  } catch (error) {
    return { kind: "no-answer", call: call("no answer"), reason: reasonOf(error) };
  }
}

function prepare({ url, publishableKey }: Backend, question: Question): Request | { reason: string } {
  const { path, method = "GET", json, key = publishableKey, token = key } = question;
  try {
    const headers = new Headers({ ...question.headers, apikey: key, Authorization: `Bearer ${token}` });
    if (json !== undefined) headers.set("Content-Type", "application/json");
    const body = json === undefined ? null : JSON.stringify(json);
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return new Request(url.replace(/\/+$/, "") + path, { method, headers, body, redirect: "manual", signal });
  } catch {
    return { reason: "no request can be made with this address and key" }; // the error's own text may quote the key
  }
}

/** The total number of rows in a Content-Range such as `0-0/3`; null if it gives none. */
function totalOf(range: string | null): number | null {
  const total = range?.split("/")[1];
  return total !== undefined && /^\d+$/.test(total) ? Number(total) : null;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "the connection was lost";
  if (error.name === "TimeoutError") return `no answer within ${ANSWER_WITHIN_MS / 1_000} seconds`;
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
