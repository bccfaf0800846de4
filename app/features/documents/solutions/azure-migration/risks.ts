/** Risks of the move and of what stays. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { emptyBy } from "#app/features/documents/requirements.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { circuitLikelihood, circuitText, circuitTrigger, yearlyText } from "#app/features/documents/rules/risks.ts";
import { inUnitedStates } from "#app/features/documents/solutions/azure-network.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import { figure, oneOf, plural } from "#app/features/documents/words.ts";
import { workingDayUntil } from "#app/features/documents/working-days.ts";
import { BY_CIRCUIT, CIRCUIT, LANDING, LEFT_BEHIND, MAIL_OR_SITES, SHAREPOINT, SMALL } from "./answers.ts";
import { orderedWhen } from "./circuit-order.ts";
import { dailyLine, isNarrow } from "./decisions-connection.ts";
import { cores, hasInstances, isSoon, MANY_MACHINES, machines, needsQuota, needsSecondLink } from "./quantities.ts";
import { losesLittle, uncopied } from "./replication.ts";
import { byDisk, fullWave, isSlow, waveDays, waveNights } from "./transfer.ts";
import { openWindows, unpatched, unpatchedText } from "./versions.ts";
import { waves, wavesAtATime, wavesTogether, weeksAWave } from "./waves.ts";

const CONNECTED = is("integration-needs", "erp", "legacy-applications", "database-systems", "custom-applications");

const isCrowded = (brief: Brief): boolean =>
  wavesTogether(brief) * fullWave(brief) > Math.max(MANY_MACHINES, fullWave(brief));

/** The one server that moves is the wave 0 and no easily spared one: it is tested there, and moves in the rollout. */
const movesOne = (brief: Brief): boolean => waves(brief) === 1;

/** Servers stay off for two weeks before they are taken out, which takes two more. */
const LAST_WEEKS = 4;

/** A small organisation reads it among the assumptions. */
const dearerRegion = (brief: Brief): string =>
  brief.holds(SMALL) || inUnitedStates(brief) ? "" : ", as regions outside the United States may cost a fifth more";

