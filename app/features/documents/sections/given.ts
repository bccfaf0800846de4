/** What was given beyond the eleven answers: each answer stands in the section that it sharpens, with what it sets there. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { DETAILS, type Detail } from "#app/features/catalogue/details.ts";
import { unusedText } from "#app/features/documents/assumptions.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { boundElsewhere } from "#app/features/documents/facts/frameworks.ts";
import { LIFECYCLE, paidEndText } from "#app/features/documents/facts/lifecycle.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { say } from "#app/features/documents/pack.ts";
import { OLDEST } from "#app/features/documents/plan/deadlines.ts";
import { earlierStart } from "#app/features/documents/plan/earlier-start.ts";
import { fixedDay, lateness, spanOf } from "#app/features/documents/plan/fixed-date.ts";
import { mayMissWeekend, monthlyWeekends, switchingPhase, switchingWeeks } from "#app/features/documents/plan/plan.ts";
import { lapsedOf, lapsedText, statedEndOf, undatedEvent } from "#app/features/documents/plan/support-dates.ts";
import { recoveryOf } from "#app/features/documents/requirements.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import { type Block, plain, type Section, type Text } from "#app/features/documents/tree/tree.ts";
import { clause, plural, sentence } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { budgetText } from "./given-budget.ts";
import { dayBeforeText, paymentsText } from "./given-dates.ts";

/** The section with what was given for it beside its first words, as far as nothing in it says it; the section itself where all is said. */
export function withGiven(section: Section, content: Content): Section {
  const { reader } = content.brief;
  const sheet = new Sheet(reader);
  const given = reader.derive(() => givenFor(section, content));
  for (const place of given().keys())
    sheet.paragraph(`given.${section.id}`, () =>
      given()
        .slice(place, place + 1)
        .flatMap(textOf),
    );
  if (sheet.blocks.length === 0) return section;
  const place = placeIn(section.blocks);
  return { ...section, blocks: section.blocks.toSpliced(place, 0, ...sheet.blocks) };
}

/** After the words that open the section, else after the first thing below its first heading. */
function placeIn(blocks: readonly Block[]): number {
  const words = blocks.findIndex(({ kind }) => kind !== "paragraph");
  if (words > 0) return words;
  const first = blocks.findIndex(({ kind }) => kind !== "heading");
  const next = blocks.findIndex(({ kind }, place) => place > first && kind !== "list");
  return next < 0 ? blocks.length : next;
}

type Given = { detail: Detail; value: string; effect: string };

function textOf({ detail, value, effect }: Given): Exclude<Text, string> {
  return [{ strong: `${detail.title}: ${detailLabel(detail.id, value)}. ` }, `${effect}.`];
}

/** They stand below the recovery objectives. */
const OF_RECOVERY: readonly DetailId[] = ["recovery-time", "data-loss"];

/** What the design does about the outage and the loss that were given; the answer itself where its own figure is better. */
export function recoveryText(content: Content): string | null {
  const { brief, pack } = content;
  const [first] = recoveryOf(brief, pack);
  const said = DETAILS.filter(({ id }) => OF_RECOVERY.includes(id)).flatMap((detail) =>
    givenTo(detail, content).flatMap(({ value, effect }) => {
      if (effect === "") return [];
      const label = detailLabel(detail.id, value);
      const isShown = first !== undefined && [first.rto, first.rpo].some((cell) => say(cell, brief).includes(label));
      return isShown ? `${effect}.` : `${detail.title}: ${label}. ${effect}.`;
    }),
  );
  return said.join(" ") || null;
}

const OF_SECTIONS = Map.groupBy(DETAILS, ({ section }): string => section);

/** Figures stand in the planning figures, in sizing and bill; what follows from an answer is said once. */
function givenFor({ title, blocks }: Section, content: Content): Given[] {
  return (OF_SECTIONS.get(title) ?? [])
    .filter(({ id }) => !OF_RECOVERY.includes(id))
    .flatMap((detail) => givenTo(detail, content))
    .filter((given) => given.effect !== "" && !isSaid(given, blocks));
}

function givenTo(detail: Detail, content: Content): Given[] {
  const value = content.brief.known(detail.id);
  return value ? [{ detail, value, effect: effectOf(detail, value, content) }] : [];
}

