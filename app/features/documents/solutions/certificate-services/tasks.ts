/** The tasks of the plan. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { HAS_MODULES, type Size } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { type Task, tasksOf } from "#app/features/documents/plan/tasks.ts";
import {
  CLOUD_PKI,
  CODE_SIGNING,
  CONNECTOR,
  FEW,
  LARGE,
  MAIL_KEYS,
  MOBILE,
  MULTI,
  PLANT,
  SEVERAL_CAS,
  SINGLE,
  SMALL,
  SMART_CARDS,
  TIERED,
  USER_WAVE,
} from "./answers.ts";
import { isOne, issuingCas, responders, signingRequests } from "./quantities.ts";
import { restoredOn, restores } from "./restore.ts";
import { approved } from "./templates.ts";
import { checksFirst, sectorDevices } from "./waves.ts";

/** No card signs in before the controllers have certificates. */
const signIn = (brief: Brief): string => (brief.holds(SMART_CARDS) ? ", security key sign-in" : "");
/** What the task hands over of it. */
const shown = (brief: Brief): string => (brief.holds(SMART_CARDS) ? ", test user signed in" : "");
/** Controllers whose weekend is one of a month may get theirs late in the rollout, so the test ends with it. */
const signsInLate = (brief: Brief): boolean => brief.holds(SMART_CARDS) && isMonthly(brief);

/** Who would fail once controllers require it; known before anybody enforces it. */
const UNSIGNED = "clients without LDAP signing or channel binding listed (events 2889, 3039)";

/** Nothing is switched off to test it once the rollout is over: a freeze may follow. */
const failover = (brief: Brief): string => (brief.holds(any(SEVERAL_CAS, HAS_MODULES)) ? " with failover tests" : "");

/** An authority cuts what a template asks for to two years, until it is told otherwise. */
const longest = (brief: Brief): string =>
  brief.holds(any(CODE_SIGNING, PLANT))
    ? ", ValidityPeriodUnits raised from 2 to 3 years for the longest template"
    : "";

/** `, plant devices` in the title of the waves. */
const sectorWave = (brief: Brief): string => (sectorDevices(brief) ? `, ${sectorDevices(brief)?.wave}` : "");
/** A wave is watched for a day, its stragglers for a week; servers follow. */
const WAVE_WEEKS: Record<Size, number> = { small: 1, medium: 2, large: 3, enterprise: 4 };
/** Servers wait for the weekend of their month, so the task does. */
const waveWeeks = (brief: Brief): number =>
  Math.max(isMonthly(brief) ? 4 : 0, WAVE_WEEKS[brief.size] + (rootsLate(brief) ? 1 : 0));
/** A root signed in the rollout takes the first week to reach the machines; where waves have more weeks, it is one of them. */
const rootsLate = (brief: Brief): boolean => brief.holds(HAS_MODULES) && WAVE_WEEKS[brief.size] < 3;
/** Where they share a task, the controllers take its first weekend and the devices the weeks after. */
const sharedWeeks = (brief: Brief): number =>
  Math.max(
    brief.hasDirectory && atWeekends(brief) ? Math.min(3, Math.max(2, rolloutWeeks(brief) - 1)) : 0,
    waveWeeks(brief),
  );
/** Fewest days of the waves and of phones, whatever is integrated beside them. */
const WAVE_DAYS: Record<Size, number> = { small: 1, medium: 2, large: 3, enterprise: 4 };
const PHONE_DAYS: Record<Size, number> = { small: 0.5, medium: 1, large: 1.5, enterprise: 2 };
/** Requirements that a template answers, by the purpose and the export of its key, and the days that one takes there. */
const SET_BY_TEMPLATES = ["data-encryption", "data-loss-prevention"];
const byTemplates = (brief: Brief): number =>
  brief.holds(FEW) ? 0 : SET_BY_TEMPLATES.filter((id) => brief.has("security-requirements", id)).length;
