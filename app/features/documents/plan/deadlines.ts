/** What ends when, among the products and services that the answers name. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { dayOfIso, type IsoDate } from "#app/features/documents/dates.ts";
import { LIFECYCLE, type LifecycleRow, type ServiceDateRow, TOUCHED } from "#app/features/documents/facts/lifecycle.ts";
import { TECHNOLOGIES } from "#app/features/documents/facts/technologies.ts";
import { gateDay, type Plan, planOf, workingDayAfter, workingDayBefore } from "./plan.ts";
import { serviceDatesOf } from "./service-dates.ts";

/** `systems`: the product, with what is in use of the same family although its updates have ended. */
export type Deadline = {
  what: string;
  day: number;
  product?: string;
  family?: string;
  /** No answer says that this version is in use. */
  isAssumed?: boolean;
  systems?: string;
  paidEnd?: IsoDate;
  bridge?: string;
};

const DEADLINE_DAYS = 730;
/** What runs on Windows Server, whether that was named or not. */
const ON_WINDOWS = is("current-technologies", "active-directory", "exchange-server", "sql-server");

/** What was named, and what the solution manages or installs itself; of Windows the edition that its plan carries. */
export const lifecycleOf = perBrief((brief): LifecycleRow[] => {
  return withoutOlder(brief).filter(({ family, edition, when }) => {
    if (!brief.holds(when)) return false;
    if (edition) return edition === (hasBusinessPlan(brief) ? "Pro" : "Enterprise");
    return !NAMED.has(family) || inUse(brief, family);
  });
});

const NAMED: ReadonlySet<string> = new Set(TECHNOLOGIES.map(({ id }) => id));

/** Named, or taken to be there: a hybrid cloud puts an agent on every server, a migration moves them, a review reads what the named servers run on, and a hybrid of mail has a mail server. */
function inUse(brief: Brief, family: string): boolean {
  if (family === "exchange-server" && brief.has("solution-configuration", "m365-hybrid")) return true;
  if (family === "office-365" && brief.has("solution-type", "microsoft-365")) return true; // without the service the old programs run
  const isReview = brief.has("solution-type", "security", "custom") && brief.holds(ON_WINDOWS);
  const isTaken =
    family === "windows-server" && (isReview || brief.has("solution-type", "hybrid-cloud", "azure-migration"));
  return isTaken || brief.has("current-technologies", family);
}

/** Seats that a Business plan may have; schools buy plans with Windows Enterprise at every size. */
const BUSINESS_SEATS = 300;

function hasBusinessPlan(brief: Brief): boolean {
  return brief.users <= BUSINESS_SEATS && !brief.has("industry", "education");
}

/** Optional questions about the oldest version of a family; their labels are the products of its rows. */
export const OLDEST: Partial<Record<string, DetailId>> = {
  "windows-server": "windows-server-version",
  "exchange-server": "exchange-version",
  "sql-server": "sql-version",
};

/** The product named as the oldest of its family, or null where nobody was asked or knows. */
export function oldestOf(brief: Brief, family: string): string | null {
  const id = OLDEST[family];
  const value = id ? brief.known(id) : null;
  return id && value ? detailLabel(id, value) : null;
}

/** Of an estate whose oldest version is not known, some servers may be of 2016. */
export function hasOldWindows(brief: Brief): boolean {
  return !["2019", "2022", "2025"].includes(brief.detail("windows-server-version") ?? "");
}

/** Products whose version decides how long they are supported. */
export const VERSIONED = ["windows-server", "exchange-server", "sharepoint", "sql-server"];

/** The one version with an end that the oldest Windows Server in use can carry, where nobody named one. */
export function carriedOf(brief: Brief, family: string): string | null {
  if (oldestOf(brief, family) || !oldestOf(brief, "windows-server")) return null;
  const [only, ...others] = lifecycleOf(brief).filter((row) => row.family === family && row.end);
  return only && others.length === 0 ? only.product : null;
}

/** Those in use whose oldest version nobody named, and that their servers leave open. */
export function unversioned(brief: Brief): string[] {
  return VERSIONED.filter(
    (family) =>
      brief.has("current-technologies", family) &&
      !oldestOf(brief, family) &&
      !carriedOf(brief, family) &&
      !(family === "sharepoint" && brief.holds(SHAREPOINT_ONLINE)),
  );
}

/** The rows from the oldest version in use on, where it is known; where it is not, those that the oldest Windows Server in use can carry. */
function withoutOlder(brief: Brief): LifecycleRow[] {
  const server = oldestOf(brief, "windows-server");
  return LIFECYCLE.filter((row, index) => {
    const product = oldestOf(brief, row.family);
    if (product) return index >= placeOfProduct(product);
    return !server || !row.host || placeOfProduct(row.host) >= placeOfProduct(server);
  });
}

/** The first row of each product. */
const PLACES = new Map(LIFECYCLE.map(({ product }, place) => [product, place] as const).toReversed());
const placeOfProduct = (product: string): number => PLACES.get(product) ?? -1;

/** Whether the work of the solution can be late for the end of a product; what it manages or installs itself is its own. */
export function touches(brief: Brief, { family }: Pick<LifecycleRow, "family">): boolean {
  return !brief.has("current-technologies", family) || (TOUCHED[brief.solution] ?? []).includes(family);
}

/** The nearest end of a product or service that the work of this solution touches. */
export function deadlineOf(
  brief: Brief,
  lifecycle: readonly LifecycleRow[],
  services: readonly ServiceDateRow[],
): Deadline | null {
  return deadlinesAhead(brief, lifecycle, services)[0] ?? null;
}

