/** Operations, signals, recovery and training. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { plural } from "#app/features/documents/words.ts";
import { ENTERPRISE, GATEWAY, MEDIUM, PHONES } from "./answers.ts";
import { servesBranches } from "./distribution-points.ts";
import { databaseBack, wantsSpare } from "./outage.ts";
import { sized } from "./quantities.ts";

/** From that day on public certificates last 100 days at most. */
const SHORTER_CERTIFICATES = dayOfIso("2027-03-15");

/** Whatever manages the computers. */
export const APPLE_PUSH: Pack["operations"][number] = {
  frequency: "Yearly",
  task: "Renewal of the Apple push certificate with the account that requested it; a new one means re-enrolling every iPhone",
  owner: "Client IT",
  when: PHONES,
  source: ["ej"],
};

export const OPERATIONS: Pack["operations"] = [
  { frequency: "Daily", task: "Site status, backup task, inbox backlog", owner: "Client IT", source: ["ej"] },
  {
    frequency: "Weekly",
    task: "Patch compliance by ring; clients in the default boundary group",
    owner: "Client IT",
    source: ["cm-bg", "ej"],
  },
  {
    frequency: "Monthly",
    task: "Patch cycle, report filed; WSUS clean-up; update point certificate's expiry",
    owner: "Client IT",
    source: ["ej"],
  },
  {
    frequency: "Quarterly",
    task: "Boundary and collection clean-up; review of roles, rings and the co-management road map",
    owner: "Consultant",
    source: ["ej"],
  },
  {
    frequency: "Quarterly",
    task: "Renewal of the gateway's server certificate: public ones last 100 days at most if issued from 15 March 2027, before that 200",
    owner: "Client IT",
    when: GATEWAY,
    asked: (brief) => brief.today < SHORTER_CERTIFICATES,
    source: ["cabf"],
  },
  {
    frequency: "Quarterly",
    task: "Renewal of the gateway's server certificate: public ones last 100 days at most",
    owner: "Client IT",
    when: GATEWAY,
    asked: (brief) => brief.today >= SHORTER_CERTIFICATES,
    source: ["cabf"],
  },
  APPLE_PUSH,
  {
    frequency: "Yearly",
    task: "Upgrade to the annual release",
    owner: "Consultant",
    source: ["cm-ver", "ej"],
  },
  {
    frequency: "Yearly",
    task: "Promotion of the passive site server, and failback",
    owner: "Client IT",
    when: ENTERPRISE,
    source: ["ej"],
  },
  {
    frequency: "Yearly",
    task: "Recovery exercise in an isolated network",
    owner: "Consultant",
    source: ["ej"],
  },
];

export const SIGNALS: Pack["signals"] = [
  {
    signal: "Active clients",
    threshold: (brief) => `below 95%: more than ${plural(Math.floor(clientsOf(brief) / 20), "client")} inactive`,
    action: "run the client health check; list inactive clients by location",
    source: ["ej"],
  },
  {
    signal: "Update scan failures",
    threshold: (brief) => `above 3%: ${plural(Math.max(2, Math.floor((clientsOf(brief) * 3) / 100) + 1), "client")}`,
    action:
      "read WUAHandler.log; then raise the WsusPool queue to 2,000 and its private memory to four times the default",
    source: ["cm-size", "ej"],
  },
];

export const RECOVERY: Pack["recovery"] = [
  {
    service: "Primary site server",
    quicker: ["hour", "hours", "day", "days"],
    rpo: "none",
    rto: "1 hour",
    method: "Passive site server promoted manually; content library on the file server",
    when: ENTERPRISE,
    source: ["ej"],
  },
  {
    service: "Site database",
    rpo: "24 hours",
    rto: databaseBack,
    method:
      "Cluster failover for a lost node; a corrupt database is restored from the database backup, with the site backup task",
    when: ENTERPRISE,
    source: ["cm-sql", "ej"],
  },
  {
    service: "Content library",
    rpo: "24 hours",
    rto: "24 hours",
    method:
      "Restored from the backup of the file server, which has no standby; meanwhile distribution points serve existing content, and the database cluster runs unless a node fails too",
    when: ENTERPRISE,
    source: ["ej"],
  },
  {
    service: "Primary site",
    rpo: "24 hours",
    rto: "24 hours",
    method: "Site backup task, database backup and content library copy, restored to another server",
    when: none(ENTERPRISE),
    asked: (brief) => !wantsSpare(brief),
    source: ["ej"],
  },
  {
    service: "Primary site",
    rpo: "24 hours",
    rto: "24 hours",
    method: "Restore to the spare site server, which receives database backups and a content library copy",
    asked: wantsSpare,
    source: ["ej"],
  },
  {
    service: "Distribution point",
    rpo: "none",
    rto: "30 minutes at a branch, by fallback",
    method: "Clients fall back to another distribution point; the failed one is rebuilt in 8 hours",
    asked: servesBranches,
    source: ["ej"],
  },
  {
    service: "Distribution point",
    rpo: "none",
    rto: "8 hours",
    method: "Rebuilt from the content library; meanwhile clients use peers or another point",
    when: ENTERPRISE,
    asked: (brief) => !servesBranches(brief),
    source: ["ej"],
  },
  {
    service: "Distribution point",
    rpo: "none",
    rto: "1 hour",
    method: "Role added to the site server, whose content library holds the content",
    when: MEDIUM,
    asked: (brief) => !servesBranches(brief),
    source: ["ej"],
  },
];

/** Two days; who has never run a site is taught twice as long within them, who has run one half as long. */
const LONGEST_COURSE = 16;
const COURSE: Partial<Record<string, number>> = { none: 2, experienced: 0.5 };
const courseHours = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? LONGEST_COURSE : { small: 3, medium: 4, large: 6, enterprise: 6 }[brief.size];

export const TRAINING: Pack["training"] = [
  {
    audience: "Site administrators",
    content: "Collections, deployments, updates, co-management, recovery",
    hours: (brief) => Math.min(LONGEST_COURSE, courseHours(brief) * (COURSE[brief.known("skills") ?? ""] ?? 1)),
    source: ["ej"],
  },
  {
    audience: "Help desk",
    content: "Software Center, remote tools, status",
    hours: (brief) => sized(brief, [1, 2, 4]),
    source: ["ej"],
  },
];