const TEMPLATE_DAYS: Record<Size, number> = { small: 0.5, medium: 0.5, large: 1, enterprise: 1 };
/** What a test hierarchy shows in the pilot, which is no evidence once it is removed. */
const SHOWN_AT_FIRST = [
  "compliance",
  "data-loss-prevention",
  "identity-management",
  "threat-protection",
  "zero-trust",
] as const;
/** The first test writes the script by which the others go: so many times longer it is where more depends on it. */
const TEST_SCRIPTED: Partial<Record<Size, number>> = { large: 1.5, enterprise: 1.5 };

export const CONNECTOR_TASK = "NDES and certificate connector";

export const TASKS: Pack["tasks"] = [
  {
    phase: 1,
    title: "HSM pair: order confirmed by the supplier, with its delivery week",
    mark: "order",
    most: 2,
    kind: "scope",
    role: "Project manager",
    weight: 1,
    deliverable: "Order confirmation with delivery date",
    when: HAS_MODULES,
  },
  {
    phase: 1,
    title: "Inventory of existing CAs, templates and consumers",
    when: DIRECTORY,
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: "List of CAs with algorithm, last expiry, published templates and ESC findings",
  },
  {
    phase: 1,
    title: "Inventory of certificate consumers, with owners",
    kind: "discovery",
    role: "Engineer",
    weight: 3,
    deliverable: "Consumers with owner and trust store",
    when: none(DIRECTORY),
  },
  {
    phase: 1,
    title: "Naming, policy outline and CRL calendar",
    kind: "design",
    role: "Architect",
    weight: 3,
    deliverable: "Policy outline, naming, calendar",
  },
  {
    phase: 2,
    title: (brief) => `Test hierarchy with software keys as ceremony rehearsal; CRL web host${isOne(brief) ? "" : "s"}`,
    mark: "authority",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 6,
    deliverable: "Rehearsed script, test CA for the pilot, reachable CRL",
    when: HAS_MODULES,
  },
  {
    phase: 2,
    title: "Issuing CA and CRL web host",
    mark: "authority",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 6,
    holds: 1,
    deliverable: (brief) => `Issuing CA${longest(brief)}, reachable CRL`,
    when: SMALL,
  },
  {
    phase: 2,
    title: "Issuing CA server with its request, CRL web host",
    mark: "machines",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 4,
    deliverable: "Request for the root, reachable CRL location",
    when: all(SINGLE, none(HAS_MODULES)),
  },
  {
    phase: 2,
    title: "Issuing CA servers with their requests, CRL web hosts",
    mark: "machines",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 5,
    deliverable: "Requests for the root, reachable CRL location",
    when: all(MULTI, none(HAS_MODULES)),
  },
  {
    phase: 2,
    title: (brief) => `Root ceremony with rehearsal, ${signingRequests(brief)} signed`,
    mark: "authority",
    waits: ["machines"],
    kind: "ceremony",
    role: "Engineer",
    weight: 4,
    holds: 1,
    most: 4,
    deliverable: (brief) =>
      `Root and issuing certificates, signed minutes, working ${issuingCas(brief)}${longest(brief)}`,
    when: all(TIERED, none(HAS_MODULES)),
  },
  {
    phase: 2,
    title: (brief) => `OCSP responder${responders(brief) > 1 ? "s" : ""}`,
    waits: ["authority"],
    kind: "build",
    role: "Engineer",
    weight: 2,
    deliverable: (brief) =>
      `Responder${responders(brief) > 1 ? "s" : ""} in service, signing certificate renewed automatically`,
    when: TIERED,
  },
  ...(
    [
      [FEW, []],
      [all(HAS_MODULES, none(FEW)), ["data-loss-prevention"]],
      [none(HAS_MODULES, FEW), SET_BY_TEMPLATES],
    ] as const
  ).map(
    ([when, carries]) =>
      ({
        phase: 2,
        title: "Templates, hardening, backup and alerts",
        mark: "platform",
        waits: ["authority"],
        carries,
        kind: "build",
        role: "Engineer",
        weight: (brief: Brief) => 6 + 3 * byTemplates(brief),
        holds: (brief: Brief) => (brief.holds(TIERED) ? 1.5 : 1) + byTemplates(brief) * TEMPLATE_DAYS[brief.size],
        deliverable: (brief: Brief) =>
          `Templates with their groups, autoenrolment by group policy, Locksmith report, ${brief.holds(HAS_MODULES) ? "" : "sealed key copy, "}first backup, one alert of each type received`,
        when,
      }) as const,
  ),
  {
    phase: 2,
    title: CONNECTOR_TASK,
    mark: "platform",
    waits: ["platform"],
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: 0.5,
    completes: ["mobile-device-management"],
    deliverable:
      "Connector reported healthy by Intune, published URL; registration certificates enrolled and their version 1 templates withdrawn",
    when: CONNECTOR,
  },
  {
    phase: 2,
    title: "Pilot enrolment",
    kind: "pilot",
    role: "Engineer",
    weight: 3,
    deliverable: "Pilot report",
    when: none(FEW),
  },
  {
    phase: 2,
    title: "Pilot enrolment",
    kind: "pilot",
    role: "Architect", // reviews what they saw of a handful of devices
    weight: 1,
    deliverable: "Pilot report",
    when: FEW,
  },
  {
    phase: 3,
    title: (brief) => `HSM installation, card ceremony, issuing CA ${signingRequests(brief)}`,
    mark: "modules",
    completes: ["data-encryption"],
    waits: ["order"],
    lead: 6,
    longest: 12,
    kind: "ceremony",
    role: "Engineer",
    weight: 4,
    holds: 1.5, // two places, and the holders of the cards
    most: 6, // two machines, however many devices enrol
    deliverable: (brief) => `HSMs with backup device, card register, ${signingRequests(brief)} for the root`,
    when: HAS_MODULES,
  },
  {
    phase: 3,
    title: (brief) => `Root ceremony: root key on its token, ${signingRequests(brief)} signed`,
    mark: "signed",
    waits: ["modules"],
    kind: "ceremony",
    role: "Engineer",
    weight: 3,
    holds: 1,
    most: 3, // half a day of script, rehearsed before; media, machine and minutes beside it
    deliverable: "Root and issuing certificates, signed minutes",
    when: HAS_MODULES,
  },
  {
    phase: 3,
    title: (brief) => `Issuing CA${isOne(brief) ? "" : "s"} put into service`,
    mark: "issuing",
    waits: ["signed"],
    carries: ["data-encryption"], // tested once the keys are in the modules
    completes: SHOWN_AT_FIRST, // by the authority that stays
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: 1,
    most: 5,
    deliverable: (brief) =>
      `Issuing CA${isOne(brief) ? "" : "s"} with the pilot's templates, ${brief.holds(MAIL_KEYS) ? "key archive, " : ""}hardening, backup and alerts${longest(brief)}, ${brief.holds(LARGE) ? "network CA removed from NTAuth, " : ""}responder${isOne(brief) ? "" : "s"} repointed${SHOWN_AT_FIRST.some((id) => brief.has("security-requirements", id)) ? ", evidence of phase 2 filed anew" : ""}${brief.holds(CONNECTOR) ? ", NDES reconfigured with certificates of the new CA" : ""}; pilot machines enrolled from ${isOne(brief) ? "it" : "them"} anew, then test hierarchy removed`,
    when: HAS_MODULES,
  },
  ...[true, false].map(
    (late) =>
      ({
        phase: 3,
        title: (brief: Brief) => `Domain controller certificates, LDAPS test${late ? "" : signIn(brief)}`,
        mark: "controllers",
        waits: ["issuing"],
        carries: late ? [] : ["mfa"],
        kind: "rollout",
        role: "Engineer",
        weight: (brief: Brief) => (brief.holds(SMART_CARDS) && !late ? 3 : 2),
        deliverable: (brief: Brief) =>
          `LDAPS verified under controller and domain names${late ? "" : shown(brief)}${brief.hasDirectory ? `, older certificates archived, ${UNSIGNED}` : ""}`,
        when: none(FEW, SMALL),
        asked: (brief: Brief) => signsInLate(brief) === late,
      }) as const,
  ),
  {
    phase: 3,
    title: (brief) =>
      `Enrolment waves: domain controllers with LDAPS test${signIn(brief)}, devices, servers${brief.holds(USER_WAVE) ? ", users" : ""}${sectorWave(brief)}; with approval: ${approved(brief)}`,
    mark: "approval", // few devices wait for no wave, and interfaces for these templates
    waits: ["issuing", "training"],
    carries: ["mfa"],
    kind: "rollout",
    role: "Engineer",
    weight: 8,
    holds: (brief) => (brief.holds(SMALL) ? 1 : WAVE_DAYS[brief.size]) + (brief.holds(SMART_CARDS) ? 0.5 : 0),
    least: sharedWeeks,
    deliverable: (brief) =>
      `LDAPS verified${shown(brief)}${brief.hasDirectory ? `, ${UNSIGNED}` : ""}, wave reports${failover(brief)}`,
    when: any(FEW, SMALL),
  },
  ...[true, false].map(
    (late) =>
      ({
        phase: 3,
        title: (brief: Brief) => {
          const later = `${brief.holds(USER_WAVE) ? ", then users" : ""}${sectorWave(brief).replace(", ", ", then ")}`;
          return `Enrolment waves: devices${checksFirst(brief) ? `${later}, then servers` : `, then servers${later}`}${late ? signIn(brief) : ""}`;
        },
        mark: "waves",
        waits: ["issuing", "controllers", "training"],
        ...(late ? { carries: ["mfa"] } : {}),
        kind: "rollout",
        role: "Engineer",
        weight: late ? 9 : 8,
        holds: (brief: Brief) => WAVE_DAYS[brief.size] + (late ? 0.5 : 0),
        least: waveWeeks,
        deliverable: (brief: Brief) => `Wave reports${failover(brief)}${late ? shown(brief) : ""}`,
        when: none(FEW, SMALL),
        asked: (brief: Brief) => signsInLate(brief) === late,
      }) as const,
  ),
  {
    phase: 3,
    title: "Phone certificates through Intune",
    waits: ["issuing", "training"],
    carries: ["mobile-device-management"],
    kind: "rollout",
    role: "Engineer",
    weight: 3,
    holds: (brief) => PHONE_DAYS[brief.size],
    deliverable: (brief) =>
      `${brief.holds(CLOUD_PKI) ? "Cloud PKI root and issuing CA, published to the directory; trusted root" : "Trusted root"} and SCEP profiles, with the account's SID, in use on each platform`,
    when: MOBILE,
  },
  {
    phase: 3,
    title: (brief) => `Templates requiring approval: ${approved(brief)}`,
    waits: ["issuing"],
    mark: "approval",
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    deliverable: "One certificate of each type, issued by its approver",
    when: none(FEW, SMALL),
  },
  {
    phase: 3, // go-live rests on it
    title: (brief) => `Restore test on ${restoredOn(brief)}`,
    waits: ["issuing"],
    kind: "acceptance",
    role: "Engineer",
    weight: 2,
    holds: (brief) => (restores(brief) / 2) * (TEST_SCRIPTED[brief.size] ?? 1),
    deliverable: "Measured time, corrected script",
  },
  {
    phase: 4,
    title: "Hardening audit with Locksmith",
    kind: "security",
    role: "Architect",
    weight: 2,
    deliverable: "Audit report without open critical findings",
    when: none(FEW, SMALL),
  },
];

/** The mark of the first task that needs the client's servers. */
export const firstOnServers = (brief: Brief): string =>
  brief.holds(all(TIERED, none(HAS_MODULES))) ? "machines" : "authority";

/** Of the task of that title, 0 where others are done together with it. */
export const plannedDays = (brief: Brief, title: string): number =>
  (tasksOf(brief, { tasks: TASKS }).find((task) => task.title === title)?.days ?? 0) / 10;

/** As the plan has placed it. */
export const plannedTask = (brief: Brief, mark: string): Task | undefined =>
  tasksOf(brief, { tasks: TASKS }).find(({ marks }) => marks.includes(mark));
