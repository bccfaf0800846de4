/** Next Steps: what is done until the work is under way, by its dates; what the first page asks is named by its place there. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { partOrdered } from "#app/features/documents/budget/budget-frame.ts";
import { isPhaseOneBeyond } from "#app/features/documents/budget/first-tasks.ts";
import { daysOrdered } from "#app/features/documents/budget/smaller-order.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { isAhead } from "#app/features/documents/options/appraisal.ts";
import { type AskedDecision, rivalsIn, sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { closedSteps, closingStep, closingsOf } from "#app/features/documents/options/closing.ts";
import { PLAN_TYPE } from "#app/features/documents/options/decisions.ts";
import { dueOf } from "#app/features/documents/options/due.ts";
import { OTHER_PRODUCTS } from "#app/features/documents/options/other-products.ts";
import { type Deadline, endText, isNear } from "#app/features/documents/plan/deadlines.ts";
import { freezesBetween } from "#app/features/documents/plan/freezes.ts";
import { firstDayOf, gateDay, orderDay } from "#app/features/documents/plan/plan.ts";
import { closedDay, firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { undatedEvent } from "#app/features/documents/plan/support-dates.ts";
import { dueAtOnce, orderRequests, requestDays } from "#app/features/documents/requests.ts";
import { Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { clause, listed } from "#app/features/documents/words.ts";
import { isTooEarly } from "./lifecycle.ts";
import { productSteps } from "./product-steps.ts";
import { serviceSteps } from "./service-steps.ts";
import { staffTalks } from "./staff-talks.ts";

type Step = { day: number; step: string };
/** A decision that its number or title names. */
type Dated = Pick<AskedDecision, "number" | "title" | "day" | "needed">;

export function nextStepsSection(content: Content): Section {
  const sheet = new Sheet(content.brief.reader);
  sheet.table("next.steps", () => ({
    caption: "Next steps (decisions by the sponsor)",
    columns: ["By|date", "Step"],
    rows: sourced(stepsOf(content), "ej"),
    cells: ({ day, step }) => [formatDay(day), step],
  }));
  return sheet.section("Next Steps");
}

function stepsOf(content: Content): Step[] {
  const { asked } = content;
  const steps = [
    { day: sponsorDay(content), step: "Name a sponsor and a deputy" },
    ...byReference([...asked.filter(({ isLater }) => !isLater), ...unasked(content)], content),
    ...asked
      .filter(({ isLater }) => isLater)
      .map((row) => ({ day: row.day, step: `${row.text} (${[row.number, ...noteOf(row, content)].join(", ")})` })),
    ...approved(content),
    ...productSteps(content),
    ...answered(content),
    ...beforeOrder(content),
    ...atStart(content),
  ];
  return oneRow(steps.toSorted((a, b) => a.day - b.day));
}

/** What is approved on a day on which something is decided shares its row. */
function oneRow(steps: readonly Step[]): Step[] {
  const approval = steps.find(({ step }) => step.startsWith(APPROVE));
  const decided = steps.find(({ day, step }) => day === approval?.day && /^Decide on (?!.*, before T-)/.test(step));
  if (!approval || !decided) return [...steps];
  const both = { ...decided, step: `${decided.step}; ${clause(approval.step)}` };
  return steps.filter((row) => row !== approval).map((row) => (row === decided ? both : row));
}

const APPROVE = "Approve D-";

/** What nobody is asked apart: a small organisation's way out of products, and the shape of the plan, with what asks for date or scope. */
const unasked = (content: Content): Dated[] =>
  content.decisions.flatMap((row) => {
    const { number, title, ask } = row;
    const choice = chosenWith(row, content);
    if (choice !== undefined) return [{ number, title, day: choice, needed: "" }];
    if (title === PLAN_TYPE) return [{ number, title, day: shapeDay(content), needed: "" }];
    const { day } = dueOf(row, content);
    return title === OTHER_PRODUCTS && !ask && day !== undefined ? [{ number, title, day, needed: "" }] : [];
  });

