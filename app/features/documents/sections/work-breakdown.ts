/** The work breakdown: tasks in weeks and days, what of them can slip, and the people it takes. */

import { formatFigure, rateOf } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDays } from "#app/features/documents/effort/effort.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { crowdedText } from "#app/features/documents/plan/crowded-weeks.ts";
import { DEADLINE } from "#app/features/documents/plan/deadline-tasks.ts";
import { busiestOf, loadsOf, TENTHS_A_WEEK } from "#app/features/documents/plan/task-weeks.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { type Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import { clause, listed, plural } from "#app/features/documents/words.ts";
import { hasPath, haveFloat } from "./timeline-figure.ts";

const MOST_STAFF = 4;
/** Two weeks that need a quarter more people than the average are named. */
const PEAK = 1.25;

export function workBreakdown(sheet: Sheet, content: Content): void {
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
    return `The tasks without float, held by their order or by people whom they share, form the critical path${isAlone ? `; the largest is ${longest.id} (${clause(longest.title)})` : ""}. The others ${rest}`;
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
  const { brief, tasks } = content;
  const floats = haveFloat(tasks);
  const isPriced = !brief.has("company-size", "small"); // which reads the sums by role
  return {
    caption: isPriced ? "Tasks (their total is the effort in the budget)" : "Tasks, priced in the budget",
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
    rows: sourced(
      tasks.map((task) => ({ task })),
      "ej",
    ),
    cells: ({ task: { id, title, role, after, from, to, float, days, deliverable } }: { task: Task }) => [
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
    total: sumRow(content, { floats, isPriced }),
  };
}

function sumRow(content: Content, { floats, isPriced }: { floats: boolean; isPriced: boolean }) {
  return [
    "Sum",
    "",
    "",
    "",
    `1–${content.plan.weeks}`,
    ...(floats ? [""] : []),
    formatDays(content.effort.likely),
    ...(isPriced ? [formatFigure(content.budget.services.likely)] : []), // read only where it is shown
    "",
  ];
}

function fewSlip(tasks: readonly Task[]): string {
  const few = tasks
    .filter(({ float, marks }) => (float ?? 0) > 0 && !marks.includes(DEADLINE))
    .map(({ id, float }) => `${id} (${plural(float ?? 0, "week")})`);
  const moved = tasks.some((task) => task.float === null && !isSteering(task))
    ? "the risk of moving a gate or missing a date"
    : "the risk of moving a gate";
  return `No task${few.length > 0 ? ` except ${listed(few)}` : ""} can slip by a full week without ${moved}.`;
}

/** The busiest two weeks, where they need clearly more people than the average. */
function peakOf({ effort, plan, tasks }: Content): string {
  const { people, week } = busiestOf(loadsOf(tasks, plan.weeks));
  if (people * plan.weeks * TENTHS_A_WEEK < effort.likely * PEAK) return "";
  const why = plan.kind === "minimum-scope" ? ", because the pilot comes first" : "";
  return `, at most ${people.toFixed(1)} over two weeks (${week} and ${week + 1})${why}`;
}

/** Less than this of a second person is some help. */
const SECOND = 1.1;

/** The roles of which more than one is needed in their busiest week, and which that is. */
function severalOf({ tasks, plan }: Content): string {
  const several = [...Map.groupBy(tasks, ({ role }) => role)].flatMap(([role, own]) => {
    const loads = loadsOf(own, plan.weeks);
    const most = Math.max(...loads);
    const people = most / TENTHS_A_WEEK;
    return people > SECOND
      ? [`${plural(Math.ceil(people + 1 - SECOND), clause(role))} (week ${loads.indexOf(most) + 1})`]
      : [];
  });
  return several.length > 0 ? `; up to ${listed(several)} are needed, some part-time` : "";
}
