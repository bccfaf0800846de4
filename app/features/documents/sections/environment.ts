/** Current Environment Analysis: the answers as facts, what ends when, the conflicts among them, and what is unknown. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso, type IsoDate } from "#app/features/documents/dates.ts";
import { touches } from "#app/features/documents/deadlines.ts";
import { type LifecycleRow, lifecycleStatus } from "#app/features/documents/facts/lifecycle.ts";
import { CLOUD_LEVELS, TECHNOLOGIES } from "#app/features/documents/facts/technologies.ts";
import { optionLabel } from "#app/features/documents/option-label.ts";
import { say } from "#app/features/documents/pack.ts";
import { lines, Sheet, sourced } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { figure } from "#app/features/documents/words.ts";

export function environmentSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);

  startingPoint(sheet, content);
  cloudAdoption(sheet, content);
  lifecycleOfTheProducts(sheet, content);
  conflictsAmongTheAnswers(sheet, content);
  whatIsNotKnown(sheet, content);
  return sheet.section("Current Environment Analysis");
}

function startingPoint(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Starting point");
  sheet.table("environment.facts", () => ({
    caption: "Planning figures",
    columns: ["Figure", "Planned value", "Basis"],
    rows: lines(
      [
        brief.given("head-count") === null
          ? ["Users", `up to ${figure(brief.users)}`, usersFrom(brief)]
          : ["Users", figure(brief.users), GIVEN],
        [
          "Devices",
          figure(brief.devices),
          brief.given("devices") !== null
            ? GIVEN
            : brief.has("industry", "retail", "healthcare", "manufacturing")
              ? "one for each user, shared ones included"
              : brief.given("head-count") === null && brief.has("solution-configuration", NAMED_FOR_DEVICES)
                ? "the number that the chosen configuration is named for; counted in week 1"
                : "1.2 for each user",
        ],
        [
          "Servers",
          brief.given("servers") === null
            ? `${brief.serverRange}, calculated with ${brief.servers.plan}`
            : brief.serverRange,
          basis(brief, "servers", "typical of the size"),
        ],
        ["Sites", figure(brief.sites), basis(brief, "sites", "typical of size and configuration")],
        ["Administrators", figure(brief.administrators), basis(brief, "administrators", "typical of the size")],
        ...(brief.frontline > 0
          ? [
              [
                "Shift and shop-floor workers",
                figure(brief.frontline),
                basis(brief, "shift-workers", "40% of users, usual in the sector"),
              ],
            ]
          : []),
        ...(brief.hasDirectory
          ? [
              [
                "Domain controllers",
                figure(brief.domainControllers),
                basis(brief, "domain-controllers", "typical of the size"),
              ],
            ]
          : []),
      ],
      "spec",
      "ej",
    ),
    cells: ({ line }) => line,
  }));
  sheet.table("environment.technologies", () => ({
    caption: "Technologies in use and their effect on this project",
    columns: ["Technology", "Effect on this project"],
    rows: TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id)).map((row) => {
      const use = content.pack.technologies?.[row.id];
      if (!use) return row;
      return { ...row, effect: say(use.effect, brief), source: use.source };
    }),
    cells: ({ id, effect }) => [optionLabel("current-technologies", id), effect],
  }));
}

const GIVEN = "given by the client";
/** Its devices are planned from its name, and the users from the devices. */
const NAMED_FOR_DEVICES = "sccm-enterprise";

function usersFrom(brief: Brief): string {
  return brief.has("solution-configuration", NAMED_FOR_DEVICES)
    ? "worked out from the devices of the chosen configuration; confirm headcount"
    : `${brief.label("company-size")}; confirm headcount`;
}

function basis(brief: Brief, id: DetailId, planned: string): string {
  return brief.given(id) === null ? planned : GIVEN;
}

function cloudAdoption(sheet: Sheet, content: Content): void {
  sheet.heading("Cloud adoption");
  sheet.paragraph("environment.cloud", () => {
    const level = CLOUD_LEVELS.find(({ id }) => content.brief.has("cloud-maturity", id));
    return level?.own?.[content.pack.id] ?? level?.statement;
  });
}

