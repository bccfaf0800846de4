/** Document control and the executive summary: what a reader who reads one page must know. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import { rangeInWords } from "#app/features/documents/brief/planning-figures.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso } from "#app/features/documents/dates.ts";
import { formatDays } from "#app/features/documents/effort/effort.ts";
import { FACTS_AS_OF, FACTS_FRESH_DAYS } from "#app/features/documents/facts/sources.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { isAhead } from "#app/features/documents/options/appraisal.ts";
import { sponsorDay } from "#app/features/documents/options/asked-decisions.ts";
import { closingsOf, closingText } from "#app/features/documents/options/closing.ts";
import { ownDaysInAll } from "#app/features/documents/plan/own-days.ts";
import { firstDayOf, orderDay, workingDayOnward } from "#app/features/documents/plan/plan.ts";
import { lapsedOf, lapsedText } from "#app/features/documents/plan/support-dates.ts";
import { lines, Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Block, Section } from "#app/features/documents/tree/tree.ts";
import { writtenOut } from "#app/features/documents/tree/written-out.ts";
import { plural } from "#app/features/documents/words.ts";
import { aheadRow, sparedBy } from "./ahead.ts";
import { insideWindow } from "./inside-window.ts";
import { atOnceText, givenEnd, nearestDate } from "./nearest-date.ts";
import { offeredOf } from "./offers.ts";
import { recommendationOf } from "./recommendation.ts";
import { shortened } from "./short-sentences.ts";
import { situationOf } from "./situation.ts";
import { borrowedRates, inFull, laterOf, leftOutOf, onceOf, sumsIfNotOwned, yearlyRows } from "./summary-sums.ts";
import { afterWindow } from "./timeline.ts";

const VALID_DAYS = 30;
/** Told by the sentences above, or settled by the design. */
const RESTATED = ["X01", "X21", "X25"];
/** Settled by a decision of its own: among the options, on licences, on mail, on the connection, on the date. */
const DECIDED = ["X10", "X15", "X50", "X62", "X26", "X35", "X38", "X43", "X47"];
const TOLD = new Set([...RESTATED, ...DECIDED]);

/** The configuration was chosen for another size; the decision that confirms the other one says so. */
const OUTGROWN = new Set(["X07", "X08", "X09", "X11", "X12"]);

export function controlBlocks(content: Content): readonly Block[] {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  sheet.table("control", () => ({
    caption: "Document control",
    columns: ["Item", "Value"],
    rows: lines([
      ["Client", brief.client.company],
      ["Contact", brief.client.name],
      ["Prepared by", brief.author.company ? `${brief.author.name}, ${brief.author.company}` : brief.author.name],
      ["Date and version", `${formatDay(brief.today)}, version 1.0`],
      ["Valid until", formatDay(workingDayOnward(Math.max(brief.today + VALID_DAYS, orderDay(brief)), brief))],
      ["Facts as of", formatIso(FACTS_AS_OF)],
      [
        "Confidence",
        `${confidenceText(brief)}; ${content.assumptions.length} assumed, ${content.requests.length} to be discovered`,
      ],
      SOURCES_ROW,
    ]),
    cells: ({ line }) => line,
  }));
  sheet.note("facts.stale", "warning", () =>
    brief.today - dayOfIso(FACTS_AS_OF) > FACTS_FRESH_DAYS
      ? `The facts in this document are more than ${FACTS_FRESH_DAYS} days old: check dates and prices before relying on them.`
      : null,
  );
  return sheet.blocks;
}

const SOURCES_ROW: [string, string] = [
  "Sources",
  "Appendix E, cited by number; the rest follows from your answers and planning assumptions.",
];

/** What a grade says of the answers, and that the number which moves the sums most is not among them. */
function confidenceText(brief: Brief): string {
  const { grade, questions, details } = brief.confidence;
  const open = hasOpenServers(brief) ? `; the number of servers is open (${rangeInWords(brief.servers)})` : "";
  const all = questions.answered === questions.of ? "" : `${questions.answered} of ${questions.of} questions and `;
  return `Grade ${grade}: ${all}${details.answered} of ${details.of} optional questions answered${brief.size === "small" ? "" : " (A most, D fewest)"}${open}`;
}

export function summarySection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  situation(sheet, content);
  headline(sheet, content);
  outlook(sheet, content);
  greatestRisks(sheet, content);
  decisionsAskedFor(sheet, content);
  return writtenOut(sheet.section("Executive Summary"));
}

function situation(sheet: Sheet, content: Content): void {
  sheet.paragraph("summary.situation", () => situationOf(content));
  sheet.paragraph("summary.recommendation", () => [
    { strong: "Recommendation. " },
    shortened(recommendationOf(content)),
  ]);
}

