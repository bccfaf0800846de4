/** Acceptance tests and the cutover of a wave. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isWeekly } from "#app/features/documents/brief/change-window.ts";
import type { CutoverRow, TestRow } from "#app/features/documents/pack.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { gatewayRestart, regionOnRequest } from "#app/features/documents/solutions/azure-network.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import { CIRCUIT, copied, EXIT, INTERFACES, LANDING, PROXY, restored, SMALL, TWO_REGIONS } from "./answers.ts";
import { hasInstances, hubs, machines, regions, weeksIn } from "./quantities.ts";
import { elsewhere } from "./replication.ts";
import { TASKS } from "./tasks.ts";
import { restoresLater, testsOnly, together, waves } from "./waves.ts";

/** What one region loses is given back from the other: where no test of its own shows it, the disks of one machine do, unless the second region must be opened first. */
const fromCopy = (brief: Brief): string => {
  if (restored(brief) || (!brief.holds(TWO_REGIONS) && regionOnRequest(brief))) return "";
  return `; disks of one machine restored in the ${brief.holds(TWO_REGIONS) ? "second" : "paired"} region`;
};
const restoreText = (brief: Brief): string =>
  restoresLater(brief)
    ? `Restore of one file and one machine in wave 0, of ${together(brief)} machines at once after the last wave`
    : `Restore of one file and ${machines(brief) === 1 ? "one machine" : `${together(brief)} machines at once`}`;

/** Where rules ask for it, among the first tests. */
const FOREIGN_REGION = {
  test: "Create a resource outside the allowed regions",
  pass: "refused with RequestDisallowedByPolicy",
  component: "Governance",
  source: ["alz-check"],
} as const;
/** A month of wave 0, and a week to read its bill, lie between its end and acceptance; of one machine wave 0 is a test, and it moves in the rollout. */
const costMeasured = (brief: Brief): string => {
  if (waves(brief) === 1 && !brief.holds(LANDING)) return "the first two weeks after the move, scaled to a month";
  return weeksIn(3, brief) + weeksIn(4, brief) > 5
    ? "the first 30 days of wave 0"
    : "the first two weeks of wave 0, scaled to a month";
};
/** A small organisation reads the first tests only: where cost is the aim, that of the cost is among them. */
const FOR_COST = is("primary-objective", "cost-reduction");
const COST: TestRow = {
  test: (brief) => `Cost of ${costMeasured(brief)}`,
  pass: "within ±15% of the estimate at design sign-off, by wave tag",
  component: "Cost",
  source: ["caf-cost", "ej"],
};

/** Where evidence is the aim, among the first too. */
const FOR_EVIDENCE = any(is("primary-objective", "compliance-objective"), is("security-requirements", "compliance"));
const POLICY_REPORT = {
  test: "Policy compliance of the landing zone, after a scan (az policy state trigger-scan)",
  pass: "at least 90%; each exemption with owner, reason and end date",
  component: "Governance",
  source: ["alz-check", "ej"],
} as const;
/** One test of the rules leaves room for that of the directory or of names. */
const BOTH_RULES = all(FOR_EVIDENCE, none(SMALL));
const RULES: TestRow = {
  ...POLICY_REPORT,
  test: `${POLICY_REPORT.test}; a resource created outside the allowed regions`,
  pass: "at least 90%, each exemption with owner, reason and end date; refused with RequestDisallowedByPolicy",
};
/** A small organisation without rules of access reads one test of sign-in, that of its users: the accounts for emergencies are tested when they are made. */
const FOR_USERS = all(SMALL, DIRECTORY, none(REGULATED));
/** As a requirement it has a control with a test; a small organisation has its tests of sign-in. */
const isFactorTested = (brief: Brief): boolean =>
  brief.holds(any(SMALL, is("security-requirements", "mfa", "zero-trust")));
const BREAK_GLASS: TestRow = {
  test: (brief) =>
    `Sign in with a break-glass account${isFactorTested(brief) ? "" : "; sign in to an Azure role without a second factor"}`,
  pass: (brief) =>
    `succeeds with its own security key; alert within 15 minutes${isFactorTested(brief) ? "" : "; the role is refused"}`,
  component: "Identity",
  source: ["mfa-mandatory"],
};

