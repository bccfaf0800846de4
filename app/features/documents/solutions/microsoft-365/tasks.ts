/** Tasks, phase by phase. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, outOfHours } from "#app/features/documents/brief/change-window.ts";
import { isAudit } from "#app/features/documents/brief/deadline-reason.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { Pack, TaskRow } from "#app/features/documents/pack.ts";
import { listed, people } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BLOCKED_LATER,
  CALLED,
  CONTENT_MOVES,
  DIRECTORY,
  E5,
  HYBRID_SERVER,
  IN_WAVES,
  inEvenings,
  LABELS,
  LABELS_BUILT,
  NONE_KEPT,
  ONE_WEEKEND,
  OPTIMISE,
  OWN_MAIL,
  OWN_MAIL_MOVES,
  OWNED,
  ownsSe,
  runs2013,
  SECURE,
  SMALL,
  SYNC_AFTER,
  SYNC_BUILT,
  TENANT,
} from "./answers.ts";
import { callsLeft, endsEarly, isEwsOff, laterCallers, leavesFirst, leftFor, replaced } from "./legacy-protocols.ts";
import { waveOf } from "./names.ts";
import { copiesAhead, pilot } from "./quantities.ts";

/** Computers that one engineer enrols in a day, each with a profile of its own. */
const ENROLLED_A_DAY = 40;

/** What is bought for shared devices is no second factor until its holder has registered it. */
const keysHandedOut = (brief: Brief): string => (brief.frontline > 0 ? ", shift workers' keys registered" : "");

const policiesInStages = (brief: Brief): string =>
  `Policies enforced for ${brief.holds(TENANT) ? "the pilot group" : "all accounts"}, ${brief.holds(OWNED) ? "" : "device policies "}${brief.holds(TENANT) ? "" : "for the pilot group, "}report-only for others, impact reviewed${brief.holds(ACADEMIC) ? ", pupil policies set" : ""}`;

const listedSites = (brief: Brief): string =>
  brief.holds(CONTENT_MOVES) ? ", SharePoint sites with custom code and workflows" : "";

/** From 50 people on half a day is not enough for a dozen policies, for two servers, or for what waits for owners. */
const wholeDay = ({ size }: Brief): number => (size === "small" ? 0 : 1);

/** A restore, a report and figures that tools print. */
const MOST_CLOSING_DAYS = { small: 1, medium: 2, large: 3, enterprise: 5 };

/** Until then the MX record leads back to them. */
const KEPT_FOR_RETURN = " 14 days after the MX switch at the earliest";

/** A secured small tenant pays two fifths more for labels, loss prevention and retention; others a seventh. */
const labelWeight = (brief: Brief): number => (brief.holds(all(SECURE, SMALL)) ? 4 : 2);

/** Everybody's mail arrives in one step. */
const AT_ONCE = all(MAIL_MOVES, none(IN_WAVES));
const LABELS_SET: TaskRow = {
  phase: 3,
  title: "Labels, DLP and retention",
  waits: ["training"],
  completes: ["data-encryption", "compliance", "data-loss-prevention", "zero-trust"],
  kind: "rollout",
  role: "Architect",
  weight: (brief) => 2 * labelWeight(brief),
  holds: 0.5,
  deliverable: (brief) =>
    brief.holds(BLOCKED_LATER)
      ? "Labels in force, rules in simulation"
      : "Policies out of simulation, false positives resolved",
};

/** Whoever is examined at the fixed date shows what the project has proved. */
const closed = (brief: Brief): string =>
  `Restore record, second report, usage report${isAudit(brief) ? ", filed as evidence with the signed tests" : ""}`;

const CLOSING: TaskRow = {
  phase: 4,
  title: "Restore test, baseline report after, adoption figures",
  kind: "acceptance",
  role: "Architect",
  weight: 2,
  most: ({ size }) => MOST_CLOSING_DAYS[size],
  deliverable: closed,
};

