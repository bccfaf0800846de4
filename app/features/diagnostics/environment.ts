/** Describes the environment in which the portal runs: of keys only their kind, of secrets only whether they are set. */
import type { Settings } from "#workers/env.ts";

export type EnvironmentFact = { label: string; value: string };

export function describeEnvironment(settings: Settings): EnvironmentFact[] {
  const { environment, origin, supabase, mail, payment } = settings;
  return [
    { label: "Environment", value: environment === "embedded" ? "Development (embedded)" : "Production" },
    { label: "Portal address", value: origin },
    { label: "Supabase address", value: supabase.url || "Not set" },
    { label: "Publishable key", value: kindOfKey(supabase.publishableKey) },
    ...(environment === "embedded" ? [{ label: "Secret key", value: supabase.secretKey ? "Set" : "Not set" }] : []),
    { label: "Email", value: mail.url ? "Local mailbox" : mail.binding ? "Email service" : "Not set" },
    { label: "Payment", value: payment.provider === "simulator" ? "Simulator: no money moves" : payment.provider },
  ];
}

/** Reports a secret key in place of the publishable one without showing it. */
export function kindOfKey(key: string): string {
  if (!key) return "Not set";
  if (key.startsWith("sb_publishable_")) return "Set";
  return key.startsWith("sb_secret_") ? "A secret key is in its place" : "Set, legacy format";
}
