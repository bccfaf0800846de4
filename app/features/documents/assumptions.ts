/** Numbered assumptions: questions left open, an unknown country, unknown versions, and those of every project and solution. */

import { requireQuestion } from "#app/features/catalogue/steps.ts";
import type { Brief } from "./brief.ts";
import { TECHNOLOGIES } from "./facts/technologies.ts";
import { COMMON_ASSUMPTIONS } from "./facts/work.ts";
import { type Numbered, numbered } from "./numbered.ts";
import { type AssumptionRow, chosenRows, type Pack, say } from "./pack.ts";
import { optionLabel } from "./tasks.ts";

export type Assumption = Numbered<{ text: string; ifWrong: string; task: string; source: AssumptionRow["source"] }>;

/** Products whose version decides how long they are supported. */
const VERSIONED = new Set(["windows-server", "exchange-server", "sharepoint", "sql-server"]);

export function assumptionsOf(brief: Brief, pack: Pack): Assumption[] {
  const open: AssumptionRow[] = brief.assumed.map((id) => ({
    text: `The question “${requireQuestion(id).title}” was left open; planned with ${brief.label(id)}.`,
    ifWrong: "Scope, effort and licences are to be worked out again: 1 day",
    task: `Ask for “${requireQuestion(id).title}” at kick-off`,
    source: ["ej"],
  }));
  if (brief.client.country === null) {
    open.push({
      text: "The client's country is not on record; law, currency and rates of an EU country are assumed.",
      ifWrong: "The regulation tables and the rate card change; no change of design",
      task: "Confirm country and places of business before the offer is signed",
      source: ["ej"],
    });
  }
  const versions = TECHNOLOGIES.filter(({ id }) => VERSIONED.has(id) && brief.has("current-technologies", id)).map(
    ({ id, request, effect }): AssumptionRow => ({
      text: `Versions of ${optionLabel("current-technologies", id)} are not known; the earliest date that could apply is planned with.`,
      ifWrong: `Changes: ${effect}`,
      task: request,
      source: ["eol", "ej"],
    }),
  );
  const rows = [...open, ...chosenRows(COMMON_ASSUMPTIONS, brief), ...chosenRows(pack.assumptions, brief), ...versions];
  return numbered(
    "A",
    rows.map(({ text, ifWrong, task, source }) => ({ text: say(text, brief), ifWrong, task, source })),
  );
}
