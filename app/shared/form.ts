/** Reads a posted form against one strict schema, and returns errors together with what was typed. */
import { data } from "react-router";
import * as v from "valibot";
import { isUnavailable } from "./respond.ts";

/** What a form's page gets when its action has refused the form. Secrets are never among the values. */
export type FormReply = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** A sentence about the form as a whole. */
  message?: string;
};

/** A form that was accepted, and the reply its page would get if it were refused after all. */
export type Filled<T> = { value: T; reply: FormReply };

export type FormResult<T> = ({ ok: true } & Filled<T>) | { ok: false; reply: FormReply };

const MAX_FIELDS = 200;
const SECRETS = /password|token|secret|^code$/i;

/** The action's response for a refused form; status 400 unless given. */
export function refuse(reply: FormReply, status = 400) {
  return data(reply, { status });
}

/** The reply with a sentence, or errors at fields, added; what was typed is kept. */
export function replyWith(reply: FormReply, said: { message?: string; errors?: Record<string, string> }): FormReply {
  return { values: reply.values, errors: { ...reply.errors, ...said.errors }, message: said.message ?? reply.message };
}

/**
 * Reads the request's form.
 *
 * Promises: never throws, whatever a stranger sends. Unknown fields, repeated fields where one is expected, NUL bytes,
 * broken Unicode and bodies that are not forms are refused with a message.
 * Text is normalised to NFC and trimmed (secrets are left as typed). A file reaches the schema as a `File`; it is not among the values that
 * come back.
 */
export async function readForm<Schema extends v.GenericSchema<Record<string, unknown>, unknown>>(
  request: Request,
  schema: Schema,
): Promise<FormResult<v.InferOutput<Schema>>> {
  const form = await parseBody(request);
  if (!form) return { ok: false, reply: malformed() };
  const fields = collect(form);
  if (!fields) return { ok: false, reply: malformed() };
  const reply: FormReply = { values: echo(fields), errors: {} };
  const checked = v.safeParse(schema, fields);
  if (checked.success) return { ok: true, value: checked.output, reply };
  return { ok: false, reply: explain(reply, checked.issues) };
}

/**
 * Reads a form that cannot be acted on: the reply with which it comes back, and its fields for sending it again. Without secrets and
 * files. Null if the body is not a form.
 */
export async function readTyped(request: Request): Promise<{ reply: FormReply; typed: [string, string][] } | null> {
  const form = await parseBody(request);
  const fields = form && collect(form);
  if (!fields) return null;
  const typed = shown(fields).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
  return { reply: { values: echo(fields), errors: {} }, typed };
}

function malformed(): FormReply {
  return { values: {}, errors: {}, message: "The form could not be read. Please reload the page and try again." };
}

async function parseBody(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null; // wrong content type, broken multipart, or a body that ended early
  }
}

type Posted = Record<string, string | string[] | File>;

/** One entry per name: text, a file, or a list if the name came more than once. Null for what no browser sends. */
function collect(form: FormData): Posted | null {
  const fields: Posted = Object.create(null);
  let count = 0;
  for (const [name, value] of form) {
    if (++count > MAX_FIELDS || !isPlainText(name)) return null;
    const before = fields[name];
    if (value instanceof File) {
      if (before !== undefined) return null;
      if (value.size > 0) fields[name] = value; // browsers send an empty file if none was chosen
      continue;
    }
    if (before instanceof File || !isPlainText(value)) return null;
    const text = SECRETS.test(name) ? value : value.normalize("NFC").trim();
    fields[name] = before === undefined ? text : [before, text].flat();
  }
  return { ...fields };
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

function echo(fields: Posted): Record<string, string> {
  return Object.fromEntries(shown(fields).map(([name, value]) => [name, [value].flat().join(", ")]));
}

function shown(fields: Posted): [name: string, value: string | string[]][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string | string[]][] =>
    SECRETS.test(name) || value instanceof File ? [] : [[name, value]],
  );
}

function explain(reply: FormReply, issues: readonly v.BaseIssue<unknown>[]): FormReply {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue);
    if (issue.type === "strict_object" && issue.expected === "never") {
      return { ...reply, message: "The form contained an unexpected field. Please reload the page." };
    }
    if (name) errors[name] ??= isAbsent(issue) ? "This field is missing. Please reload the page." : issue.message;
  }
  const message = Object.keys(errors).length === 0 ? "Please check the form and try again." : undefined;
  return { ...reply, errors, message };
}

function isAbsent(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === "strict_object" && issue.received === "undefined";
}

/** 503, with the form as typed. */
export function refuseAway(reply: FormReply) {
  const message =
    "Our database or sign-in service is not responding. What you typed is still here: please try again shortly.";
  return refuse(replyWith(reply, { message }), 503);
}

/** Runs an action's work on a form. If the database is away, returns 503 with the form as typed. */
export async function keepTyped<T>(reply: FormReply, work: () => Promise<T>) {
  try {
    return await work();
  } catch (thrown) {
    if (!isUnavailable(thrown)) throw thrown;
    return refuseAway(reply);
  }
}

/** A required line of text of at most `max` characters (code points), with our usual messages. Absent counts as blank. */
export function line(label: string, max: number) {
  return v.optional(
    v.pipe(
      v.string(`${label} is required`),
      v.nonEmpty(`${label} is required`),
      v.check((text) => [...text].length <= max, `${label} must be at most ${max} characters`),
      v.check(
        (text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replaceAll("\u200d", "")),
        `${label} contains characters that cannot be shown`,
      ),
    ),
    "",
  );
}

/** Like {@link line}, but optional; absent and blank both give `""`. */
export function optionalLine(label: string, max: number) {
  return v.optional(v.union([v.literal(""), line(label, max)], `${label} must be at most ${max} characters`), "");
}
