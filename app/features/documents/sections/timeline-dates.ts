/** The dates to plan around: freezes and what goes on in them, absences, and the deadlines inside the plan with their decisions. */

import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { THE_DEADLINE } from "#app/features/documents/options/due.ts";
import { besideGates, endText, gatesOf, placeOf } from "#app/features/documents/plan/deadlines.ts";
import { absencesText, daysOffText, freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { firstDayOf, lastDayOf, orderDay, type Plan } from "#app/features/documents/plan/plan.ts";
import { quarterEndsText } from "#app/features/documents/plan/quarter-ends.ts";
import { leaveText } from "#app/features/documents/plan/summer-leave.ts";
import { hypercareEnd } from "#app/features/documents/plan/task-weeks.ts";
import { insideFreeze, startsInFreeze } from "#app/features/documents/plan/tasks.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import { clause, listed, sentence } from "#app/features/documents/words.ts";

export function datesToWorkAround(sheet: Sheet, content: Content): void {
  sheet.heading("Dates to plan around");
  sheet.list("timeline.freezes", () =>
    content.plan.freezes.map((freeze) => [
      { strong: `${formatDay(freeze.from)} to ${formatDay(freeze.to)} (${freeze.reason}). ` },
      `In ${freeze.phases.length > 1 ? "phases" : "phase"} ${listed(freeze.phases.map(String))}: ${freezeText(freeze, content)}${exceptedText(content, freeze)}${dueText(content, freeze)}.`,
    ]),
  );
  sheet.paragraph("timeline.absences", () => {
    if (content.brief.has("company-size", "small")) return daysOffText(content);
    const early = beforeStart(content);
    const usual =
      content.plan.freezes.length > 0 || early
        ? "Freezes are those usual in the sector until the client confirms its own."
        : "";
    const away = [absencesText(content, hypercareEnd(content)), leaveText(content.brief, content.plan)];
    return [early, usual, quarters(content), ...away].filter(Boolean).join(" ") || null;
  });
  sheet.paragraph("timeline.deadline", () => deadlinesText(content));
}

const quarters = ({ brief, plan }: Content): string =>
  brief.holds(ASSESSES) ? "" : quarterEndsText(brief, firstDayOf(plan, 3), lastDayOf(plan, 3));

/** The freezes of the sector before the plan, with the decisions and the order that really lie in them. */
function beforeStart(content: Content): string {
  const { brief, plan } = content;
  return freezesBetween(brief, brief.today, orderDay(brief))
    .filter(({ absence, from }) => !absence && !plan.freezes.some((freeze) => freeze.from === from))
    .flatMap((freeze) => {
      const isIn = (day: number) => day >= freeze.from && day <= freeze.to;
      const names = content.asked.filter(({ day }) => isIn(day)).map(({ number, title }) => nameOf(number, title));
      const decided = names.length > 0 ? [`the decision${names.length > 1 ? "s" : ""} on ${listed(names)}`] : [];
      const all = [...decided, ...(isIn(orderDay(brief)) ? ["the order"] : [])];
      if (all.length === 0) return [];
      return `${sentence(listed(all))} ${all.length > 1 || names.length > 1 ? "fall" : "falls"} into ${freeze.reason} (${formatDay(freeze.from)} to ${formatDay(freeze.to)}), in which no system is changed${exceptedText(content, freeze)}.`;
    })
    .join(" ");
}

const nameOf = (number: string, title: string): string => (/^[A-Z]-\d/.test(number) ? number : clause(title));

/** What a date of its own has changed before the freeze ends, so that the freeze cannot hold for it. */
function exceptedText(content: Content, freeze: Span): string {
  const numbers = changedIn(content, freeze);
  if (numbers.length === 0) return "";
  const decision = numbers.length > 1 ? "each decision" : "the decision";
  return `, except by ${listed(numbers)}: an exception that the sponsor grants with ${decision}`;
}

/** What a task promises by a day inside the freeze cannot follow after it. */
function dueText({ tasks }: Content, { from, to, absence }: Span): string {
  if (absence) return "";
  const dated = tasks.filter(({ deliverable }) => BY_DAY.test(deliverable));
  if (dated.length === 0) return "";
  const days = Array.from({ length: to - from + 1 }, (_, place) => formatDay(from + place));
  return days
    .flatMap((day) => {
      const due = dated.filter(({ deliverable }) => deliverable.includes(`by ${day}`));
      if (due.length === 0) return [];
      return `; what ${listed(due.map(({ id }) => id))} ${due.length > 1 ? "have" : "has"} to change by ${day} does not wait: an exception that the sponsor grants in writing`;
    })
    .join("");
}

const BY_DAY = /by \d/;

type Span = { from: number; to: number; absence: boolean };

/** Decided and due inside one freeze. */
function changedIn({ brief, decisions, asked }: Content, { from, to, absence }: Span): string[] {
  if (absence) return [];
  const ends = new Map(
    decisions.filter(({ day }) => day !== undefined).map(({ number }, place) => [number, gatesOf(brief)[place]?.day]),
  );
  return asked
    .filter(({ needed, number, day }) => {
      if (needed !== THE_DEADLINE || !/^D-/.test(number)) return false;
      const end = ends.get(number) ?? day;
      return day >= from && end <= to;
    })
    .map(({ number }) => number);
}

/** The ends of support and fixed dates that the plan meets, with the decisions taken by them. */
function deadlinesText(content: Content): string | null {
  const own = content.decisions.filter((row) => row.day !== undefined);
  return [atGatesText(content, own), insideText(content, own)].filter(Boolean).join(" ") || null;
}

/** What ends at a gate of the plan, each with its decision. */
function atGatesText({ brief, plan, deadline }: Content, own: Content["decisions"]): string {
  const said = gatesOf(brief).map((gate, place) => {
    const { number, day = gate.day } = own[place] ?? {};
    const [subject, due] = place > 0 ? ["That", ","] : ["The deadline", " is due"];
    const isTold = brief.has("company-size", "small") && gate.day === deadline?.day; // on the first page with what ends, and its day in the log
    if (isTold && place === 0) return `The deadline of ${formatDay(gate.day)} is that of decision ${number}.`;
    return `${subject} of ${formatDay(gate.day)}${isTold ? "" : ` (${endText(gate)})`} falls ${placeOf(gate, plan)}: decision ${number}${due} by ${formatDay(day)}.`;
  });
  return said.join(" ");
}

/** What else ends: beside the gates, and the next date where it is another one inside the plan; decided with a gate where all are of its product. */
function insideText({ brief, plan, deadline }: Content, own: Content["decisions"]): string {
  const [gates, beside] = [gatesOf(brief), besideGates(brief)];
  const isInside = deadline && deadline.day >= plan.start && deadline.day <= plan.end;
  const isTold = [...gates, ...beside].some(({ day }) => day === deadline?.day);
  const ends = isInside && !isTold ? [deadline, ...beside] : beside;
  if (ends.length === 0) return "";
  const isOf = (family: string | undefined) => beside.length > 0 && beside.every((other) => other.family === family);
  const decision = own[gates.findIndex(({ family }) => family && isOf(family))];
  const dates = listed(ends.map((end) => `${formatDay(end.day)} (${endText(end)})`));
  const [subject, verb] = ends.length > 1 ? ["dates", "fall"] : [gates.length > 0 ? "date" : "deadline", "falls"];
  return `The ${subject} of ${dates} ${verb} during the plan${decision ? `; decided with ${decision.number}` : ""}.`;
}

type PlannedFreeze = Plan["freezes"][number];

function freezeText(freeze: PlannedFreeze, { brief, plan, tasks }: Content): string {
  const rule = freezeRule(freeze, brief.holds(ASSESSES));
  const caught = insideFreeze(tasks, plan, freeze);
  if (caught.length === 0) return rule;
  const begun = listed(startsInFreeze(tasks, plan, freeze).map(({ id }) => id));
  const [urgent, others] = [caught.filter(({ goesOn }) => goesOn), caught.filter(({ goesOn }) => !goesOn)].map((held) =>
    listed(held.map(({ id }) => id)),
  );
  return [
    rule,
    ...(urgent ? [`${urgent} cannot wait, so the sponsor grants a written exception`] : []),
    ...(others
      ? [
          `the phase has no other week for ${others}${begun && ` nor for the start of ${begun}`}, so the sponsor grants a written exception${urgent ? " for that too" : ""} or the plan moves past the freeze`,
        ]
      : []),
  ].join("; ");
}

/** What goes on in a freeze, and what waits. */
function freezeRule({ phases, absence }: PlannedFreeze, assesses: boolean): string {
  const approvals = absence ? "; approvals and workshops take place before or after" : "";
  if (!assesses && phases.some((phase) => phase === 2 || phase === 3)) {
    const before = phases.includes(1) ? (absence ? "desk and " : "discovery and ") : "";
    return `${before}build work only; user-facing changes ${absence ? "pause" : "pause, and those of build tasks follow when it is over"}${approvals}`;
  }
  if (absence && assesses) return `desk work only${approvals}`;
  if (absence) return `desk work and ${phases.includes(4) ? "hypercare" : "settings invisible to users"}${approvals}`;
  if (assesses) return "no user-facing changes; document reviews, workshops and interviews continue";
  return `${phases.includes(4) ? "handover" : "discovery"} and desk work only, with no user-facing changes`;
}
