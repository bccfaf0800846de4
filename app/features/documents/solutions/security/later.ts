/** What lies beyond hardening of Tier 0, asked for or next to be done: steps after the project, with their days and licences. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost } from "#app/features/documents/budget/budget.ts";
import { chosenRows, type PackTable, say, type Wording } from "#app/features/documents/pack.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ADMINISTRATORS_ENROLLED,
  DEVICE_RULES,
  ENCRYPTION,
  ENDPOINT,
  LABELS_LEFT,
  MAIL_IN_TENANT,
  OWNED,
  POLICIES_FOR_ADMINISTRATORS,
  TIER0,
} from "./answers.ts";
import { SMALL_PLANS } from "./answers-licences.ts";
import { base, basePrice, detectionPlan, lossPreventionPlan, plans, purviewPrice } from "./licences.ts";
import { EMS_E3, wave } from "./names.ts";
import { atList, inDollars, likely } from "./prices.ts";
import { bySize, held } from "./quantities.ts";
import { OF_DEVICES, OF_USERS, type Pace, paceText, stepDays } from "./road-map-steps.ts";

/** `short`: how the first page names it; none where the sponsor decides on it there as the rest of a requirement. */
type Later = Pick<PackTable["rows"][number], "when" | "asked" | "source"> & {
  step: Wording;
  short?: Wording;
  pace: (brief: Brief) => Pace;
  licence: Wording;
};

const inPlan = (product: string) => (brief: Brief) =>
  `${product}, in ${plans(brief)}${held(brief) > 0 ? ", if that is the plan held" : ""}`;
const devices = (brief: Brief): string => plural(brief.devices, "device");

/** Detection on the devices of users, and on the servers beside them. */
function detectionLicence(brief: Brief): string {
  const price = brief.holds(SMALL_PLANS) ? "defender-business" : "defender-endpoint-p2";
  const users = brief.holds(all(SMALL_PLANS, OWNED))
    ? inPlan(detectionPlan(brief))(brief)
    : atList(detectionPlan(brief), price, brief.users)(brief);
  const servers = brief.servers.plan;
  const month = inDollars(likely("defender-servers-p1") * servers); // a school has no price of its own for servers
  return servers > 0 ? `${users}; Defender for Servers P1 for ${figure(servers)}, ${month} a month at list` : users;
}

const DEVICES_LEFT = all(any(ENCRYPTION, ADMINISTRATORS_ENROLLED), none(DEVICE_RULES));

/** Of what no plan holds yet, the suite costs less than Intune beside P1. */
function signInLicence(brief: Brief): string {
  if (brief.holds(OWNED)) return inPlan("Entra ID P1")(brief);
  return brief.holds(DEVICES_LEFT)
    ? atList(`${EMS_E3} (Entra ID P1 and Intune)`, "ems-e3", brief.users)(brief)
    : atList("Entra ID P1", "entra-p1", brief.users)(brief);
}

const devicesPace = (): Pace => ({ fixed: 1, ...OF_DEVICES, each: 100 });
const lossPace = (): Pace => ({ fixed: 3, ...OF_USERS, each: 250 });
/** Days of the two steps that finish a requirement: the decision on it has the price of this table. */
export const daysForDevices = (brief: Brief): number => stepDays(devicesPace(), brief);
export const daysForLoss = (brief: Brief): number => stepDays(lossPace(), brief);

/** Of mail and files the plan has it, of devices the suite beside it. */
function lossLicence(brief: Brief): string {
  if (brief.holds(ACADEMIC))
    return `${brief.holds(OWNED) ? `mail and files in ${base(brief)}` : "a plan with mail and files first"}; ${lossPreventionPlan(brief)}, by quotation`;
  const both = brief.holds(OWNED) ? [purviewPrice(brief)] : [basePrice(brief), purviewPrice(brief)];
  const month = inDollars(both.reduce((sum, price) => sum + likely(price), 0) * brief.users);
  const suite = `Purview suite for ${figure(brief.users)}, ${month} a month at list`;
  return brief.holds(OWNED) ? `mail and files in ${base(brief)}; for devices ${suite}` : `${base(brief)} and ${suite}`;
}

