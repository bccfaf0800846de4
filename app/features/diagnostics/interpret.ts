/** Says in a sentence what an answer from Supabase means. */
import * as v from "valibot";
import type { Answer } from "./probe.server.ts";

/** "refused": the database is there but keeps this caller out. "absent": there is no such function. */
export type Meaning =
  | { kind: "rows"; shown: number; total: number | null }
  | { kind: "refused" | "absent" | "failed"; message: string };

const NO_TABLE = ["42P01", "PGRST205"];
const NO_FUNCTION = ["42883", "PGRST202"];
const MAX_BODY_SHOWN = 300;

/** An error, in the different shapes that the parts of Supabase send. */
const Trouble = v.looseObject({
  code: v.nullish(v.union([v.string(), v.number()])),
  error_code: v.nullish(v.string()),
  message: v.nullish(v.string()),
  msg: v.nullish(v.string()),
});

/** The JSON of a body, or undefined. */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The code and message of an error; `""` for what is missing. */
export function troubleOf(body: string): { code: string; message: string } {
  const read = v.safeParse(Trouble, parse(body));
  if (!read.success) return { code: "", message: "" };
  const { error_code, code, message, msg } = read.output;
  return { code: error_code ?? (typeof code === "string" ? code : ""), message: message ?? msg ?? "" };
}

/** What is wrong with the address; null if requests can be sent to it. */
export function faultOfUrl(url: string): string | null {
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isAddress ? null : `Invalid Supabase URL format: ${url}`;
}

/**
 * Interprets the answer to a request for a table or a function.
 *
 * @param expectsRefusal true for a caller who is not signed in and asks for what nobody may see. Only for such a caller does a
 * refusal mean that all is well.
 */
export function readDatabase(
  answer: Answer,
  { table, expectsRefusal }: { table: string; expectsRefusal: boolean },
): Meaning {
  if (answer.kind !== "response") return { kind: "failed", message: unanswered(answer) };
  const { status, body, total } = answer;
  if (status >= 200 && status <= 299) {
    const rows = parse(body);
    if (Array.isArray(rows)) return { kind: "rows", shown: rows.length, total };
    return { kind: "failed", message: "Test failed: the answer is not a list" };
  }
  const { code, message } = troubleOf(body);
  const isRefusal = code === "42501" || /row[- ]level security/i.test(message);
  const fault = faultOfDatabase(answer, table);
  if (isRefusal && expectsRefusal) return { kind: "refused", message: fault };
  return { kind: NO_FUNCTION.includes(code) ? "absent" : "failed", message: fault };
}

function faultOfDatabase({ status, body }: Extract<Answer, { kind: "response" }>, table: string): string {
  const { code, message } = troubleOf(body);
  if (NO_TABLE.includes(code)) return `Table "${table}" does not exist. Database schema needs to be created.`;
  return code ? `Database error: ${message} (Code: ${code})` : faultOfHttp(status, body);
}

/** The sentence for a request that got no answer. */
export function unanswered({ kind, reason }: Exclude<Answer, { kind: "response" }>): string {
  return kind === "not-sent" ? `Client error: ${reason}` : `Network error: ${reason}`;
}

/** The sentence for a failure that is not one of Supabase's own errors. */
export function faultOfHttp(status: number, body: string): string {
  const text = body.replaceAll(/\s+/g, " ").trim();
  return `HTTP ${status}: ${text.length > MAX_BODY_SHOWN ? `${text.slice(0, MAX_BODY_SHOWN)}…` : text}`;
}
