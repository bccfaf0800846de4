/** Products in use that have left support, or leave it within the plan or two years, and what the way out of them costs. */

import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import { all, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { dayOfIso, type IsoDate } from "#app/features/documents/dates.ts";
import { EFFORT } from "#app/features/documents/facts/effort.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import type { LifecycleRow } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { type Deadline, endOf, lifecycleOf, VERSIONED } from "./deadlines.ts";
import { planOf } from "./plan.ts";
import { versionOf } from "./version-rows.ts";

/** `upTo`: the versions that lose it; `hasEnded`: one of them has lost it; `sold`: those for which paid updates can still be had, the name alone where they all have them; `next`: the end of support that comes next. */
export type Losing = {
  family: string;
  name: string;
  upTo: string;
  hasEnded: boolean;
  sold: string;
  next: Deadline | null;
};

const HORIZON_DAYS = 730;
const YEAR = 366;
/** First words of what is said of a version while it is supported. */
const KEPT = /^(?:Keep|Acceptable|Plan)\b/;
/** The last day that this document looks to. */
const horizonOf = (brief: Brief): number => Math.max(planOf(brief).end, brief.today + HORIZON_DAYS);

const MOVED_SERVERS = all(is("solution-type", "azure-migration"), none(FIRST_WAVE));
/** Where the work itself replaces unsupported versions. */
const REPLACED: Readonly<Record<string, Condition>> = {
  "windows-server": MOVED_SERVERS,
  "sql-server": MOVED_SERVERS,
  "exchange-server": all(is("solution-type", "microsoft-365"), MAIL_MOVES),
  sharepoint: all(is("solution-type", "microsoft-365"), none(is("solution-configuration", "m365-optimise"))),
};

export const losingSupport = perBrief((brief): readonly Losing[] => {
  const isOver = (date: IsoDate | undefined) => date !== undefined && dayOfIso(date) < brief.today;
  const losing = lifecycleOf(brief).filter(({ end }) => end && dayOfIso(end) <= horizonOf(brief));
  return VERSIONED.flatMap((family) => {
    const rows = losing.filter((row) => row.family === family);
    const replaced = REPLACED[family];
    if (rows.length === 0 || (replaced && brief.holds(replaced))) return [];
    const [decided, hasEnded] = [decidedOn(rows, brief), rows.some(({ end }) => isOver(end))];
    return [{ family, ...named(decided), hasEnded, sold: soldOf(decided, brief), next: nextOf(decided, brief) }];
  });
});

/** What the table keeps for now waits, unless it is all that loses its support. */
function decidedOn(rows: readonly LifecycleRow[], brief: Brief): readonly LifecycleRow[] {
  const near = Math.max(planOf(brief).end, brief.today + YEAR);
  const pressing = rows.filter(({ effect, end }) => !KEPT.test(effect) || (end && dayOfIso(end) <= near));
  return pressing.length > 0 ? pressing : rows;
}

function nextOf(rows: readonly LifecycleRow[], brief: Brief): Deadline | null {
  const ends = rows.filter(({ end }) => end && dayOfIso(end) > brief.today).flatMap((row) => endOf(row, brief));
  return ends.toSorted((a, b) => a.day - b.day)[0] ?? null;
}

/** `Windows Server 2016`. */
function soldOf(rows: readonly LifecycleRow[], { today }: Brief): string {
  const sold = rows.filter(({ paidEnd }) => paidEnd && dayOfIso(paidEnd) >= today);
  if (sold.length === 0) return "";
  const { name } = named(rows);
  return sold.length < rows.length ? `${name} ${listed(sold.map(versionOf))}` : name;
}

/** `SQL Server`, and `SQL Server up to 2017`: the table has the versions one by one. */
function named(rows: readonly LifecycleRow[]): Pick<Losing, "name" | "upTo"> {
  const [only = "", ...others] = rows.map(({ product }) => product);
  const name = only.replace(/ \d.*$/, "");
  const [last] = rows.slice(-1).map(versionOf);
  return { name, upTo: others.length === 0 ? only : `${name} up to ${last}` };
}

/** Reached from the internet, where it is attacked first. */
export const FACING: Readonly<Record<string, string>> = { "exchange-server": "Exchange", sharepoint: "SharePoint" };

type Guide = { text: (brief: Brief) => string; source: readonly SourceKey[] };
const dollars = (cents: number): string => figure(cents / 100);

/** A move to Microsoft 365 is a project of its own, with the days of its row of the effort table. */
const TO_MICROSOFT_365: Guide = {
  text: ({ size }) => {
    const [low, , high] = EFFORT.find(({ key }) => key === "microsoft-365")?.days[size] ?? [];
    return `${low} to ${high} days for all of Microsoft 365`;
  },
  source: ["ej"],
};
/** What the way out costs, as a guide. */
const GUIDES: Readonly<Record<string, Guide>> = {
  "windows-server": {
    text: () => {
      const { low, high } = PRICES["windows-standard"];
      return `to upgrade a server, licence USD ${dollars(low)} to ${dollars(high)} and up to 1.5 days`;
    },
    source: ["ws-price", "ej"],
  },
  "sql-server": {
    text: () => `licence USD ${dollars(PRICES["sql-standard"].low)} for two cores of Standard`,
    source: ["ws-price"],
  },
  "exchange-server": TO_MICROSOFT_365,
  sharepoint: TO_MICROSOFT_365,
};

/** As said of the row, but nothing that has ended is kept. */
const effectOf = (row: LifecycleRow, today: number): string =>
  KEPT.test(row.effect) && row.end && dayOfIso(row.end) < today ? "Upgrade or retire." : row.effect;

/** An assessment prices servers by finding; those of a small organisation that move to Azure are upgraded as they move. */
const isPriced = (family: string, brief: Brief): boolean =>
  (brief.has("solution-type", "custom") && !FACING[family]) ||
  (brief.size === "small" && brief.has("solution-type", "azure-migration") && family === "windows-server");

/** The line of paid updates in its bill has this too. */
const NEEDED = " (Software Assurance or subscription)";

/** The rows with the guide in one of each family that loses its support, the last within a year, else the last; one of two families stands once. */
export function withGuides(rows: readonly LifecycleRow[], brief: Brief): LifecycleRow[] {
  const last = (family: string, day: number) =>
    rows.findLast((row) => row.family === family && row.end && dayOfIso(row.end) <= day);
  const guided = new Map<Guide, LifecycleRow>();
  for (const { family } of losingSupport(brief)) {
    if (isPriced(family, brief)) continue;
    const [row, guide] = [last(family, brief.today + YEAR) ?? last(family, horizonOf(brief)), GUIDES[family]];
    if (row && guide) guided.set(guide, row);
  }
  const guides = new Map([...guided].map(([guide, row]) => [row, guide]));
  return rows.map((row) => {
    const [effect, guide] = [effectOf(row, brief.today), guides.get(row)];
    if (!guide) return { ...row, effect };
    const source = [...new Set([...row.source, ...guide.source])];
    const said = brief.size === "small" ? effect.replace(NEEDED, "") : effect;
    return { ...row, effect: `${said.replace(/\.$/, "")}; guide: ${guide.text(brief)}.`, source };
  });
}