/** Beside one of these the forest of another party is told, too. */
const ANY_LEFT = all(TIER0, any(POLICIES_FOR_ADMINISTRATORS, none(ENDPOINT), DEVICES_LEFT, LABELS_LEFT));

const ROWS: readonly Later[] = [
  {
    step: (brief) =>
      `${brief.holds(OWNED) ? "" : "Accounts brought into the tenant; "}Conditional Access for all users: pilot, then ${wave(brief)} by ${wave(brief)}`,
    short: "Conditional Access for all users",
    pace: (brief) => ({ fixed: brief.holds(OWNED) ? 2 : 4, ...OF_USERS, each: brief.holds(OWNED) ? 100 : 60 }),
    licence: signInLicence,
    when: POLICIES_FOR_ADMINISTRATORS,
    source: ["ca-templates", "entra-price", "ej"],
  },
  {
    step: (brief) =>
      `Detection on ${devices(brief)} and on servers, Tier 0 first${brief.holds(MAIL_IN_TENANT) ? "; Standard presets for mail, SPF, DKIM and DMARC" : ""}`,
    short: (brief) => `detection on ${devices(brief)} and servers`,
    pace: (brief) => ({
      fixed: brief.holds(MAIL_IN_TENANT) ? 1.5 + bySize(1, 1.5, 3, 5)(brief) : 1.5,
      ...OF_DEVICES,
      each: 120,
    }),
    licence: detectionLicence,
    when: none(ENDPOINT),
    source: ["sec-price", "scuba", "ej"],
  },
  {
    step: (brief) =>
      `Users' devices enrolled${brief.holds(ENCRYPTION) ? ", their disks encrypted by policy, keys escrowed" : ""}`,
    pace: devicesPace,
    licence: (brief) =>
      brief.holds(OWNED)
        ? inPlan("Intune")(brief)
        : brief.holds(POLICIES_FOR_ADMINISTRATORS)
          ? "Intune, in the suite above"
          : atList("Intune Plan 1", "intune-p1", brief.users)(brief),
    when: DEVICES_LEFT,
    source: ["ca-templates", "ej"],
  },
  {
    step: "Four to six data classes agreed, sensitivity labels, loss prevention from simulation to block",
    pace: lossPace,
    licence: lossLicence,
    when: LABELS_LEFT,
    source: ["purview", "ej"],
  },
  {
    step: "The other party's forest assessed, its trust with SID filtering and selective authentication",
    short: "the other party's forest",
    pace: () => ({ fixed: 5 }),
    licence: "Defender for Identity for its users, by quotation",
    when: ANY_LEFT,
    asked: (brief) => brief.known("deadline-reason") === "merger",
    source: ["privaccess", "ej"],
  },
];

const chosen = (brief: Brief): Later[] => chosenRows(ROWS, brief);
const daysOf = (rows: readonly Later[], brief: Brief): number =>
  rows.reduce((sum, { pace }) => sum + stepDays(pace(brief), brief), 0);
const costOf = (rows: readonly Later[], brief: Brief): string => engineersCost(brief, daysOf(rows, brief));

/** For the first page: what is left beside its decisions, and what that comes to. */
export function leftForLater(brief: Brief): string {
  const left = brief.holds(ANY_LEFT) ? chosen(brief).filter(({ short }) => short !== undefined) : [];
  if (left.length === 0) return "";
  const named = listed(left.map(({ short = "" }) => say(short, brief)));
  return `The project leaves ${named} to later steps, priced at about ${costOf(left, brief)} before contingency.`;
}

export const LATER: PackTable = {
  id: "security.later",
  section: "solution",
  heading: "Steps after this project",
  intro: (brief) =>
    `Outside the present budget, ${figure(daysOf(chosen(brief), brief))} person-days or ${costOf(chosen(brief), brief)} at the engineer's rate, before contingency, training and project management; each can be added to the order.`,
  caption: "What this project leaves, with effort (planning assumptions) and licence impact",
  when: ANY_LEFT,
  columns: ["Step", "Days|number", "Basis", "Licence"],
  rows: ROWS.map(({ step, pace, licence, short: _, ...row }) => ({
    ...row,
    cells: [step, (brief) => `${stepDays(pace(brief), brief)}`, (brief) => paceText(pace(brief), brief), licence],
  })),
};
