/** The tasks that the answers ask for: one for each kind of security control, one for each integration. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { ASSESSES, BUILT_ONCE, MEASURED, PROTECTION_DAYS, type Size } from "#app/features/documents/facts/effort.ts";
import { INTEGRATION_ORDER, INTEGRATIONS } from "#app/features/documents/facts/integrations.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { say, type TaskRow } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";
import { effortOf } from "./effort.ts";

export const integrationsOf = perBrief((brief): typeof INTEGRATIONS =>
  INTEGRATIONS.filter(({ id }) => brief.has("integration-needs", id)),
);

/** Controls that the same people set with the same tools, and what they wait for: people and devices must be in the tenant before their controls. */
const KINDS_OF_CONTROL = [
  {
    ids: ["mfa", "identity-management", "mobile-device-management", "zero-trust"],
    waits: ["platform", "identities", "join", "co-managed"],
  },
  { ids: ["data-encryption", "compliance", "threat-protection", "data-loss-prevention"], waits: ["platform"] },
] as const;

/** Requirements that no other task of a security project carries. */
const OWN_WORK = new Set(["data-encryption", "compliance", "data-loss-prevention"]);
/** The same for Tier 0, where data loss prevention is set together with the workstations. */
const OF_THE_DIRECTORY = new Set(["data-encryption", "compliance"]);

/** Controls that are set and tested on each platform, or for each kind of access or data. */
const HEAVY = new Set(["mobile-device-management", "data-loss-prevention"]);

/**
 * How controls share the days of the build. Those in `heavy` have this `weight` and hold a control's full days; the others hold
 * the share `light` of them. Each takes at most `most` times its days, however much the build has left.
 */
const BESIDE_THE_BUILD = { heavy: HEAVY, weight: 2, light: 1, most: 1.25 };
/** The same for a project that consists of such controls, most of which its own tasks carry. */
const AS_THE_BUILD = { heavy: OWN_WORK, weight: 3, light: 0, most: 2 };

/** The most days of the whole task, however much the build has left, since the same people set the controls one after another. */
const MOST_CONTROL_DAYS: Record<Size, number> = { small: Infinity, medium: Infinity, large: 5, enterprise: 7 };

/** The share of its days that a light control holds beside others, since one console sets several for many people. */
const LIGHT_SHARE: Record<Size, number> = { small: 1, medium: 1, large: 0.5, enterprise: 0.5 };

/** The least share of a control's days that is set and tested in the build. */
const SET_IN_BUILD = 0.75;

/**
 * Security controls belong to build and pilot, integrations to the rollout; `ahead` holds those that the solution's rows wait
 * for. An assessment reviews both before it judges, and builds neither. Leaves out what the solution's own rows carry.
 */
export function requestedWork(
  phase: TaskRow["phase"],
  brief: Brief,
  chosen: readonly TaskRow[],
): { ahead: TaskRow[]; beside: TaskRow[] } {
  const assesses = brief.holds(ASSESSES);
  if (phase === 2)
    return {
      ahead: [],
      beside: [...securityWork(brief, assesses, chosen), ...(assesses ? interfaceReview(brief) : [])],
    };
  if (phase !== 3 || assesses) return { ahead: [], beside: [] };
  const rows = integrationWork(brief, chosen);
  return { ahead: rows.filter(({ mark }) => mark), beside: rows.filter(({ mark }) => !mark) };
}

/** The row with the numbers of the controls and integrations that it carries. */
export function withCodes(row: TaskRow, brief: Brief): TaskRow {
  const [controls, interfaces] = [requirementsOf(brief), integrationsOf(brief)];
  const { carries } = row;
  if (!carries) return row;
  const coded = (letter: string, rows: readonly { id: string }[]) =>
    rows.flatMap(({ id }, index) => (carries.includes(id) ? [`${letter}-${index + 1}`] : []));
  const codes = [...coded("S", controls), ...coded("I", interfaces)];
  return codes.length > 0 ? { ...row, title: `${say(row.title, brief)} (${ranges(codes)})` } : row;
}

/** Names what is set or measured; for compliance duties that is their evidence, which does not count as data. */
function wordsOf(own: readonly { id: string }[], brief: Brief): string {
  const assesses = brief.holds(ASSESSES);
  const segments = brief.has("solution-type", "azure-migration"); // here Zero Trust means rules between networks
  const has = (...ids: string[]) => own.some(({ id }) => ids.includes(id));
  const words = listed([
    ...(has("mfa", "identity-management", "zero-trust") ? ["identities"] : []),
    ...(has("mobile-device-management", ...(segments ? [] : ["zero-trust"])) ? ["devices"] : []),
    ...(segments && has("zero-trust") ? ["networks"] : []),
    ...(has("compliance") && !assesses ? ["evidence"] : []),
    ...(has("data-encryption", "data-loss-prevention") ? ["data"] : []),
    ...(has("threat-protection") ? ["detection"] : []),
    ...(has("compliance") && assesses ? ["evidence of duties"] : []),
  ]);
  return assesses ? words.replace(", ", " plus ") : words; // its days are counted by commas
}

