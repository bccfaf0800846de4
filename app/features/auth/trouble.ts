/** The answers that the account forms share for attempts that failed. */
import { data } from "react-router";
import { type FormReply, refuse, replyWith } from "#app/shared/form.ts";

const SENTENCES = {
  timeout: "Connection timeout. Please check your internet connection and try again.",
  away: "Authentication error: the sign-in service cannot be reached. Nothing was changed. Please try again in a moment.",
};

export const LINK_USED = "This link has expired or has already been used. Please request a new one.";

/** Why the service rejects a password, old or new. */
export const PASSWORD_FAILURES = {
  wrong: "This is not your current password.",
  "same-password": "New password should be different from the old password.",
  "weak-password": "This password is too easy to guess. Please choose another.",
};

/** Why a code of the second factor was rejected. */
export const CODE_FAILURES = {
  wrong: "This code is wrong or has already been used. Please enter the next one.",
  missing: "Two-step verification has changed in the meantime. Please reload the page.",
};

export type Trouble = { code: "timeout" | "away" } | { code: "busy"; waitSeconds?: number };

/** The form again with what was typed, and the reason: 429 after too many attempts, otherwise 503. */
export function answerTrouble(reply: FormReply, trouble: Trouble) {
  if (trouble.code !== "busy") return data(replyWith(reply, { message: SENTENCES[trouble.code] }), { status: 503 });
  const { waitSeconds = 60 } = trouble;
  const message = `Too many attempts. Please try again in ${inWords(waitSeconds)}.`;
  return data(replyWith(reply, { message }), { status: 429, headers: { "Retry-After": String(waitSeconds) } });
}

/** The form again, because the current password was wrong or could not be checked. */
export function answerPasswordCheck(reply: FormReply, failed: { code: "wrong" } | Trouble) {
  if (failed.code !== "wrong") return answerTrouble(reply, failed);
  return refuse(replyWith(reply, { errors: { currentPassword: PASSWORD_FAILURES.wrong } }));
}

/** The form again, because the new password was not set. `expired` is the sentence for a session that has ended. */
export function answerPasswordChange(
  reply: FormReply,
  code: Trouble["code"] | "same-password" | "weak-password" | "expired",
  expired: string,
) {
  if (code === "expired") return refuse(replyWith(reply, { message: expired }));
  if (code === "same-password" || code === "weak-password")
    return refuse(replyWith(reply, { errors: { password: PASSWORD_FAILURES[code] } }));
  return answerTrouble(reply, { code });
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