function lifecycleOfTheProducts(sheet: Sheet, content: Content): void {
  const { brief } = content;
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
    cells: ({ date, event, action }) => [
      formatIso(date),
      event,
      dayOfIso(date) < brief.today ? "in force" : "ahead",
      action,
    ],
  }));
}

/** Who is likely to have the answer. */
function askedOf(request: string): string {
  if (/polic|retention|incident|audit|krbtgt|Secure Score|certification authorit/i.test(request))
    return "Security lead";
  if (/contract|budget|goals|headcount|names of|organisation chart/i.test(request)) return "Client sponsor";
  return "Client IT lead";
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
const PRESSING_DAYS = 2 * 366;
const PRESSING_DAYS_SMALL = 366;

/** What must be acted on within two years, everything where nothing presses; versions that end alike share a row. */
function pressing({ brief, lifecycle: every }: Content): readonly LifecycleRow[] {
  const isSmall = brief.has("company-size", "small"); // reads of what this project touches
  const lifecycle = isSmall ? every.filter((row) => touches(brief, row)) : every;
  const ending = lifecycle.filter(
    ({ end }) => end && dayOfIso(end) - brief.today <= (isSmall ? PRESSING_DAYS_SMALL : PRESSING_DAYS),
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

/** What is still to end comes before what has ended, and what ended lately before what ended long ago; printed in the order of the data. */
function nearest(rows: readonly LifecycleRow[], today: number): readonly LifecycleRow[] {
  const endOf = ({ end }: LifecycleRow) => (end ? dayOfIso(end) : Number.POSITIVE_INFINITY);
  const ahead = rows.filter((row) => endOf(row) > today);
  const ended = rows.filter((row) => endOf(row) <= today).toSorted((a, b) => endOf(b) - endOf(a));
  const chosen = [...ahead, ...ended].slice(0, SMALL_PRODUCTS);
  return rows.filter((row) => chosen.includes(row));
}

/** What a small organisation must know: not that a plan fits its window. */
function grave<Row extends { severity: string }>(conflicts: readonly Row[]): readonly Row[] {
  return conflicts.filter(({ severity }) => severity !== "info");
}

function conflictsAmongTheAnswers(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Conflicts among the answers");
  sheet.table("environment.conflicts", () => ({
    caption: "Answers that do not fit together, and how this document treats them",
    columns: ["No.|code", "Severity", "Finding", "Treatment in this document"],
    rows: brief.has("company-size", "small") ? grave(content.conflicts) : content.conflicts,
    cells: ({ number, severity, statement, treatment }) => [number, severity, statement, treatment],
  }));
}

function whatIsNotKnown(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("What is not known yet");
  sheet.paragraph(
    "environment.unknown",
    () =>
      `${brief.client.company} is asked for the following; until it arrives, the numbered assumptions of appendix A stand in its place.`,
  );
  const from = (request: string) => (brief.has("company-size", "small") ? "Owner and IT contact" : askedOf(request));
  const isFromMany = () => new Set(content.requests.map(from)).size > 1;
  sheet.table("environment.requests", () => ({
    caption: "Information requests",
    columns: ["No.|number", "Request", ...(isFromMany() ? ["From"] : []), "Needed by"],
    rows: sourced(
      content.requests.map((request) => ({ request })),
      "ej",
    ),
    cells: ({ request }, index) => [
      `${index + 1}`,
      request,
      ...(isFromMany() ? [from(request)] : []),
      index < 6 ? "week 1" : "week 2",
    ],
  }));
}

function deadlineText(content: Content): string {
  const { brief, deadline } = content;
  const shown = pressing(content);
  const ended = shown.some(({ end }) => end && dayOfIso(end) <= brief.today);
  const unknown = brief.has("current-technologies", "none") ? "No product was named. " : "";
  if (unknown && !deadline) return `${unknown}Versions and dates follow from the inventory of week 1.`;
  if (!deadline)
    return ended
      ? `Support of versions in the table has ended already; discovery settles which are in use.${nextEnd(shown, brief.today)}`
      : `${unknown}No product that this work touches loses support within the next 24 months.`;
  return `${unknown}The nearest deadline for this work is ${formatDay(deadline.day)}: ${deadline.what}. Until discovery confirms versions, the earliest date counts.`;
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
