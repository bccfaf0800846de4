/** Implementation Timeline: phases with dates and gates, the work breakdown, freezes, and the Gantt chart. */

import { formatFigure, rateOf } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { formatDays } from "#app/features/documents/effort/effort.ts";
import { ASSESSES, directoryWeeks } from "#app/features/documents/facts/effort.ts";
import { NO_GATE } from "#app/features/documents/facts/governance.ts";
import { STEERING } from "#app/features/documents/facts/work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { crowdedText } from "#app/features/documents/plan/crowded-weeks.ts";
import { DEADLINE } from "#app/features/documents/plan/deadline-tasks.ts";
import { besideGates, endText, gatesOf, placeOf } from "#app/features/documents/plan/deadlines.ts";
import { spanOf } from "#app/features/documents/plan/fixed-date.ts";
import { absencesText, daysOffText } from "#app/features/documents/plan/freezes.ts";
import { datesOf, mobilisationWeeks, type Plan, type PlanPhase } from "#app/features/documents/plan/plan.ts";
import type { PlanKind } from "#app/features/documents/plan/plan-shape.ts";
import { busiestOf, hypercareEnd, loadsOf, TENTHS_A_WEEK } from "#app/features/documents/plan/task-weeks.ts";
import { insideFreeze, startsInFreeze, type Task } from "#app/features/documents/plan/tasks.ts";
import { firstDayOf } from "#app/features/documents/rules/risks.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { clause, listed, plural } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { barsOf, hasPath, haveFloat, weeksText } from "./timeline-figure.ts";

const DAYS_A_WEEK = 7;
const MOST_STAFF = 4;
/** Plans that are longer than the least for another reason than the client's own people. */
const HURRIED: readonly PlanKind[] = ["compressed", "minimum-scope", "late"];
/** Two weeks that need a quarter more people than the average are named. */
const PEAK = 1.25;

export function timelineSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  timelineStatement(sheet, content);
  releases(sheet, content);
  workBreakdown(sheet, content);
  datesToWorkAround(sheet, content);
  return sheet.section("Implementation Timeline");
}

function timelineStatement(sheet: Sheet, content: Content): void {
  sheet.paragraph("timeline.statement", () => content.plan.statement);
  sheet.paragraph("timeline.start", () => {
    const { brief, plan } = content; // a small organisation reads the two dates before it among the decisions
    const built = directoryWeeks(brief);
    if (brief.has("company-size", "small"))
      return `Week 1 starts on ${formatDay(firstDayOf(plan, 1))}${built > 0 ? ", which allows time to build the directory first" : ""}.${unhurriedText(plan)}`;
    return `Week 1${plan.windowWeeks === null ? "" : " of the plan and of the requested window"} starts on ${formatDay(firstDayOf(plan, 1))}, allowing at least ${mobilisationWeeks(brief)} weeks for signature, nominations and access${built > 0 ? `, and ${built} more for the directory, which another project builds by the end of phase 1` : ""}.${sinceWritten(content)}`;
  });
  sheet.table("timeline.phases", () => ({
    caption: "Phases and gates",
    columns: ["Phase", "Dates", "Gate", "Exit criteria", "Approved by"],
    rows: sourced(content.plan.phases, "ej"),
    cells: (phase) => [`${phase.number} ${phase.title}`, datesOf(phase), ...gateCells(phase, content.plan)],
  }));
  sheet.gantt("timeline.gantt", "Plan", () => ({ weeks: content.plan.weeks, bars: barsOf(content) }));
}

/** Whoever asked for a window may count it from the day of asking. */
function sinceWritten({ brief, plan: { windowWeeks, end } }: Content): string {
  const last = brief.today + (windowWeeks ?? Infinity) * DAYS_A_WEEK;
  if (last >= end) return "";
  return ` Counted from the date of this document, the window ends on ${formatDay(last)}, ${spanOf(end - last)} before the plan does; only an earlier order and access bring the first day forward.`;
}

/** The rollout stands in two rows where the window ends inside it; its gate is at the end of the second. */
function gateCells({ number, start }: PlanPhase, { phases, gates }: Plan): string[] {
  const isLast = phases.findLast((phase) => phase.number === number)?.start === start;
  const own = gates[number - 1];
  return isLast && own ? [own.gate, own.evidence, own.decides] : [NO_GATE, "remaining rollout scheduled", "–"];
}

