/** The whole migration ordered at once, as an option beside a first wave. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isCompressed } from "#app/features/documents/effort/effort.ts";
import { addedOf, adjustersOf, factorOf, ONE } from "#app/features/documents/effort/effort-adjusters.ts";
import {
  CONFIGURATION_FACTORS,
  EFFORT,
  RESIDUAL_PERCENT,
  volumeSharesOf,
} from "#app/features/documents/facts/effort.ts";
import type { OptionEstimate, OptionRow } from "#app/features/documents/options/option-row.ts";
import { DATA_EACH, d2Price, d4Price } from "#app/features/documents/solutions/azure-network.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { BASIC, copied, DEFENDER, isResidual, LANDING, NOT_BASIC, SMALL } from "./answers.ts";
import { costMark, WHOLE_MARKS } from "./marks.ts";
import { MACHINE_LINES } from "./names.ts";
import { WHOLE_MOVE } from "./outlines.ts";
import {
  controllers,
  filtered,
  instancesOf,
  leavesRest,
  logsOf,
  movable,
  outboundOf,
  tenths,
  wholeEstate,
  wholeRetired,
} from "./quantities.ts";
import { copiesOf } from "./replication.ts";
import { outlastsLine } from "./transfer.ts";

const ROW = "azure-migration";
const wholeTerabytes = (brief: Brief): number => brief.given("data-volume") ?? tenths(wholeEstate(brief) * DATA_EACH);

/** Machines replicated to another zone, counted as those of a migration of their own. */
const wholeCopies = (brief: Brief): number => (copied(brief) ? copiesOf(wholeEstate(brief), brief) : 0);

/** The same platform with all that can move, ordered on estimates. */
const WHOLE_ESTIMATE: OptionEstimate = {
  days: { row: ROW, percent: 100 },
  weeks: 100,
  keeps: { but: [...MACHINE_LINES, "Outbound data of Azure", "Data through the firewall", "Log analytics"] },
  lines: [
    {
      price: d2Price,
      quantity: (brief) => Math.ceil(wholeEstate(brief) / 2) + controllers(brief),
      kind: "monthly",
    },
    { price: d4Price, quantity: (brief) => Math.floor(wholeEstate(brief) / 2), kind: "monthly" },
    {
      price: "backup-server",
      quantity: (brief) => instancesOf(wholeEstate(brief), brief.given("data-volume")) + controllers(brief),
      kind: "monthly",
    },
    {
      price: "defender-servers-p2",
      quantity: (brief) => (brief.holds(DEFENDER) ? wholeEstate(brief) + controllers(brief) : 0),
      kind: "monthly",
    },
    { price: "disk-tb", quantity: wholeTerabytes, kind: "monthly" },
    { price: "asr", quantity: wholeCopies, kind: "monthly" },
    {
      price: "disk-tb",
      quantity: (brief) => tenths((wholeTerabytes(brief) * wholeCopies(brief)) / wholeEstate(brief)),
      kind: "monthly",
    },
    {
      price: "egress-gb",
      quantity: (brief) => outboundOf(wholeTerabytes(brief), brief),
      kind: "monthly",
    },
    ...(["firewall-basic-tb", "firewall-tb"] as const).map((price) => ({
      price,
      quantity: (brief: Brief) =>
        brief.holds(price === "firewall-tb" ? NOT_BASIC : BASIC)
          ? filtered(outboundOf(wholeTerabytes(brief), brief))
          : 0,
      kind: "monthly" as const,
    })),
    {
      price: "log-storage",
      quantity: (brief) => logsOf(wholeEstate(brief), brief),
      kind: "monthly",
    },
  ],
  without: (brief) =>
    `managed database and web services${brief.has("current-technologies", "sql-server") ? ", SQL Server licences" : ""}${outlastsLine(wholeTerabytes(brief), brief) ? `, transfer of ${figure(wholeTerabytes(brief))} TB by Data Box` : ""}`,
};

