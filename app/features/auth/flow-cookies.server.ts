/** Signed notes that a browser carries from one step of an account's mails to the next, and the key by which it is recognised. */
import { createCookie } from "react-router";
import * as v from "valibot";
import { cookieTraits } from "#app/shared/cookie.ts";
import type { Settings } from "#workers/env.ts";

type Signing = Pick<Settings, "origin" | "sessionSecret">;

const Pending = v.object({ email: v.string(), next: v.string() });
/** Who was asked to open the confirmation mail, and where its link leads. */
export type Pending = v.InferOutput<typeof Pending>;

const PENDING_SECONDS = 60 * 60;
const RECOVERY_SECONDS = 15 * 60;
const EMAIL_CHANGE_SECONDS = 60 * 60;
/** Browsers keep no cookie for longer. */
const BROWSER_SECONDS = 400 * 24 * 60 * 60;

const EmailChange = v.object({ userId: v.string(), email: v.string() });
/** The address to which somebody asked to move their account; kept as long as the links in the mails are valid. */
export type EmailChange = v.InferOutput<typeof EmailChange>;

const Enrolment = v.object({ userId: v.string(), factorId: v.string(), uri: v.string() });
/** A second factor being set up: what to tell the app, kept until its first code is typed because Auth says it only once. */
export type Enrolment = v.InferOutput<typeof Enrolment>;
/** Auth may forget an unfinished factor after this long. */
const ENROLMENT_SECONDS = 5 * 60;

function cookieOf({ origin, sessionSecret }: Signing, purpose: string, maxAge: number) {
  const { name, ...traits } = cookieTraits(origin, purpose);
  // The purpose is part of the secret, so that no other signed value passes for this one.
  return createCookie(name, { ...traits, maxAge, secrets: [`${purpose} ${sessionSecret}`] });
}

const Note = v.object({ value: v.unknown(), until: v.number() });

/** A note carries its own expiry, since whoever copied a cookie may go on sending it. */
function note(signing: Signing, purpose: string, seconds: number) {
  const cookie = cookieOf(signing, purpose, seconds);
  return {
    keep: (value: unknown) => cookie.serialize({ value, until: Date.now() + seconds * 1000 }),
    async find(request: Request): Promise<unknown> {
      const read = v.safeParse(Note, await cookie.parse(request.headers.get("Cookie")));
      return read.success && read.output.until > Date.now() ? read.output.value : null;
    },
    end: () => cookie.serialize("", { maxAge: 0 }),
  };
}

export function keepPending(signing: Signing, pending: Pending): Promise<string> {
  return note(signing, "pending", PENDING_SECONDS).keep(pending);
}

export async function findPending(signing: Signing, request: Request): Promise<Pending | null> {
  const pending = v.safeParse(Pending, await note(signing, "pending", PENDING_SECONDS).find(request));
  return pending.success ? pending.output : null;
}

/** Notes that this browser has just opened this user's reset link: only then may it set a password without knowing the old one. */
export function keepRecovery(signing: Signing, userId: string): Promise<string> {
  return note(signing, "recovery", RECOVERY_SECONDS).keep(userId);
}

export async function isRecovering(signing: Signing, request: Request, userId: string): Promise<boolean> {
  return (await note(signing, "recovery", RECOVERY_SECONDS).find(request)) === userId;
}

export function endRecovery(signing: Signing): Promise<string> {
  return note(signing, "recovery", RECOVERY_SECONDS).end();
}

export function keepEmailChange(signing: Signing, change: EmailChange): Promise<string> {
  return note(signing, "email-change", EMAIL_CHANGE_SECONDS).keep(change);
}

/** The address that this user asked for in this browser, or null. Only the database can say whether it has become theirs. */
export async function findEmailChange(signing: Signing, request: Request, userId: string): Promise<string | null> {
  const change = v.safeParse(EmailChange, await note(signing, "email-change", EMAIL_CHANGE_SECONDS).find(request));
  return change.success && change.output.userId === userId ? change.output.email : null;
}

export function keepEnrolment(signing: Signing, enrolment: Enrolment): Promise<string> {
  return note(signing, "enrolment", ENROLMENT_SECONDS).keep(enrolment);
}

export async function findEnrolment(signing: Signing, request: Request, userId: string): Promise<Enrolment | null> {
  const enrolment = v.safeParse(Enrolment, await note(signing, "enrolment", ENROLMENT_SECONDS).find(request));
  return enrolment.success && enrolment.output.userId === userId ? enrolment.output : null;
}

export function endEnrolment(signing: Signing): Promise<string> {
  return note(signing, "enrolment", ENROLMENT_SECONDS).end();
}

/** Keeps the random key by which this browser is recognised. It may last, because it identifies nobody and opens nothing. */
export function keepBrowserKey(signing: Signing, key: string): Promise<string> {
  return cookieOf(signing, "browser", BROWSER_SECONDS).serialize(key);
}

export async function findBrowserKey(signing: Signing, request: Request): Promise<string | null> {
  const value: unknown = await cookieOf(signing, "browser", BROWSER_SECONDS).parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : null;
}