/** A small organisation reads no statement of its plan, but the least weeks of it where they stand beside those of the options. */
function unhurriedText({ kind, weeks, minimumWeeks, scoredWeeks, ahead }: Plan): string {
  if (weeks <= minimumWeeks || HURRIED.includes(kind) || !(scoredWeeks || ahead)) return "";
  const why = ahead ? `end the rollout before the ${ahead}` : "leave room for the client's own staff";
  return ` The work needs at least ${minimumWeeks} weeks; ${weeks} ${why}.`;
}

const RELEASE_WEEKS = 12;

/** The rollout of a long programme: each release ends with a review that may end the programme early. */
function releases(sheet: Sheet, content: Content): void {
  sheet.table("timeline.releases", () => {
    const { plan } = content;
    const { kind, phases } = plan;
    const rollout = phases.find(({ number }) => number === 3);
    if (kind !== "releases" || !rollout) return null;
    const count = Math.ceil((rollout.end - rollout.start) / RELEASE_WEEKS);
    const rows = Array.from({ length: count }, (_, index) => {
      const first = rollout.start + index * RELEASE_WEEKS;
      return { first, last: Math.min(first + RELEASE_WEEKS, rollout.end) };
    });
    return {
      caption: "Rollout releases, each closing with a review",
      columns: ["Release|number", "Weeks", "Review|date", "Decision"],
      rows: sourced(rows, "ej"),
      cells: ({ first, last }, index) => [
        `${index + 1}`,
        weeksText(first, last),
        formatDay(endOfWeek(plan, last)),
        index + 1 < count ? "content of the next release, or early handover" : "handover",
      ],
    };
  });
}

function workBreakdown(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Work breakdown");
  sheet.table("timeline.tasks", () => tasksTable(content));
  sheet.paragraph("timeline.critical", () => {
    const critical = content.tasks.filter(({ float }) => float === 0).toSorted((a, b) => b.days - a.days);
    const [longest, next] = critical;
    if (!longest) return null;
    if (!haveFloat(content.tasks)) return fewSlip(content.tasks);
    const isAlone = longest.days > (next?.days ?? 0);
    const rest = "can end later by their float without moving a gate, provided their people are free.";
    if (!hasPath(content.tasks, content.plan.phases)) return `Tasks ${rest}`;
    return `The tasks without float form the critical path${isAlone ? `; the largest is ${longest.id} (${clause(longest.title)})` : ""}. The others ${rest}`;
  });
  sheet.paragraph("timeline.staff", () => {
    const people = content.effort.likely / (content.plan.weeks * TENTHS_A_WEEK);
    const flag =
      people > MOST_STAFF && brief.has("company-size", "small", "medium")
        ? " That is more than an organisation of this size can absorb; extend the plan or reduce the scope."
        : "";
    const told = `${peakOf(content)}${severalOf(content)}.${crowdedText(content.tasks)}`;
    if (!flag && (told === "." || brief.has("company-size", "small"))) return null; // days ÷ weeks, or somebody now and then
    return `Staffing: ${formatDays(content.effort.likely)} days over ${content.plan.weeks} weeks, at 4 working days a week, average ${people.toFixed(1)} consultants${told}${flag}`;
  });
}

function tasksTable(content: Content) {
  const { brief, tasks, plan, effort } = content;
  const floats = haveFloat(tasks);
  const isPriced = !brief.has("company-size", "small"); // which reads the sums by role
  return {
    caption: "Tasks (their total is the effort in the budget)",
    columns: [
      "Task|code",
      "Activity",
      "Role",
      "Depends on",
      "Weeks",
      ...(floats ? ["Float, weeks"] : []),
      "Days likely|number",
      ...(isPriced ? [`Likely, ${content.budget.rates.currency}|money`] : []),
      "Deliverable",
    ],
    rows: sourced(tasks, "ej"),
    cells: ({ id, title, role, after, from, to, float, days, deliverable }: Task) => [
      id,
      title,
      role,
      ranges(after) || "start",
      from === to ? `${from}` : `${from}–${to}`,
      ...(floats ? [`${float ?? "–"}`] : []),
      formatDays(days),
      ...(isPriced ? [formatFigure((days * rateOf(content.budget.rates, role)) / 10)] : []),
      deliverable,
    ],
    total: [
      "Sum",
      "",
      "",
      "",
      `1–${plan.weeks}`,
      ...(floats ? [""] : []),
      formatDays(effort.likely),
      ...(isPriced ? [formatFigure(content.budget.services.likely)] : []),
      "",
    ],
  };
}

