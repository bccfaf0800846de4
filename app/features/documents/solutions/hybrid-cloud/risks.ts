/** Risks of the link, the cluster and the copies. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { oneOf, plural, sentence } from "#app/features/documents/words.ts";
import { CIRCUIT, LARGER, LOCAL, SMALL, SWIFT, sensitiveNamed, TWO_PATHS, UNUSED, ZERO_TRUST } from "./answers.ts";
import { circuits, isThin, overLine, standIn, theCircuits } from "./link.ts";
import { hosted, nodesOf } from "./quantities.ts";

/** It faces the internet, and versions before SE have no updates. */
const UNPATCHED_MAIL = all(is("current-technologies", "exchange-server"), none(ZERO_TRUST));

export const RISKS: Pack["risks"] = [
  {
    id: "HY1",
    text: ({ brief }) => `IP addresses overlap between ${plural(brief.sites, "site")} and Azure`,
    likelihood: ({ brief }) => (brief.sites < 5 ? 2 : 3),
    impact: 4,
    mitigation: "Address plan agreed before the first network",
    owner: "Architect",
    trigger: "Any range used twice",
    fewestSites: 2, // a single one is given no range of its own in Azure
    source: ["alz-check"],
  },
  {
    id: "HY2",
    text: ({ brief }) =>
      brief.holds(CIRCUIT)
        ? `${sentence(theCircuits(brief))} and the VPN fail together`
        : `Both internet lines of ${brief.sites > 1 ? "a" : "the"} site fail together`,
    likelihood: 2,
    impact: 5,
    mitigation: "Separate building entry, provider and device; failure tests",
    owner: "Client IT lead",
    trigger: "Shared element in the network plan",
    when: TWO_PATHS,
    source: ["alz-check"],
  },
  {
    id: "HY15",
    text: ({ brief }) =>
      `Until ${circuits(brief) > 1 ? "both circuits are delivered, and while they are" : "the circuit is delivered, and while it is"} down, ${overLine(brief)}`,
    likelihood: 4,
    impact: 3,
    mitigation: ({ brief }) =>
      `${standIn(brief)} internet line ordered with the circuit; until then replication goes first`,
    owner: "Client IT lead",
    trigger: "No delivery date for the line at design sign-off",
    asked: isThin,
    source: ["ej"],
  },
  {
    id: "HY16",
    text: "The site is sold or moved while the circuit's contract still runs",
    likelihood: 3,
    impact: 4,
    mitigation: "Contract term no longer than the stay, or with the right to move the circuit",
    owner: "Client IT lead",
    trigger: "A term beyond the date in the quotation",
    when: CIRCUIT,
    asked: isMerger,
    source: ["ej"],
  },
  {
    id: "HY17",
    text: "After a merger, sale or move, addresses, directory or tenant of the other party clash with this design",
    likelihood: 3,
    impact: 4,
    mitigation:
      "Address ranges and directory names exchanged in phase 1, as far as the parties may; else ranges rarely used",
    owner: "Sponsor",
    trigger: "No list from the other party at design sign-off",
    asked: isMerger,
    source: ["ej"],
  },
  {
    id: "HY12",
    text: ({ brief }) => `The ${nodesOf(brief)} cluster machines arrive after 12 weeks, not the 10 planned`,
    likelihood: 3,
    impact: 4,
    mitigation: "Order on the day of design sign-off; if late, go-live moves and workloads stay on current hosts",
    owner: "Client IT lead",
    trigger: "No confirmed date after 2 weeks",
    when: LOCAL,
    source: ["ej"],
  },
  {
    id: "HY6",
    text: ({ brief }) =>
      `An attacker crosses between the cloud and ${oneOf(brief.servers.plan, "server")}${brief.holds(UNPATCHED_MAIL) ? " or an Exchange Server older than SE" : ""}`,
    likelihood: ({ brief }) => (brief.holds(UNPATCHED_MAIL) ? 3 : 2),
    impact: 5,
    mitigation: ({ brief }) =>
      `${brief.holds(UNPATCHED_MAIL) ? "Exchange Server closed to the internet, then upgraded to SE or retired, by the client; a" : "A"} rule for every path between the sides${brief.holds(all(UNPATCHED_MAIL, SMALL)) ? "" : "; whoever can install Arc extensions is treated as a server administrator"}`,
    owner: "Security lead",
    trigger: "Any-to-any rule",
    source: ["ej"],
  },
  {
    id: "HY7",
    text: ({ brief }) =>
      `An attacker with an administrator account deletes the backups of ${plural(brief.servers.plan, "server")}`,
    likelihood: 2,
    impact: 5,
    mitigation: "Immutability, soft delete, and second-person approval through a Resource Guard",
    owner: "Security lead",
    trigger: "Vault settings changed",
    source: ["ej"],
  },
  {
    id: "HY18",
    text: ({ brief }) =>
      `The only internet line of ${brief.sites > 1 ? "the main" : "the"} site fails, and partners reach no system on site for up to 4 hours`,
    likelihood: 3,
    impact: 3,
    mitigation: "A second line from another provider, contracted by the client, where partners cannot wait",
    owner: "Client IT lead",
    trigger: "A partner's agreement with a shorter limit",
    when: all(API_GATEWAY, none(TWO_PATHS, SMALL)),
    source: ["ej"],
  },
  {
    id: "HY9",
    text: ({ brief }) => `Latency disrupts ${sensitiveNamed(brief)}`,
    likelihood: 3,
    impact: 4,
    mitigation: "Latency measured in phase 1; application and database kept on the same side",
    owner: "Architect",
    trigger: "More than 10 ms measured in phase 1",
    when: all(SWIFT, any(CIRCUIT, none(UNUSED))), // else each stays on one side
    source: ["ej"],
  },
  {
    id: "HY13",
    text: ({ brief }) =>
      `One of ${nodesOf(brief)} cluster machines fails during an update of the other, stopping ${plural(hosted(brief), "workload")}`,
    likelihood: 2,
    impact: 5,
    mitigation: "Update only with both machines healthy and last night's backup complete; replicate what cannot wait",
    owner: "Client IT lead",
    trigger: "A health fault open on an update date",
    when: all(LOCAL, none(LARGER)),
    source: ["azlocal", "ej"],
  },
];
