/** Reads supabase/config.toml, the file that the Supabase CLI reads too, and gives its keys the stand-in's names and units. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import * as v from "valibot";
import { durationSeconds, isDuration } from "./duration.ts";

const CONFIG_FILE = fileURLToPath(new URL("../config.toml", import.meta.url));

/** Go's notation, as the CLI writes it: "1s", "1m0s", "24h". */
const Seconds = v.pipe(v.string(), v.check(isDuration), v.transform(durationSeconds));

const LETTERS = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"] as const;
const DIGITS = "0123456789";
const SYMBOLS = "!@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~";

/** By name of the rule, the sets of characters from each of which a password must have one. */
const REQUIREMENTS: Record<string, string[]> = {
  "": [],
  letters_digits: [LETTERS.join(""), DIGITS],
  lower_upper_letters_digits: [...LETTERS, DIGITS],
  lower_upper_letters_digits_symbols: [...LETTERS, DIGITS, SYMBOLS],
};

const Port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Template = v.object({ subject: v.string(), content_path: v.string() });
const Notification = v.object({ ...Template.entries, enabled: v.optional(v.boolean(), false) });

const ConfigFile = v.object({
  api: v.object({ port: Port, schemas: v.array(v.string()) }),
  db: v.object({ port: Port }),
  local_smtp: v.object({
    port: Port,
    admin_email: v.optional(v.pipe(v.string(), v.email()), "admin@email.com"),
    sender_name: v.optional(v.string(), "Admin"),
  }),
  auth: v.object({
    site_url: v.pipe(v.string(), v.url()),
    additional_redirect_urls: v.optional(v.array(v.string()), []),
    jwt_expiry: v.optional(Count, 3600),
    jwt_issuer: v.optional(v.pipe(v.string(), v.url())),
    enable_refresh_token_rotation: v.optional(v.boolean(), true),
    refresh_token_reuse_interval: v.optional(Count, 10),
    enable_signup: v.optional(v.boolean(), true),
    minimum_password_length: v.optional(Count, 6),
    password_requirements: v.optional(v.picklist(Object.keys(REQUIREMENTS)), ""),
    sessions: v.optional(v.object({ timebox: Seconds, inactivity_timeout: Seconds })),
    rate_limit: v.object({ email_sent: Count }),
    mfa: v.optional(
      v.object({
        max_enrolled_factors: v.optional(Count, 10),
        totp: v.object({ enroll_enabled: v.boolean(), verify_enabled: v.boolean() }),
      }),
    ),
    email: v.object({
      enabled: v.optional(v.boolean(), true),
      double_confirm_changes: v.optional(v.boolean(), true),
      enable_confirmations: v.optional(v.boolean(), false),
      max_frequency: v.optional(Seconds, "1s"),
      otp_length: v.optional(Count, 6),
      otp_expiry: v.optional(Count, 3600),
      smtp: v.optional(v.object({ enabled: v.boolean() })),
      template: v.object({ confirmation: Template, recovery: Template, email_change: Template }),
      notification: v.object({
        password_changed: Notification,
        email_changed: Notification,
        mfa_factor_enrolled: Notification,
        mfa_factor_unenrolled: Notification,
      }),
    }),
  }),
});

type ConfigFile = v.InferInput<typeof ConfigFile>;
type ConfigValues = v.InferOutput<typeof ConfigFile>;
export type MailTemplate = { subject: string; file: string };

/** Values to use in place of the file's, under the file's own keys. */
export type ConfigOverrides<T = ConfigFile> = {
  [K in keyof T]?: T[K] extends unknown[] ? T[K] : ConfigOverrides<T[K]>;
};

export type LocalConfig = ReturnType<typeof toLocalConfig>;
export type AuthConfig = LocalConfig["auth"];

/**
 * The configuration of the stand-in.
 *
 * @throws {v.ValiError} naming the key that is missing or malformed
 */
export function readConfig(overrides: ConfigOverrides = {}, file = CONFIG_FILE): LocalConfig {
  const raw = merge(parse(readFileSync(file, "utf8")), overrides);
  return toLocalConfig(v.parse(ConfigFile, raw), resolve(dirname(file), ".."));
}

/** @param projectDir the folder to which the templates' paths are relative */
function toLocalConfig({ api, db, local_smtp: smtp, auth }: ConfigValues, projectDir: string) {
  const { email } = auth;
  return {
    ports: { api: api.port, database: db.port, mail: smtp.port },
    schemas: api.schemas,
    auth: {
      siteUrl: auth.site_url,
      redirectUrls: auth.additional_redirect_urls,
      tokenSeconds: auth.jwt_expiry,
      issuer: auth.jwt_issuer,
      rotateRefreshTokens: auth.enable_refresh_token_rotation,
      reuseSeconds: auth.refresh_token_reuse_interval,
      sessions: auth.sessions ?? null,
      // The CLI leaves both off unless the file says otherwise.
      mayEnrolFactors: auth.mfa?.totp.enroll_enabled ?? false,
      mayVerifyFactors: auth.mfa?.totp.verify_enabled ?? false,
      mostFactors: auth.mfa?.max_enrolled_factors ?? 10,
      allowSignUp: auth.enable_signup && email.enabled,
      minimumPasswordLength: auth.minimum_password_length,
      requiredCharacters: REQUIREMENTS[auth.password_requirements] ?? [],
      confirmBySelf: !email.enable_confirmations,
      confirmBothAddresses: email.double_confirm_changes,
      mailIntervalSeconds: email.max_frequency,
      codeLength: email.otp_length,
      codeSeconds: email.otp_expiry,
      // The CLI applies this limit only when mail goes through a real server.
      mailsPerHour: email.smtp?.enabled ? auth.rate_limit.email_sent : Number.POSITIVE_INFINITY,
      sender: { name: smtp.sender_name, email: smtp.admin_email },
      ...toMails(email, projectDir),
    },
  };
}

function toMails({ template: letters, notification: notices }: ConfigValues["auth"]["email"], projectDir: string) {
  const template = ({ subject, content_path: path }: v.InferOutput<typeof Template>): MailTemplate => {
    return { subject, file: resolve(projectDir, path) };
  };
  const notification = (said: v.InferOutput<typeof Notification>) => (said.enabled ? template(said) : null);
  return {
    templates: {
      confirmation: template(letters.confirmation),
      recovery: template(letters.recovery),
      emailChange: template(letters.email_change),
    },
    /** The notices sent after a change; null where none is. */
    notifications: {
      passwordChanged: notification(notices.password_changed),
      emailChanged: notification(notices.email_changed),
      factorEnrolled: notification(notices.mfa_factor_enrolled),
      factorUnenrolled: notification(notices.mfa_factor_unenrolled),
    },
  };
}

function merge(base: unknown, over: unknown): unknown {
  if (!isTable(base) || !isTable(over)) return over === undefined ? base : over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], over[key])]));
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
