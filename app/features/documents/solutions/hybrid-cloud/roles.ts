/** Servers that the project adds on-premises: backup, connectors, data gateway, replication. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import { LOCAL, PROXY, SMALL } from "./answers.ts";
import { recovered } from "./copies.ts";
import { backupServers, chargedByArc, hasBackupServer, hosted, isFewReplicated } from "./quantities.ts";

/** A pair on machines of its own, or on the servers of a small site as far as there are two. */
export const connectors = (brief: Brief): number =>
  brief.holds(SMALL) || isFewReplicated(brief) ? Math.min(2, brief.servers.plan) : 2;

/** On servers of their own, unless a few servers are all that there is. */
const addsConnectors = (brief: Brief): boolean => brief.holds(PROXY) && !isFewReplicated(brief);

/** Connectors and members of the data gateway, each a pair on two hosts. */
const pairsOnPremises = (brief: Brief): number => (addsConnectors(brief) ? 1 : 0) + (brief.holds(DATA_GATEWAY) ? 1 : 0);

/** Guests of the cluster are sent by its machines. */
export const sentByAppliance = (brief: Brief): number =>
  brief.holds(LOCAL) ? Math.max(0, recovered(brief) - hosted(brief)) : recovered(brief);

const REPLICATED_BY_ONE = 200;
/** Its template carries a trial of 180 days. */
export const appliances = (brief: Brief): number => Math.ceil(sentByAppliance(brief) / REPLICATED_BY_ONE);

const applianceText = (brief: Brief): string => plural(appliances(brief), "replication appliance");

/** A licence carries two guests of one host, and the members of a pair stand on two. */
export const rolesOnPremises = (brief: Brief): number =>
  backupServers(brief) + appliances(brief) + (brief.holds(LOCAL) ? 0 : 2 * pairsOnPremises(brief));

/** Servers that stay: an appliance takes no agent, and a small site adds none. */
export const addedUnderArc = (brief: Brief): number =>
  brief.holds(SMALL) ? 0 : rolesOnPremises(brief) - appliances(brief);

const parted = (brief: Brief): boolean => pairsOnPremises(brief) > 0 && !brief.holds(LOCAL);

export const licencesOnPremises = (brief: Brief): number =>
  Math.max(parted(brief) ? 2 : 0, Math.ceil(rolesOnPremises(brief) / 2));

/** `1 backup server, 2 connectors and 1 replication appliance: two guests by one licence, a pair on two hosts; fewer where hosts are licensed`. */
export function rolesText(brief: Brief): string {
  const guests = [
    ...backupServerText(brief),
    ...(addsConnectors(brief) && !brief.holds(LOCAL) ? ["2 connectors"] : []),
    ...(brief.holds(all(DATA_GATEWAY, none(LOCAL))) ? ["2 data gateway members"] : []),
    ...(appliances(brief) > 0 ? [applianceText(brief)] : []),
  ];
  const pairs = rolesOnPremises(brief) > 1 ? ": two guests per licence" : "";
  return `${listed(guests)}${pairs}${parted(brief) ? ", at least two hosts" : ""}; fewer if hosts are already licensed`;
}

const backupServerText = (brief: Brief): string[] =>
  hasBackupServer(brief) ? [plural(backupServers(brief), "backup server")] : [];

/** `1 backup server, 2 connectors and 1 replication appliance`; a cluster takes the pairs, is filled by Azure Migrate and replicates by itself. */
export function addedServers(brief: Brief): string {
  const pairs = [
    ...(addsConnectors(brief) ? ["2 connectors"] : []),
    ...(brief.holds(DATA_GATEWAY) ? ["2 data gateway members"] : []),
  ];
  const replication = `${applianceText(brief)} unless the hosts run Hyper-V`;
  if (!brief.holds(LOCAL)) return listed([...backupServerText(brief), ...pairs, replication]);
  const moving = appliances(brief) > 0 ? [replication] : [];
  const until = pairs.length > 0 ? `; until the cluster is ready, ${listed(pairs)}` : "";
  return `${listed([...backupServerText(brief), "1 Azure Migrate appliance", ...moving])}${until}`;
}

/** Patched and configured through Arc at a price for each. */
export const patchedByArc = (brief: Brief): number => chargedByArc(brief) + addedUnderArc(brief);
