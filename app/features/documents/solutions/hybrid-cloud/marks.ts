/** Why the options are marked as they are, by the objectives that were chosen. */

import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Marks } from "#app/features/documents/options/marks.ts";
import { listed } from "#app/features/documents/words.ts";
import { MANY_SITES, PLANT, SHOWS_PATH, WAN } from "./answers.ts";

const OLD_SYSTEMS = is("integration-needs", "legacy-applications", "erp");
const oldSystems = (brief: Brief): string =>
  listed([
    ...(brief.has("integration-needs", "legacy-applications") ? ["legacy applications"] : []),
    ...(brief.has("integration-needs", "erp") ? ["ERP systems"] : []),
  ]);
const LITTLE_CLOUD = is("cloud-maturity", "no-cloud", "early", "some");

export const DESIGNED_MARKS: Marks = {
  productivity: "people keep their applications, and servers on both sides have one console",
  "enhance-security": "one set of policies, immutable backup, a rule for every path",
  "remote-work": "web applications published with a second factor, their servers unmoved",
  "digital-transformation": "servers that stay are managed as those in Azure are",
  "compliance-objective": (brief) =>
    `one policy report for both sides${brief.holds(PLANT) ? ", the plant kept apart by rule" : ""}`,
  scalability: (brief) =>
    brief.holds(WAN)
      ? "a further site is one connection to the hub"
      : "new servers can start in Azure beside those on site",
  innovation: "trials in Azure reach the data on site",
};

/** What does not depend on the connection. */
const AS_DESIGNED: Marks = {
  productivity: "people keep their applications, as with A",
  "enhance-security": "the same policies, backup and rules as A",
  "remote-work": "published applications do not use the link",
  "digital-transformation": "the same management as A",
  "compliance-objective": "the same policy report as A",
  innovation: "the same trials in Azure as A",
};

export const TUNNEL_MARKS: Marks = {
  ...AS_DESIGNED,
  "compliance-objective": (brief) =>
    brief.holds(SHOWS_PATH) ? "the same policy report, but no private path to show" : "the same policy report as A",
  scalability: "internet lines and one gateway set the limit",
};

export const WAN_MARKS: Marks = { ...AS_DESIGNED, scalability: "a further site is one connection to the hub" };

export const HUB_MARKS: Marks = {
  ...AS_DESIGNED,
  "digital-transformation": ({ sites }) =>
    sites < MANY_SITES ? "the same management as A" : "the same management, but tunnels and routes by hand",
  scalability: "a further site is a tunnel built by hand",
  innovation: ({ sites }) =>
    sites < MANY_SITES ? "the same trials in Azure as A" : "a trial waits for routes that are set by hand",
};

export const OWN_CLUSTER_MARKS: Marks = {
  ...AS_DESIGNED,
  "enhance-security": "guests follow the policies, hosts are patched by hand",
  "digital-transformation": "guests are managed from Azure, their hosts are not",
  "compliance-objective": "the policy report leaves the hosts out",
  scalability: "each further machine is matched and updated by hand",
  innovation: "no machine can be ordered on site through the Azure portal",
};

export const PRESENT_HOSTS_MARKS: Marks = {
  ...AS_DESIGNED,
  "enhance-security": "the same policies for servers, but their hosts stay as they are",
  scalability: "growth on site waits for room on the hosts of today",
};

export const AZURE_LOCAL_MARKS: Marks = {
  productivity: "people keep their applications, as with A",
  "enhance-security": "more machines on site to guard and update",
  "remote-work": "whoever works outside depends on the site alone",
  "digital-transformation": "the same workloads on new hardware",
  "compliance-objective": "workloads stay on site, under one policy report",
  scalability: "growth means buying a machine",
  innovation: "trials take capacity from daily work",
};

export const FULL_CLOUD_MARKS: Marks = {
  productivity: "people keep their applications, which run elsewhere",
  "enhance-security": "one platform to guard, reached by every user over a line",
  "remote-work": (brief) =>
    brief.holds(OLD_SYSTEMS)
      ? `${oldSystems(brief)} answer slowly until they are renewed`
      : "every application runs outside the site",
  "digital-transformation": (brief) =>
    brief.holds(OLD_SYSTEMS)
      ? `${oldSystems(brief)} move as they are`
      : "every server stands beside the services of Azure",
  "compliance-objective": "all data moves, and each duty is proven anew",
  scalability: (brief) =>
    brief.holds(LITTLE_CLOUD)
      ? "servers grow on demand, once somebody is trained to run them"
      : "servers are added and removed on demand",
  innovation: (brief) =>
    brief.holds(LITTLE_CLOUD)
      ? "once moved, trials stand beside the data"
      : "trials stand beside the data from the first day",
};
