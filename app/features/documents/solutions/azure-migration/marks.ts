/** Why the options that are ranked most are marked as they are, by the objectives that were chosen. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Marks } from "#app/features/documents/options/marks.ts";
import { SMALL } from "./answers.ts";
import { hasPlatform } from "./quantities.ts";

export const FIRST_WAVE_MARKS: Marks = {
  productivity: "a few servers move as they are, daily work stays the same",
  "enhance-security": "policies are proven on servers easily spared before production follows",
  "remote-work": "the platform publishes nothing to users outside",
  "digital-transformation": "a platform for later workloads, few of them on it yet",
  "compliance-objective": "policy reports are read before production data moves",
  scalability: "capacity on demand for whatever is added",
  innovation: "services can be tried before the budget is bound",
};

export const WHOLE_MARKS: Marks = {
  productivity: "all servers move as they are, daily work stays the same",
  "enhance-security": "the same policies, ordered for production before they are proven",
  "remote-work": "the same platform, which publishes nothing to users outside",
  "digital-transformation": "every server on the platform, none of them rebuilt",
  "compliance-objective": "the same reports, ordered before anybody has read one",
  scalability: "capacity on demand for all that has moved",
  innovation: "budget and people are bound by the move",
};

export const MOVE_MARKS: Marks = {
  productivity: "servers change their place, daily work stays the same",
  "enhance-security": "policies, eligible roles and immutable backup come with the platform",
  "remote-work": "internal applications are published with a second factor",
  "digital-transformation": (brief) =>
    hasPlatform(brief) ? "part of the workloads on managed services" : "servers beside services that may replace them",
  "compliance-objective": "policy reports and activity logs are the evidence",
  scalability: "capacity on demand, paid by use",
  innovation: "managed services within reach of what has moved",
};

export const FEW_MARKS: Marks = {
  productivity: "the servers change their place, daily work stays the same",
  "enhance-security": "rules set machine by machine, no policy over all",
  "remote-work": "nothing is published to users outside",
  "digital-transformation": "machines alone, without a platform for what follows",
  "compliance-objective": "no policy report as evidence",
  scalability: "each further server is set up by hand, or moves again",
  innovation: "services can be tried beside the machines",
};

/** What is on services with A stands on machines. */
export const REHOST_MARKS: Marks = {
  productivity: "servers change their place, as with A",
  "enhance-security": "the same policies, roles and backup as A",
  "remote-work": "the same publication as A",
  "digital-transformation": "machines beside services that may replace them later",
  "compliance-objective": "the same reports and logs as A",
  scalability: "capacity on demand, machine by machine",
  innovation: "managed services within reach, none used yet",
};

export const LOCAL_MARKS: Marks = {
  productivity: "servers change hardware, daily work stays the same",
  "enhance-security": "hardware and firmware remain the client's to guard",
  "remote-work": "the move publishes no application",
  "digital-transformation": "machines stay machines, on newer hardware",
  "compliance-objective": "data stay in a place of the client's choice",
  scalability: "growth waits for more hosts",
  innovation: "few Azure services run there",
};

/** What the mark for cost rests on, where the sums of the options carry different work. */
export const costMark = (brief: Brief, mark: string): string =>
  brief.has("primary-objective", "cost-reduction") && !brief.holds(SMALL) ? `. On cost: ${mark}` : "";