export const RISKS: readonly RiskRow[] = [
  {
    id: "AZ1",
    text: ({ brief }) =>
      `An unknown dependency breaks an application when ${oneOf(machines(brief), "machine")} moves${isCrowded(brief) ? `, up to ${figure(wavesTogether(brief) * fullWave(brief))} on one weekend` : ""}`,
    likelihood: ({ brief }) => (machines(brief) > MANY_MACHINES || brief.holds(CONNECTED) ? 4 : 3),
    impact: 4,
    mitigation: ({ brief }) =>
      brief.holds(LANDING)
        ? "Only servers easily spared for a day; isolated test first"
        : `Agentless dependency analysis for at least 30 days${movesOne(brief) ? " before the move" : isSoon(brief) ? " (less for wave 0, which is easily spared)" : ""}; isolated test first${isCrowded(brief) ? "; a reserve weekend agreed for each month" : ""}`,
    owner: "Engineer",
    trigger: "A connection to a server outside the wave",
    source: ["migrate-appl", "ej"],
  },
  {
    id: "AZ2",
    text: (client) => `The Azure bill exceeds ${yearlyText(client, "planned")}${dearerRegion(client.brief)}`,
    likelihood: ({ brief }) => (brief.cloudLevel < 2 ? 4 : 3),
    impact: 4,
    mitigation: "Budgets, tags, right-sizing by day 60 of each machine, then reservations",
    owner: "Client IT lead",
    trigger: "Forecast 10% above plan",
    source: ["cost-check"],
  },
  {
    id: "AZ13",
    text: ({ brief }) =>
      `A database${oldestOf(brief, "sql-server") ? ` of ${oldestOf(brief, "sql-server")}${brief.known("sql-version") === "2025" ? "" : " or newer"}` : ""} needs a feature that Managed Instance lacks`,
    likelihood: 3,
    impact: 4,
    mitigation:
      "Assessment in phase 1 (FILESTREAM, linked servers to third-party products, Reporting Services); otherwise a machine",
    owner: "Application owner",
    trigger: "A blocking finding after design sign-off",
    asked: hasInstances,
    source: ["sqlmi", "ej"],
  },
  {
    id: "AZ14",
    text: ({ brief }) =>
      `Unpatched ${unpatchedText(brief)} ${unpatched(brief).length > 1 ? "are" : "is"} compromised, unless ${unpatched(brief).length > 1 ? "they are" : "it is"} Subscription Edition`,
    likelihood: 4,
    impact: 5,
    mitigation: "Close them to the internet once approved; order the Microsoft 365 project with this one",
    owner: "Client IT lead",
    trigger: ({ brief }) =>
      `One open to the internet after ${formatDay(firstDecisionDay(brief))}, or none ordered with this project`,
    when: MAIL_OR_SITES,
    asked: (brief) => unpatched(brief).length > 0,
    source: ["eol", "ej"],
  },
  {
    id: "AZ19",
    text: `Systems on ${SERVER_2016.product}, without updates since ${SERVER_2016.endText}, are compromised before their wave`,
    likelihood: 3,
    impact: 5,
    mitigation: "List them with the order; isolate each or buy its paid updates at once",
    owner: "Client IT lead",
    trigger: "A system found with neither",
    asked: (brief) => openWindows(brief) === "found",
    source: ["eol", "ej"],
  },
  {
    id: "AZ16",
    text: ({ brief }) => `Peak trading overloads ${oneOf(machines(brief), "machine")} sized in quiet months`,
    likelihood: 3,
    impact: 4,
    mitigation: "Size from last year's peak weeks; load-test before the freeze",
    owner: "Architect",
    trigger: "Measurements without a peak week",
    when: all(is("industry", "retail"), none(LANDING, SMALL)),
    source: ["ej"],
  },
  {
    id: "AZ15",
    text: ({ brief }) =>
      `${brief.sites > 1 ? "A site's" : "The office's"} only link fails, cutting users off from servers in Azure`,
    likelihood: 3,
    impact: 4,
    mitigation: "Second link on a separate path, mobile if need be, before production waves",
    owner: "Client IT lead",
    trigger: ({ brief }) => `${brief.sites > 1 ? "A site without a" : "No"} second link at pilot exit`,
    asked: needsSecondLink,
    source: ["alz-check", "ej"],
  },
  {
    id: "AZ18",
    text: ({ brief }) =>
      `The disks of a full wave take ${brief.holds(BY_CIRCUIT) ? plural(waveDays(brief), "day") : plural(waveNights(brief), "night")} to copy, and ${wavesAtATime(brief) > 1 ? `up to ${wavesAtATime(brief)} waves are` : "a wave is"} due every ${weeksAWave(brief)} weeks`,
    likelihood: 4,
    impact: 4,
    mitigation: "Bandwidth ordered at design sign-off, or the rollout extended",
    owner: "Client IT lead",
    trigger: "Neither chosen at design sign-off",
    when: none(LANDING),
    asked: (brief) => byDisk(brief) && isSlow(brief),
    source: ["ej"],
  },
  {
    id: "AZ17",
    text: ({ brief }) =>
      `${uncopied(brief) === 1 ? "A machine" : `${figure(uncopied(brief))} machines`} without a replica ${uncopied(brief) === 1 ? "loses" : "lose"} a day of work, against the ${brief.detail("data-loss") === "hour" ? "hour" : "15 minutes"} stated`,
    likelihood: 3,
    impact: 4,
    mitigation: "Replicate each that holds work that cannot be re-entered",
    owner: "Application owner",
    trigger: "Such work found in discovery",
    when: none(LANDING),
    asked: (brief) => losesLittle(brief) && uncopied(brief) > 0,
    source: ["ej"],
  },
  {
    id: "AZ20",
    text: ({ brief }) => `Daily work on what has moved is slow over ${dailyLine(brief)}`,
    likelihood: 3,
    impact: 4,
    mitigation: "Response measured at the desks in wave 0, a condition of pilot exit; a faster link ordered if need be",
    owner: "Client IT lead",
    trigger: "Slower in wave 0 than today",
    when: none(LANDING),
    asked: isNarrow,
    source: ["ej"],
  },
  {
    id: "AZ21",
    text: ({ brief }) => `The region grants no quota for about ${figure(cores(brief))} vCPU in time`,
    likelihood: 2,
    impact: 4,
    mitigation: "Requested in week 1; another size series or region agreed at design sign-off",
    owner: "Architect",
    trigger: "Not granted at design sign-off",
    asked: needsQuota,
    source: ["alz-check"],
  },
  {
    id: "AZ7",
    text: "Data is stored outside the permitted regions",
    likelihood: 2,
    impact: 5,
    mitigation: "Allowed-regions policy before the first resource",
    owner: "Security lead",
    trigger: "Any resource outside the list",
    when: REGULATED,
    source: ["alz-check"],
  },
  {
    id: "AZ11",
    text: ({ brief }) =>
      `The room cannot be handed back because it still holds ${[brief.has("current-technologies", "exchange-server") && "mail", brief.holds(SHAREPOINT) && "sites"].filter(Boolean).join(" or ")}`,
    likelihood: 3,
    impact: 4,
    mitigation: "Date agreed at design sign-off, or the remainder moves as additional machines",
    owner: "Sponsor",
    trigger: "No date at design sign-off",
    when: LEFT_BEHIND,
    source: ["ej"],
  },
  {
    id: "AZ22",
    text: ({ brief }) => {
      const day = emptyBy(brief);
      return day === null ? null : `The server room is not empty by ${formatDay(day)}`;
    },
    likelihood: 3,
    impact: 4,
    mitigation:
      "Price of a further month asked of the lessor by the first day; machines still there go to a hosting provider",
    owner: "Sponsor",
    trigger: ({ brief }) =>
      `A wave unfinished on ${formatDay(workingDayUntil((emptyBy(brief) ?? 0) - LAST_WEEKS * 7, brief.client.country))}`,
    source: ["ej"],
  },
  {
    id: "AZ12",
    text: circuitText,
    likelihood: circuitLikelihood,
    impact: 4,
    mitigation: ({ brief }) => `Order ${orderedWhen(brief)}; the VPN carries daily traffic until then`,
    owner: "Client IT lead",
    trigger: circuitTrigger,
    when: CIRCUIT,
    source: ["ej"],
  },
];
