/** The tasks of an assessment, which builds nothing but its quick wins. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack, TaskRow } from "#app/features/documents/pack.ts";
import { ASSESSMENT, DIRECTORY, EXCHANGE, PATHS_READ, SMALL, SUBSCRIPTIONS_READ, TENANT, UNREAD } from "./answers.ts";
import { namedIn } from "./named-framework.ts";
import { QUICK_WINS } from "./names.ts";
import { accountDays, interviewDays } from "./quantities.ts";

/** Accounts that stay open when every other is locked out: in a project that builds too. */
export const EMERGENCY = {
  kind: "build",
  role: "Engineer",
  weight: 1.5,
  holds: accountDays,
  most: (brief: Brief) => 1.5 + 2 * accountDays(brief),
  mark: "emergency",
  deliverable: "Tested accounts, keys in two safes",
} as const;

/** Requirements that the eight domains measure anyway; duties are read beside them. */
const OF_DOMAINS = [
  "mfa",
  "data-encryption",
  "identity-management",
  "threat-protection",
  "data-loss-prevention",
  "mobile-device-management",
  "zero-trust",
];

/** Baseline report, paths through the directory, posture and roles of subscriptions; planning assumption. */
const toolDays = (brief: Brief): number =>
  0.5 + (brief.holds(PATHS_READ) ? 0.5 : 0) + (brief.holds(SUBSCRIPTIONS_READ) ? 0.5 : 0);

export const ASSESSMENT_TASKS: Pack["tasks"] = [
  {
    phase: 1,
    title: "Exchange Server: version and internet exposure, reviewed first",
    waits: ["kick-off"],
    kind: "discovery",
    role: "Engineer",
    weight: 1,
    deliverable: "Finding reported to the sponsor the same day",
    when: all(ASSESSMENT, EXCHANGE),
  },
  {
    phase: 2,
    title: "Break-glass accounts and separate administrator accounts",
    waits: [],
    ...EMERGENCY,
    stopsAs: "rollout", // administrators and custodians take part
    when: all(ASSESSMENT, TENANT),
  },
  {
    phase: 2,
    title: "Emergency account and separate administrator accounts",
    mark: "emergency",
    waits: [],
    kind: "build",
    stopsAs: "rollout",
    role: "Engineer",
    weight: 1,
    holds: 0.5,
    deliverable: "Tested accounts, password in a safe",
    when: UNREAD,
  },
  {
    phase: 2,
    title: "Assessment: tool runs and exports",
    mark: "tools",
    waits: [],
    kind: "discovery",
    role: "Engineer",
    weight: 4,
    holds: toolDays,
    deliverable: (brief) =>
      `Raw output of each tool or export, filed with date and version${brief.holds(DIRECTORY) ? ", certificate templates reviewed (Locksmith)" : ""}${brief.holds(SUBSCRIPTIONS_READ) ? ", posture and roles of every subscription" : ""}`,
    when: ASSESSMENT,
  },
  ...[SMALL, none(SMALL)].map(
    (size): TaskRow => ({
      phase: 2,
      title: "Assessment: interviews and measurement of eight domains",
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: 10,
      holds: (brief) => Math.max(2, interviewDays(brief)), // with the measurement
      deliverable: "Minutes, measurements with evidence",
      ...(size === SMALL && { carries: OF_DOMAINS }), // a larger organisation has each sampled by itself
      when: all(ASSESSMENT, size),
    }),
  ),
  {
    phase: 2,
    title: QUICK_WINS,
    waits: ["tools", "emergency"],
    kind: "build",
    stopsAs: "rollout",
    role: "Engineer",
    weight: 3,
    deliverable: (brief) => `Quick wins applied${brief.holds(TENANT) ? ", final baseline report" : ""}`,
    when: ASSESSMENT,
  },
  {
    phase: 3,
    title: "Assessment: score, findings and priorities",
    mark: "analysis",
    waits: [],
    kind: "discovery",
    role: "Architect",
    weight: 6,
    deliverable: (brief) => `Scorecard, ranked findings${namedIn(brief) && `, gap list by ${namedIn(brief)}`}`,
    when: ASSESSMENT,
  },
  {
    phase: 3,
    title: "Road map with licence impact",
    waits: ["analysis"],
    kind: "design",
    role: "Architect",
    weight: 3,
    deliverable: (brief) => `30/60/90-day plan with owners and licences${brief.holds(SMALL) ? "" : ", board paper"}`,
    when: ASSESSMENT,
  },
  {
    phase: 4,
    title: (brief) => `Read-out to the ${brief.holds(SMALL) ? "sponsor" : "board"}`,
    waits: ["report"],
    kind: "acceptance",
    role: "Architect",
    weight: 2,
    most: 3,
    deliverable: "Presentation, decisions",
    when: ASSESSMENT,
  },
];
