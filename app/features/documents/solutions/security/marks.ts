/** Why the options that are ranked most are marked as they are, by the objectives that were chosen. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Marks } from "#app/features/documents/options/marks.ts";
import { POLICIES, SIEM, TENANT } from "./answers.ts";

export const ACCESS_MARKS: Marks = {
  productivity: "one sign-in for all services, few prompts once registered",
  "enhance-security": "device, user and role are checked together",
  "remote-work": "the same rules apply inside and outside the office",
  "digital-transformation": "new cloud services come under rules that stand, older programs do not",
  "compliance-objective": "each policy, role and exception leaves a record",
  scalability: "people and applications join by group, not by project",
  innovation: "trials get a policy of their own, but device rules slow some",
};

export const OTHER_SIGN_IN_MARKS: Marks = {
  productivity: "one more app to register, and prompts by two sets of rules",
  "enhance-security": "a strong second factor, without what Entra ID knows of the device",
  "remote-work": "works anywhere, with the device checked by a second product",
  "digital-transformation": "each new service is connected to two sign-ins",
  "compliance-objective": "evidence in two logs",
  scalability: "each further person adds to a second fee",
  innovation: "a trial is set up twice",
};

export const NATIVE_MARKS: Marks = {
  productivity: "one agent and one queue instead of several",
  "enhance-security": "signals of devices and sign-ins are read together",
  "remote-work": "devices are watched wherever they are",
  "digital-transformation": "cloud services report to the same queue, older programs do not",
  "compliance-objective": (brief) =>
    brief.holds(SIEM)
      ? "logs kept for 12 months, but the reports are the client's"
      : "incidents on record, but no log of the year",
  scalability: "a further device needs a policy, not a project",
  innovation: "new workloads are covered as they are connected",
};

export const MIXED_MARKS: Marks = {
  productivity: "several agents and consoles stay",
  "enhance-security": "gaps are filled, but nothing joins the signals",
  "remote-work": "agents work anywhere, by rules of several products",
  "digital-transformation": "each product is connected to new services by itself",
  "compliance-objective": "evidence is gathered from several products",
  scalability: "each product grows by its own contract",
  innovation: "new workloads wait for each maker's support",
};

export const TIER_MARKS: Marks = {
  productivity: (brief) =>
    brief.holds(POLICIES)
      ? "administrators change accounts, users get a second factor"
      : "users notice nothing, administrators change accounts",
  "enhance-security": "whoever takes a PC no longer takes the directory",
  "remote-work": (brief) =>
    brief.holds(POLICIES) ? "sign-in from outside gets rules, routes stay" : "users' access stays as it is",
  "digital-transformation": "service accounts are put in order, applications stay",
  "compliance-objective": "who administers what is recorded and enforced",
  scalability: "a new server is placed in a tier, by policy",
  innovation: "the directory is safer, not newer",
};

export const FOREST_MARKS: Marks = {
  productivity: "administrators work in two forests",
  "enhance-security": "strong for accounts, but a trust and a forest more to defend",
  "remote-work": "as A for users, but administration needs one more route",
  "digital-transformation": "adds servers that later have to go",
  "compliance-objective": "separation is easy to show, in two audit logs",
  scalability: "accounts and groups are kept in two forests",
  innovation: "ties effort to an older design",
};

export const ASSESSMENT_MARKS: Marks = {
  productivity: "finds what users lose time on, and disturbs nobody",
  "enhance-security": "the largest gaps are found first, quick wins closed",
  "remote-work": "remote routes are measured, then improved by the road map",
  "digital-transformation": "shows what new services need, before they are bought",
  "compliance-objective": "two pieces of evidence for each score",
  scalability: "later spending follows a measured baseline",
  innovation: "new tools are listed and ruled on first",
};

export const AT_ONCE_MARKS: Marks = {
  productivity: "changes reach users before their causes are known",
  "enhance-security": (brief) =>
    brief.holds(none(TENANT))
      ? "protection starts early, from unmeasured gaps"
      : "protection starts early, at the most visible gap",
  "remote-work": "access is closed early, without knowing all routes",
  "digital-transformation": "rules come before the services are known",
  "compliance-objective": "no measurement before, so no improvement to show",
  scalability: "built for what is seen today",
  innovation: "no view of the tools in use",
};