function headline(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.table("summary.headline", () => {
    const ahead = aheadRow(content);
    const rows: (readonly string[])[] = [
      ...ahead,
      ["Planning basis", `${peoplePlanned(brief)}, ${systemsPlanned(brief)}, ${plural(brief.sites, "site")}`],
      [
        "Effort",
        `${effortText(content.effort)}, plus about ${formatDays(ownDaysInAll(brief, content.pack))} of the client's own`,
      ],
      ...onceRows(content),
    ];
    rows.push(...yearlyRows(content));
    const full = inFull(content);
    if (full) rows.push(["With the rest offered below", full]);
    const left = leftOutOf(content);
    if (left) rows.push(["Not included above", left]);
    const dearer = sumsIfNotOwned(content);
    if (dearer) rows.push(["If not already owned", dearer]);
    rows.push([
      "Duration",
      `${content.plan.weeks} weeks, ${formatDay(firstDayOf(content.plan, 1))} to ${formatDay(content.plan.end)}${afterWindow(content)}${directoryFirst(content)}`,
    ]);
    const passed = lapsedOf(brief).filter(({ isKnown }) => isKnown);
    if (passed.length > 0)
      rows.push([
        passed.some(({ day }) => day >= brief.today) ? "Out of support" : "Already out of support",
        passed.map((row) => lapsedText(row, brief.today)).join("; "),
      ]);
    const nearest = [givenEnd(content), content.deadline && nearestDate(content.deadline, content)].filter(Boolean);
    if (nearest.length > 0) rows.push([nearestLabel(content), nearest.join("; then ")]);
    return {
      caption: `Key figures${isAhead(content) ? `, option ${content.appraisal.designed.letter}` : ""}${ahead.length > 0 ? " below the first row" : ""}`,
      columns: ["Figure", "Value"],
      rows: lines(rows, "ej"),
      cells: ({ line }) => line,
    };
  });
}

/** Services may change before a product ends. */
function nearestLabel(content: Content): string {
  const { deadline } = content;
  if (!deadline || givenEnd(content)) return "Nearest product date";
  if (!deadline.product) return "Nearest service date";
  return nearestDate(deadline, content).startsWith(formatDay(deadline.day)) ? "Nearest product date" : "Nearest dates";
}

const effortText = ({ low, likely, high }: Content["effort"]): string =>
  `${formatDays(likely)} person-days likely, ${formatDays(low)} to ${formatDays(high)}`;

/** What moves or is managed. */
function systemsPlanned(brief: Brief): string {
  if (!brief.has("solution-type", "azure-migration", "hybrid-cloud")) return plural(brief.devices, "device");
  return rangeInWords(brief.servers) === "1" ? "1 server" : `${rangeInWords(brief.servers)} servers`;
}

function onceRows(content: Content): string[][] {
  const rates = borrowedRates(content);
  const later = laterOf(content);
  return [
    ["Total one-off cost", onceOf(content)],
    ...(later ? [["With the road map’s steps", later]] : []),
    ...(rates ? [["Day rates", rates]] : []),
  ];
}

/** No directory was named, and the solution rests on one: every date after phase 1 waits for it. */
const WITHOUT_DIRECTORY = new Set(["X05", "X14"]);

function directoryFirst({ conflicts, plan }: Content): string {
  const waits = conflicts.some(({ id }) => WITHOUT_DIRECTORY.has(id));
  return waits ? `, provided the directory is ready by ${formatDay(firstDayOf(plan, 2))}` : "";
}

function outlook(sheet: Sheet, content: Content): void {
  sheet.paragraph("summary.plan", () => content.plan.inShort && `${content.plan.inShort}${insideWindow(content)}`);
  sheet.paragraph("summary.conflicts", () => {
    const isOutgrown = (id: string) => OUTGROWN.has(id) && content.brief.chosen !== content.brief.configuration;
    const open = content.conflicts.filter(
      ({ id, severity }) => severity === "warning" && !TOLD.has(id) && !isOutgrown(id),
    );
    return open.length > 0 && `To be settled first: ${open.map(({ statement }) => statement).join(" ")}`;
  });
}

function greatestRisks(sheet: Sheet, content: Content): void {
  sheet.heading("Main risks");
  sheet.list("summary.risks", () => {
    return content.risks.slice(0, 3).map(({ number, text }) => [{ strong: `${number}. ` }, shortened(`${text}.`)]);
  });
}

/** Where the decisions without a number of their own are told. */
const PLACES: Partial<Record<string, string>> = {
  options: "Options considered",
  date: "Implementation Timeline",
  freeze: "Implementation Timeline",
  budget: "Budget Considerations",
};

function decisionsAskedFor(sheet: Sheet, content: Content): void {
  sheet.heading("Decisions required");
  sheet.list(
    "summary.decisions",
    () => {
      const { asked } = content;
      const shown = new Set(asked.filter(({ isLater }) => !isLater).map(({ number }) => number));
      const closed = closingsOf(content).flatMap(({ numbers }) => numbers); // named beside what is closed
      const later = [...asked, ...content.decisions]
        .map(({ number }) => number)
        .filter((number) => !shown.has(number) && !closed.includes(number));
      const order = `Name a sponsor by ${formatDay(sponsorDay(content))} and release the budget${isAhead(content) ? " for the option chosen" : ""} with the order by ${formatDay(orderDay(content.brief))}.`;
      return [
        ...asked
          .filter(({ isLater }) => !isLater)
          .map(({ number, text }) => {
            const spared = number === "options" ? sparedBy(content) : "";
            return shortened(`${offeredOf(text)}${spared} (${PLACES[number] ?? number}).`);
          }),
        ...[closingText(content)].filter(Boolean),
        `${order}${later.length > 0 ? ` Next Steps asks for ${ranges([...new Set(later)].toSorted())}.` : ""}${atOnceText(content)}`,
      ];
    },
    true,
  );
}
