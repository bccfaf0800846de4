/** Hybrid cloud: connection, names, identity, Arc, Azure Local, files, backup and recovery. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { coveredInPart, restsAtMost } from "#app/features/documents/solutions/rest-of-controls.ts";
import { plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import { AZURE, CIRCUIT, FIRST_LINK, isWanForFew, LOCAL, PLANT, PRIVATE, SAVING, SMALL, WAN } from "./answers.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { isForAudit } from "./connection.ts";
import { DECISIONS } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { circuits } from "./link.ts";
import { OPERATIONS, RECOVERY, SIGNALS, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import { hosted, nodesOf, zoned } from "./quantities.ts";
import { RESTS } from "./rests.ts";
import { RISKS } from "./risks.ts";
import { hasSavings } from "./savings.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";

const situationOf = (brief: Brief): string =>
  brief.cloudLevel <= 1
    ? "Workloads run on-premises; Azure is to become part of the same estate."
    : brief.cloudLevel >= 4
      ? "Cloud is the default; the link serves what remains on-premises."
      : brief.holds(FIRST_LINK)
        ? "Workloads run on-premises, and no Azure service was named; Azure is to become part of the same estate."
        : `Workloads already run on-premises and in ${brief.holds(AZURE) ? "Azure" : "the cloud"}; this project gives both common networking and management.`;

export const HYBRID_CLOUD: Pack = {
  id: "hybrid-cloud",
  noun: "hybrid cloud project",
  beyond: restsAtMost(RESTS),
  reworded: (text, brief) =>
    isWanForFew(brief)
      ? text.replace("ten or more branches or several regions", plural(brief.sites, "site"))
      : (brief.holds(PLANT)
          ? text
          : text.replace("latency, plant systems or data residency", "latency or data residency")
        )
          .replace("Azure-managed clusters", "An Azure-managed cluster")
          .replace("cost-effective ", "")
          .replace("the site and", brief.sites > 1 ? `${brief.sites} sites and` : "the site and"),
  deliverable: (brief) =>
    brief.holds(LOCAL)
      ? `an Azure Local cluster of ${nodesOf(brief)} machines at the ${brief.sites > 1 ? "main " : ""}site for ${plural(hosted(brief), "workload")}, managed from Azure, with ${plural(brief.servers.plan, "server")} under one set of policies and recovery to Azure`
      : brief.holds(WAN)
        ? `a Virtual WAN connecting ${plural(brief.sites, "site")} to Azure with common routing and rules, and ${plural(brief.servers.plan, "server")} under central management`
        : `${brief.holds(CIRCUIT) && circuits(brief) > 1 ? circuits(brief) : "a"} ${brief.holds(CIRCUIT) ? `private circuit${circuits(brief) > 1 ? "s" : ""}${isForAudit(brief) && brief.holds(none(SMALL)) ? ", provided a regulator requires it," : ""} with VPN failover` : zoned(brief) ? "zone-redundant VPN" : "VPN"} between ${brief.sites === 1 ? "the site" : brief.holds(CIRCUIT) ? `the main site (of ${brief.sites})` : `${brief.sites} sites`} and ${brief.holds(CIRCUIT) || zoned(brief) ? "Azure" : "two Azure regions"}, with ${plural(brief.servers.plan, "server")} under central management, DNS resolution in both directions and immutable backup`,
  situation: (brief) =>
    `${situationOf(brief)}${brief.holds(SAVING) ? ` Running costs rise unless current tools can be retired${hasSavings(brief) ? "; “What could cost less” lists what can be left out" : ""}.` : ""} ${coveredInPart(brief, RESTS)}`.trim(),
  scope: SCOPE,
  affordable: AFFORDABLE,
  options: OPTIONS,
  components: COMPONENTS,
  sizing: SIZING,
  ports: PORTS,
  decisions: DECISIONS,
  bill: BILL,
  features: FEATURES,
  rules: [],
  tables: TABLES,
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  cutover: CUTOVER,
  coexistence: (brief) =>
    brief.holds(FIRST_LINK)
      ? `${brief.has("cloud-maturity", "no-cloud") ? "This is" : "No Azure service was named, so this is planned as"} the first link to Azure; it replaces nothing, and on-site systems work without it${brief.holds(PRIVATE) ? ", as the names forwarded to Azure then resolve publicly" : ""}.`
      : `Old paths${brief.holds(AZURE) ? "" : ", if any,"} stay open, unused and monitored, until phase 4.`,
  noticed: (brief) => `Network paths that users take are switched${brief.holds(LOCAL) ? " and workloads moved" : ""}`,
  rollback: (brief) =>
    `${
      brief.holds(FIRST_LINK)
        ? "Routes are withdrawn within minutes; on-site servers keep their addresses."
        : "Routes are withdrawn and the old path carries traffic again within minutes; addresses do not change until it is closed."
    }${brief.holds(LOCAL) ? " A workload reverts to its old machine, kept off and unchanged until hypercare ends; data entered since is re-entered." : ""}`,
  operations: OPERATIONS,
  signals: SIGNALS,
  recovery: RECOVERY,
  assumptions: ASSUMPTIONS,
  requests: REQUESTS,
  training: TRAINING,
  effects: EFFECTS,
  technologies: TECHNOLOGIES,
  diagram,
};