export const TESTS: readonly TestRow[] = [
  {
    test: (brief) => `Smoke test of ${waves(brief) > 1 ? "each wave" : "the wave"}: five user journeys`,
    pass: "all pass within 60 minutes",
    component: "Waves",
    source: ["caf-migrate", "ej"],
  },
  {
    test: (brief) => `${restoreText(brief)}${fromCopy(brief)}`,
    pass: "within the stated recovery time, including sign-in by the owner",
    component: "Backup",
    source: ["alz-check"],
  },
  {
    test: (brief) =>
      `${restored(brief) ? "Restore of one application with its servers into" : `Failover of one application ${brief.holds(LANDING) ? "on the replicated machine" : "with its servers"} to`} ${elsewhere(brief)}`,
    pass: (brief) =>
      `within the stated recovery time${hubs(brief) < regions(brief) ? `, opened from ${brief.sites > 1 ? "a site" : "the office"} through the gateway there` : ""}${copied(brief) ? ", from a recovery point at most 15 minutes old" : ""}`,
    component: "Recovery",
    asked: (brief) => copied(brief) || restored(brief),
    source: ["alz-check"],
  },
  {
    test: "Server room on its last day: walk-through with whoever takes it back",
    pass: "empty but for the disposal list, contracts terminated, hand-over signed",
    component: "Exit",
    when: EXIT,
    source: ["ej"],
  },
  {
    test: (brief) => (testsOnly(brief) ? "Copy of wave 0 started in the isolated network" : "Rollback of wave 0"),
    pass: (brief) =>
      testsOnly(brief)
        ? "applications answer within 2 hours, while the source runs on"
        : "source back in use within 2 hours",
    component: "Waves",
    source: ["caf-migrate"],
  },
  { ...COST, when: FOR_COST },
  {
    test: "Internal application opened from outside",
    pass: "opens with a second factor, no VPN",
    component: "Access",
    when: PROXY,
    source: ["appproxy"],
  },
  {
    test: "Migrated databases: row counts and CHECKSUM_AGG of the largest tables, DBCC CHECKDB on the target",
    pass: "equal, no errors; logins with SIDs, agent jobs and linked servers work",
    component: "Data",
    asked: hasInstances,
    source: ["sqlmi", "ej"],
  },
  { ...POLICY_REPORT, when: all(FOR_EVIDENCE, SMALL) },
  { ...RULES, when: BOTH_RULES },
  { ...BREAK_GLASS, when: none(FOR_USERS) },
  { ...FOREIGN_REGION, when: all(REGULATED, none(BOTH_RULES)) },
  {
    test: "Domain sign-in in Azure with the link down, by a user without cached credentials",
    pass: "succeeds; nltest /dsgetdc names a controller in Azure",
    component: "Identity",
    when: DIRECTORY,
    source: ["alz-check"],
  },
  { ...BREAK_GLASS, when: FOR_USERS },
  { ...COST, when: none(FOR_COST) },
  { ...FOREIGN_REGION, when: none(REGULATED, BOTH_RULES) },
  {
    test: "Circuit disabled, with fast failure detection (BFD) set on the edge routers",
    pass: "traffic on the VPN within 60 seconds and back without lasting interruption; effective routes use the tunnel both ways",
    component: "Network",
    when: CIRCUIT,
    source: ["alz-check", "ej"],
  },
  gatewayRestart("Network", none(CIRCUIT)),
  {
    test: "Name resolution of a private endpoint from both sides",
    pass: "nslookup of the public name returns the endpoint address via its privatelink name",
    component: "Network",
    when: none(SMALL),
    source: ["alz-check"],
  },
  { ...POLICY_REPORT, when: none(FOR_EVIDENCE) },
];
/** The books are closed by what moves. */
const CLOSING = all(none(SMALL), any(is("industry", "finance"), is("integration-needs", "erp")));

/** A pilot with one weekend, in its first week, has its test migration in that week. */
const testedWhen = (brief: Brief): string => {
  const pilot = tasksOf(brief, { tasks: TASKS }).find(({ marks }) => marks.includes("pilot"));
  const isShort = brief.holds(all(LANDING, SMALL)) || (isWeekly(brief) && pilot && pilot.to - pilot.from < 2);
  if (!isShort) return "T−7 days";
  return brief.holds(LANDING) ? "T−4 days" : "T−7 days, wave 0 T−4 days";
};

export const CUTOVER: readonly CutoverRow[] = [
  {
    step: (brief) =>
      `${brief.holds(CLOSING) ? "Date confirmed clear of closings; r" : "R"}eplication healthy, test migration in an isolated network; hard-coded addresses and hardware-bound licences found, SAN policy OnlineAll, drive D free or a size without temporary disk, DNS TTL lowered`,
    time: testedWhen,
    check: "disks online, services started, Windows activated in the copy; application owner signs off",
    back: "stop replication",
    source: ["caf-migrate"],
  },
  {
    step: "Databases: Managed Instance link (from SQL Server 2016) or Log Replay Service keeps the copy current to the last log",
    time: "T−7 days to T0",
    check: "link lag in seconds, or last log restored; Log Replay Service stops after 30 days",
    back: "applications back on the old instance; later entries recoverable only by link from SQL Server 2022",
    asked: hasInstances,
    source: ["sqlmi", "ej"],
  },
  {
    step: "Users signed out, final synchronisation",
    time: "T−2 h",
    check: "no open transactions",
    back: "users signed in again",
    source: ["caf-migrate"],
  },
  {
    step: "Cutover: source off, target on, DNS changed",
    time: "T0",
    check: (brief) =>
      `smoke test${brief.holds(all(INTERFACES, none(LANDING))) ? " and interfaces of what has moved" : ""} within 60 minutes; go/no-go by the application owner`,
    back: "target off, source on, DNS reverted",
    source: ["caf-migrate"],
  },
  {
    step: (brief) =>
      brief.holds(LANDING)
        ? "Source kept off"
        : `Source kept off; calls answered from the next working day${brief.holds(SMALL) ? "" : ", in hypercare from go-live"}`,
    time: "T+14 to 30 days",
    check: "old address absent from DNS logs, no open tickets",
    back: "none; restore in Azure",
    source: ["caf-migrate", "ej"],
  },
];