/** The day of the question that is the same choice by another name, where the decision is not asked itself. */
function chosenWith(
  { number, title, decidedWith }: Content["decisions"][number],
  content: Content,
): number | undefined {
  const { asked } = content;
  if (asked.some((row) => row.number === number)) return undefined;
  const isSettled = rivalsIn(content).some(({ row }) => row.settles?.title === title);
  return asked.find((row) => (isSettled && row.number === "options") || row.title === decidedWith)?.day;
}

const shapeDay = ({ asked, brief }: Content): number =>
  asked.find(({ number }) => number === "date")?.day ?? orderDay(brief);

/** The choices of the design that nobody is asked for. */
function approved(content: Content): Step[] {
  const named = new Set([...content.asked, ...unasked(content)].map(({ number }) => number));
  const others = content.decisions.map(({ number }) => number).filter((number) => !named.has(number));
  const step = `Approve ${listed(ranges(others).split(", "))}`;
  return others.length > 0 ? [{ day: gateDay(content.plan, "design"), step }] : [];
}

function beforeOrder(content: Content): Step[] {
  const { brief, plan, deadline, pack } = content;
  const early: Step[] =
    deadline && isTooEarly(deadline, brief, plan)
      ? [
          {
            day: Math.min(deadline.day, sponsorDay(content)),
            step: `${deadline.day <= sponsorDay(content) ? "Until then" : `Before ${formatDay(deadline.day)}`} (${endText(deadline)}): ${itLead(brief)} ${untilThen(deadline, content)}`,
          },
        ]
      : [];
  const closings = closingsOf(content).map((row) => closingStep(row, itLead(brief), brief));
  const route = "Confirm the procurement route: a tender moves the order and the start";
  return [
    ...early,
    ...serviceSteps(content, itLead(brief)),
    ...closings.map((step) => ({ day: firstDecisionDay(brief), step })),
    ...closedSteps(content).map((step) => ({ day: closedDay(brief), step })),
    ...(brief.has("industry", "government") ? [{ day: firstDecisionDay(brief), step: route }] : []),
    ...(pack.duties?.(brief) ?? []).map(({ day, duty }) => ({ day, step: duty })),
    ...staffTalks(content),
  ];
}

/** What is sent before the first day, those of one day in one row. */
function answered({ requests }: Content): Step[] {
  const early = requests.flatMap(({ due }, place) => (due ? [{ day: due.day, place: place + 1 }] : []));
  return [...Map.groupBy(early, ({ day }) => day)].map(([day, rows]) => ({
    day,
    step: `Answer ${requestsNamed(rows.map(({ place }) => place))}`,
  }));
}

/** `information requests 1 to 4`. */
function requestsNamed(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers.at(0), numbers.at(-1)];
  if (numbers.length === 1) return `information request ${first}`;
  const isRow = numbers.length > 2 && last - first === numbers.length - 1;
  return `information requests ${isRow ? `${first} to ${last}` : listed(numbers.map(String))}`;
}

function atStart(content: Content): Step[] {
  const { brief, plan, requests } = content;
  const [{ first, last }, early] = [requestDays(brief), dueAtOnce(brief, requests)];
  const others = requests.length > early ? `, the rest by ${formatDay(last)}` : "";
  const firstGate = clause(plan.gates[0]?.gate ?? ""); // until then the sums are an estimate, and a quotation follows
  const undated = requests.filter(({ due }) => due).length + 1;
  const accounts = grantsLater(brief) ? "; provide the read-only accounts" : "";
  const kickOff = grantsLater(brief) ? "Kick-off (T-1.1)" : "Kick-off (T-1.1). Grant access (appendix C)";
  const answers = `Answer information request${undated < early ? `s ${undated} to` : ""} ${early}${others}${accounts}`;
  const short = brief.has("company-size", "small");
  return [
    {
      day: orderDay(brief),
      step: `Sign the order${isAhead(content) ? " for the option chosen" : ""}${onAnswers(content)}, binding up to ${firstGate}${ofPart(content)}`,
    },
    ...(short && first === firstDayOf(plan, 1)
      ? [{ day: first, step: `${kickOff}. ${answers}` }]
      : [
          { day: firstDayOf(plan, 1), step: kickOff },
          { day: first, step: answers },
        ]),
  ];
}

