/** What is inside the project, and what is outside. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost } from "#app/features/documents/budget/budget.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { publishingDays } from "#app/features/documents/solutions/beside.ts";
import { restExcluded } from "#app/features/documents/solutions/rest-of-controls.ts";
import { copied, EXIT, inZones, LANDING, PROXY, restored, SHAREPOINT, SMALL, TWO_REGIONS } from "./answers.ts";
import { publishedYear } from "./costs.ts";
import { hasInstances, machines, movesAlone, needsSecondLink, onMachines, webApplications } from "./quantities.ts";
import { RESTS } from "./rests.ts";
import { endingSql, hasOldSql } from "./versions.ts";
import { waves } from "./waves.ts";

/** As it is priced among what else the budget may buy. */
function remoteAccess(brief: Brief): string {
  const [least, most] = publishingDays(brief);
  return `Remote access for users (${least} to ${most} days, ${brief.holds(SMALL) ? "up" : engineersCost(brief, least)} to ${engineersCost(brief, most)}; Entra ID P1 unless owned, ${publishedYear(brief)} a year)`;
}

export const SCOPE: Pack["scope"] = {
  inside: [
    {
      text: "Discovery and dependency analysis with Azure Migrate for at least 30 days",
      by: "dependency analysis closed after 30 days",
      asked: (brief) => !movesAlone(brief),
    },
    {
      text: "Discovery and dependency analysis with Azure Migrate up to the move",
      by: "compared with the dependency map",
      asked: movesAlone,
    },
    {
      text: "Strategy for each workload: retire, rehost, replatform or replace",
      by: "strategy for each workload",
      when: none(SMALL),
    },
    { text: "Landing zone: identity, network, governance, cost, backup, monitoring", by: "landing zone" },
    { text: "Wave 0: the one server to rehost, tested", by: "wave 0", asked: (brief) => machines(brief) === 1 },
    {
      text: "Wave 0 of the servers most easily spared for a day",
      by: "wave 0",
      asked: (brief) => machines(brief) > 1,
    },
    {
      text: "All further waves, with the rollback tested in wave 0",
      by: "production migration",
      when: none(LANDING),
      asked: (brief) => waves(brief) > 1,
    },
    {
      text: "Final move of the wave 0 server, with rollback to its source, which stays off but ready",
      by: "production migration",
      when: none(LANDING),
      asked: (brief) => waves(brief) === 1,
    },
    {
      text: "Second region before the first wave, machines with short recovery times protected in their wave, tested failover",
      by: "failover test to the second region",
      when: TWO_REGIONS,
      asked: copied,
    },
    {
      text: "Backup copy in a second region, tested by a restore there",
      by: "restore test into the second region",
      asked: restored,
    },
    {
      text: "Replica of one machine in another zone, as a failover trial",
      by: "failover test to another zone",
      when: LANDING,
      asked: inZones,
    },
    {
      text: "Replicas in another zone of machines with short recovery times, tested failover",
      by: "failover test to another zone",
      when: none(LANDING),
      asked: inZones,
    },
    {
      text: "Publishing internal web applications without inbound rules",
      by: "publishing internal web applications",
      when: PROXY,
    },
    { text: "Decommissioning of the server room", by: "decommissioning", when: EXIT },
    {
      text: "Databases on SQL Managed Instance where features allow",
      by: "databases",
      asked: (brief) => hasInstances(brief) && webApplications(brief) === 0,
    },
    {
      text: "Databases on SQL Managed Instance and web applications on App Service, where features allow",
      by: "databases and web applications",
      asked: (brief) => webApplications(brief) > 0,
    },
  ],
  outside: [
    "Rewriting application code",
    (brief) => (brief.has("current-technologies", "exchange-server") ? "Moving mailboxes to Exchange Online" : ""),
    (brief) => (brief.holds(SHAREPOINT) ? "Moving SharePoint sites to SharePoint Online" : ""),
    restExcluded(RESTS),
    (brief) => (brief.has("security-requirements", "zero-trust") ? "Zero Trust on users' devices" : ""),
    (brief) =>
      onMachines(brief) && !hasOldSql(brief) && endingSql(brief) ? `Upgrading ${endingSql(brief)?.name}` : "",
    (brief) => (brief.holds(LANDING) && brief.has("primary-objective", "remote-work") ? remoteAccess(brief) : ""),
    "Third-party licences",
    (brief) => (needsSecondLink(brief) ? "Second internet links" : ""),
    "Provider work on links and circuits",
    (brief) =>
      brief.holds(EXIT)
        ? "Hardware disposal beyond the list handed over"
        : brief.holds(LANDING)
          ? "Hardware disposal"
          : "Clearing the server room and disposing of hardware",
  ],
};
