/** What ends when, among the products and services in use. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso } from "#app/features/documents/dates.ts";
import {
  EWS_END,
  EWS_START,
  type LifecycleRow,
  lifecycleStatus,
  paidEnded,
  paidEndText,
  SERVER_2016,
  type ServiceDateRow,
} from "#app/features/documents/facts/lifecycle.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import {
  type Deadline,
  gatesOf,
  hasOldWindows,
  oldestOf,
  touches,
  VERSIONED,
} from "#app/features/documents/plan/deadlines.ts";
import { lapsedOf, listedProducts, shownProducts, unmatchedEnd } from "#app/features/documents/plan/support-dates.ts";
import { earliestOf } from "#app/features/documents/plan/version-rows.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import { plural, sentence } from "#app/features/documents/words.ts";

export function lifecycleOfTheProducts(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Product lifecycle");
  sheet.paragraph("environment.deadline", () => deadlineText(content));
  sheet.table("environment.lifecycle", () => ({
    caption: `Support dates, status on ${formatDay(brief.today)}`,
    columns: ["Product", "Support ends|date", "Status", "Consequence"],
    rows: listedProducts(brief),
    cells: (row) => [row.product, endCell(row), statusText(row, brief), effectOf(row, brief)],
  }));
  sheet.table("environment.services", () => ({
    caption: "Dated service changes",
    columns: ["Date|date", "Change", "Status", "Action"],
    rows: servicesTold(content),
    cells: ({ date, event, status, action }) => [date, event, status, action],
    inWords: ({ date, event, status, action }) => [
      date === "" ? status : status === AHEAD ? date : `${date} (${status})`,
      [event, action].filter(Boolean).join(". "),
    ],
  }));
}

/** What has held for longer is no change any more: planning assumption. */
const NEW_DAYS = 366;
const AHEAD = "ahead";

type Told = Sourced & Record<"date" | "event" | "status" | "action", string>;

/** The nearest ahead comes first, then what is in force, the latest first; what came into force within a year is one row of a small organisation's. */
function servicesTold({ brief, serviceDates }: Content): Told[] {
  const isAhead = ({ date }: ServiceDateRow) => dayOfIso(date) > brief.today;
  const ordered = serviceDates.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const [ahead, past] = [ordered.filter(isAhead), ordered.filter((row) => !isAhead(row)).toReversed()];
  const told = (status: string) => (row: ServiceDateRow) => ({ ...row, date: formatIso(row.date), status });
  if (!brief.has("company-size", "small")) return [...ahead.map(told(AHEAD)), ...past.map(told("in force"))];
  const isOver = past.some(({ date }) => date === EWS_END);
  const lately = past.filter(
    ({ date, inForce }) =>
      inForce !== "" && brief.today - dayOfIso(date) <= NEW_DAYS && !(isOver && date === EWS_START),
  );
  const said = lately.map(({ inForce, todo }) => (todo ? `${inForce}: ${todo}` : inForce));
  const source = [...new Set(lately.flatMap((row) => row.source))];
  const event = `${sentence(said.join("; "))}.`;
  return [
    ...ahead.map(told(AHEAD)),
    ...(said.length > 0 ? [{ date: "", status: "In force", event, action: "", source }] : []),
  ];
}

/** Of what is supported a small organisation reads what to do, and no more. */
function effectOf(row: LifecycleRow, brief: Brief): string {
  const isFine = brief.has("company-size", "small") && lifecycleStatus(row, brief.today) === "supported";
  return isFine && !row.effect.includes("guide: ") ? row.effect.replace(/;.*$/, ".") : row.effect;
}

/** The next date: what has passed stands in the summary and in the table. */
function deadlineText(content: Content): string {
  const { brief } = content;
  if (brief.has("current-technologies", "none") && !content.deadline)
    return "The inventory in week 1 establishes versions and dates.";
  return nextText(
    content,
    lapsedOf(brief).some(({ isKnown }) => isKnown), // read on the first page
  );
}

const FALLS_BEFORE = " It falls before the plan can act on it, so the client prepares for it now.";

