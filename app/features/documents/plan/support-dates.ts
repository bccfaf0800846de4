/** The support dates that a document shows, what of them has passed, and which comes next: one reading for page, table and plan. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { dayOfIso, formatDay, type IsoDate } from "#app/features/documents/dates.ts";
import { type LifecycleRow, lifecycleStatus, paidEnded, paidEndText } from "#app/features/documents/facts/lifecycle.ts";
import { listed } from "#app/features/documents/words.ts";
import { type Deadline, deadlineOf, endOf, isLapsed, lifecycleOf, oldestOf, touches, VERSIONED } from "./deadlines.ts";
import { fixedDay } from "./fixed-date.ts";
import { withGuides } from "./losing-support.ts";
import { serviceDatesOf } from "./service-dates.ts";
import { alikeInOneRow, earliestOf, supportedInOneRow, versionOf } from "./version-rows.ts";

/** A product in use, or all versions that may be, whose ordinary support has ended. */
export type Lapsed = {
  family: string;
  products: string;
  isKnown: boolean;
  /** Some of the versions named ended before the day. */
  isLatest: boolean;
  day: number;
  paidEnd?: IsoDate;
};

const SMALL_PRODUCTS = 7;
const SPECIAL_DEVICES = "Windows 10 LTS";
/** They look at every product; the other solutions at those that their work touches. */
const REVIEWS = ["security", "custom"];
const PRESSING_DAYS = 2 * 366;
const PRESSING_DAYS_SMALL = 366;
/** Of its releases the newest is installed, whenever it ends. */
const INSTALLED = "configuration-manager";
const OUTSIDE = "Outside this project.";

/** What must be acted on within two years with the row of the deadline, everything where nothing presses; versions that end alike, or have ended, share a row. */
export const shownProducts = perBrief((brief): readonly LifecycleRow[] => {
  const isSmall = brief.has("company-size", "small");
  const lifecycle = looksAt(brief);
  const named = namedDeadline(brief)?.product;
  const pressing = lifecycle.filter(
    ({ end, family, product }) =>
      family === INSTALLED ||
      product === named ||
      (!isSmall && family === "windows-server" && oldestOf(brief, family) === null) || // any of them may be in use
      (end && dayOfIso(end) - brief.today <= (isSmall ? PRESSING_DAYS_SMALL : PRESSING_DAYS)),
  );
  const shown = pressing.length > 0 ? pressing : lifecycle;
  const rows = alikeInOneRow(shown, brief.today);
  if (!isSmall || rows.length <= SMALL_PRODUCTS) return rows;
  return weightiest(alikeInOneRow(rows, brief.today, VERSIONED), brief);
});

/** The rows of the table: what the work depends on, then whatever else was named, each product that has an end; behind either the later versions of its family. */
export const listedProducts = perBrief((brief): readonly LifecycleRow[] => {
  const shown = shownProducts(brief);
  const left = VERSIONED.filter(
    (family) => brief.has("current-technologies", family) && shown.every((row) => row.family !== family),
  );
  const rows = [...shown, ...left.flatMap((family) => inOneRow(family, brief))];
  const all = rows.flatMap((row, place) =>
    rows[place + 1]?.family === row.family ? [row] : [row, ...laterVersions(row, brief)],
  );
  return withGuides(all, brief);
});

const OFFICE = "office-365";

/** What is supported for longer than the last row of the family: each version; for a small organisation, and outside the project, all in one row, the latter only where there is room. */
function laterVersions(last: LifecycleRow, brief: Brief): LifecycleRow[] {
  const { family, end } = last;
  const isSmall = brief.has("company-size", "small");
  if (!end || !(VERSIONED.includes(family) || (family === OFFICE && !isSmall))) return [];
  const rows = lifecycleOf(brief).filter(
    (row) => row.family === family && (row.end ?? "9") > end && lifecycleStatus(row, brief.today) === "supported",
  );
  const isLookedAt = rows.some((row) => looksAt(brief).includes(row));
  if (isLookedAt && !isSmall) return rows;
  if (isLookedAt) return supportedInOneRow(rows);
  return isSmall ? [] : supportedInOneRow(rows.map((row) => ({ ...row, effect: OUTSIDE })));
}

