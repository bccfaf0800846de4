/** Numbered assumptions: questions left open, an unknown country, unknown versions, and those of every project and solution. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { DETAILS, type Detail, UNKNOWN } from "#app/features/catalogue/details.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import type { Brief } from "./brief/brief.ts";
import { optionLabel } from "./brief/option-label.ts";
import { perBrief } from "./brief/per-brief.ts";
import { dayOfIso, formatDay } from "./dates.ts";
import { ASSESSES } from "./facts/effort.ts";
import { TECHNOLOGIES } from "./facts/technologies.ts";
import { COMMON_ASSUMPTIONS } from "./facts/work.ts";
import { type Numbered, numbered } from "./numbered.ts";
import { type AssumptionRow, chosenRows, type Pack, say } from "./pack.ts";
import { carriedOf, type Deadline, endOf, lifecycleOf, unversioned, VERSIONED } from "./plan/deadlines.ts";
import { decidesOrder } from "./plan/fixed-date.ts";
import { shownProducts } from "./plan/support-dates.ts";
import { clause, listed } from "./words.ts";

export type Assumption = Numbered<{ text: string; ifWrong: string; task: string; source: AssumptionRow["source"] }>;

export function assumptionsOf(brief: Brief, pack: Pack): Assumption[] {
  const open: AssumptionRow[] = brief.assumed.map((id) => ({
    text: `“${requireQuestion(id).title}” was not answered; planned with ${brief.label(id)}.`,
    ifWrong: "Scope, effort and licences are recalculated: 1 day",
    task: `Ask for “${requireQuestion(id).title}” at kick-off`,
    source: ["ej"],
  }));
  if (brief.client.country === null) {
    open.push({
      text: "The client's country is not recorded; EU law, currency and rates are assumed.",
      ifWrong: "Regulation and rate card change; the design does not",
      task: "Confirm country and places of business before the offer is signed",
      source: ["ej"],
    });
  }
  const planned = plannedAssumptions(brief, pack);
  const covered = new Set(planned.flatMap(({ settledBy = [] }) => settledBy));
  const rows = [
    ...open,
    ...unknownDetails(brief, pack)
      .filter(({ id }) => !covered.has(id))
      .map((detail) => unknownRow(detail, brief, pack)),
    ...planned.map((row) => withUnknown(row, brief, pack)),
    ...carriedVersions(brief),
    // an assessment is there to find the versions, so it plans nothing by them
    ...(brief.has("solution-type", "custom") ? [] : together(unknownVersions(brief, pack), brief)),
  ];
  return numbered(
    "A",
    rows.map(({ text, ifWrong, task, source }) => ({
      text: say(text, brief),
      ifWrong: say(ifWrong, brief),
      task,
      source,
    })),
  );
}

/** Those that no answer has settled. */
export const plannedAssumptions = (brief: Brief, pack: Pack): AssumptionRow[] =>
  [...chosenRows(COMMON_ASSUMPTIONS, brief), ...chosenRows(pack.assumptions, brief)].filter(
    ({ settledBy = [] }) => !settledBy.length || settledBy.some((id) => brief.known(id) === null),
  );

type VersionRow = AssumptionRow & { product: string; ended: readonly string[]; ends: readonly Deadline[] };

/** The task that settles a version, which is requested together with the product. */
const REQUESTED = "Answers to the information requests";

/** Names what has ended, else the next end dates, whichever rows the table of support dates has room for; a small organisation finds them there. */
function versionsText(brief: Brief, products: string, ended: readonly string[], ends: readonly Deadline[]): string {
  const isSmall = brief.has("company-size", "small");
  const named = (those: readonly string[]) => (isSmall ? "" : ` (${those.join("; ")})`);
  const next = ends.map(({ product, day }) => `${product}, ${formatDay(day)}`);
  const taken = [
    ...(ended.length > 0 ? [`planned as if some were out of support${named(ended)}`] : []),
    ...(next.length > 0 ? [`planned by the next end date${named(next)}`] : []),
  ];
  return `The versions of ${products} in use are unconfirmed; ${taken.join("; ") || "none is taken to be supported"}.`;
}

const isLately = (days: number): boolean => days >= 0 && days <= 366;

/** What ended within a year, the last of the rows in the table: it may still be in use. */
function endedOf(family: string, brief: Brief): string[] {
  return shownProducts(brief)
    .filter((row) => row.family === family && row.end && isLately(brief.today - dayOfIso(row.end)))
    .slice(-1)
    .map(({ product }) => product);
}

function nextEndOf(family: string, brief: Brief): Deadline[] {
  return lifecycleOf(brief)
    .filter((row) => row.family === family)
    .flatMap((row) => endOf(row, brief))
    .filter(({ day }) => day > brief.today)
    .toSorted((a, b) => a.day - b.day)
    .slice(0, 1);
}