function nextText({ brief, plan, deadline }: Content, isToldEnded: boolean): string {
  const shown = shownProducts(brief);
  const ended = shown.filter(({ end }) => end && dayOfIso(end) <= brief.today);
  const [only, ...others] = ended;
  const doubt =
    only && others.length === 0 && !/,| and /.test(only.product) // one row may hold several versions
      ? `${only.product} is already out of support; discovery will establish whether it is in use.`
      : "Some versions in the table are already out of support; discovery will establish which are in use.";
  if (deadline) {
    const isTold =
      isToldEnded || !deadline.product || VERSIONED.some((family) => oldestOf(brief, family) === deadline.product);
    const unsure = isTooEarly(deadline, brief, plan)
      ? FALLS_BEFORE
      : isTold
        ? ""
        : " It applies until discovery confirms the versions.";
    const given = unmatchedEnd(brief);
    const later =
      given !== null && given > deadline.day
        ? ` No product named ends on ${formatDay(given)}, the fixed date: the client names it first.`
        : "";
    if (brief.has("company-size", "small") && !(given !== null && given < deadline.day))
      return `${unsure === FALLS_BEFORE ? FALLS_BEFORE.replace("It", "The next deadline") : ""}${later}`.trim(); // the first page has its day
    return given !== null && given < deadline.day
      ? `${givenEndText(given)} ${sentence(deadline.what)} follows on ${formatDay(deadline.day)}.${unsure}`
      : `The next ${isOutside(deadline, brief) ? "date" : "deadline for this work"} is ${formatDay(deadline.day)}: ${deadline.what}.${unsure}${later}`;
  }
  const alone = unmatchedEnd(brief);
  if (alone !== null) return givenEndText(alone);
  if (ended.length > 0)
    return `${endedText(brief, isToldEnded ? "" : doubt)}${mayHaveOldControllers(brief) ? ` Domain controllers may still ${OLD_CONTROLLERS}.` : ""}`.trim();
  return `No product on which this work depends leaves support within the next 24 months${mayHaveOldControllers(brief) ? `, unless the domain controllers still ${OLD_CONTROLLERS}` : ""}.`;
}

/** What has ended, then the next date; a small organisation reads both in the table. */
function endedText(brief: Brief, doubt: string): string {
  if (brief.has("company-size", "small")) return "";
  const next = nextEnd(listedProducts(brief), brief.today);
  return `${doubt}${next ? ` The next date in the table is ${formatDay(next.day)} (${next.product}).` : ""}`;
}

/** Of a product that was named, and that this work leaves as it is. */
const isOutside = ({ family }: Deadline, brief: Brief): boolean => family !== undefined && !touches(brief, { family });

const givenEndText = (day: number): string =>
  `The next deadline for this work is ${formatDay(day)}, as given. No product named ends on that day, so the client names it with its systems first.`;

/** No decision of the plan can be in time for it. */
export function isTooEarly({ day }: Deadline, brief: Brief, { start }: Content["plan"]): boolean {
  return day < start && !gatesOf(brief).some((gate) => gate.day === day);
}

const OLD_CONTROLLERS = `run ${SERVER_2016.product} (supported until ${SERVER_2016.endText}), which discovery will establish`;

/** A directory was named, and not what it runs on. */
function mayHaveOldControllers(brief: Brief): boolean {
  return brief.hasDirectory && !brief.has("current-technologies", "windows-server") && hasOldWindows(brief);
}

/** The next date of the table, where no product that was named sets one. */
function nextEnd(rows: readonly LifecycleRow[], today: number): { product: string; day: number } | undefined {
  const [next] = rows
    .filter(({ family }) => family !== "configuration-manager") // of its releases the newest is installed
    .map(earliestOf)
    .flatMap(({ product, end }) => (end && dayOfIso(end) > today ? [{ product, day: dayOfIso(end) }] : []))
    .toSorted((a, b) => a.day - b.day);
  return next;
}

function endCell({ end, isLatest, isEarliest }: LifecycleRow): string {
  if (!end) return "no fixed end";
  return `${formatIso(end)}${isLatest ? " at the latest" : isEarliest ? " at the earliest" : ""}`;
}

const SOON_DAYS = 60;

/** Of what ends within two months. */
function daysLeft({ end }: LifecycleRow, today: number): string | null {
  const days = end ? dayOfIso(end) - today : Number.POSITIVE_INFINITY;
  if (days < 0 || days > SOON_DAYS) return null;
  return days === 0 ? "ends today" : `ends in ${plural(days, "day")}`;
}

/** With the end of the updates that are paid for, where such are sold. */
function statusText(row: LifecycleRow, brief: Brief): string {
  const { today } = brief;
  const status = daysLeft(row, today) ?? lifecycleStatus(row, today);
  const latest = row.isLatest ? " at the latest" : "";
  if (!row.paidEnd || status === "supported")
    return row.mainstreamEnd && dayOfIso(row.mainstreamEnd) < today && status === "supported"
      ? "supported, security updates only"
      : status;
  if (status === "paid extension only") return `paid updates only, to ${paidEndText(row.paidEnd)}${latest}`;
  if (status === "ended" && brief.has("company-size", "small") && !touches(brief, row))
    return "ended, paid updates too";
  return `${status}; paid updates ${status === "ended" ? paidEnded(row.paidEnd) : `to ${paidEndText(row.paidEnd)}`}${latest}`;
}