/** The version given as the oldest; else all that may be in use although their support has ended or ends within a year, or the next to end. */
function inOneRow(family: string, brief: Brief): LifecycleRow[] {
  const oldest = oldestOf(brief, family);
  const versions = lifecycleOf(brief).filter((row) => row.family === family);
  const newest = versions.at(-1);
  const rows = versions.filter(({ end }) => end);
  const near = rows.filter(({ end, product }) =>
    oldest ? product === oldest : end && dayOfIso(end) - brief.today <= PRESSING_DAYS_SMALL,
  );
  const shown = oldest || near.length > 0 ? near : rows.slice(0, 1);
  const isLookedAt = shown.some((row) => looksAt(brief).includes(row));
  const told = shown.map((row) => {
    const to = newest && newest !== row ? ` to ${versionOf(newest)}` : "";
    const isFine = lifecycleStatus(row, brief.today) === "supported";
    return isLookedAt
      ? row
      : {
          ...row,
          effect: isFine
            ? OUTSIDE
            : `${brief.has("company-size", "small") ? "Upgrade" : "Outside this project; upgrade"}${to} or retire.`,
        };
  });
  return alikeInOneRow(told, brief.today, [family]);
}

function looksAt(brief: Brief): LifecycleRow[] {
  const every = lifecycleOf(brief);
  const readsAll = !brief.has("company-size", "small") && brief.has("solution-type", ...REVIEWS);
  return readsAll ? every : every.filter((row) => touches(brief, row) || carriesSynchronisation(row, brief));
}

/** Beside a tenant the servers are not upgraded, and those of the synchronisation must be of a supported version. */
function carriesSynchronisation({ family }: LifecycleRow, brief: Brief): boolean {
  return family === "windows-server" && brief.has("solution-type", "microsoft-365") && brief.hasDirectory;
}

/** What is known to be in use without support and what is still to end come first, then what is paid for on, then servers, then what ended lately, then special devices; in the order of the data. */
function weightiest(rows: readonly LifecycleRow[], brief: Brief): readonly LifecycleRow[] {
  const endDay = ({ end }: LifecycleRow) => (end ? dayOfIso(end) : Number.POSITIVE_INFINITY);
  const place = ({ family, product, end, paidEnd }: LifecycleRow) => {
    if (product.startsWith(SPECIAL_DEVICES)) return 4; // after what every desk may have
    if (product.startsWith(oldestOf(brief, family) ?? "-") || !end || dayOfIso(end) > brief.today) return 0;
    if (paidEnd && dayOfIso(paidEnd) > brief.today) return 1;
    return ["office-365", "windows-client"].includes(family) ? 3 : 2;
  };
  const isKept = ({ family }: LifecycleRow) => VERSIONED.includes(family); // any of them may be in use
  const others = rows
    .filter((row) => !isKept(row))
    .toSorted((a, b) => place(a) - place(b) || (place(a) === 0 ? 0 : endDay(b) - endDay(a)))
    .slice(0, Math.max(1, SMALL_PRODUCTS - rows.filter(isKept).length));
  return rows.filter((row) => isKept(row) || others.includes(row));
}

const namedDeadline = perBrief((brief) => deadlineOf(brief, lifecycleOf(brief), serviceDatesOf(brief)));

/** The next date of the tables, once a product or service that was named has one: no row beside it is nearer. */
export const nextDateOf = perBrief((brief): Deadline | null => {
  const named = namedDeadline(brief);
  if (!named) return null;
  const [first] = listedProducts(brief)
    .filter(({ family }) => family !== INSTALLED)
    .flatMap((row) => endOf(earliestOf(row), brief))
    .filter(({ day }) => day > brief.today && day < named.day)
    .toSorted((a, b) => a.day - b.day);
  return first ?? named;
});

/** The fixed date that was given as the end of a product, where none in use ends on it. */
export const unmatchedEnd = perBrief((brief): number | null => {
  const day = brief.known("deadline-reason") === "support" ? fixedDay(brief) : null;
  const ends = lifecycleOf(brief).flatMap(({ mainstreamEnd, end, paidEnd }) => [mainstreamEnd, end, paidEnd]);
  return day === null || day < brief.today || ends.some((end) => end && dayOfIso(end) === day) ? null : day;
});

/** Families named as in use whose support has ended for the oldest version given, or for every version that has an end. */
export const lapsedOf = perBrief((brief): Lapsed[] => {
  const rows = looksAt(brief).filter(({ end }) => end);
  return VERSIONED.filter((family) => brief.has("current-technologies", family)).flatMap((family) =>
    lapse(family, rows, brief),
  );
});

