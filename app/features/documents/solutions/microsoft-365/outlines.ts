/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { BOUND_TO_PLAN, people } from "#app/features/documents/solutions/outlines.ts";
import { LARGER, ownsSe } from "./answers.ts";

/** Where every Exchange Server in use is of the supported version, none is built. */
const onSe =
  (kept: string, built: string) =>
  (brief: Brief): string =>
    ownsSe(brief) ? kept : built;

const serverAtHome = onSe("Exchange Server SE as it stands", "Exchange Server SE on new Windows Servers");

export const STAY: OptionOutline = {
  parts: [serverAtHome, "MFA and managed devices for today's systems", "existing backup and mail filter"],
  work: [
    "versions, licences and clients counted",
    onSe("latest update, sign-in; pilot group", "new servers, sign-in; pilot group"),
    onSe("devices enrolled", "mailboxes moved to the new servers, devices enrolled"),
    onSe("run book", "old servers removed, run book"),
  ],
  carries: "Sign-in, device policies, security keys and related training",
  lost: "teamwork, files and mail as a service; the work is repeated if mail moves later",
  risks: [
    {
      text: "An unpatched mail server is compromised",
      response: "published only through a filter or proxy, updates within a week",
    },
  ],
  against: [
    "remote work, partner sharing or new functions are wanted within three years",
    "no team patches mail servers monthly",
  ],
};

export const PRESENT: OptionOutline = {
  parts: ["MFA for today's systems", "devices enrolled and encrypted", "mail and files unchanged"],
  work: [
    "services and their sign-in listed",
    "MFA, device policies; pilot group",
    "users and devices in waves",
    "run book",
  ],
  carries: "Sign-in, device policies, security keys and related training",
  lost: "one place for mail, files and teamwork; the work is repeated if they move later",
  risks: [{ text: "Security rules differ by service", response: "service list with owners, reviewed quarterly" }],
  against: ["teams collaborate on files across locations", "one set of rules for mail, files and devices is required"],
};

export const MINIMAL_HYBRID: OptionOutline = {
  parts: [
    "the same tenant, plans and baseline",
    "a minimal hybrid configuration, moving mailboxes within weeks",
    "no Exchange server afterwards, and none on SE: 2016 and 2019 get their final update; recipients managed with the Exchange Management Tools",
  ],
  tasks: {
    changes: [["Exchange hybrid", 40]], // the wizard and its connectors, without a server
    adds: [
      {
        phase: 3,
        title: "teams that meet grouped into the same wave",
        days: ({ size }) => ({ small: 0.5, medium: 0.5, large: 1, enterprise: 1 })[size],
      },
    ],
  },
  ends: {
    decisions: [],
    tests: ["Hybrid"],
    accepts: "no Exchange service runs, and a recipient is changed without it",
  },
  carries: "Tenant, plans, baseline, devices, security controls and training, unchanged",
  lost: "free/busy across both sides while mailboxes move",
  risks: [
    { text: "Meetings are missed during migration", response: "teams that meet move in one wave" },
    {
      text: "Recipients cannot be changed once the last server is off",
      response: "management tools on an administrator's machine, used for a week before",
    },
  ],
  against: [
    "the migration takes more than a few weeks",
    "applications relay through the on-premises server for longer",
  ],
};

export const CLASSIC_HYBRID: OptionOutline = {
  parts: [
    "the same tenant, plans and baseline",
    onSe(
      "the SE server as it stands, with a full hybrid configuration",
      "a server on SE (Windows Server 2025), on the free hybrid licence, with a full hybrid configuration",
    ),
    "one Exchange server afterwards, without mailboxes, for mail attributes and relay",
  ],
  tasks: {
    changes: [],
    adds: [
      {
        phase: 2,
        title: onSe(
          "full hybrid configuration, free/busy tested both ways",
          "server on SE built, full hybrid configuration, free/busy tested both ways",
        ),
        days: (brief) => (brief.holds(LARGER) ? 3 : 1.5) - (ownsSe(brief) ? 1 : 0),
      },
      { phase: 4, title: "server on SE hardened and handed over", days: (brief) => (brief.holds(LARGER) ? 1 : 0.5) },
    ],
  },
  ends: {
    decisions: [],
    tests: ["Hybrid"],
    accepts: "free/busy of one mailbox on each side is shown to the other",
  },
  carries: "Tenant, plans, baseline, devices, security controls and training, unchanged",
  lost: "a mail system without servers",
  risks: [
    {
      text: "The retained server misses updates, and Exchange Online blocks its mail",
      response: "updates installed each month, by a named owner",
    },
  ],
  against: [
    "calendars may be apart while mailboxes move",
    "nothing needs to relay through an Exchange server afterwards",
  ],
};

export const FIFTH_ON_E5: OptionOutline = {
  parts: ["E5 for the sensitive group and administrators, E3 for the others"],
  tasks: { changes: [], adds: [] },
  carries: "Tenant, baseline, devices, labels and training, unchanged",
  lost: "what E5 adds, for four in five",
  risks: [
    {
      text: "Sensitive data is handled by people outside the group",
      response: "labelled files reviewed monthly, the group extended",
    },
  ],
  against: ["sensitive data is handled throughout the organisation"],
};

