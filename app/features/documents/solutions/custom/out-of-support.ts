/** What gets no updates any more, or stops getting them, among the versions that may be in use. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { gateOf, lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { listed } from "#app/features/documents/words.ts";

/** Replaced with their devices, or by the check of these. */
const ON_DEVICES = ["office-365", "windows-client"];

/** The products of the lifecycle table of which some version gets no ordinary updates any more on a day: `SQL Server 2016 and older`. */
export function outOfSupport(brief: Brief, day = brief.today): string[] {
  const rows = lifecycleOf(brief);
  const ended = rows.filter(({ family, end }) => !ON_DEVICES.includes(family) && end && dayOfIso(end) < day);
  return [...new Set(ended.map(({ family }) => family))].flatMap((family) => {
    const last = ended.findLast((row) => row.family === family);
    if (!last) return [];
    const product = last.product.replace(/(\d{4}) and \1 /, "$1 ");
    const isAlone = product === rows.find((row) => row.family === family)?.product;
    return isAlone ? [product] : [`${product} and older`];
  });
}

/** Products out of support for the newest of which updates are still sold. */
const isSoldUpdates = (brief: Brief, product: string): boolean =>
  paidRows(brief).some((row) => product.startsWith(row.product));

/** What has paid updates on a day, and no others until then. */
const paidRows = (brief: Brief, until = brief.today) =>
  lifecycleOf(brief).filter(
    ({ end, paidEnd }) => end && paidEnd && dayOfIso(end) < until && dayOfIso(paidEnd) >= brief.today,
  );

/** Some version of it that may be in use gets no updates any more: not where the oldest Windows Server in use carries none. */
export const lacksUpdates = (brief: Brief, family: string): boolean =>
  lifecycleOf(brief).some((row) => row.family === family && row.end && dayOfIso(row.end) < brief.today);

/** What is about to end between two days, support or paid updates, with the day of each: `SQL Server 2017 (12 October 2027)`. */
export function endingBetween(brief: Brief, from: number, to: number): string[] {
  return lifecycleOf(brief)
    .flatMap(({ product, end, paidEnd }) => [
      ...(end ? [{ product, day: dayOfIso(end) }] : []),
      ...(paidEnd ? [{ product: `paid updates for ${product}`, day: dayOfIso(paidEnd) }] : []),
    ])
    .filter(({ day }) => day > from && day <= to)
    .toSorted((a, b) => a.day - b.day)
    .map(({ product, day }) => `${product} (${formatDay(day)})`);
}

/** The products with a version past its updates that the internet often reaches. */
export function exposed(brief: Brief): string[] {
  return [
    ...(lacksUpdates(brief, "exchange-server") ? ["Exchange Server before SE"] : []),
    ...(lacksUpdates(brief, "sharepoint") ? ["SharePoint Server before Subscription Edition"] : []),
  ];
}

/** Products out of support on a day: Windows Server where its oldest version in use was named, and the others. */
export function statedFirst(brief: Brief, day: number): { stated: string[]; others: string[] } {
  const ended = outOfSupport(brief, day);
  const isStated = (product: string) => oldestOf(brief, "windows-server") !== null && product.startsWith("Windows ");
  return { stated: ended.filter(isStated), others: ended.filter((product) => !isStated(product)) };
}

const isMany = (products: readonly string[]): boolean => products.length > 1 || products[0]?.endsWith("older") === true;

/** The older versions of those products whose paid updates have ended, or never were. */
function unsold(brief: Brief, products: readonly string[]): string[] {
  const ended = lifecycleOf(brief).filter((row) => row.end && dayOfIso(row.end) < brief.today);
  const families = ended.filter(({ product }) => products.some((said) => said.startsWith(product)));
  return ended
    .filter((row) => families.some(({ family }) => family === row.family) && !isSoldUpdates(brief, row.product))
    .map(({ product }) => product);
}

/** ` Where in use, Exchange Server 2019 and older receive no updates; …`, or nothing. */
function received(brief: Brief, products: readonly string[], isOpen: boolean): string {
  const said = ["no updates", "at most paid updates"].flatMap((updates, isSold) => {
    const those = products.filter((product) => Number(isSoldUpdates(brief, product)) === isSold);
    const known = isOpen ? "" : ", still in use,";
    const none = isSold ? unsold(brief, those) : [];
    const but = none.length > 0 ? ` (${listed(none)} none)` : "";
    return those.length > 0
      ? [`${listed(those)}${known} ${isMany(those) ? "receive" : "receives"} ${updates}${but}`]
      : [];
  });
  return said.length > 0 ? ` ${isOpen ? "Where in use, " : ""}${said.join("; ")}.` : "";
}

/** What products out of support still receive, first of all those that the client named with their version. */
export function endedAlready(brief: Brief): string {
  const { stated, others } = statedFirst(brief, brief.today);
  return `${received(brief, stated, false)}${received(brief, others, true)}`;
}

/** After so many days a deferred assessment is looked at again. */
const DEFERRED_DAYS = 183;

/** `; additional paid updates for Windows Server 2016, where in use`: for what has no others before that; empty where nothing has. */
export function paidMeanwhile(brief: Brief): string {
  const products = paidRows(brief, brief.today + DEFERRED_DAYS).map(({ product }) => product);
  return products.length > 0 ? `; additional paid updates for ${listed(products)}, where in use` : "";
}

/** What is kept from the internet at once: with a date of its own also the Windows Server that the client named and nobody updates. */
export function blocked(brief: Brief): string {
  const isOld = gateOf(brief)?.systems?.startsWith("Windows Server 2012, ") === true;
  return listed([...(isOld ? ["Windows Server before 2016"] : []), ...exposed(brief)], "or");
}

/** The first release reaches 2025 in two upgrades, its second one in one. */
export const viaOlder = (brief: Brief): string =>
  ["2012", null].includes(brief.known("windows-server-version")) ? " (2012: two steps)" : "";

/** What whoever signs that nothing of it is exposed must have seen. */
export const PUBLISHED = "Addresses and names published to the internet, with each server and its version";