/** Products in use whose version is unknown and which appear in the table of support dates. */
function unknownVersions(brief: Brief, pack: Pack): VersionRow[] {
  const printed = new Set(shownProducts(brief).map(({ family }) => family));
  const open = unversioned(brief).filter((family) => printed.has(family));
  return TECHNOLOGIES.filter(({ id }) => open.includes(id)).flatMap(({ id, ...general }): VersionRow[] => {
    const { request, effect } = pack.technologies?.[id] ?? general;
    if (!request) return [];
    const product = optionLabel("current-technologies", id);
    const ended = endedOf(id, brief);
    const ends = ended.length > 0 ? [] : nextEndOf(id, brief);
    return [
      {
        product,
        ended,
        ends,
        text: versionsText(brief, product, ended, ends),
        ifWrong: pack.technologies?.[id] ? "+0.5 day of replanning" : `+0.5 day of replanning; it changes: ${effect}`,
        task: REQUESTED,
        source: ["eol", "ej"],
      },
    ];
  });
}

/** Products in the table of support dates whose servers carry a version with an end date: the plan uses that version and names it. */
function carriedVersions(brief: Brief): AssumptionRow[] {
  return VERSIONED.filter((family) => brief.has("current-technologies", family)).flatMap((family): AssumptionRow[] => {
    const product = carriedOf(brief, family);
    if (!product || !shownProducts(brief).some((row) => row.product === product)) return [];
    return [
      {
        text: `Planned with ${product}: the oldest Windows Server named runs no earlier version, and a later one is supported for longer.`,
        ifWrong: brief.has("solution-type", "custom")
          ? "The support date moves; effort is unchanged"
          : "+0.5 day of replanning",
        task: `Read the version of ${product.replace(/ \S+$/, "")} in week 1`,
        source: ["eol", "ej"],
      },
    ];
  });
}

/** Merges several rows into one, since one list settles the versions of everything. */
function together(rows: readonly VersionRow[], brief: Brief): readonly AssumptionRow[] {
  if (rows.length < 2) return rows;
  return [
    {
      text: versionsText(
        brief,
        listed(rows.map(({ product }) => product)),
        rows.flatMap(({ ended }) => ended),
        rows.flatMap(({ ends }) => ends),
      ),
      ifWrong: `+0.5 day of replanning for each of the ${rows.length} products`,
      task: REQUESTED,
      source: ["eol", "ej"],
    },
  ];
}

/** Optional questions that were asked and that nobody could answer, except those that this design does not use. */
export const unknownDetails = perBrief((brief, pack: Pack): readonly Detail[] =>
  DETAILS.filter(
    ({ id }) => brief.detail(id) === UNKNOWN && !unusedText(id, brief, pack) && !decidesNothing(id, brief),
  ),
);

/** A location with fewer devices gets no distribution point. */
const DEVICES_FOR_POINT = 50;
/** There is no point in asking why a date that was never set was set, nor where a single small location has its distribution point. */
function decidesNothing(id: DetailId, brief: Brief): boolean {
  if (id === "deadline-reason") return brief.detail("deadline") === null;
  return id === "distribution-sites" && brief.sites === 1 && brief.devices < DEVICES_FOR_POINT;
}

/** The text about an answer that nothing in this design rests on; empty if something does. */
export function unusedText(id: DetailId, brief: Brief, pack: Pack): string {
  return say(pack.effects?.[id]?.unused ?? "", brief);
}

/** What is assumed in place of a missing answer of each kind. */
const IN_ITS_PLACE: Record<Detail["answer"]["kind"], string> = {
  number: "a typical figure is assumed",
  choice: "usual practice is assumed",
  date: "none is assumed",
};

/** The same for questions with an assumption of their own. */
const PLANNED_WITHOUT: Partial<Record<DetailId, string>> = {
  "server-licences": "all counted licences are bought",
  "budget-band": "no budget limit is applied",
  "certificates-a-year": "those of this design are counted",
  "outside-devices": "the gateway is sized for all devices",
  "windows-server-version": "every version may be in use",
  "distribution-sites": "every location with 50 or more devices gets a distribution point",
};

function unknownRow({ id, title, answer, ifWrong, task }: Detail, brief: Brief, pack: Pack): AssumptionRow {
  if (id === "deadline" && decidesOrder(brief))
    return {
      text: `“${title}” is not yet known; the order for the whole waits for it.`,
      ifWrong: "Ordered without it, phase 3 may be cut to meet it",
      task,
      source: ["ej"],
    };
  const isMeasured = id === "change-window" && brief.holds(ASSESSES); // it changes little
  return {
    text: `“${title}” is not yet known; ${PLANNED_WITHOUT[id] ?? IN_ITS_PLACE[answer.kind]}.`,
    ifWrong: isMeasured
      ? `${say(pack.noticed, brief) ? "Quick wins" : "Measurements that put load on a system"} move to it; days unchanged`
      : ifWrong,
    task,
    source: ["ej"],
  };
}

/** A row that replaces answers, naming those of its questions that were answered with "don't know". */
function withUnknown(row: AssumptionRow, brief: Brief, pack: Pack): AssumptionRow {
  const unknown = unknownDetails(brief, pack).filter(({ id }) => row.settledBy?.includes(id));
  if (unknown.length === 0) return row;
  const names = listed(unknown.map(({ title }) => `“${title}”`));
  const text = `${say(row.text, brief)} ${names} ${unknown.length === 1 ? "is" : "are"} not yet known.`;
  return { ...row, text, task: unknown.map(({ task }, index) => (index === 0 ? task : clause(task))).join("; ") };
}
