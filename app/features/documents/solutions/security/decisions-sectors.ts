/** Decisions that one sector has. */

import { all, any } from "#app/features/catalogue/predicate.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { PUPIL_ACCOUNTS } from "#app/features/documents/solutions/conditional-access.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  BUILD,
  ENDPOINT,
  GOVERNMENT,
  HEALTHCARE,
  MANUFACTURING,
  PAYMENTS,
  POLICIES,
  PUPILS,
  RETAIL,
  SMALL,
  TECHNOLOGY,
} from "./answers.ts";

const OWN_GROUP = "office policies; no policies; a dedicated group";

export const SECTOR_DECISIONS: readonly DecisionRow[] = [
  {
    title: "Wards and medical devices",
    context: (brief) =>
      `${brief.frontline > 0 ? plural(brief.frontline, "shift worker") : "Clinicians"} share workstations and cannot wait for prompts; some devices may only be changed by their manufacturer.`,
    alternatives: OWN_GROUP,
    decision: (brief) =>
      `${brief.holds(POLICIES) ? "Ward workstations form a dedicated group: security key sign-in, fast user switching and session lock within 15 minutes. " : ""}No ward workstation is isolated automatically; the run book calls the ward first. Medical devices get no sensor without their manufacturer's consent; they are listed with owner and network, and the client keeps them on a separate network.`,
    tradeOff: "Slower containment on wards",
    confidence: "medium",
    ask: "Confirm that no ward workstation is isolated automatically, and name a contact for each ward",
    due: "design",
    when: all(ENDPOINT, HEALTHCARE),
    source: ["ej"],
  },
  {
    title: "Payments",
    context: "Staff who enter or release payments are targeted individually.",
    alternatives: "standard policies; a dedicated group; a separate machine",
    decision:
      "Payment staff form a dedicated group under CA03, as administrators do, with a passkey in the Authenticator app. Entry and release remain separate duties.",
    tradeOff: "A longer sign-in for a few people",
    confidence: "high",
    when: PAYMENTS,
    source: ["ej"],
  },
  {
    title: "Plant computers",
    context: "Production machines must not restart, and manufacturers permit little third-party software.",
    alternatives: OWN_GROUP,
    decision: (brief) =>
      `Plant computers form a dedicated group: ${brief.holds(ENDPOINT) ? `a sensor only where the manufacturer agrees${brief.holds(SMALL) ? "" : " and never on levels 0 to 2 of the plant, which passive monitoring (Defender for IoT, a later project) suits better"}, attack surface reduction rules in audit, no automatic isolation; the run book calls the shift lead first` : "no policy restarts them; owner, network and access route are listed"}. Remote maintenance gets named accounts, enabled per visit.`,
    tradeOff: (brief) =>
      brief.holds(ENDPOINT) ? "Slower containment in the plant" : "Weaker protection than office devices",
    confidence: "medium",
    ask: (brief) =>
      `Name the plant computers and their owner${brief.holds(ENDPOINT) ? ", and confirm that none is isolated automatically" : ""}`,
    due: "design",
    when: all(BUILD, MANUFACTURING),
    source: ["ej"],
  },
  {
    title: "Tills and season",
    context: (brief) =>
      `${brief.frontline > 0 ? plural(brief.frontline, "shift worker") : "Stores"} cannot sell while a till is isolated or waiting for MFA.`,
    alternatives: OWN_GROUP,
    decision: (brief) =>
      `Tills form a dedicated group on a network that the client segregates${brief.holds(POLICIES) ? "; they authenticate as devices, and staff use till-system accounts there and their own elsewhere" : ""}.${brief.holds(ENDPOINT) ? " Sensors are deployed outside peak season, and none is isolated automatically: the run book calls the store first." : ""}`,
    tradeOff: "Tills are less protected than office devices",
    confidence: "medium",
    ask: (brief) =>
      `Name the tills and their network${brief.holds(ENDPOINT) ? ", and confirm that none is isolated automatically" : ""}`,
    due: "design",
    when: all(any(ENDPOINT, POLICIES), RETAIL),
    source: ["ej"],
  },
  { ...PUPIL_ACCOUNTS, when: PUPILS },
  {
    title: "Type of tenant",
    context:
      "Federal, state and local bodies come under different rules, such as FedRAMP and the CJIS security policy; a tenant is not converted from one cloud to another.",
    alternatives: "commercial; Government Community Cloud; GCC High and Azure Government",
    decision:
      "The type follows from the level of the body and the data it holds, and is settled before any licence, workspace or setting; the bill has commercial prices until then.",
    tradeOff: "Features and prices differ by cloud",
    confidence: "medium",
    ask: "Confirm the type of tenant, by the level of the body (federal, state or local) and whether it holds criminal justice data",
    when: all(BUILD, GOVERNMENT),
    asked: (brief) => brief.jurisdiction === "us",
    source: ["cjis", "ej"],
  },
  {
    title: "Accounts of suppliers",
    context: "Suppliers maintain departmental applications, often through shared accounts.",
    alternatives: "shared accounts; staff accounts; named guests with an end date",
    decision:
      "Each supplier employee has a named account with MFA, an end date within 12 months and a departmental owner; shared accounts are closed at contract renewal.",
    tradeOff: "A list to maintain per contract",
    confidence: "high",
    when: all(BUILD, GOVERNMENT),
    source: ["ej"],
  },
  {
    title: "Developers and build machines",
    context: "A compromised build machine signs what customers install.",
    alternatives: "office policies; no policies; treated as privileged",
    decision: (brief) =>
      `Build machines and signing keys are treated as privileged: no stored secrets, no standing rights. Developers elevate on request.${brief.holds(ENDPOINT) ? " Attack surface reduction rules on their machines stay in audit until exclusions are agreed." : ""}`,
    tradeOff: "A short wait before elevated tasks",
    confidence: "medium",
    when: all(BUILD, TECHNOLOGY),
    source: ["ej"],
  },
];