/** An order that a budget does not pay binds no further than the tasks that it does pay. */
function ofPart(content: Content): string {
  const part = partOrdered(content);
  const what = part ? ranges(part.map(({ id }) => id)) : daysOrdered(content)?.what;
  return what ? ` (unless the budget is widened, for ${what} alone)` : "";
}

/** What decides date or scope is a condition of the order. */
function onAnswers(content: Content): string {
  const { brief, requests } = content;
  const needed = orderRequests(requests);
  if (needed.length === 0) return "";
  const first = isPhaseOneBeyond(content) ? "what the budget pays for" : "phase 1 alone";
  const alone = undatedEvent(brief) && !brief.holds(ASSESSES) ? ` (${first} may be ordered first)` : "";
  return `, once ${requestsNamed(needed)} ${needed.length > 1 ? "are" : "is"} answered${alone}`;
}

const NEAR_STEP =
  "reads the allow list, the only callers that still work, and plans the outage of each that cannot change by then";

const itLead = (brief: Brief): string => (brief.has("company-size", "small") ? "the IT contact" : "the IT lead");

/** Nothing waits for the end of one that holds today. */
const inFreeze = (brief: Brief): boolean =>
  freezesBetween(brief, brief.today, brief.today).some(({ absence }) => !absence);

/** What the client does itself about a date before the plan begins. */
function untilThen(deadline: Deadline, { brief, plan }: Content): string {
  const { product, paidEnd, bridge } = deadline;
  if (isNear(deadline, brief)) return NEAR_STEP;
  if (product === undefined) return `lists what is affected and changes it${bridge ? `, unless ${bridge}` : ""}`;
  const [listed, decided] = [orderDay(brief), gateDay(plan, "design")].map(formatDay);
  return `isolates each system that the internet reaches${inFreeze(brief) ? ", even in a change freeze" : ""}, and lists the others by ${listed}; each is decided on by ${decided}: upgrade, ${paidEnd ? "isolation or paid updates" : "replacement or isolation"}`;
}

/** Access to read is asked of a custom assessment's client by the first gate, and is no duty of the appendix. */
const grantsLater = ({ solution }: Brief): boolean => solution === "custom";

/** The task that acts on a decision; a small organisation reads no task. */
const noteOf = ({ needed }: Dated, { brief }: Content): string[] =>
  needed.startsWith("T-") && !brief.has("company-size", "small") ? [`before ${needed}`] : [];

/** Those of one day and one purpose in one row, by the numbers that they have everywhere; one without a number by its title. */
function byReference(asked: readonly Dated[], content: Content): Step[] {
  const isShort = content.brief.has("company-size", "small"); // and the first page near
  const named = ({ number, title }: Dated) => {
    if (!/^[A-Z]-\d/.test(number)) return UNNUMBERED[title] ?? clause(title);
    return isShort ? number : `${number} (${clause(title)})`;
  };
  const places = asked.map((row) => ({ day: row.day, note: noteOf(row, content).join(), name: named(row) }));
  return [...Map.groupBy(places, ({ day, note }) => `${day} ${note}`).values()].map((group) => {
    const [{ day, note } = { day: 0, note: "" }] = group;
    const isNumbered = ({ name }: { name: string }) => /^D-\d/.test(name);
    const numbered = group.filter(isNumbered).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const names = [...group.filter((row) => !isNumbered(row)), ...numbered].map(({ name }) => name);
    return { day, step: `Decide on ${listed(names)}${note && `, ${note}`}` };
  });
}

const UNNUMBERED: Partial<Record<string, string>> = { "Choice among the options": "the choice among the options" };