function fewSlip(tasks: readonly Task[]): string {
  const few = tasks
    .filter(({ float, marks }) => (float ?? 0) > 0 && !marks.includes(DEADLINE))
    .map(({ id, float }) => `${id} (${plural(float ?? 0, "week")})`);
  const moved = tasks.some(({ float, title }) => float === null && title !== STEERING.title)
    ? "the risk of moving a gate or missing a date"
    : "the risk of moving a gate";
  return `No task${few.length > 0 ? ` except ${listed(few)}` : ""} can slip by a full week without ${moved}.`;
}

function datesToWorkAround(sheet: Sheet, content: Content): void {
  sheet.heading("Dates to plan around");
  sheet.list("timeline.freezes", () =>
    content.plan.freezes.map((freeze) => [
      { strong: `${formatDay(freeze.from)} to ${formatDay(freeze.to)} (${freeze.reason}). ` },
      `In ${freeze.phases.length > 1 ? "phases" : "phase"} ${listed(freeze.phases.map(String))}: ${freezeText(freeze, content)}.`,
    ]),
  );
  sheet.paragraph("timeline.absences", () => {
    if (content.brief.has("company-size", "small")) return daysOffText(content);
    const usual =
      content.plan.freezes.length > 0 ? "Freezes are those usual in the sector until the client confirms its own." : "";
    return [usual, absencesText(content, hypercareEnd(content)) ?? ""].filter(Boolean).join(" ") || null;
  });
  sheet.paragraph("timeline.deadline", () => deadlinesText(content));
}

/** The ends of support and fixed dates that the plan meets, with the decisions taken by them. */
function deadlinesText(content: Content): string | null {
  const own = content.decisions.filter((row) => row.day !== undefined);
  return [atGatesText(content, own), insideText(content, own)].filter(Boolean).join(" ") || null;
}

/** What ends at a gate of the plan, each with its decision. */
function atGatesText({ brief, plan }: Content, own: Content["decisions"]): string {
  const said = gatesOf(brief).map((gate, place) => {
    const { number, day = gate.day } = own[place] ?? {};
    const [subject, due] = place > 0 ? ["That", ","] : ["The deadline", " is due"];
    return `${subject} of ${formatDay(gate.day)} (${endText(gate)}) falls ${placeOf(gate, plan)}: decision ${number}${due} by ${formatDay(day)}.`;
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
  const ids = listed(caught.map(({ id }) => id));
  const begun = listed(startsInFreeze(tasks, plan, freeze).map(({ id }) => id));
  const isUrgent = caught.every(({ goesOn }) => goesOn);
  return isUrgent
    ? `${rule}; ${ids} cannot wait, so the sponsor grants a written exception`
    : `${rule}; the phase has no other week for ${ids}${begun && ` nor for the start of ${begun}`}, so the sponsor grants a written exception or the plan moves past the freeze`;
}

/** What goes on in a freeze, and what waits. */
function freezeRule({ phases, absence }: PlannedFreeze, assesses: boolean): string {
  const approvals = absence ? "; approvals and workshops take place before or after" : "";
  if (!assesses && phases.some((phase) => phase === 2 || phase === 3)) {
    const before = phases.includes(1) ? (absence ? "desk and " : "discovery and ") : "";
    return `${before}build work only; user-facing changes pause${approvals}`;
  }
  if (absence && assesses) return `desk work only${approvals}`;
  if (absence) return `desk work and ${phases.includes(4) ? "hypercare" : "settings invisible to users"}${approvals}`;
  if (assesses) return "no user-facing changes; document reviews, workshops and interviews continue";
  return `${phases.includes(4) ? "handover" : "discovery"} and desk work only, with no user-facing changes`;
}

/** The busiest two weeks, where they need clearly more people than the average. */
function peakOf({ effort, plan, tasks }: Content): string {
  const { people, week } = busiestOf(loadsOf(tasks, plan.weeks));
  if (people * plan.weeks * TENTHS_A_WEEK < effort.likely * PEAK) return "";
  const why = plan.kind === "minimum-scope" ? ", because work required inside the window comes first" : "";
  return `, at most ${people.toFixed(1)} over two weeks (${week} and ${week + 1})${why}`;
}

/** Less than this of a second person is some help. */
const SECOND = 1.1;

/** The roles of which more than one is needed in the busiest two weeks of each. */
function severalOf({ tasks, plan }: Content): string {
  const several = [...Map.groupBy(tasks, ({ role }) => role)].flatMap(([role, own]) => {
    const { people } = busiestOf(loadsOf(own, plan.weeks));
    return people > SECOND ? [plural(Math.ceil(people + 1 - SECOND), clause(role))] : [];
  });
  return several.length > 0 ? `; up to ${listed(several)} are needed, some part-time` : "";
}
