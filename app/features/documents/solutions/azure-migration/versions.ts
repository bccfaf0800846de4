/** Versions without support, and what is done about them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { gateOf, lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { listed } from "#app/features/documents/words.ts";
import { EXIT, SHAREPOINT } from "./answers.ts";

/** A version without support that may be in use: the oldest Windows Server named rules out those that it cannot carry. */
const hasEnded = (brief: Brief, family: string): boolean =>
  brief.has("current-technologies", family) &&
  lifecycleOf(brief).some((row) => row.family === family && row.end && dayOfIso(row.end) < brief.today);
/** Whether a version in use, or one that the servers can carry where nobody named any, has lost its support. */
export const hasOldSql = (brief: Brief): boolean => hasEnded(brief, "sql-server");
/** The oldest version that is or may be in use, where it loses its support between the move and a year later, which is no part of it. */
export const endingSql = (brief: Brief) => {
  const row = lifecycleOf(brief).find(({ family, end }) => family === "sql-server" && end);
  if (!row?.end || dayOfIso(row.end) >= planOf(brief).end + 365) return null;
  const isKnown = row.product === oldestOf(brief, row.family);
  return { name: `${isKnown ? "" : "any "}${row.product}`, end: row.end };
};
/** The version named as the oldest, where it has lost its support. */
export const endedSql = (brief: Brief) => {
  const row = lifecycleOf(brief).find(({ product }) => product === oldestOf(brief, "sql-server"));
  return row?.end && dayOfIso(row.end) < brief.today ? { product: row.product, end: row.end } : null;
};
/** Of the version named as the oldest, updates are still sold though its support has ended. */
export const paysForSql = (brief: Brief): boolean =>
  lapsedOf(brief).some(
    ({ family, isKnown, paidEnd }) =>
      family === "sql-server" && isKnown && paidEnd !== undefined && dayOfIso(paidEnd) >= brief.today,
  );
/** The end of Windows Server 2016 has a decision and a line of its own, where it leaves days to decide in. */
export const isGated = (brief: Brief): boolean => gateOf(brief)?.product === SERVER_2016.product;
export const paysForWindows = (brief: Brief): boolean =>
  brief.known("windows-server-version") === "2016" && !isGated(brief) && brief.today <= SERVER_2016.paidEnd;
/** Whether systems on Windows Server 2016 without support are known, or may be found: nothing but the move waits for them. */
export const openWindows = (brief: Brief): "known" | "found" | "none" => {
  if (paysForWindows(brief)) return "known";
  const isOpen = brief.known("windows-server-version") === null && !isGated(brief);
  return isOpen && hasEnded(brief, "windows-server") && brief.today > SERVER_2016.end ? "found" : "none";
};
/** Of the versions that may be in use, how far the move upgrades them. */
export const hasUnpaidWindows = (brief: Brief): boolean =>
  ["2012", null].includes(brief.known("windows-server-version"));
/** Mail or sites on servers without updates that no wave takes; an exit has a decision of its own for them. */
export const unpatched = (brief: Brief): string[] =>
  brief.holds(EXIT)
    ? []
    : [
        hasEnded(brief, "exchange-server") && "Exchange",
        brief.holds(SHAREPOINT) && hasEnded(brief, "sharepoint") && "SharePoint",
      ].filter((name) => name !== false);
export const unpatchedText = (brief: Brief): string =>
  `${listed(unpatched(brief))} ${unpatched(brief).length > 1 ? "Servers" : "Server"}`;
