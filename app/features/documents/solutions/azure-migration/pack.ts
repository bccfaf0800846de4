/** Azure migration: strategies for each workload, landing zone, waves, right-sizing and cost. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { hasOldWindows } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { coveredInPart, restsAtMost } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import { EXIT, LANDING } from "./answers.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { countText, stayYear } from "./costs.ts";
import { DECISIONS } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { leftInRoom } from "./left-in-room.ts";
import { aboutGiven, MOVED_LINES } from "./names.ts";
import { OPERATIONS, RECOVERY, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import {
  hasInstances,
  hasPlatform,
  leavesRest,
  machines,
  movable,
  moved,
  movesAlone,
  replatformed,
  retired,
  staying,
  webApplications,
} from "./quantities.ts";
import { isUrgent, losesLittle } from "./replication.ts";
import { RESTS } from "./rests.ts";
import { RISKS } from "./risks.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";
import { waves, wavesTogether } from "./waves.ts";

/** The platform does not pay for one. */
const ifMoreFollows = (brief: Brief): string => (movable(brief) === 1 ? ", provided that more workloads follow" : "");

/** What becomes of the servers in scope, without what becomes of none. */
function fates(brief: Brief): string {
  const parts: [number, string][] = [
    [retired(brief), "retired"],
    [replatformed(brief), "moved to platform services"],
    [machines(brief), "rehosted"],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, fate]) => `${figure(count)} ${fate}`)
    .join(", ");
}

const DAYS_A_MONTH = 30;
/** Two to three months are usual, and the least: a planning assumption. */
const LEAST_MONTHS = 2;
/** From the middle of the rollout to the end of the plan, when the old side is off. */
const besideMonths = (brief: Brief): readonly [number, number] => {
  const { phases, end } = planOf(brief);
  const days = phases.filter(({ number }) => number === 3).flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]);
  const months = Math.max(LEAST_MONTHS, Math.floor((end - (Math.min(...days) + Math.max(...days)) / 2) / DAYS_A_MONTH));
  return [months, months + 1];
};

/** Zero Trust has no price of its own: people and devices come with the other requirements. */
const withinAzure = (brief: Brief): string =>
  `${coveredInPart(brief, RESTS)}${brief.has("security-requirements", "zero-trust") ? " Zero Trust covers the Azure platform only." : ""}`.trim();

/** Of a first wave: what it costs beside the room, and that nothing here costs less than the room. */
function waveText(brief: Brief): string {
  const rest = leavesRest(brief)
    ? `, all ${figure(movable(brief))} that can move ${stayYear(brief, movable(brief))}`
    : "";
  return `A first wave adds cost and saves none: the server room keeps running, and the platform is paid for beside it. Running the ${staying(brief) === 1 ? "server" : "servers"} that it moves costs an estimated ${stayYear(brief)} a year today${rest}, without new hardware${rest ? ": moving all would cost more, too" : ""}; what the wave buys is a measured cost.`;
}

/** What was said to be bearable is not brought to what stays in the room. */
function unmetText(brief: Brief): string {
  const limits = [isUrgent(brief) && "outage", losesLittle(brief) && "data loss"].filter((limit) => limit !== false);
  return brief.holds(LANDING) && leavesRest(brief) && limits.length > 0
    ? `Servers left in the room do not gain the ${listed(limits)} limit${limits.length > 1 ? "s" : ""} stated.`
    : "";
}

function situationText(brief: Brief): string {
  if (brief.has("primary-objective", "cost-reduction"))
    return brief.holds(LANDING)
      ? waveText(brief)
      : `Running today's ${staying(brief) === 1 ? "server" : "servers"} costs an estimated ${stayYear(brief)} a year${countText(brief)}, without new hardware; Azure is planned to cost more.`;
  if (brief.has("cloud-maturity", "cloud-first")) return "Each workload not yet in the cloud needs its own decision.";
  if (brief.has("current-technologies", "none")) return "The project begins with an inventory.";
  return brief.holds(LANDING)
    ? "The platform comes first; further moves out of the server room are decided on measured figures."
    : "";
}

/** Whoever wants lower cost has read it above. */
const todayText = (brief: Brief): string =>
  brief.has("primary-objective", "cost-reduction")
    ? ""
    : `today an estimated ${stayYear(brief, moved(brief))} for the servers that move, without new hardware`;