function lapse(family: string, rows: readonly LifecycleRow[], brief: Brief): Lapsed[] {
  const oldest = oldestOf(brief, family);
  const versions = rows.filter((row) => row.family === family && (!oldest || row.product === oldest));
  const last = versions.at(-1);
  if (!last?.end || !versions.every((row) => isLapsed(row, brief))) return [];
  const [first = "", ...others] = versions.map(({ product }) => product);
  const products = listed([first, ...others.map((product) => product.split(" ").at(-1) ?? "")], "or");
  return [
    {
      family,
      products,
      isKnown: oldest !== null,
      isLatest: versions.some(({ end }) => end !== last.end),
      day: dayOfIso(last.end),
      ...(last.paidEnd && { paidEnd: last.paidEnd }),
    },
  ];
}

/** `Windows Server 2016, if in use, left support on 12 January 2027`: what ended last, within a year, of products whose version nobody gave. */
export function endedLately(brief: Brief): string | null {
  const [last] = shownProducts(brief)
    .filter(({ family }) => brief.has("current-technologies", family) && oldestOf(brief, family) === null)
    .flatMap(({ product, end, isLatest }) => (end ? [{ product, isLatest, day: dayOfIso(end) }] : []))
    .filter(({ day }) => day <= brief.today && brief.today - day <= PRESSING_DAYS_SMALL)
    .toSorted((a, b) => b.day - a.day);
  if (last?.day === brief.today) return `${last.product}, if in use, leaves support today`;
  return last ? `${last.product}, if in use, left support ${last.isLatest ? "by" : "on"} ${formatDay(last.day)}` : null;
}

/** `Windows Server 2016, the oldest in use: ordinary support ended on 12 January 2027, paid updates to January 2030`. */
export function lapsedText({ products, isKnown, isLatest, day, paidEnd }: Lapsed, today: number): string {
  const isOver = paidEnd && dayOfIso(paidEnd) < today;
  const paid = paidEnd ? `, paid updates ${isOver ? paidEnded(paidEnd) : `to ${paidEndText(paidEnd)}`}` : "";
  return `${products}, ${isKnown ? "the oldest in use" : "if in use"}: ${day < today ? "since" : "from"} ${formatDay(day)}${isLatest ? " at the latest" : ""}${paid}`;
}

/** Of the oldest versions that were stated, the next to lose its ordinary support within two years. */
export function statedEndOf(brief: Brief): { product: string; day: number } | null {
  const stated = VERSIONED.filter((family) => brief.has("current-technologies", family)).map((family) =>
    oldestOf(brief, family),
  );
  return nextEndOf(brief, ({ product }) => stated.includes(product));
}

/** The same, or where no version was stated has such an end, of all that may be in use. */
export const probableEndOf = (brief: Brief): { product: string; day: number } | null =>
  statedEndOf(brief) ??
  nextEndOf(brief, ({ family }) => VERSIONED.includes(family) && brief.has("current-technologies", family));

function nextEndOf(brief: Brief, isMeant: (row: LifecycleRow) => boolean): { product: string; day: number } | null {
  const ends = lifecycleOf(brief)
    .filter(isMeant)
    .flatMap(({ product, end }) => (end ? [{ product, day: dayOfIso(end) }] : []))
    .filter(({ day }) => day >= brief.today && day - brief.today <= PRESSING_DAYS);
  return ends.toSorted((a, b) => a.day - b.day)[0] ?? null;
}

const NAMES: Partial<Record<string, string>> = {
  audit: "the audit takes place or the law applies",
  contract: "the contract or lease ends",
  support: "support ends, and for which product",
  merger: "the merger, sale or move takes place",
  budget: "the budget year ends",
};

/** What has a date that nobody knows, where a reason was given without one; null where the products named tell it. */
export function undatedEvent(brief: Brief): string | null {
  const reason = brief.known("deadline-reason");
  if (reason === null || fixedDay(brief) !== null) return null;
  if (reason === "support" && (statedEndOf(brief) || lapsedOf(brief).some(({ isKnown }) => isKnown))) return null;
  const probable = reason === "support" ? probableEndOf(brief) : null;
  const likely = probable ? ` (probably ${probable.product}, on ${formatDay(probable.day)})` : "";
  return NAMES[reason] ? `${NAMES[reason]}${likely}` : null;
}