/** In the order of their dates. */
function deadlinesAhead(
  brief: Brief,
  lifecycle: readonly LifecycleRow[],
  services: readonly ServiceDateRow[],
): Deadline[] {
  const ends = lifecycle
    .filter((row) => inUse(brief, row.family) && touches(brief, row))
    .flatMap((row) => endOf(row, brief).map((end) => ({ ...end, systems: systemsOf(row, lifecycle, brief) })));
  const events = services
    .filter(({ stops }) => stops !== false && brief.holds(stops))
    .map(({ event, date, bridge }) => ({ what: event, day: dayOfIso(date), ...(bridge && { bridge }) }));
  return [...ends, ...events]
    .filter(({ day }) => day > brief.today && day - brief.today <= DEADLINE_DAYS)
    .toSorted((a, b) => a.day - b.day);
}

/** Said of a product where nobody named the oldest version. */
export const OR_OLDER = " or older";

/** An earlier version may be in use, whose support has ended. */
const mayBeOlder = ({ family, product, end }: LifecycleRow, lifecycle: readonly LifecycleRow[]): boolean =>
  lifecycle.some((row) => row.family === family && row.product !== product && row.end && end && row.end < end);

/** `Windows Server 2012, 2012 R2 and 2016`: nothing that was named as in use is left out because it ended earlier. */
function systemsOf(row: LifecycleRow, lifecycle: readonly LifecycleRow[], brief: Brief): string {
  const { family, product } = row;
  const named = oldestOf(brief, family);
  if (named === null) return mayBeOlder(row, lifecycle) ? `${product}${OR_OLDER}` : product;
  const oldest = lifecycle.find((row) => row.product === named);
  const isOver =
    oldest && [oldest.end, oldest.paidEnd ?? oldest.end].every((end) => end && dayOfIso(end) < brief.today);
  return isOver ? `${oldest.product.replace(" and ", ", ")} and ${product.split(" ").at(-1)}` : product;
}

/** The end of ordinary support, or of the paid updates once that has passed. */
export function endOf(row: LifecycleRow, brief: Brief): Deadline[] {
  const { family, product, end, paidEnd } = row;
  if (!end) return [];
  const shared = { product, family, isAssumed: oldestOf(brief, family) !== product };
  if (paidEnd && isLapsed(row, brief))
    return [{ what: `end of paid updates for ${product}`, day: dayOfIso(paidEnd), ...shared }];
  return [{ what: `end of support of ${product}`, day: dayOfIso(end), ...shared, ...(paidEnd && { paidEnd }) }];
}

/** Ordinary support has ended; of the version named as the oldest, or ends before anything can be decided. */
export function isLapsed({ family, product, end }: LifecycleRow, brief: Brief): boolean {
  if (!end) return false;
  return dayOfIso(end) <= brief.today || (dayOfIso(end) <= soonestOf(brief) && oldestOf(brief, family) === product);
}

const DECISION_WORKING_DAYS = 3;

/** No decision is due earlier. */
const soonestOf = perBrief((brief): number => workingDayAfter(brief, DECISION_WORKING_DAYS));

/** A version that nobody stated ends something only where it is found. */
export const endText = ({ what, isAssumed }: Deadline): string => (isAssumed ? `${what}, if in use` : what);

/** Nobody finds and changes what calls a service in fewer days: planning assumption. */
const CHANGED_DAYS = 21;

/** Too near for changes, and nothing keeps it running: whoever the allow list still lets in stops. */
export const isNear = ({ what, day }: Deadline, brief: Brief): boolean =>
  what.startsWith("Exchange Web Services") && day - brief.today < CHANGED_DAYS;

/** What ends or changes by the end of the plan and leaves days to decide in. */
const insideOf = perBrief((brief): readonly Deadline[] => {
  const soonest = soonestOf(brief);
  return deadlinesAhead(brief, lifecycleOf(brief), serviceDatesOf(brief)).filter(
    ({ day }) => day > soonest && day <= planOf(brief).end,
  );
});

/** A deadline inside the plan that leaves days to decide in is a gate of its own: the nearest, and where that is a service's, the nearest end of a product, which weighs more. */
export const gatesOf = perBrief((brief): readonly Deadline[] => {
  const inside = insideOf(brief);
  const product = inside.find((deadline) => deadline.product);
  return inside.filter((deadline, place) => place === 0 || deadline === product);
});

/** Ends and changes inside the plan that are decided with those of the gates. */
export function besideGates(brief: Brief): readonly Deadline[] {
  const gates = gatesOf(brief);
  return insideOf(brief).filter((deadline) => !gates.includes(deadline) && deadline.day >= planOf(brief).start);
}

/** The one that weighs most: servers without updates before a service that changes. */
export function gateOf(brief: Brief): Deadline | null {
  const gates = gatesOf(brief);
  return gates.find(({ product }) => product) ?? gates[0] ?? null;
}

/** Where the deadline lies; one before the first day cannot wait for the project. */
export function placeOf({ day }: Deadline, { start }: Plan): string {
  return day < start ? "before the plan starts" : "during the plan";
}

/** Two weeks before the deadline, not later than the first gate, outside the holidays; at once where that has passed. */
export function decisionDay(deadline: Deadline, plan: Plan, brief: Brief): number {
  const wanted = workingDayBefore(Math.min(deadline.day - 14, gateDay(plan, "design")), brief);
  return Math.min(deadline.day, Math.max(wanted, soonestOf(brief)));
}
