/** Why the options that are ranked most are marked as they are, by the objectives that were chosen. */

import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import type { Marks } from "#app/features/documents/options/marks.ts";
import { CLOUD_PKI, HSM_MISSED, MOBILE, SMALL } from "./answers.ts";

export const OWN_MARKS: Marks = {
  productivity: "machines enrol and renew by themselves, requests by hand remain",
  "enhance-security": (brief) =>
    brief.holds(SMALL)
      ? "root key online"
      : `root offline, keys in ${brief.holds(HAS_MODULES) ? "hardware" : "software"}`,
  "remote-work": (brief) =>
    `laptops enrol over remote access only${brief.holds(MOBILE) ? ", phones through Intune" : ""}`,
  "digital-transformation": (brief) =>
    `${brief.hasDirectory ? "group policy" : "enrolment"} replaces requests by hand, on servers of its own`,
  "compliance-objective": (brief) =>
    `policy and audit events are the client's own evidence${brief.holds(SMALL) ? ", but the root is online" : ", with minutes of the ceremony"}`,
  scalability: (brief) =>
    brief.holds(CLOUD_PKI)
      ? "a further device costs no fee, a further user with a phone one"
      : "a further device costs no fee",
  innovation: "a new template takes days, but there is no ACME",
};

/** Beside one server, whose root is online. */
export const TWO_TIERS_MARKS: Marks = {
  ...OWN_MARKS,
  "enhance-security": "root offline, keys in software",
  "compliance-objective": (brief) =>
    `the client's own evidence, with minutes of the ceremony${brief.holds(HSM_MISSED) ? ", but no hardware for the keys" : ""}`,
};

export const MANAGED_MARKS: Marks = {
  productivity: "enrolment needs an agent or a management tool",
  "enhance-security": "keys in hardware, but out of the client's control",
  "remote-work": (brief) => `laptops enrol through a management tool${brief.holds(MOBILE) ? ", phones by SCEP" : ""}`,
  "digital-transformation": "a service, reached through an agent or a tool",
  "compliance-objective": "the provider's audit report is the evidence",
  scalability: "each further device adds to the fee",
  innovation: "ACME and EST, but new uses only as the provider's plan allows",
};

export const CLOUD_MARKS: Marks = {
  productivity: "Intune devices enrol by themselves, nothing else can",
  "enhance-security": "keys in hardware that Microsoft holds",
  "remote-work": "devices enrol over the internet",
  "digital-transformation": "a service, without servers",
  "compliance-objective": "Microsoft's audit report, and none of the client's own",
  scalability: "each further user adds to the fee, at most six CAs",
  innovation: "new profiles in minutes, for Intune devices only",
};

/** The same hierarchy on a product that Windows does not know. */
export const OTHER_MARKS: Marks = {
  ...OWN_MARKS,
  productivity: "Windows machines enrol through a connector, requests by hand remain",
  "digital-transformation": "a connector between the directory and the product",
  "compliance-objective": "evidence from two systems, the product and the connector",
  innovation: "new templates in a second product",
};
