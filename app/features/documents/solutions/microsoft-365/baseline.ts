/** The baseline of the tenant: its steps, the public records of a new one, and who may be a guest. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import {
  A5_GROUP,
  BLOCKED_LATER,
  BUSINESS_PLAN,
  DIRECTORY,
  E5,
  E5_BOUGHT,
  E5_GROUP,
  ELIGIBLE,
  HELD,
  LABELS,
  LABELS_BUILT,
  OPTIMISE,
  OWNED,
  PREMIUM,
  SEATS,
  SECURE,
  SENSITIVE,
  SMALL,
  SUITE,
  TENANT,
  TENANT_CALLED,
} from "./answers.ts";
import { highest, planName } from "./licences.ts";
import { onF3 } from "./quantities.ts";

/** Whom such a client works with outside; a judgement. */
const GUESTS: Partial<Record<string, string>> = {
  healthcare: "referring practices and laboratories",
  finance: "auditors and counterparties",
  manufacturing: "suppliers and customers",
  retail: "suppliers",
  government: "other authorities",
  technology: "customers, by project",
};

export const guestsOf = (brief: Brief): string => {
  const guests = GUESTS[brief.values("industry")[0] ?? ""];
  return guests ? ` (${guests})` : "";
};

/** Of those counted, whoever is no global administrator. */
const beyondGlobal = (brief: Brief): string => {
  const counted = brief.given("administrators") ?? 0;
  return counted > 8 ? `; others of the ${figure(counted)} in narrower roles or removed` : "";
};

/** Who needs proof files what the baseline shows. */
const filed = (brief: Brief): string =>
  brief.holds(any(SECURE, is("security-requirements", "compliance")))
    ? "; exports and baseline reports go into the evidence register"
    : "";

/** Detection on computers comes with some of the plans bought. */
const defender = (brief: Brief): string => {
  if (brief.holds(BUSINESS_PLAN)) return `, Defender for Business${onF3(brief) > 0 ? " (not on F3)" : ""}`;
  return brief.holds(any(E5_BOUGHT, E5_GROUP)) ? ", Defender for Endpoint for holders of E5" : "";
};

/** What was required of data holds for the disks they lie on. */
const encrypted = (brief: Brief): string =>
  brief.has("security-requirements", "data-encryption")
    ? ` with disks encrypted${brief.holds(OPTIMISE) ? " and recovery keys in Entra ID" : ""}`
    : "";

/** What is mandatory there, and more than the plan or the licences hold. */
const unmet = (brief: Brief): string => {
  const lacking =
    brief.holds(E5_BOUGHT) && onF3(brief) === 0 ? [] : ["2.1–2.3", ...(brief.holds(ELIGIBLE) ? [] : ["7.4–7.6"])];
  return `MS.AAD.3.1 (phishing-resistant MFA for all users)${lacking.length > 0 ? ` and, for accounts without Entra ID P2, ${listed(lacking)}` : ""}`;
};