function securityWork(brief: Brief, assesses: boolean, chosen: readonly TaskRow[]): TaskRow[] {
  const carried = chosen.flatMap(({ carries }) => carries ?? []);
  const requirements = requirementsOf(brief);
  const { weight, light, most, ...shared } = brief.has("solution-type", "security") ? AS_THE_BUILD : BESIDE_THE_BUILD;
  const heavy = brief.has("solution-configuration", "security-tier0") ? OF_THE_DIRECTORY : shared.heavy;
  const each = PROTECTION_DAYS[brief.size] * (assesses ? MEASURED : SET_IN_BUILD);
  const shareOf = (id: string) => (heavy.has(id) ? 1 : light * LIGHT_SHARE[brief.size]);
  return KINDS_OF_CONTROL.flatMap(({ ids, waits }): TaskRow[] => {
    const own = requirements.filter(({ id }) => !carried.includes(id) && ids.some((one) => one === id));
    if (own.length === 0) return [];
    const holds = own.reduce((sum, { id }) => sum + each * (assesses ? BESIDE : shareOf(id)), 0);
    const ends = Math.min(own.length * PROTECTION_DAYS[brief.size] * most, MOST_CONTROL_DAYS[brief.size]);
    return [
      {
        phase: 2,
        title: `${assesses ? "Measurement" : "Security controls"}: ${wordsOf(own, brief)} (${ranges(own.map(({ code }) => code))})`,
        waits: assesses ? [] : waits,
        carries: own.map(({ id }) => id),
        kind: assesses ? "discovery" : "security",
        role: "Engineer",
        weight: own.reduce((sum, { id }) => sum + (heavy.has(id) ? weight : 1), 0),
        holds,
        ...(!assesses && { most: Math.max(holds, ends) }),
        deliverable: assesses ? "Present state with evidence" : "Controls set, evidence filed",
      },
    ];
  });
}

/** The days that an interface takes with its owner, to be agreed, set, tested and accepted. */
const INTERFACE_DAYS: Record<Size, number> = { small: 0.75, medium: 1, large: 2, enterprise: 3 };
/** An interface takes at most this many times those days; what is left of a large rollout does not go to interfaces. */
const MOST_TIMES = 3;
/** The row that a plan for later waves rests on. */
const LISTS = { waits: [], mark: "lists" };
/** The share of those days that it takes to list and measure an interface. */
const LISTED = 0.5;
/** In tenths of a day of rollout for each interface; with fewer, light interfaces leave half of their days to what is rolled out. */
const ROLLOUT_FOR_EACH = 30;
/** The share of those days that an assessment needs to review an interface. */
const REVIEWED = 0.25;
/** What is left of such days in an assessment, whose phase is filled by interviews, which need their time. */
const BESIDE = 0.3;

/** Whether a system is affected: by what its accounts lose in the directory, by its mail being switched or, for an old one, by being isolated. */
const isFelt = (id: string, brief: Brief): boolean =>
  id === "legacy-applications"
    ? brief.has("solution-type", "security", "microsoft-365")
    : id !== "reporting-tools" &&
      (brief.has("solution-type", "microsoft-365") || brief.has("solution-configuration", "security-tier0"));

function integrationWork(brief: Brief, chosen: readonly TaskRow[]): TaskRow[] {
  const carried = chosen.flatMap(({ carries }) => carries ?? []);
  const order = INTEGRATION_ORDER[brief.solution] ?? {};
  const rollout = effortOf(brief).phases[2]?.likely ?? 0;
  const listsOnly = BUILT_ONCE.has(brief.configuration.id); // what it stands on moves later
  const days = INTERFACE_DAYS[brief.size] * (listsOnly ? LISTED : 1);
  const isCrowded = rollout < integrationsOf(brief).length * ROLLOUT_FOR_EACH;
  return integrationsOf(brief).flatMap(({ id }, index): TaskRow[] => {
    if (carried.includes(id)) return [];
    const usual = order[id] ?? {};
    const { waits = ["issuing"], mark, share = 1, least = 1 } = listsOnly ? { ...usual, ...LISTS } : usual;
    return [
      {
        phase: 3,
        title: `Integration: ${optionLabel("integration-needs", id)} (I-${index + 1})`,
        waits,
        ...(mark && { mark }),
        carries: [id],
        kind: "build",
        ...(isFelt(id, brief) && { stopsAs: "rollout" as const }),
        role: "Engineer",
        weight: share,
        holds: Math.max(isCrowded ? least : 1, days * share), // in less time nothing can be agreed, set and tested
        most: days * (listsOnly ? 1 : MOST_TIMES),
        deliverable: listsOnly ? "Signed findings" : "Signed acceptance records",
      },
    ];
  });
}

function interfaceReview(brief: Brief): TaskRow[] {
  const carries = integrationsOf(brief).map(({ id }) => id);
  if (carries.length === 0) return [];
  return [
    {
      phase: 2,
      title: `Interface review (${ranges(carries.map((_, index) => `I-${index + 1}`))})`,
      waits: [],
      carries,
      kind: "discovery",
      role: "Engineer",
      weight: carries.length,
      holds: carries.length * INTERFACE_DAYS[brief.size] * REVIEWED * BESIDE,
      deliverable: "Interfaces with owner, risk and effort",
    },
  ];
}
