/** What was given beyond the eleven answers: each answer stands in the section that it sharpens, with what it sets there. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DETAILS, type Detail, UNKNOWN } from "#app/features/catalogue/details.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import { formatAmount } from "#app/features/documents/budget.ts";
import { beyondFrame, frameOf } from "#app/features/documents/budget-frame.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, type IsoDate } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { say } from "#app/features/documents/pack.ts";
import { Sheet } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { clause, listed, plural, sentence } from "#app/features/documents/words.ts";
import { nis2Applies, reportsToSupervisor } from "./incident-clock.ts";

/** The section with what was given for it at its end; the section itself where nothing was. */
export function withGiven(section: Section, content: Content): Section {
  const sheet = new Sheet(content.brief.reader);
  sheet.heading("Given in detail");
  sheet.list(`given.${section.id}`, () =>
    givenFor(section.title, content).map(({ detail, value }) => [
      { strong: `${detail.title}: ${detailLabel(detail.id, value)}. ` },
      `${effectOf(detail, value, content)}.`,
    ]),
  );
  return sheet.blocks.length > 0 ? { ...section, blocks: [...section.blocks, ...sheet.blocks] } : section;
}

function givenFor(title: string, { brief }: Content): { detail: Detail; value: string }[] {
  return DETAILS.filter(({ section }) => section === title).flatMap((detail) => {
    const value = brief.detail(detail.id);
    return value && value !== UNKNOWN ? [{ detail, value }] : [];
  });
}

/** Where nothing is built, what a choice sets is less. */
const ASSESSED: Partial<Record<string, Record<string, string>>> = {
  skills: {
    none: "The client's team sits beside the consultant at each measurement, and repeats one of them alone",
    some: "The client's team runs the tools itself, with the consultant beside it",
    experienced: "The client's team runs the tools itself and hands over the results; the consultant checks a sample",
  },
};

function effectOf({ id, figure, answer }: Detail, value: string, content: Content): string {
  if (id === "budget-band") return budgetText(content);
  if (answer.kind === "date") return deadlineText(value, content);
  const { brief } = content;
  if (id === "deadline-reason" && [null, UNKNOWN].includes(brief.detail("deadline")))
    return value === "support" && content.deadline
      ? `The date was not given; planned with ${formatDay(content.deadline.day)}, ${content.deadline.what}`
      : "The reason is known and the date is not: it is asked for before the order";
  const choice = answer.kind === "choice" ? answer.options.find((option) => option.id === value) : undefined;
  const assessed = brief.holds(ASSESSES) ? ASSESSED[id]?.[value] : undefined;
  const own = content.pack.effects?.[id]?.[value];
  const effect = own ? say(own, brief) : (assessed ?? sentence(choice?.effect ?? figure));
  const bound = id === "framework" ? boundBy(value, brief) : null;
  return bound ? `${effect}. It binds ${bound}: why it was named is asked for at kick-off` : effect;
}

/** Whom a framework that is law of the European Union binds, where that is hardly this client. */
function boundBy(framework: string, brief: Brief): string | null {
  if (framework !== "nis2" && framework !== "dora") return null;
  if (brief.jurisdiction !== "eu") return "inside the European Union";
  if (framework === "dora") return reportsToSupervisor(brief) ? null : "financial entities";
  return nis2Applies(brief) ? null : "listed sectors from medium size on, without those of DORA";
}

function budgetText({ brief, budget }: Content): string {
  const [main] = budget.totals;
  const frame = frameOf(brief);
  if (!main) return "No sum to compare";
  const likely = `The likely one-off sum is ${formatAmount(main.oneOff.likely, main.currency)}`;
  if (frame === null) return `${likely}; the frame has no upper end`;
  const beyond = beyondFrame(brief, budget);
  if (beyond > 0)
    return `${likely}: ${formatAmount(beyond, main.currency)} above the frame. Scope or frame is decided before the order`;
  const reach = main.oneOff.high > frame ? "the high figure is not covered" : "the high figure is covered too";
  return `${likely}, inside the frame; ${reach}${foreignText(budget, frame)}`;
}

/** What is priced in other currencies, held against what the frame leaves as if all were equal. */
function foreignText({ totals: [main, ...others] }: Content["budget"], frame: number): string {
  const foreign = others.filter(({ oneOff }) => oneOff.likely > 0);
  if (!main || foreign.length === 0) return "";
  const sum = foreign.reduce((all, { oneOff }) => all + oneOff.likely, main.oneOff.likely);
  const amounts = listed(foreign.map(({ oneOff, currency }) => formatAmount(oneOff.likely, currency)));
  return `. On top come ${amounts}${sum > frame ? "; whether the frame covers both is settled before the order, at the rate of the day" : ", for which it leaves room"}`;
}

function deadlineText(value: string, { plan }: Content): string {
  const day = dayOfIso(value as IsoDate); // checked as a day when it was given
  const weeks = Math.floor(Math.abs(day - plan.end) / 7);
  const end = `The plan ends on ${formatDay(plan.end)}`;
  if (day >= plan.end)
    return `${end}, ${weeks === 0 ? "in the week of" : `${plural(weeks, "week")} before`} the fixed date`;
  return `${end}, ${weeks === 0 ? "days" : plural(weeks, "week")} after the fixed date. What must be done by the date is agreed at ${clause(plan.gates[0]?.gate ?? "")}; the rest follows it`;
}
