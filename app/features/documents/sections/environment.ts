/** Current Environment Analysis: the answers as facts, what ends when, the conflicts among them, and what is unknown. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso, type IsoDate } from "#app/features/documents/dates.ts";
import { type LifecycleRow, lifecycleStatus } from "#app/features/documents/facts/lifecycle.ts";
import { FACTS_AS_OF } from "#app/features/documents/facts/sources.ts";
import { CLOUD_LEVELS, TECHNOLOGIES } from "#app/features/documents/facts/technologies.ts";
import { say } from "#app/features/documents/pack.ts";
import { lines, Sheet, sourced } from "#app/features/documents/sheet.ts";
import { optionLabel } from "#app/features/documents/tasks.ts";
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
    caption: "The organisation as planned for",
    columns: ["Point", "Planned with", "Basis"],
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
              ? "one for each user, shared and kiosk devices included"
              : brief.given("head-count") === null && brief.has("solution-configuration", NAMED_FOR_DEVICES)
                ? "the number that the chosen configuration is named for; counted in week 1"
                : "1.2 for each user",
        ],
        [
          "Servers",
          brief.given("servers") === null
            ? `${brief.serverRange}, calculated with ${brief.servers.plan}`
            : brief.serverRange,
          basis(brief, "servers", "typical of the size; inventory in week 1"),
        ],
        [
          "Sites",
          figure(brief.sites),
          basis(brief, "sites", "typical of the size, or the least that the configuration is made for; confirm"),
        ],
        [
          "Administrators",
          figure(brief.administrators),
          basis(brief, "administrators", "typical of the size; confirm"),
        ],
        ...(brief.frontline > 0
          ? [
              [
                "Shift and shop-floor workers",
                figure(brief.frontline),
                basis(brief, "shift-workers", "40% of users, usual in the sector; confirm"),
              ],
            ]
          : []),
        ...(brief.hasDirectory
          ? [
              [
                "Domain controllers",
                figure(brief.domainControllers),
                basis(brief, "domain-controllers", "typical of the size; confirm"),
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
    caption: "Technologies in use and what follows from them",
    columns: ["Technology", "Position today", "What follows for it"],
    rows: TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id)).map((row) => {
      const use = content.pack.technologies?.[row.id];
      if (!use) return row;
      return { ...row, effect: say(use.effect, brief), source: [...new Set([...row.source, ...use.source])] };
    }),
    cells: ({ id, statement, effect }) => [optionLabel("current-technologies", id), statement, effect],
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
    if (level && content.brief.has("company-size", "small"))
      return `${level.statement} Next in governance: ${level.governance}; in training: ${level.skills}.`;
    return (
      level &&
      `${level.statement} On a scale from 0 to 4 this is level ${level.level}; the target is ${level.target}. The next step in governance is ${level.governance}; the training to plan for is ${level.skills}.`
    );
  });
}

function lifecycleOfTheProducts(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Lifecycle of the products in use");
  sheet.paragraph("environment.deadline", () => deadlineText(content));
  sheet.table("environment.lifecycle", () => ({
    caption: `Support dates, status on ${formatDay(brief.today)}${brief.has("current-technologies", "none") ? " (orientation)" : ""}`,
    columns: [
      "Product (version to be confirmed)",
      "Ordinary support ends|date",
      "Paid extension ends|date",
      "Status",
      "Consequence",
    ],
    rows: brief.has("company-size", "small") ? pressing(content) : content.lifecycle,
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

const SMALL_CHANGES = 4;
const PRESSING_DAYS = 2 * 366;

/** What a small organisation must act on within two years; everything, where nothing presses. */
function pressing({ brief, lifecycle }: Content): readonly LifecycleRow[] {
  const rows = lifecycle.filter(({ end }) => end && dayOfIso(end) - brief.today <= PRESSING_DAYS);
  return rows.length > 0 ? rows : lifecycle;
}

/** What a small organisation must know: not that a plan fits its window. */
function grave<Row extends { severity: string }>(conflicts: readonly Row[]): readonly Row[] {
  return conflicts.filter(({ severity }) => severity !== "info");
}

function conflictsAmongTheAnswers(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Conflicts among the answers");
  sheet.table("environment.conflicts", () => ({
    caption: "What does not fit together, and what this document does about it",
    columns: ["Rule|code", "Severity", "Finding", "Treatment here"],
    rows: brief.has("company-size", "small") ? grave(content.conflicts) : content.conflicts,
    cells: ({ id, severity, statement, treatment }) => [id, severity, statement, treatment],
  }));
}

function whatIsNotKnown(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("What is not known yet");
  sheet.paragraph(
    "environment.unknown",
    () =>
      `Eleven answers cannot convey versions, volumes and contracts. The following information is requested from ${brief.client.company}; until it arrives, the numbered assumptions in the appendix take its place. Facts were last checked on ${formatIso(FACTS_AS_OF)}.`,
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

function deadlineText({ brief, deadline, lifecycle }: Content): string {
  const ended = lifecycle.some(({ end }) => end && dayOfIso(end) <= brief.today);
  const unknown = brief.has("current-technologies", "none")
    ? "No product was named; the next dates of common products are printed for orientation. "
    : "";
  if (unknown && !deadline) return unknown.trimEnd();
  if (!deadline)
    return ended
      ? "Versions of what was named have lost support already, as the table says; no further date of theirs falls into the next 24 months. Discovery settles which are in use."
      : `${unknown}No product that was named loses support within the next 24 months.`;
  return `${unknown}The nearest deadline that may apply is ${formatDay(deadline.day)}: ${deadline.what}. Versions are to be confirmed in discovery; until then the earliest date counts.`;
}

function statusText(row: LifecycleRow, today: number): string {
  const status = lifecycleStatus(row, today);
  const mainstreamOver = row.mainstreamEnd && dayOfIso(row.mainstreamEnd) < today;
  return status === "supported" && mainstreamOver ? "supported, security updates only" : status;
}