/** What the days of the option are the product of; a small organisation reads no formula. */
function daysText(brief: Brief): string {
  const base = EFFORT.find(({ key }) => key === ROW)?.days[brief.size]?.[1] ?? 0;
  const adjusters = adjustersOf(brief, isCompressed(brief), ROW);
  const { factor, product } = factorOf(adjusters);
  const given = { users: brief.users, devices: brief.devices, servers: brief.servers.plan };
  const planned = brief.plannedAt(brief.size);
  const shares = volumeSharesOf(brief, ROW).filter(({ volume: of }) => given[of] !== planned[of]);
  const volume = shares.reduce(
    (sum, { percent, volume: of }) => sum + (percent / 100) * (given[of] / planned[of] - 1),
    1,
  );
  const added = addedOf(brief).reduce((sum, { days }) => sum + days, 0);
  const reasons = adjusters.map(
    ({ reason, percent }) =>
      `${percent > 0 ? "+" : "−"}${Math.abs(percent)}% ${reason.replaceAll(/ \(.*\)|[,:].*/g, "")}`,
  );
  const volumes = shares.map(
    ({ percent, volume: of }) => `+ ${percent}% × ${of} ${figure(given[of])} ÷ ${figure(planned[of])} − ${percent}%`,
  );
  const terms = [
    `${figure(base)}`,
    isResidual(brief) ? ` × ${(100 - RESIDUAL_PERCENT) / 100} (residual estate)` : "",
    factor === ONE ? "" : ` × ${factor / ONE} (adjusters: ${listed(reasons)}${product > factor ? "; capped" : ""})`,
    volume === 1 ? "" : ` × ${volume.toFixed(4)} (1 ${volumes.join(" ")})`,
    added > 0 ? ` + ${added} (security requirements)` : "",
  ];
  return terms.slice(1).some(Boolean) ? `; days: ${terms.join("")}, rounded to whole tasks` : "";
}

const WHOLE_MIGRATION: OptionRow = {
  name: "The whole migration ordered at once",
  configuration: "azure-rehost",
  outline: WHOLE_MOVE,
  marks: WHOLE_MARKS,
  description: (brief) =>
    `The same platform, with waves until every server that can move (${figure(movable(brief))})${wholeRetired(brief) > 0 ? `, less ${figure(wholeRetired(brief))} retired,` : ""} is in Azure${brief.holds(SMALL) ? "" : daysText(brief)}${costMark(brief, "adds more a year, but takes servers out of the room")}`,
  against: "Contracted on unmeasured estimates; production lands on an unproven platform",
  cost: 2,
  scores: {
    productivity: 3,
    "enhance-security": 4,
    "remote-work": 3,
    "digital-transformation": 4,
    "compliance-objective": 4,
    scalability: 4,
    innovation: 3,
  },
  leaves: ["settings", "servers"],
  source: ["caf-strategies", "ej"],
};

/** With the days that it has as an order of its own: at a small organisation, and where half of the estate is left. */
export const WHOLE_MIGRATIONS: readonly OptionRow[] = [
  { size: SMALL, percent: CONFIGURATION_FACTORS["azure-rehost"]?.small ?? 100 },
  { size: none(SMALL), percent: 100 },
].flatMap(({ size, percent }) => {
  const when = all(LANDING, size);
  const of = { configuration: "azure-rehost", when };
  const left = { row: ROW, percent: (percent * (100 - RESIDUAL_PERCENT)) / 100 };
  return [
    {
      ...WHOLE_MIGRATION,
      estimate: {
        ...WHOLE_ESTIMATE,
        days: { row: ROW, percent },
        of,
      },
      when,
      asked: (brief: Brief) => leavesRest(brief) && !isResidual(brief),
    },
    {
      ...WHOLE_MIGRATION,
      estimate: { ...WHOLE_ESTIMATE, days: left, of },
      when,
      asked: (brief: Brief) => leavesRest(brief) && isResidual(brief),
    },
  ];
});