/** Minutes of the engineer for each device: users and help desk enrol, he prepares and settles what fails. */
const byTheirHands = ({ size }: Brief): string =>
  size === "small"
    ? ""
    : "; users and the client's help desk enrol, the engineer prepares, watches and settles failures";

export const TASKS: Pack["tasks"] = [
  ...[true, false].map(
    (first): TaskRow => ({
      phase: 1,
      title: (brief) => `Applications using ${callsLeft(brief)}: list, owners, exceptions`,
      ...(first && { mark: "deadline" }), // done before what may run beside it
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: "Application list with owner, new method and date, exceptions set",
      when: CALLED,
      asked: (brief) => (isEwsOff(brief) || endsEarly(brief)) === first,
    }),
  ),
  {
    phase: 1,
    title: "Applications and devices that send or read mail: list and owners",
    kind: "discovery",
    role: "Engineer",
    weight: 2,
    deliverable: (brief) =>
      `Application list with owner, new method and date${endsEarly(brief) && leavesFirst(brief) ? `; ${leavesFirst(brief)}` : ""}`,
    when: none(CALLED),
  },
  {
    phase: 1,
    title: "Tenant audit and licence plan",
    kind: "discovery",
    role: "Architect",
    weight: 3,
    deliverable: "Baseline report, seats compared with 30-day sign-ins, licence plan",
    when: OWNED,
  },
  {
    phase: 1,
    title: "Licence plan, tenant and public domains",
    kind: "discovery",
    role: "Architect",
    weight: 3,
    most: 10,
    deliverable: "Licence plan, tenant with verified domains",
    when: none(OWNED),
  },
  {
    phase: 1,
    title: "Mail and file inventory",
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: (brief) =>
      `Mailboxes by ${runs2013(brief) ? "server and " : ""}size with delegates${brief.holds(OWN_MAIL) ? ", items above the 150 MB migration limit" : ""}, shares with size and owner${listedSites(brief)}, paths over 400 characters`,
    when: MAIL_MOVES,
  },
  {
    phase: 1,
    title: "File inventory",
    kind: "discovery",
    role: "Engineer",
    weight: 2,
    deliverable: (brief) => `Shares with size and owner${listedSites(brief)}, paths over 400 characters`,
    when: none(MAIL_MOVES, OPTIMISE),
  },
  {
    phase: 1,
    title: "Seats, guests, links and consents in use",
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: (brief) =>
      `List of unused seats${brief.holds(E5) ? " and of E5 functions in use" : ""}, sharing and consent report, any backup tried`,
    when: OPTIMISE,
  },
  {
    phase: 1,
    title: "Data workshops: labels, rules and periods",
    kind: "discovery",
    role: "Architect",
    weight: labelWeight,
    holds: 0.5,
    deliverable: "Proposals agreed with the owners of the data",
    when: LABELS_BUILT,
  },
  {
    phase: 2,
    title: (brief) =>
      brief.holds(CALLED)
        ? `Replacement of ${callsLeft(brief)}`
        : "Applications and devices set up for Graph, OAuth or a connector",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: wholeDay,
    deliverable: (brief) => {
      const later = listed(laterCallers(brief));
      return brief.holds(CALLED)
        ? `${replaced(brief)}${later ? ` except ${leftFor(later, brief)}` : ""}, or outage accepted by the owner`
        : `Applications${later ? ` (${later} in phase 3)` : ""} set up and tested, ready to switch with their mailboxes, or outage accepted${endsEarly(brief) ? "" : leavesFirst(brief) && `; ${leavesFirst(brief)}${later && `, those of ${later} too`}`}`;
    },
  },
  {
    phase: 2,
    title: "Tenant baseline",
    mark: "platform",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 5,
    most: 20, // the settings of one tenant
    holds: 1,
    deliverable: (brief) =>
      `Every baseline step set${outOfHours(brief) && brief.holds(OPTIMISE) ? ", those that users notice in the change window," : ""} or signed as an exception${(brief.given("administrators") ?? 0) > 8 ? ", all but 8 global administrators moved to narrower roles" : ""}${brief.has("primary-objective", "innovation") && !brief.holds(OPTIMISE) ? ", consent requests answered by named reviewers, teams created by their owners" : ""}, report before and after`,
  },
  {
    phase: 2,
    title: "Synchronisation and sign-in",
    mark: "identities",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    most: 10,
    deliverable:
      "IdFix findings cleared, staging server in step, pilot accounts, then the others, synchronised and matched",
    when: all(SYNC_BUILT, none(SYNC_AFTER)),
  },
  {
    phase: 2,
    title: (brief) =>
      `Exchange hybrid: ${ownsSe(brief) ? "latest update" : "supported server"}, hybrid configuration, connectors`,
    waits: ["identities", "platform"],
    kind: "build",
    role: "Engineer",
    weight: 5,
    most: 14,
    holds: 1.5,
    deliverable: "Endpoint tested (Test-MigrationServerAvailability), mail flow and free/busy both ways",
    when: HYBRID_SERVER,
  },
  {
    phase: 2,
    title: "Exchange: minimal hybrid configuration and connectors",
    waits: ["identities", "platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    deliverable: "Endpoint tested (Test-MigrationServerAvailability), a test mailbox moved there and back",
    when: NONE_KEPT,
  },
  {
    phase: 2,
    title: "Synchronisation: version, filters and stale account clean-up",
    mark: "identities",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 2,
    deliverable: "Supported version, accounts without an owner disabled",
    when: all(DIRECTORY, OPTIMISE),
  },
  {
    phase: 2,
    title: (brief) =>
      `Access policies in stages, ${brief.holds(OPTIMISE) ? "device compliance" : "enrolment of the pilot's devices"}`,
    waits: ["identities", "platform"],
    kind: "build",
    stopsAs: "pilot", // the pilot group feels them
    role: "Engineer",
    weight: (brief) => (brief.holds(OPTIMISE) ? 3 : 4),
    holds: (brief) => (brief.holds(OPTIMISE) ? wholeDay(brief) : 0),
    deliverable: policiesInStages,
  },
  {
    phase: 2,
    title: "Labels, rules and periods built, in simulation",
    waits: ["platform"],
    kind: "build",
    role: "Architect",
    weight: labelWeight,
    holds: 0.5,
    deliverable: "Labels with the pilot group, rules in simulation, retention in force",
    when: LABELS_BUILT,
  },
  {
    phase: 2,
    title: "Data policies and data gateway",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: wholeDay,
    deliverable: "Gateway in service, a data policy per environment",
    when: DATA_GATEWAY,
  },
  {
    phase: 2,
    title: "Tenant backup started, first restore",
    mark: "backup", // runs before the pilot's mail and files move, and has accounts to restore
    waits: ["identities", "platform"],
    kind: "build",
    role: "Engineer",
    weight: 1,
    holds: 0.5,
    deliverable: "One mail and one file restored",
    when: none(OPTIMISE),
  },
  {
    phase: 2,
    title: (brief) =>
      brief.holds(ONE_WEEKEND)
        ? `Pilot: files and ${brief.holds(SYNC_AFTER) ? "Entra-joined " : ""}devices of selected users, mail in test mailboxes`
        : `Pilot with ${people(pilot(brief))}: ${brief.holds(MAIL_MOVES) ? "mail, files" : brief.holds(OPTIMISE) ? "policies, sharing" : "policies, files"}, devices`,
    kind: "pilot",
    role: "Engineer",
    weight: 4,
    holds: wholeDay,
    deliverable: (brief) =>
      `Pilot report with test results, tickets and times${brief.holds(none(OPTIMISE)) && copiesAhead(brief) ? "; copies of the remaining data under way, so that the rollout only brings them up to date" : ""}`,
  },
  {
    phase: 3,
    title: "Mailboxes and mail cutover",
    mark: "mail",
    waits: ["backup", "training", "callers"],
    least: (brief) => (inEvenings(brief) ? 0 : 2), // with the cutover weekend before the gate
    kind: "rollout",
    role: "Engineer",
    weight: 7,
    holds: 1,
    deliverable: "90% of mailboxes without skipped items, the others resolved",
    when: MAIL_MOVES,
  },
  {
    phase: 3,
    title: "Synchronisation and sign-in",
    mark: "identities",
    waits: ["mail"], // a cutover fails while accounts are synchronised
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    holds: 0.5,
    deliverable: "Old mailboxes converted to mail users, IdFix findings cleared, accounts matched by mail address",
    when: SYNC_AFTER,
  },
  {
    phase: 3,
    title: "Licence right-sizing and clean-up of guests, sharing, consent",
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 6,
    holds: wholeDay,
    deliverable: "Surplus seats unassigned, guests confirmed or removed, unowned consents revoked",
    when: OPTIMISE,
  },
  {
    phase: 3,
    title: "Files to OneDrive and SharePoint",
    mark: "files",
    waits: ["backup", "training"],
    kind: "rollout",
    role: "Engineer",
    weight: 4,
    holds: 0.5,
    deliverable: "Shares read-only, failed files resolved, no library above 300,000 files",
    when: none(OPTIMISE),
  },
  {
    phase: 3,
    title: "SharePoint Server content",
    waits: ["backup", "training"],
    kind: "rollout",
    role: "Engineer",
    weight: 4,
    holds: 1,
    deliverable:
      "Sites moved, permissions compared, old server read-only until the client shuts it down after acceptance",
    when: CONTENT_MOVES,
  },
  {
    phase: 3,
    title: (brief) => {
      const wave = (brief.given("sites") ?? 1) > 2 ? "site" : waveOf(brief);
      return `Devices enrolled, ${wave} by ${wave}`;
    },
    mark: "devices",
    waits: ["training", "identities"],
    completes: ["mobile-device-management"],
    kind: "rollout",
    role: "Engineer",
    weight: 5,
    holds: ({ devices }) => Math.min(2, devices / ENROLLED_A_DAY),
    deliverable: (brief) =>
      `${brief.holds(SYNC_AFTER) ? "Three domain computers tried first, all d" : "D"}evices compliant, older Office replaced, exceptions with an end date${keysHandedOut(brief)}${byTheirHands(brief)}`,
    when: none(OPTIMISE),
  },
  {
    phase: 3,
    title: "Enforcement of access policies",
    waits: ["training", "devices"],
    carries: ["mfa"],
    least: (brief) => (atWeekends(brief) ? 2 : 0), // with a weekend before the gate
    kind: "rollout",
    role: "Architect",
    weight: 2,
    holds: 0.5,
    deliverable: (brief) =>
      `Policies enforced, each exception with an end date${brief.holds(OPTIMISE) ? keysHandedOut(brief) : brief.holds(OWNED) ? ", old sharing links expired" : ""}`,
  },
  { ...LABELS_SET, waits: ["training", "mail", "files"], when: all(LABELS, AT_ONCE) }, // until then little is there to simulate on
  { ...LABELS_SET, when: all(LABELS, none(AT_ONCE)) },
  {
    phase: 4,
    title: "Exchange Server decommissioning",
    kind: "handover",
    role: "Engineer",
    weight: 2,
    least: 2, // the switch may be in the week before the gate, and may be taken back for 14 days
    deliverable: (brief) =>
      brief.holds(HYBRID_SERVER)
        ? `Old servers removed${KEPT_FOR_RETURN}, one SE server retained for mail attributes, port 443 closed`
        : `Last server off the network${KEPT_FOR_RETURN}, relay via connector${brief.holds(NONE_KEPT) ? ", recipients managed without it" : ""}`,
    when: OWN_MAIL_MOVES,
  },
  { ...CLOSING, when: none(BLOCKED_LATER) },
  {
    ...CLOSING,
    completes: ["data-loss-prevention"],
    least: 2, // the last mail and files moved in the week before the gate
    deliverable: (brief) =>
      `${closed(brief)}; false positives resolved and rules blocking, two weeks after the last move`,
    when: BLOCKED_LATER,
  },
];
