/** Microsoft 365: licence plan, identity, tenant baseline, migration of mail and files, protection and adoption. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { coveredInPart, restsAtMost } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import {
  ENTRA,
  EXCHANGE,
  FORWARDED,
  HYBRID_SERVER,
  MINIMAL,
  ONE_WEEKEND,
  OPTIMISE,
  OWN_MAIL,
  OWNED,
  OWNED_NAMED,
  ownsSe,
  SECURE,
  SIDE_BY_SIDE,
  SYNC_AFTER,
  TENANT,
  UNCONNECTED,
} from "./answers.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { DECISIONS } from "./decisions.ts";
import { movedSeats } from "./decisions-licences.ts";
import { diagram } from "./diagram.ts";
import { planName } from "./licences.ts";
import { notNew, switchDay } from "./mail-migration.ts";
import { OPERATIONS, RECOVERY, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import { onF3, onPlan } from "./quantities.ts";
import { RESTS } from "./rests.ts";
import { RISKS } from "./risks.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";

const tenantToday = (brief: Brief): string =>
  brief.holds(OWNED_NAMED)
    ? `${brief.has("current-technologies", "office-365") ? "Microsoft 365" : "Teams"} is already in use, so work starts from the existing tenant.`
    : brief.holds(OPTIMISE)
      ? "A tenant is assumed, although none was named; its settings, seats and sharing have not been measured."
      : brief.holds(EXCHANGE)
        ? `Mail is on Exchange Server${ownsSe(brief) ? " SE, the only supported version" : brief.known("exchange-version") ? ` ${brief.known("exchange-version")}, no longer supported` : ", of which only SE is supported"}.`
        : "";

export const MICROSOFT_365: Pack = {
  id: "microsoft-365",
  noun: "Microsoft 365 project",
  beyond: restsAtMost(RESTS),
  reworded: (text, brief) =>
    brief.holds(MINIMAL)
      ? text.replace(/decommissioned\. In larger organisations calendars .*/, "decommissioned, and none is kept.")
      : text.replace(
          "In larger organisations calendars can stay shared meanwhile; one",
          "Calendars stay shared meanwhile; one",
        ),
  deliverable: (brief) =>
    brief.holds(OPTIMISE)
      ? `a health check of the Microsoft 365 tenant for ${plural(brief.users, "user")}; settings are brought to the US CISA baseline, licences matched to people, sharing and consents cleaned up, all measured before and after`
      : `${brief.holds(OWNED) ? "the existing Microsoft 365 tenant" : brief.holds(ENTRA) ? "Microsoft 365 in the existing Entra tenant" : "a Microsoft 365 tenant"}${notNew(brief)} for ${plural(brief.users, "user")}${onF3(brief) > 0 ? `, ${figure(onPlan(brief))} of them on ${planName(brief)} and ${plural(onF3(brief), "shift worker")} on F3` : ` on ${planName(brief)}`}, ${brief.holds(TENANT) ? "brought to the US CISA baseline" : "secured before the first user arrives"}${brief.holds(MAIL_MOVES) ? `, with mail moved ${brief.holds(OWN_MAIL) ? "from Exchange Server" : "from the current provider"}` : ""}${brief.holds(SECURE) ? `, ${brief.holds(MAIL_MOVES) ? "and" : "with"} labels, DLP and retention enforced` : ""}`,
  situation: (brief) =>
    `${tenantToday(brief)}${brief.holds(UNCONNECTED) ? " Database integration is limited to a data policy." : ""} ${coveredInPart(brief, RESTS)}`.trim(),
  scope: SCOPE,
  affordable: AFFORDABLE,
  returns: movedSeats,
  options: OPTIONS,
  components: COMPONENTS,
  sizing: SIZING,
  ports: PORTS,
  decisions: DECISIONS,
  bill: BILL,
  features: FEATURES,
  rules: [],
  tables: TABLES,
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  cutover: CUTOVER,
  coexistence: (brief) =>
    brief.holds(OPTIMISE)
      ? `The tenant stays live throughout; settings change for the pilot group first, then for all users.${(brief.given("sites") ?? 1) > 1 ? " Sites add no work, as settings are central." : ""}`
      : brief.holds(SIDE_BY_SIDE)
        ? `While batches run, a connector carries mail between both sides and addresses stay the same; ${brief.holds(HYBRID_SERVER) ? "free/busy works in both directions" : "free/busy is not shared, so teams move together"}.`
        : brief.holds(ONE_WEEKEND)
          ? `There is no coexistence: all users move on one ${switchDay(brief)}, and the old server ${brief.holds(SYNC_AFTER) ? "can take mail back until its mailboxes are converted" : "runs until it is decommissioned in phase 4"}.`
          : brief.holds(MAIL_MOVES)
            ? brief.holds(FORWARDED)
              ? "Whole departments move batch by batch. From then on the current provider forwards their mail to the tenant, where a mail-flow rule sends mail for people not yet moved back through a connector; calendars are not shared across the two sides. The MX record is switched with the last batch."
              : `Until the switch the provider forwards pilot users' mail to the tenant, where a mail-flow rule sends mail for all others back by a connector; the pilot tests both. The others are copied in advance and switched together on one ${switchDay(brief)}. The provider forwards for 14 days afterwards; addresses stay the same.`
            : "Mail stays in place; settings change for the pilot group first, then for the others in turn.",
  noticed: (brief) =>
    brief.holds(MAIL_MOVES) ? "Mailboxes are switched and access policies enforced" : "Access policies are enforced",
  rollback: (brief) =>
    brief.holds(SIDE_BY_SIDE)
      ? "Restore the MX record and move mailboxes back with new move requests, possible until the old servers are unpublished in phase 4, 14 days after the MX switch at the earliest."
      : brief.holds(MAIL_MOVES)
        ? brief.holds(ONE_WEEKEND)
          ? `Restore the MX record and Autodiscover, possible until ${brief.holds(SYNC_AFTER) ? "the old mailboxes are converted to mail users" : "the old server is decommissioned in phase 4, 14 days after the MX switch at the earliest"}; copy mail received meanwhile back by hand.${brief.holds(SYNC_AFTER) ? " After the conversion there is no way back: faults are corrected in the tenant." : ""}`
          : `Restore the MX record, possible for 14 days while the old side still delivers; ${brief.holds(FORWARDED) ? "only the last batch returns, with an export of mail received meanwhile" : "copy mail received meanwhile back by hand"}.`
        : "Set the policy to report-only or remove the group from it, within minutes; previous settings are recorded before each change.",
  operations: OPERATIONS,
  signals: [], // stand in the calendar
  recovery: RECOVERY,
  assumptions: ASSUMPTIONS,
  requests: REQUESTS,
  // the engineer's days are spent on profiles and faults
  hands: (brief) =>
    brief.holds(OPTIMISE)
      ? []
      : [{ who: "Help desk for enrolment", count: brief.devices, what: "devices", minutes: 15, phase: 3 }],
  technologies: TECHNOLOGIES,
  training: TRAINING,
  effects: EFFECTS,
  diagram,
};
