/** What gets no updates and is reached from the internet: closed before its way out is decided, by whoever may, with what then stops. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends } from "#app/features/documents/brief/change-window.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { say } from "#app/features/documents/pack.ts";
import { FACING, losingSupport } from "#app/features/documents/plan/losing-support.ts";
import { firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { listed } from "#app/features/documents/words.ts";
import type { DatedDecision } from "./deadline-decision.ts";

/** `numbers`: the decisions on the way out, which end it. */
type Closing = Record<"servers" | "excepted" | "lost", string> & { numbers: readonly string[] };

const LOST: Readonly<Record<string, string>> = {
  "exchange-server": "web mail and phones",
  sharepoint: "sites",
};

type Deciding = Pick<Content, "brief" | "decisions">;

/** Families some version of which gets no updates any more. */
export const exposedOf = (brief: Brief): string[] =>
  losingSupport(brief).flatMap(({ family, hasEnded }) => (hasEnded && FACING[family] ? [family] : []));

/** A decision that cannot wait closes its own. */
const closesItself = ({ due, decides = [] }: DatedDecision): readonly string[] => (due === "first" ? decides : []);

export function closingsOf({ brief, decisions }: Deciding): Closing[] {
  const closed = decisions.flatMap(closesItself);
  const families = exposedOf(brief).filter((family) => !closed.includes(family));
  const [servers, lost] = [FACING, LOST].map((words) => listed(families.flatMap((family) => words[family] ?? [])));
  const old = {
    servers: `${servers} servers older than SE`,
    excepted: families.includes("exchange-server") ? `, ${needed(brief)} excepted` : "",
    lost: `${lost} need`,
    numbers: decisions
      .filter(({ decides }) => decides?.some((family) => families.includes(family)))
      .map(({ number }) => number),
  };
  const others = decisions.flatMap(({ number, closes }) => {
    const named = closes ? say(closes, brief) : "";
    return named ? [{ servers: named, excepted: "", lost: "what they publish needs", numbers: [number] }] : [];
  });
  return [...(families.length > 0 ? [old] : []), ...others];
}

/** Mail has to arrive; the cloud reaches a hybrid. */
const needed = (brief: Brief): string =>
  brief.has("current-technologies", "office-365") ? "mail transport and Exchange Online" : "mail transport";

/** It does not wait for the next window. */
const atAnyTime = (brief: Brief): string => (atWeekends(brief) ? ", outside the change window" : "");

/** A next step: the sponsor's yes, what is closed, what stops with it and until when. */
export const closingStep = ({ servers, excepted, lost, numbers }: Closing, who: string, brief: Brief): string =>
  `Approve that ${who} closes ${servers} to the internet${excepted}${atAnyTime(brief)}: until ${listed(numbers)} ${numbers.length > 1 ? "are" : "is"} carried out, ${lost} the office or a VPN`;

/** The same on the first page. */
export function closingText(content: Deciding): string {
  const [first, ...others] = closingsOf(content);
  if (!first) return "";
  const rows = [first, ...others];
  const numbers = listed(rows.flatMap((row) => row.numbers));
  return `Approve by ${formatDay(firstDecisionDay(content.brief))} that ${listed(rows.map(({ servers }) => servers))} are closed to the internet (${numbers}).`;
}

/** What a decision that cannot wait has closed itself. */
export const closedSteps = ({ brief, decisions }: Deciding): string[] =>
  decisions.flatMap((row) => {
    const own = closesItself(row);
    const names = exposedOf(brief).flatMap((family) => (own.includes(family) ? (FACING[family] ?? []) : []));
    const closed = `Have ${listed(names)} servers older than SE closed to the internet${atAnyTime(brief)}, if approved (${row.number})`;
    return names.length > 0 ? [closed] : [];
  });