/** Whether a table made from the answer holds both it and each date that follows from it. */
function isSaid({ detail, value, effect }: Given, blocks: readonly Block[]): boolean {
  const words = [detailLabel(detail.id, value), ...(effect.match(/\d+ [A-Z][a-z]+ 20\d\d/g) ?? [])];
  return (
    words.length > 1 &&
    blocks.some(
      (block) =>
        block.kind === "table" &&
        block.provenance.answers.includes(detail.id) &&
        block.rows.some((row) => words.every((word) => row.some((cell) => plain(cell).includes(word)))),
    )
  );
}

/** Its table of planning figures shows the numbers. */
const PLANNED = "Current Environment Analysis";

/** Where nothing is built, what a choice sets is less. */
const MEASURED_ALONE =
  "The consultant takes the measurements, with a client administrator at the keyboard where needed";
const ASSESSED: Partial<Record<string, Record<string, string>>> = {
  skills: {
    none: MEASURED_ALONE,
    some: MEASURED_ALONE,
    experienced: "The consultant still takes the measurements, so that the review is independent",
  },
};

/** A plan that ends by the date leaves nothing to follow it. */
const IN_TIME = "Day-one requirements are requested; everything planned is in place by then";

/** Empty where the answer only goes into the tables that show it. */
function effectOf({ id, figure, answer, section: title }: Detail, value: string, content: Content): string {
  if (title === PLANNED && answer.kind === "number") return "";
  if (id === "budget-band") return budgetText(content);
  if (answer.kind === "date") return `${deadlineText(content)}${dayBeforeText(content)}`;
  const { brief } = content;
  if (id === "change-window") return windowText(value, content);
  if (id === "deadline-reason" && fixedDay(brief) === null) return undatedText(brief);
  if (id === "deadline-reason" && value === "audit") return evidenceText(content);
  if (id === "deadline-reason" && value === "budget") return paymentsText(content);
  if (id === "deadline-reason" && value === "merger" && lateness(brief, content.plan) === null) return IN_TIME;
  const choice = answer.kind === "choice" ? answer.options.find((option) => option.id === value) : undefined;
  const assessed = brief.holds(ASSESSES) ? ASSESSED[id]?.[value] : undefined;
  const own = unusedText(id, brief, content.pack) || content.pack.effects?.[id]?.[value] || supportOf(id, value, brief);
  const effect = own ? say(own, brief) : (assessed ?? (choice ? sentence(choice.effect ?? figure) : ""));
  const bound = id === "framework" ? boundElsewhere(brief) : null;
  if (!bound) return effect;
  return `${effect ? `${effect}. ` : ""}It binds ${bound}; the reason for naming it is asked before the order`;
}

/** Until when there are updates for what is the oldest of its family; empty for every other answer. */
function supportOf(id: DetailId, value: string, { today }: Brief): string {
  const isVersion = Object.values(OLDEST).includes(id);
  const row = isVersion ? LIFECYCLE.find(({ product }) => product === detailLabel(id, value)) : undefined;
  if (!row) return "";
  if (!row.end) return "It has no fixed end of support";
  const paid =
    row.paidEnd && dayOfIso(row.paidEnd) >= today ? `, paid updates continue to ${paidEndText(row.paidEnd)}` : "";
  return `Support ${dayOfIso(row.end) < today ? "ended" : "ends"} on ${formatIso(row.end)}${paid}`;
}

/** A reason without its date. */
function undatedText(brief: Brief): string {
  if (undatedEvent(brief))
    return `The date is unknown; the order ${brief.holds(ASSESSES) ? "waits for it" : "of the phases after the first waits for it"}`;
  const ending = statedEndOf(brief);
  if (ending)
    return `Judging by the versions given, it is ${ending.product}, on ${formatDay(ending.day)}; both to be confirmed`;
  const passed = lapsedOf(brief).filter(({ isKnown }) => isKnown);
  return `Judging by the versions given, it has passed: ${passed.map((row) => lapsedText(row, brief.today)).join("; ")}; confirmed at kick-off`;
}