export const E5_EVERYWHERE: OptionOutline = {
  parts: ["E5 for everybody with the main plan"],
  tasks: { changes: [], adds: [] },
  carries: "Tenant, baseline, devices, labels and training, unchanged",
  lost: "the price difference, for people without sensitive data",
  risks: [{ text: "Functions that are paid for stay unused", response: "use of E5 functions measured before renewal" }],
  against: ["sensitive data stays with the fifth", "the others need no risk-based sign-in or endpoint detection"],
};

export const LATER_LABELS: OptionOutline = {
  parts: [
    "tenant, sign-in, devices and sharing at the baseline",
    "E3-class plans; the step up for labels and DLP bought with the second project",
  ],
  tasks: {
    changes: [
      ["Data workshops", 0],
      ["Labels, ", 0],
    ],
    adds: [
      {
        phase: 4,
        title: "second project prepared from measurements",
        days: ({ size }) => ({ small: 0.5, medium: 1, large: 2, enterprise: 2 })[size],
      },
    ],
  },
  carries: "Tenant, baseline, devices, mail and training, unchanged",
  lost: "labels, DLP and retention until the second project",
  risks: [{ text: "Files leave unlabelled until then", response: "external sharing limited to named partners" }],
  against: ["classified data must be protected today", "files with personal data are shared externally"],
};

export const SETTINGS_ALONE: OptionOutline = {
  parts: ["baseline for sign-in, sharing and consents", "licences unchanged until renewal"],
  work: ["first measurement", "settings; pilot", "phased roll-out of settings", "second measurement"],
  carries: "Baseline, controls, pilot and measurements, unchanged",
  lost: "savings on unused seats until renewal",
  risks: [{ text: "The renewal is signed without a seat count", response: "seats counted three months before" }],
  against: ["the renewal falls within the plan", "lower cost is an objective"],
};

export const OTHER_SUITE: OptionOutline = {
  parts: [
    (brief) => `another provider's mail, files and meetings for ${people(brief)}`,
    "its directory alongside the current sign-in",
  ],
  work: [
    "two suites compared against mandatory requirements; macros and templates counted",
    "domain, sign-in, policies; pilot",
    "mailboxes and files in waves, templates converted",
    "old services closed, run book",
  ],
  carries: "Waves, pilot, mail cutover, training plan, and mail and file acceptance tests",
  lost: "Office files without conversion, and device policies from the same vendor",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "Macros do not survive the conversion",
      response: "counted before ordering; critical ones are rewritten or stay on Office",
    },
  ],
  against: ["the business depends on documents with macros", "devices and mail must follow the same policies"],
};

export const MAIL_STAYS: OptionOutline = {
  parts: ["sign-in, devices, files and teamwork in the tenant", "mailboxes with the current provider"],
  work: ["as A, without mail", "baseline; pilot", "users and devices in waves", "run book"],
  carries: "Tenant, plans, baseline, devices and training, unchanged",
  lost: "calendars integrated with Teams, and one set of rules for mail and files",
  risks: [
    {
      text: "Mail remains the weakest entry point",
      response: "the current provider's MFA and filtering checked in discovery",
    },
  ],
  against: ["users schedule meetings across both", "mail policies are required"],
};

export const MAIL_AT_HOME: OptionOutline = {
  parts: [serverAtHome, "the same tenant for sign-in, devices and teamwork"],
  work: [
    "versions, licences and clients counted",
    onSe("latest update, hybrid sign-in; pilot", "new servers, hybrid sign-in; pilot"),
    onSe("users and devices in waves", "mailboxes moved to the new servers"),
    onSe("run book", "old servers removed, run book"),
  ],
  carries: "Tenant, baseline, devices and training",
  lost: "mail as a service; servers need monthly patching indefinitely",
  risks: [
    {
      text: "An unpatched mail server is compromised",
      response: "published only through a filter or proxy, updates within a week",
    },
  ],
  against: ["no law or contract keeps mail on-premises", "no team patches mail servers monthly"],
};

export const OWN_STAFF: OptionOutline = {
  parts: ["two workshops on Secure Score and the baseline", "advisory days each year, no project"],
  work: [
    "first measurement",
    "settings prioritised in a workshop",
    "the team works through the list",
    "second measurement after a year",
  ],
  carries: "The list of settings and both measurements",
  lost: "independent review, and speed",
  risks: [{ text: "Daily work displaces the list", response: "four settings a month, reported to the sponsor" }],
  against: ["an auditor or insurer awaits the result", "the team cannot spare half a day a week"],
};

export const LICENCES_ALONE: OptionOutline = {
  parts: ["seats matched to people before renewal", "settings unchanged"],
  work: [
    "seats and their use counted",
    "seat plan agreed with department heads",
    "seats changed in stages",
    "renewal signed",
  ],
  carries: "The seat count and licence plan, unchanged",
  lost: "settings, sharing and consents, which remain unmeasured",
  risks: [
    {
      text: "An attacker finds a weak setting first",
      response: "the ten most critical settings checked once, half a day",
    },
  ],
  against: ["the settings have never been measured", "an auditor or insurer asks for them"],
};
