/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { BOUND_TO_PLAN, people } from "#app/features/documents/solutions/outlines.ts";
import { FEW, SEVERAL_CAS } from "./answers.ts";
import { KEY_PROTECTION, NUMBER_OF_TIERS, REDUNDANCY } from "./names.ts";

/** What only an authority of one's own has to decide and to test. */
const OF_OWN_AUTHORITY = {
  decisions: [NUMBER_OF_TIERS, REDUNDANCY, KEY_PROTECTION, "Template policy", "Operating system"],
  tests: ["Recovery", "Keys", "Hardening"],
};

const twoTiers = (module: boolean): OptionOutline => ({
  parts: [
    "an offline root on a laptop kept in a safe",
    "one issuing CA, and a web host with CRL and OCSP",
    ...(module ? ["an HSM pair for the issuing CA keys"] : ["software keys, exported once to two encrypted drives"]),
  ],
  tasks: {
    changes: module
      ? []
      : [
          ["HSM pair", 0],
          ["HSM installation", 0],
        ],
    adds: [],
  },
  carries: (brief) =>
    `Names, validity periods, hardened templates, CRL location, PKI roles and acceptance tests${brief.holds(SEVERAL_CAS) ? `, except ${brief.holds(FEW) ? "that which stops" : "those which stop"} one of several CAs or responders` : ""}`,
  lost: module
    ? "enrolment while the one issuing CA is restored"
    : "hardware-protected keys, and enrolment while the one issuing CA is restored",
  risks: [
    {
      text: "The one issuing CA fails while certificates are expiring",
      response: "renewal starts six weeks before expiry, and a restore within a day is rehearsed",
    },
    ...(module
      ? []
      : [
          {
            text: "A copy of the key leaks with a backup",
            response: "the server is Tier 0, its backup encrypted, and the key audited once a year",
          },
        ]),
  ],
  against: module
    ? ["two locations must enrol independently", "enrolment must not stop for a day"]
    : [
        "a regulator or auditor requires keys in hardware",
        "two locations must enrol independently",
        "enrolment must not stop for a day",
      ],
});

export const TWO_TIERS = twoTiers(false);

export const TWO_TIERS_WITH_MODULES = twoTiers(true);

/** Beside two issuing CAs whose keys are in software too. */
export const TWO_TIERS_IN_SOFTWARE: OptionOutline = {
  ...TWO_TIERS,
  lost: TWO_TIERS_WITH_MODULES.lost,
  against: TWO_TIERS_WITH_MODULES.against,
};

/** The same two tiers where one server was asked for, which has neither module nor second authority to lose. */
export const TIERS_FOR_ONE: OptionOutline = {
  ...TWO_TIERS,
  tasks: {
    changes: [],
    adds: [
      { phase: 1, title: "policy for root and issuing CA, key ceremony written", days: 0.5 },
      { phase: 2, title: "offline root on its laptop, ceremony rehearsed", days: 1 },
      { phase: 2, title: "OCSP responder and second server", days: 1 },
      { phase: 3, title: "root ceremony, issuing CA signed", days: 1 },
    ],
  },
  lost: "the simplicity of one server: a second server, a safe and key ceremonies have to be maintained",
  risks: [
    {
      text: "The root CRL expires because a key ceremony is missed",
      response: "ceremony in the calendar, alerts from 50 days before expiry",
    },
  ],
  against: [
    "the sponsor accepts an online root in writing",
    "rebuilding trust on every device is acceptable",
    "no second person is available for key ceremonies",
  ],
};

export const CLOUD_AUTHORITY: OptionOutline = {
  parts: [
    "root and issuing CA in Intune Cloud PKI, keys in Azure Managed HSM",
    "trusted root and SCEP profiles for devices and users, assigned by group",
    (brief) => `a licence for each of ${people(brief)}; CRL published by Microsoft`,
  ],
  work: [
    "existing certificates and owners; devices outside Intune listed",
    "both CAs, profiles, wireless or VPN trusting the new root; pilot",
    "profiles assigned in waves, old certificates left to expire",
    "renewal observed, run book, handover",
  ],
  carries:
    "Certificate inventory, names, leaf validity, wireless and VPN tests. AD CS servers, ceremony, templates and hardening are dropped",
  ends: { ...OF_OWN_AUTHORITY, accepts: "each group of devices has the root, enrols and renews" },
  lost: "certificates for servers and appliances; control of the keys; more than six CAs",
  risks: [
    {
      text: "A requirement emerges that only an in-house CA can meet",
      response: "inventory signed off before licences are bought; an offline root can be added as parent later",
    },
    {
      text: "The licence lapses and devices stop renewing",
      response: "renewal dates in the calendar, notice period in the contract",
    },
  ],
  against: [
    "servers or appliances need certificates",
    "keys must stay under the client’s control",
    "some devices are not in Intune",
  ],
};

export const MANAGED_PKI: OptionOutline = {
  parts: [
    "a dedicated issuing CA at the provider, keys in its HSMs",
    "SCEP, ACME and EST for devices, servers and appliances",
    (brief) => (brief.hasDirectory ? "an enrolment agent on one Tier 0 Windows Server" : ""),
  ],
  work: [
    (brief) =>
      `certificates counted, two providers compared on price, exit${brief.has("industry", "finance") && brief.jurisdiction === "eu" ? ", audit report and the contract terms of DORA (Art. 30)" : " and audit report"}`,
    "CA, profiles and connectors; pilot",
    "enrolment in waves, old certificates replaced",
    "exit plan walked through, run book, handover",
  ],
  carries:
    "Inventory, names, validity periods, wireless and VPN tests, owners’ duties. AD CS servers, ceremony and restore are dropped",
  ends: { ...OF_OWN_AUTHORITY, accepts: "settings and data are exported, and the exit plan is walked through" },
  lost: "control of the keys; with a fee for each user, device and server, growth costs more",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "The provider is compromised or mis-issues certificates",
      response: (brief) =>
        `trust limited to the client’s own names${brief.hasDirectory ? ", no domain sign-in certificates issued there" : ""}, reports reviewed monthly`,
    },
  ],
  against: [
    "keys must stay under the client’s control",
    "the number of certificates will double",
    (brief) => (brief.hasDirectory ? "in-house staff run Tier 0 servers anyway" : "a directory is to be built anyway"),
  ],
};

export const OTHER_AUTHORITY: OptionOutline = {
  parts: [
    "third-party root and issuing CA on Linux or an appliance, keys protected as in A",
    "a connector through which Windows machines enrol",
  ],
  work: [
    "certificates counted, two products trialled, support contract",
    "CAs and connector; pilot",
    "enrolment in waves",
    "restore test, vendor training, handover",
  ],
  carries: "Hierarchy, names, key protection, validity, PKI roles and acceptance tests",
  lost: "agentless autoenrolment, and templates that Windows administrators know",
  risks: [
    {
      text: "In-house staff cannot repair the product",
      response: "support contract with four-hour response, two people trained",
    },
  ],
  against: ["most certificates go to domain members", "the team knows only Windows Server"],
};