export const BASELINE: PackTable = {
  id: "m365.baseline",
  section: "solution",
  heading: "Tenant baseline",
  intro: (brief) =>
    brief.holds(SMALL)
      ? "The steps follow the US CISA baseline, measured with ScubaGear."
      : `The steps follow the CISA baseline for US federal agencies, measured with ScubaGear; ${brief.holds(SEATS) ? "sharing and meeting recording are relaxed; each exception is recorded" : "the security lead signs and dates each exception"}, among them ${unmet(brief)}.${brief.holds(TENANT) ? " Settings affecting all users at once are announced a week ahead." : ""}`,
  caption: "Baseline steps and timing",
  columns: ["Step", "Setting", "When", "Baseline policy"],
  rows: [
    {
      cells: [
        "Mail authentication",
        "SPF hard fail and DKIM; DMARC raised to reject in steps, reports to a monitored mailbox",
        (brief) =>
          `${brief.holds(MAIL_MOVES) ? "p=none before the pilot; quarantine two weeks after mail cutover, reject two weeks later" : "p=none at the start of phase 2; quarantine and reject two weeks apart"}; the client takes any step due after acceptance`,
        "MS.EXO.2.2, 3.1, 4.1, 4.2",
      ],
      source: ["scuba"],
    },
    {
      cells: [
        "Administrators",
        (brief) =>
          `2 to 8 global administrators${brief.administrators === 1 ? " with the break-glass accounts" : ""}, cloud-only, ${brief.holds(ELIGIBLE) ? "time-limited roles activated on request" : "separate from everyday accounts"}${beyondGlobal(brief)}`,
        "before the pilot",
        (brief) => (brief.holds(ELIGIBLE) ? "MS.AAD.7.1–7.6" : "MS.AAD.7.1–7.3"),
      ],
      source: ["scuba"],
    },
    {
      cells: [
        "Break-glass",
        (brief) =>
          `Two accounts with FIDO2 keys in two ${brief.holds(SMALL) ? "places" : "safes"}, excluded from policies; sign-in log rule alerts on use`,
        "before the pilot",
        "own setting",
      ],
      source: ["mfa-mandatory", "ca-templates"],
    },
    {
      cells: [
        "Access policies",
        "Security defaults off as CA01 to CA04 take effect; new joiners register MFA with a Temporary Access Pass",
        (brief) =>
          brief.holds(OWNED)
            ? "pilot group at pilot start; all users in phase 3, or at once where security defaults are on"
            : brief.holds(TENANT)
              ? "pilot group at pilot start, then each user who moves, or all at once where security defaults are on"
              : "all accounts before the pilot; device policies for the pilot group first",
        "MS.AAD.1.1",
      ],
      source: ["scuba", "ca-templates"],
    },
    {
      cells: ["Application consent", "Administrators consent, users request", "before the pilot", "MS.AAD.5.1–5.3"],
      source: ["scuba"],
    },
    {
      cells: [
        "Guests and sharing",
        (brief) =>
          `Guests invited by named roles from allowed domains${guestsOf(brief)}, links to named people only${brief.holds(OWNED) ? "; existing links expire once owners are informed" : ""}`,
        (brief) => (brief.holds(OWNED) ? "before the pilot; existing links in phase 3" : "before the pilot"),
        "MS.AAD.8.1–8.3, MS.SHAREPOINT.1.1–3.2",
      ],
      source: ["scuba", "ej"],
    },
    {
      cells: [
        "Mail",
        (brief) =>
          `No external auto-forwarding, external tag, preset protection; basic authentication for sending off${brief.holds(TENANT_CALLED) ? " except listed applications" : ""}; unauthenticated Direct Send rejected`,
        "before the pilot; RejectDirectSend once the last sender has changed",
        "MS.EXO.1.1, 5.1, 7.1",
      ],
      source: ["scuba", "direct-send"],
    },
    {
      cells: [
        "Audit",
        (brief) =>
          brief.holds(E5_BOUGHT)
            ? `On; retained one year${onF3(brief) > 0 ? ", F3 180 days" : ""}${filed(brief)}`
            : brief.holds(E5)
              ? `On; retained one year on E5, 180 days on E3${onF3(brief) > 0 ? " and F3" : ""}, extended to twelve months by monthly export${filed(brief)}`
              : `On; retained 180 days${brief.holds(any(SUITE, SENSITIVE, A5_GROUP)) ? `, one year for holders of ${highest(brief)},` : ","} extended to twelve months by monthly export${filed(brief)}`,
        "before the pilot",
        "MS.SECURITYSUITE.5.1–5.2",
      ],
      source: ["scuba", "purview"],
    },
    {
      cells: [
        "Retention hold",
        (brief) =>
          `Litigation hold, without an end, on the mailboxes that the compliance owner lists; part of ${planName(brief)}${onF3(brief) > 0 ? ", not of F3, so that nobody on it may be listed" : ""}`,
        "before their batch",
        "own setting",
      ],
      when: HELD,
      source: ["ej"],
    },
    {
      cells: [
        "Teams",
        "No meetings started by anonymous users, external domains by allow list, app approval; teams expire unless renewed by an owner",
        "before the pilot",
        "MS.TEAMS.1.2, 2.1, 5.x",
      ],
      source: ["scuba"],
    },
    {
      cells: [
        "Power Platform",
        "A data policy per environment: connectors classed as business or blocked",
        "before the pilot",
        "MS.POWERPLATFORM.2.1–2.2",
      ],
      when: is("current-technologies", "power-platform"),
      source: ["scuba"],
    },
    {
      cells: [
        "Passwords",
        (brief) =>
          `No expiry${brief.holds(DIRECTORY) ? " in the cloud; synchronised passwords follow Active Directory" : ""}`,
        "before the pilot",
        "MS.AAD.6.1",
      ],
      source: ["scuba"],
    },
    {
      cells: [
        "Devices",
        (brief) =>
          `${brief.holds(OPTIMISE) ? "Compliance" : "Enrolment restrictions, compliance"}${encrypted(brief)}${brief.holds(OPTIMISE) ? "" : defender(brief)}, update rings; devices without a policy set to non-compliant`,
        "pilot group in phase 2, others in phase 3",
        "own setting",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Labels and retention",
        (brief) =>
          `Four labels and retention, as listed under “Labels, loss prevention and retention”${brief.holds(all(PREMIUM, none(OPTIMISE))) ? `; ${brief.holds(E5) && onF3(brief) === 0 ? "" : `for holders of ${highest(brief)} `}one auto-label and DLP on endpoints and in Teams` : ""}`,
        (brief) =>
          brief.holds(LABELS_BUILT)
            ? `retention in phase 2, before data moves; the rest in simulation, enforced in phase ${brief.holds(BLOCKED_LATER) ? 4 : 3}`
            : brief.holds(BLOCKED_LATER)
              ? "phase 3, rules blocking in phase 4"
              : "phase 3, in simulation first",
        "own setting",
      ],
      when: LABELS,
      source: ["purview", "ej"],
    },
  ],
};

export const PUBLIC_DNS: PackTable = {
  id: "m365.dns",
  section: "solution",
  heading: "Public DNS",
  caption: "DNS records to set",
  when: all(MAIL_MOVES, none(OWNED)), // else the baseline says all
  columns: ["Record", "Value", "When"],
  rows: [
    {
      cells: ["MX", "as shown by the tenant", "mail cutover; TTL lowered 48 hours before"],
      source: ["ej"],
    },
    {
      cells: [
        "TXT (SPF)",
        "v=spf1 include:spf.protection.outlook.com, all other senders, -all; ten look-ups at most",
        "before cutover",
      ],
      source: ["scuba", "ej"],
    },
    {
      cells: ["CNAME (DKIM), two", "selector1 and selector2, values from the tenant; 2,048-bit keys", "before cutover"],
      source: ["scuba", "ej"],
    },
    {
      cells: [
        "TXT (_dmarc)",
        "v=DMARC1; p=none; rua=mailto: with a monitored mailbox",
        "before the pilot, raised as in the baseline",
      ],
      source: ["scuba"],
    },
    {
      cells: ["CNAME (autodiscover)", "autodiscover.outlook.com", "mail cutover"],
      source: ["ej"],
    },
  ],
};
