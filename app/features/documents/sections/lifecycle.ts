/** What ends when, among the products and services in use. */

import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso, type IsoDate } from "#app/features/documents/dates.ts";
import { hasOldWindows, touches } from "#app/features/documents/deadlines.ts";
import { type LifecycleRow, lifecycleStatus } from "#app/features/documents/facts/lifecycle.ts";
import type { Sheet } from "#app/features/documents/sheet.ts";

export function lifecycleOfTheProducts(sheet: Sheet, content: Content): void {
  const { brief } = content;
  const statusOf = (date: IsoDate) => (dayOfIso(date) < brief.today ? "in force" : "ahead");
  sheet.heading("Lifecycle of the products in use");
  sheet.paragraph("environment.deadline", () => deadlineText(content));
  sheet.table("environment.lifecycle", () => ({
    caption: `Support dates, status on ${formatDay(brief.today)}`,
    columns: [
      "Product (version to be confirmed)",
      "Ordinary support ends|date",
      "Paid extension ends|date",
      "Status",
      "Consequence",
    ],
    rows: pressing(content),
    cells: (row) => [
      row.product,
      row.end ? formatIso(row.end) : "no fixed end",
      row.paidEnd ? formatIso(row.paidEnd) : "none",
      statusText(row, brief.today),
      row.effect,
    ],
  }));
  sheet.table("environment.services", () => ({
    caption: "Changes of services with a date",
    columns: ["Date|date", "Change", "Status", "Action"],
    rows: servicesInOrder(content),
    cells: ({ date, event, action }) => [formatIso(date), event, statusOf(date), action],
    inWords: ({ date, event, action }) => [`${formatIso(date)} (${statusOf(date)})`, `${event}. ${action}`],
  }));
}

/** By date; a small organisation reads the first of those still ahead, and what is in force where room is left. */
function servicesInOrder({ brief, serviceDates }: Content) {
  const ordered = serviceDates.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!brief.has("company-size", "small")) return ordered;
  const isAhead = ({ date }: { date: IsoDate }) => dayOfIso(date) >= brief.today;
  const chosen = [...ordered.filter(isAhead), ...ordered.filter((row) => !isAhead(row)).toReversed()];
  return ordered.filter((row) => chosen.slice(0, SMALL_CHANGES).includes(row));
}

const SMALL_CHANGES = 3;
const SMALL_PRODUCTS = 6;
/** They look at every product; the other solutions at those that their work touches. */
const REVIEWS = ["security", "custom"];
const PRESSING_DAYS = 2 * 366;
const PRESSING_DAYS_SMALL = 366;

/** What must be acted on within two years, everything where nothing presses; versions that end alike share a row. */
function pressing({ brief, lifecycle: every }: Content): readonly LifecycleRow[] {
  const isSmall = brief.has("company-size", "small");
  const readsAll = !isSmall && brief.has("solution-type", ...REVIEWS);
  const lifecycle = readsAll ? every : every.filter((row) => touches(brief, row));
  const ending = lifecycle.filter(
    ({ end, family }) =>
      family === "configuration-manager" || // the release to install is named, whenever it ends
      (end && dayOfIso(end) - brief.today <= (isSmall ? PRESSING_DAYS_SMALL : PRESSING_DAYS)),
  );
  const rows: LifecycleRow[] = [];
  for (const row of ending.length > 0 ? ending : lifecycle) {
    const last = rows.at(-1);
    const isAlike = last?.end === row.end && last?.paidEnd === row.paidEnd && last?.effect === row.effect;
    if (last && isAlike)
      rows[rows.length - 1] = { ...last, product: `${last.product} and ${row.product.split(" ").at(-1)}` };
    else rows.push(row);
  }
  return isSmall ? nearest(rows, brief.today) : rows;
}

/** What is still to end comes first, then what is paid for on, then servers, then what ended lately; printed in the order of the data. */
function nearest(rows: readonly LifecycleRow[], today: number): readonly LifecycleRow[] {
  const endOf = ({ end }: LifecycleRow) => (end ? dayOfIso(end) : Number.POSITIVE_INFINITY);
  const ahead = rows.filter((row) => endOf(row) > today);
  const ended = rows.filter((row) => endOf(row) <= today).toSorted((a, b) => endOf(b) - endOf(a));
  const place = ({ paidEnd, family }: LifecycleRow) => {
    if (paidEnd && dayOfIso(paidEnd) > today) return 0;
    return ["office-365", "windows-client"].includes(family) ? 2 : 1;
  };
  const chosen = [...ahead, ...ended.toSorted((a, b) => place(a) - place(b))].slice(0, SMALL_PRODUCTS);
  return rows.filter((row) => chosen.includes(row));
}

function deadlineText(content: Content): string {
  const { brief, deadline } = content;
  const shown = pressing(content);
  const ended = shown.some(({ end }) => end && dayOfIso(end) <= brief.today);
  const unknown = brief.has("current-technologies", "none") ? "No product was named. " : "";
  if (unknown && !deadline) return `${unknown}Versions and dates follow from the inventory of week 1.`;
  if (!deadline)
    return ended
      ? `Some versions in the table are already out of support; discovery establishes which are in use.${nextEnd(shown, brief.today)}`
      : `${unknown}No product that this work touches loses support within the next 24 months${mayHaveOldControllers(brief) ? ", unless the domain controllers still run Windows Server 2016 (12 January 2027); discovery establishes it" : ""}.`;
  return `${unknown}The nearest deadline for this work is ${formatDay(deadline.day)}: ${deadline.what}. Until discovery confirms versions, the earliest date counts.`;
}

/** A directory was named, and not what it runs on. */
function mayHaveOldControllers(brief: Brief): boolean {
  return brief.hasDirectory && !brief.has("current-technologies", "windows-server") && hasOldWindows(brief);
}

/** The next date of the table, where no product that was named sets one. */
function nextEnd(rows: readonly LifecycleRow[], today: number): string {
  const [next] = rows
    .filter(({ family }) => family !== "configuration-manager") // of its releases the newest is installed
    .flatMap(({ product, end }) => (end && dayOfIso(end) > today ? [{ product, day: dayOfIso(end) }] : []))
    .toSorted((a, b) => a.day - b.day);
  return next ? ` The next date in it is ${formatDay(next.day)} (${next.product}).` : "";
}

function statusText(row: LifecycleRow, today: number): string {
  const status = lifecycleStatus(row, today);
  const mainstreamOver = row.mainstreamEnd && dayOfIso(row.mainstreamEnd) < today;
  return status === "supported" && mainstreamOver ? "supported, security updates only" : status;
}