/** When what users notice is changed; an assessment has no rollout whose weekends would be counted. */
function windowText(value: string, { brief, pack, plan }: Content): string {
  const noticed =
    say(pack.noticed, brief) || (brief.holds(ASSESSES) ? "Measurements that put load on a system are made" : "");
  if (noticed === "") return "";
  if (value === "evenings") return `${noticed} on weekday evenings`;
  if (value === "weekends") return `${noticed} between Friday evening and Sunday noon`;
  if (value !== "monthly") return `${noticed} as agreed, with five working days' notice`;
  const [weekends, phase] = [monthlyWeekends(brief), switchingPhase(brief)];
  const includes = mayMissWeekend(brief)
    ? `a ${phase} with ${plural(switchingWeeks(brief), "open week")} may include none`
    : `the ${phase} includes at least ${weekends === 1 ? "one" : weekends}`;
  const dated = `, dated by ${clause(plan.gates[0]?.gate ?? "")}`;
  const held = brief.holds(ASSESSES) ? "" : `${dated}, of which ${includes}`;
  return `${noticed} on these weekends${held}; anything missed waits for the next`;
}

function deadlineText({ brief, plan }: Content): string {
  const late = lateness(brief, plan);
  const end = `The plan ends on ${formatDay(plan.end)}`;
  const earlier = earlierStart(brief);
  if (late && earlier)
    return `${end}, ${late}. A start on ${formatDay(earlier.start)} would meet it${earlier.weeks < plan.weeks ? ` in the ${earlier.weeks} weeks needed` : ""}, with the order signed by ${formatDay(earlier.order)}. Start, date or scope is decided before the order`;
  if (late) return `${end}, ${late}. Date or scope is decided before the order`;
  const spare = (fixedDay(brief) ?? plan.end) - plan.end;
  return spare === 0 ? `${end}, the fixed date` : `${end}, ${spanOf(spare)} before the fixed date`;
}

/** What is older shows a state that has passed; it is renewed in the two months before it is shown. */
const [OLD_EVIDENCE_DAYS, RENEWAL_DAYS] = [182, 60];

/** When the last evidence is filed: with the last control, or with the report of an assessment. */
function evidenceText({ brief, plan, tasks }: Content): string {
  const asked = requirementsOf(brief);
  const rolled = heldFrom(brief, plan);
  const filing = tasks.filter(({ carries = [], completes = [] }) => {
    const filed = rolled > 0 ? carries : [...carries, ...completes]; // what is completed there is proved with the rollout
    return filed.some((option) => asked.some(({ id }) => id === option));
  });
  const week = Math.max(...filing.map(({ to }) => to), 0);
  const isReview = brief.holds(ASSESSES) || week === 0;
  const filed = endOfWeek(plan, week);
  const day = isReview ? plan.end : Math.max(filed, provedByServers(brief) ? rolledOut(plan) : 0);
  const held = isReview ? day : Math.max(day, rolled);
  const fixed = fixedDay(brief) ?? held;
  const renewed =
    fixed - held > OLD_EVIDENCE_DAYS ? `, and renewed by the client from ${formatDay(fixed - RENEWAL_DAYS)} on` : "";
  const place = held > fixed ? `${spanOf(held - fixed)} after the date` : `in time for the date${renewed}`;
  if (isReview) return `Evidence is handed over by ${formatDay(day)}, ${place}`;
  const codes = ranges(asked.map(({ code }) => code));
  if (held > day)
    return `${codes} ${asked.length > 1 ? "are" : "is"} set by ${formatDay(day)}; the last evidence is filed as the controls apply to all users, by ${formatDay(held)}, ${place}`;
  return `The last evidence of ${codes} is filed ${day > filed ? "once all servers report, " : ""}by ${formatDay(day)}, ${place}`;
}

/** A control that is accepted when every server reports, or by a test of recovery, is proved once the last of them has come. */
const SERVERS_ARRIVE = new Set(["azure-migration", "hybrid-cloud"]);
/** Shown by a sign-in, a device or a share, whatever servers report. */
const WITHOUT_SERVERS = new Set(["mfa", "identity-management", "mobile-device-management", "data-loss-prevention"]);

const provedByServers = (brief: Brief): boolean =>
  SERVERS_ARRIVE.has(brief.solution) && requirementsOf(brief).some(({ id }) => !WITHOUT_SERVERS.has(id));

/** Controls of a tenant are set before the pilot; what is first simulated, or enrolled by wave, is proved with the rollout. */
function heldFrom(brief: Brief, plan: Content["plan"]): number {
  return brief.solution === "microsoft-365" ? rolledOut(plan) : 0;
}

function rolledOut({ phases }: Content["plan"]): number {
  return phases.findLast(({ number }) => number === 3)?.lastDay ?? 0;
}