export const AZURE_MIGRATION: Pack = {
  today: todayText,
  dearer: all(EXIT, is("primary-objective", "cost-reduction")), // elsewhere the room that is kept is what costs are held against
  id: "azure-migration",
  noun: "Azure migration",
  beyond: restsAtMost(RESTS),
  deliverable: (brief) =>
    brief.holds(LANDING)
      ? `a governed Azure landing zone and a first wave of ${moved(brief) === 1 ? "one low-risk server" : plural(moved(brief), "low-risk server")}, with a business case based on measured cost${ifMoreFollows(brief)}`
      : moved(brief) === 1
        ? `an Azure landing zone and the rehosting of one server${ifMoreFollows(brief)}`
        : `an Azure landing zone and the migration of ${aboutGiven(brief)}${plural(moved(brief), "server")} in ${plural(waves(brief), "wave")}${machines(brief) === moved(brief) ? `${moved(brief) === 2 ? ", both rehosted" : ", all rehosted"}` : `: ${fates(brief)}`}`,
  reworded: (text, brief) =>
    text
      .replace(
        "Everything leaves the building",
        brief.has("industry", "manufacturing")
          ? "Everything but systems tied to production leaves the server room"
          : "$&",
      )
      .replace(
        ": retire, replace, rehost or replatform per workload, two regions",
        `, ${[
          retired(brief) > 0 && "retired",
          hasPlatform(brief) ? "rehosted or moved to platform services" : "rehosted",
        ]
          .filter(Boolean)
          .join(hasPlatform(brief) ? ", " : " or ")}: two regions`,
      )
      .replace(
        "low-risk servers to prove it before the rest",
        moved(brief) === 1 ? "one low-risk server to prove it before more" : "$&",
      )
      .replace(
        "Servers move as they are, in waves of dependent systems",
        moved(brief) === 1 ? "One server moves, with any Windows upgrade" : "$&",
      )
      .replace(
        "Servers move as they are,",
        `Servers move as they are${hasOldWindows(brief) && brief.has("current-technologies", "windows-server") ? " apart from Windows upgrades" : ""},${hasInstances(brief) ? " databases to a managed service where they can," : ""}`,
      )
      .replace(
        "Databases and web applications move to managed services; only what cannot move that way is rehosted. More effort per workload, less to run afterwards.",
        hasPlatform(brief)
          ? webApplications(brief) > 0
            ? "$&"
            : "The database moves to a managed service where it can; the rest is rehosted. More effort for that workload, less to run afterwards."
          : "The one server that moves is rehosted: a dedicated platform service would cost more than its machine.",
      )
      .replace(
        "Managed Instance where features allow, otherwise SQL Server on a virtual machine, in the wave of the applications that use them.",
        hasInstances(brief) ? "$&" : "They move with their machines.",
      )
      .replace("in a later wave", movesAlone(brief) ? "only if more follows" : "$&")
      .replace("in later waves", movesAlone(brief) ? "if more follows" : "$&")
      .replace(
        "Moved to App Service if it runs there unchanged, otherwise rehosted;",
        webApplications(brief) > 0 ? "$&" : "Rehosted with its server;",
      ),
  situation: (brief) => [withinAzure(brief), situationText(brief), unmetText(brief)].filter(Boolean).join(" "),
  scope: SCOPE,
  affordable: AFFORDABLE,
  options: OPTIONS,
  components: COMPONENTS,
  sizing: SIZING,
  ports: PORTS,
  decisions: DECISIONS,
  bill: BILL,
  features: FEATURES,
  rules: [], // waves, sizes and gates say them
  tables: TABLES,
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  cutover: CUTOVER,
  coexistence: leftInRoom,
  parallel: {
    when: none(LANDING),
    months: besideMonths,
    what: "machines and services in Azure before old servers are decommissioned",
    lines: MOVED_LINES,
  },
  noticed: (brief) =>
    isMonthly(brief) && waves(brief) > 1 // no weekend of a month is certain to lie in a pilot
      ? `Wave 0 is cut over on a day agreed with its owners, later waves${wavesTogether(brief) > 1 ? `, up to ${wavesTogether(brief)} together,` : ""}`
      : `${brief.holds(LANDING) ? "Wave 0" : "Each wave"} is cut over`,
  rollback: "Possible only until data changes on the target, so the go/no-go is taken within two hours.",
  operations: OPERATIONS,
  signals: [], // what bills and policies set off stands among risks and tests
  recovery: RECOVERY,
  assumptions: ASSUMPTIONS,
  requests: REQUESTS,
  training: TRAINING,
  technologies: TECHNOLOGIES,
  effects: EFFECTS,
  diagram,
};
