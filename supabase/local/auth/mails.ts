/** The mails of Auth: when one may go out, what it says, and the token it carries. */
import { readFile } from "node:fs/promises";
import type { MailTemplate } from "#supabase/local/config.ts";
import { AuthError } from "./errors.ts";
import { makeToken, type OneTimeToken, storeToken } from "./one-time-tokens.ts";
import type { AuthServer, Db } from "./server.ts";
import { fillTemplate, type TemplateValues } from "./template.ts";
import { type User, updateUser } from "./users.ts";

const HOUR_MS = 3_600_000;

/** Where the link leads once it is accepted, and whether the client asked for its flow with a code verifier. */
type MailRequest = { redirectTo: string; challenged: boolean };

/** When each server's mails of the last hour were sent. */
const sent = new WeakMap<AuthServer, number[]>();

export async function sendConfirmation(server: AuthServer, db: Db, user: User, request: MailRequest): Promise<User> {
  checkInterval(server, user.confirmation_sent_at);
  const token = newToken(server, user.email ?? "", request);
  await send(server, server.config.templates.confirmation, user.email ?? "", "signup", { user, token, request });
  const updated = await updateUser(db, user.id, { confirmation_token: token.hash, confirmation_sent_at: new Date() });
  await storeToken(db, user.id, "confirmation_token", token.hash, user.email ?? "");
  return updated;
}

export async function sendRecovery(server: AuthServer, db: Db, user: User, request: MailRequest): Promise<void> {
  checkInterval(server, user.recovery_sent_at);
  const token = newToken(server, user.email ?? "", request);
  await send(server, server.config.templates.recovery, user.email ?? "", "recovery", { user, token, request });
  await updateUser(db, user.id, { recovery_token: token.hash, recovery_sent_at: new Date() });
  await storeToken(db, user.id, "recovery_token", token.hash, user.email ?? "");
}

/** Sends a mail to the new address and, where both must agree, one to the old. */
export async function sendEmailChange(
  server: AuthServer,
  db: Db,
  user: User,
  newEmail: string,
  request: MailRequest,
): Promise<User> {
  checkInterval(server, user.email_change_sent_at);
  const template = server.config.templates.emailChange;
  const oldEmail = user.email ?? "";
  const changing = { ...user, email_change: newEmail };
  const token = newToken(server, newEmail, request);
  const oldToken = server.config.confirmBothAddresses && oldEmail !== "" ? newToken(server, oldEmail, request) : null;
  await send(server, template, newEmail, "email_change", { user: changing, token, request });
  if (oldToken) await send(server, template, oldEmail, "email_change", { user: changing, token: oldToken, request });
  const updated = await updateUser(db, user.id, {
    email_change: newEmail,
    email_change_token_new: token.hash,
    email_change_token_current: oldToken?.hash ?? "",
    email_change_sent_at: new Date(),
    email_change_confirm_status: 0,
  });
  if (oldToken) await storeToken(db, user.id, "email_change_token_current", oldToken.hash, oldEmail);
  await storeToken(db, user.id, "email_change_token_new", token.hash, newEmail);
  return updated;
}

/** Tells the account's address that its password was changed. */
export function tellPasswordChanged(server: AuthServer, user: User): Promise<void> {
  return tell(server, server.config.notifications.passwordChanged, user);
}

/** Tells an account's former address that the account has a new one. */
export function tellEmailChanged(server: AuthServer, user: User, oldEmail: string): Promise<void> {
  return tell(server, server.config.notifications.emailChanged, user, { OldEmail: oldEmail }, oldEmail);
}

/** Tells the account's address that a second factor was added or removed. */
export function tellFactorChanged(server: AuthServer, user: User, what: "enrolled" | "unenrolled"): Promise<void> {
  const { factorEnrolled, factorUnenrolled } = server.config.notifications;
  return tell(server, what === "enrolled" ? factorEnrolled : factorUnenrolled, user, { FactorType: "totp" });
}

/** Sends a notice where one is configured. If it cannot be delivered, the change that it tells of still stands. */
async function tell(
  server: AuthServer,
  template: MailTemplate | null,
  user: User,
  values: TemplateValues = {},
  to = user.email ?? "",
): Promise<void> {
  if (template && to !== "") await deliver(server, template, to, { ...valuesOf(server, user), ...values });
}

function newToken({ config }: AuthServer, address: string, { challenged }: MailRequest): OneTimeToken {
  return makeToken(address, config.codeLength, challenged);
}

/** Refuses a second mail of the same kind until the interval is over. */
function checkInterval({ config }: AuthServer, sentAt: Date | null): void {
  const waitMs = (sentAt?.getTime() ?? 0) + config.mailIntervalSeconds * 1000 - Date.now();
  if (waitMs <= 0) return;
  const message = `For security purposes, you can only request this after ${Math.floor(waitMs / 1000)} seconds.`;
  throw new AuthError(429, "over_email_send_rate_limit", message);
}

/** Counts a mail towards the hourly limit, which holds only where addresses must be confirmed. */
function countMail(server: AuthServer): void {
  if (server.config.confirmBySelf) return;
  const recent = (sent.get(server) ?? []).filter((time) => time > Date.now() - HOUR_MS);
  if (recent.length >= server.config.mailsPerHour) {
    throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded");
  }
  sent.set(server, [...recent, Date.now()]);
}

type Contents = { user: User; token: OneTimeToken; request: MailRequest };

async function send(server: AuthServer, template: MailTemplate, to: string, type: string, contents: Contents) {
  countMail(server);
  const { user, token, request } = contents;
  const link = new URLSearchParams({ token: token.hash, type, redirect_to: request.redirectTo });
  const delivered = await deliver(server, template, to, {
    ...valuesOf(server, user),
    ConfirmationURL: `${server.issuer}/verify?${link}`,
    RedirectTo: request.redirectTo,
    Token: token.code,
    TokenHash: token.hash,
    NewEmail: user.email_change ?? "",
    SendingTo: to,
  });
  if (!delivered) throw new AuthError(500, "unexpected_failure", `Error sending ${MAIL_NAMES[type]} email`);
}

/** The values that every template may use. */
function valuesOf({ config }: AuthServer, user: User): TemplateValues {
  return { SiteURL: config.siteUrl, Email: user.email ?? "", Data: user.raw_user_meta_data ?? {} };
}

/** Delivers a mail and returns whether the mailbox took it. */
async function deliver(server: AuthServer, template: MailTemplate, to: string, values: TemplateValues) {
  const subject = fillTemplate(template.subject, values);
  const html = fillTemplate(await readFile(template.file, "utf8"), values);
  try {
    await server.send({ to, subject, html });
    return true;
  } catch (cause) {
    console.warn("auth: the mailbox did not take a mail:", cause);
    return false;
  }
}

const MAIL_NAMES: Record<string, string> = {
  signup: "confirmation",
  recovery: "recovery",
  email_change: "email change",
};
