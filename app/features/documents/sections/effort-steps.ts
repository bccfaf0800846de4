/** How the effort was calculated: from the row of the table to the days of the plan. */

import type { Range } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { effortOf, formatDays, MANY } from "#app/features/documents/effort/effort.ts";
import { leastDaysRule } from "#app/features/documents/effort/least-days.ts";
import { refusedOf } from "#app/features/documents/effort/refused.ts";
import { ADJUSTER_CAP_PERCENT, ASSESSES, EFFORT } from "#app/features/documents/facts/effort.ts";
import { LED_DAYS, ledSo } from "#app/features/documents/plan/steering.ts";

/** Each step with its value and its reason. */
export function stepsOf({ brief, effort }: Content): string[][] {
  const { configurationFactor, volume } = effort;
  const refused = refusedOf(brief);
  const own = EFFORT.find(({ key }) => key === brief.configuration.id);
  const row = own ? (own.name ?? brief.configuration.name) : brief.label("solution-type");
  const size = effort.rowSize === brief.size ? "this size" : `size ${effort.rowSize}, the nearest available`;
  const basis = `${row}, baseline for ${size}; excludes ${effort.excludes}`;
  return [
    ["Basis", effort.base.join(" – "), basis],
    ...(configurationFactor
      ? [["Configuration", `× ${(configurationFactor.percent / 100).toFixed(2)}`, configurationFactor.reason]]
      : []),
    ...(volume
      ? [
          [
            "Volumes",
            times(volume.factor),
            `${volume.formula}${brief.size === "small" ? "" : "; number here ÷ usual number"}`,
          ],
        ]
      : []),
    ...effort.adjusters.map(({ percent, reason }) => ["Adjuster", times(10_000 + percent * 100), reason]),
    ...(refused.length > 0 ? [["Not applied", "–", refused.join("; ")]] : []),
    ...factorRow(effort, brief.size === "small"),
    ...effort.added.map((days) =>
      days.likely < 0
        ? ["Deducted", spelled({ low: -days.low, likely: -days.likely, high: -days.high }), days.reason]
        : ["Added", spelled(days), days.reason],
    ),
    ...resultRows(effort, brief),
    ...filledRows(effort, brief),
  ];
}

/** A small organisation reads the rounded days of the last row alone. */
function resultRows(effort: Content["effort"], brief: Content["brief"]): string[][] {
  const isOne = brief.size === "small" && effort.filled.likely > 0;
  const result = [
    "Result",
    spelled(effort.exact),
    `low, likely, high${isOne ? `; rounded ${precision(brief, effort)}` : ""}`,
  ];
  return isOne ? [result] : [result, ["Rounded", spelled(beforeFilling(effort)), precision(brief, effort)]];
}

function precision(brief: Content["brief"], { unit, exact }: Content["effort"]): string {
  if (brief.has("company-size", "small")) return "to half days";
  return `to ${unit < 10 ? "half" : "whole"} days${exact.high < MANY ? "" : ", from 100 days to the nearest five"}, the precision of an estimate`;
}

function beforeFilling({ low, likely, high, filled }: Content["effort"]): Range {
  return { low: low - filled.low, likely: likely - filled.likely, high: high - filled.high };
}

/** Where the tasks hold more than the factors give: by phase, so that the work breakdown shows it. */
function filledRows({ filled, ...effort }: Content["effort"], brief: Content["brief"]): string[][] {
  if (filled.likely === 0) return [];
  const led = LED_DAYS[ledSo(brief, effort)];
  const rule = leastDaysRule(brief.size, brief.holds(ASSESSES));
  const phases = effortOf(brief).phases.flatMap(({ likely }, place) => {
    const days = effort.phases[place]?.likely ?? 0;
    return days > likely ? [`phase ${place + 1} ${formatDays(days)}, not ${formatDays(likely)}`] : [];
  });
  return [
    [
      "Task minimum",
      `+ ${same(filled)}`,
      `${brief.size === "small" ? "" : "tasks need more: "}${phases.join("; ")}${rule ? `. At least ${rule}` : ""}${led ? `; project management likely ${led}` : ""}`,
    ],
    ["Services", spelled(effort), "in the plan"],
  ];
}

const MOST_FACTOR = 10_000 + ADJUSTER_CAP_PERCENT * 100;

/** What several adjusters make together; a product beyond the cap is named. */
function factorRow({ adjusters, factor, product }: Content["effort"], isSmall: boolean): string[][] {
  if (factor < product)
    return [["Factor", times(factor), `the adjusters multiply to ${times(product)}; capped because they overlap`]];
  return adjusters.length > 1
    ? [["Factor", times(factor), isSmall ? "multiplied" : `multiplied, at most ${times(MOST_FACTOR)}`]]
    : [];
}

/** `× 1.15`; four decimals only where a product has them. */
function times(factor: number): string {
  return `× ${(factor / 10_000).toFixed(4).replace(/0{1,2}$/, "")}`;
}

function spelled({ low, likely, high }: Range): string {
  return [low, likely, high].map(formatDays).join(" – ");
}

/** Once, where it is the same in low, likely and high. */
const same = (days: Range): string =>
  days.low === days.likely && days.likely === days.high ? formatDays(days.likely) : spelled(days);
