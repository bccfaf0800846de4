/** The options that each configuration is weighed against. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import { formatAmount, priceOf } from "#app/features/documents/budget/budget.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { MIXTURE } from "#app/features/documents/solutions/outlines.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ASSESSMENT,
  DETECTION,
  DIRECTORY,
  DLP,
  ENCRYPTION,
  ENDPOINT,
  IDENTITY,
  MAIL_IN_TENANT,
  MANAGED,
  NEW_TENANT,
  SIEM,
  SMALL,
  SYNCHRONISES,
  TIER0,
  TIERED,
} from "./answers.ts";
import { ACADEMIC_SUITE, RISK_ALONE, SINGLES, SMALL_PLANS, SUITE, SUITE_OF_PARTS } from "./answers-licences.ts";
import {
  ACCESS_MARKS,
  ASSESSMENT_MARKS,
  AT_ONCE_MARKS,
  FOREST_MARKS,
  MIXED_MARKS,
  NATIVE_MARKS,
  OTHER_SIGN_IN_MARKS,
  TIER_MARKS,
} from "./marks.ts";
import {
  A5_LINE,
  E5_LINE,
  E5_STEP,
  EMS,
  F1_LINE,
  LAKE_LINE,
  LAKE_STORAGE,
  P2_SHIFT,
  PARTNER,
  PAW_LINE,
  PURVIEW_LINE,
  RISK_LINE,
  SUITES_LINE,
} from "./names.ts";
import { ADMIN_FOREST, BUILD_AT_ONCE, DETECTION_ALONE, LEFT_SIGN_IN, OTHER_SIGN_IN } from "./outlines.ts";
import { inDollars, quotedAtMost } from "./prices.ts";
import { approvers, sensed, sensitive, suiteHolders, watched } from "./quantities.ts";
import { daysAtOnce, licencesNamed, licencesSum, quotedLicences, stepsSum } from "./road-map.ts";
import { keysBought, keysPrice } from "./road-map-steps.ts";
import { quoted } from "./single-products.ts";

/** Lines that a partner watches over. */
const NATIVE = [
  E5_LINE,
  E5_STEP,
  "Defender suite on Microsoft 365 E3",
  "Defender for Endpoint P2",
  P2_SHIFT,
  "Defender for Business for shift workers",
  "Defender for Identity",
  "Defender for Servers P1",
  "Sentinel ingestion",
  LAKE_LINE,
  LAKE_STORAGE,
  SUITES_LINE,
  PURVIEW_LINE,
  "Step from A3 to A5, academic",
  A5_LINE,
  "Defender for Endpoint P2, academic",
];

const SYNCHRONISING = { kind: "servers", when: SYNCHRONISES } as const;
/** Collectors of firewall logs, synchronisation and workstations of a tier are kept on machines of the client. */
const ON_MACHINES = { kind: "servers", when: any(SIEM, SYNCHRONISES, TIERED) } as const;

/** Larger organisations read it in the list of what each option includes. */
function keysInSum(brief: Brief): string {
  const count = brief.holds(SMALL) ? keysBought(brief) : 0;
  const { currency } = priceOf("fido2-key", RATE_CARDS[brief.currency]);
  return count > 0
    ? `, with ${figure(count)} more security ${count === 1 ? "key" : "keys"} (${formatAmount(keysPrice(brief), currency)})`
    : "";
}

export const OPTIONS: Pack["options"] = [
  {
    name: "Evidence-based assessment",
    when: ASSESSMENT,
    marks: ASSESSMENT_MARKS,
    description: "Tools, interviews and two pieces of evidence per score, then priorities",
    against: "The largest gaps stay open for some weeks",
    scores: {
      productivity: 4,
      "enhance-security": 5,
      "remote-work": 4,
      "digital-transformation": 4,
      "compliance-objective": 5,
      scalability: 4,
      innovation: 4,
    },
    cost: 4, // its sum holds no road map, and the sum of what is built at once does
    without: (brief) => {
      const { all: days, cost } = stepsSum(brief);
      const licences = licencesSum(brief);
      return `its steps, ${figure(days)} days, ${cost} with contingency${licences && `, and their ${licencesNamed(brief)}, ${licences} a year`}${quotedLicences(brief) && `; to be quoted for them: ${quotedLicences(brief)}`}`;
    },
    source: ["scuba", "ej"],
  },
  {
    name: "Self-assessment by the client's team",
    when: ASSESSMENT,
    description: "The same questions, answered by the team in two workshops",
    against: "Not independent; auditors will not accept it as evidence",
    cannot: {
      when: ASSESSMENT,
      why: "each score must rest on independently reviewed evidence",
    },
    estimate: {
      days: 10,
      weeks: 30,
      keeps: { but: [] },
      lines: [],
      without: "the client's own staff time",
    },
    scores: {
      productivity: 3,
      "enhance-security": 2,
      "remote-work": 2,
      "digital-transformation": 2,
      "compliance-objective": 2,
      scalability: 3,
      innovation: 2,
    },
    cost: 3,
    source: ["ej"],
  },
  {
    name: "Immediate build without assessment",
    outline: BUILD_AT_ONCE,
    when: ASSESSMENT,
    marks: AT_ONCE_MARKS,
    description: "Policies, privileges and detection from week 1",
    against: "Spending follows the most visible gap, and improvement cannot be measured",
    estimate: {
      days: {
        row: "security",
        counted: daysAtOnce,
        said: (brief) =>
          `B takes A’s road-map steps and purchases${keysInSum(brief)}. A with these steps (first page) costs more, for both measurements and the right to stop between.`,
      },
      weeks: 100,
      keeps: { but: [] },
      lines: [{ price: "fido2-key", quantity: keysBought, kind: "one-off" }],
      without: (brief) => {
        const licences = licencesSum(brief);
        return licences && `the ${licencesNamed(brief)} of A’s steps, ${licences} a year, from day one`;
      },
    },
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": 2,
      scalability: 3,
      innovation: 3,
    },
    cost: 3,
    source: ["ej"],
  },
  {
    name: "Tiering in the existing forest",
    when: TIER0,
    marks: TIER_MARKS,
    description: (brief) =>
      `Tier 0 inventoried, administered from dedicated workstations only${quoted(brief) > 0 ? `; no total here includes the academic licences, ${inDollars(quoted(brief))} a year at most` : ""}`,
    against: "A second account and a second machine for every administrator",
    scores: {
      productivity: 3,
      "enhance-security": 5,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": 5,
      scalability: 4,
      innovation: 3,
    },
    leaves: ["settings", "hardware"],
    source: ["privaccess", "ej"],
  },
  {
    name: "Dedicated administrative forest",
    outline: ADMIN_FOREST,
    when: TIER0,
    marks: FOREST_MARKS,
    description: "Administrator accounts in a small trusted forest on four servers",
    against: "Two forests to patch and back up; Microsoft's rapid modernisation plan does not require one",
    estimate: {
      days: 160,
      weeks: 150,
      keeps: { but: [] },
      lines: [{ price: "windows-standard", quantity: 4, kind: "one-off" }],
      without: "hosts for its four servers, and about a day a month to run them", // nor is running A in its sum
    },
    scores: {
      productivity: 2,
      "enhance-security": 4,
      "remote-work": 2,
      "digital-transformation": 2,
      "compliance-objective": 4,
      scalability: 2,
      innovation: 2,
    },
    leaves: ["settings", "servers", "hardware"],
    source: ["privaccess", "ej"],
  },
  {
    name: "Move to Entra ID and retire Active Directory",
    when: TIER0,
    description: "Devices and applications leave the directory in turn",
    against: "The directory stays exposed until the last application has left",
    cannot: {
      when: TIER0,
      why: "it leaves the directory exposed throughout the migration; it suits a later project",
    },
    estimate: {
      days: 150,
      weeks: 160,
      keeps: { but: [] },
      lines: [],
      without: "applications limited to Kerberos or NTLM, and their replacement",
    },
    scores: {
      productivity: 4,
      "enhance-security": 3,
      "remote-work": 5,
      "digital-transformation": 5,
      "compliance-objective": 3,
      scalability: 4,
      innovation: 5,
    },
    leaves: ["settings"],
    source: ["cloudnative", "ej"],
  },
  {
    name: "Conditional Access with just-in-time privileges",
    when: IDENTITY,
    marks: ACCESS_MARKS,
    description: "Custom policies in stages, device conditions, time-limited role activation",
    against: "Requires P1 and P2 licences, and policies to maintain",
    scores: {
      productivity: 4,
      "enhance-security": 5,
      "remote-work": 5,
      "digital-transformation": 4,
      "compliance-objective": 5,
      scalability: 5,
      innovation: 4,
    },
    leaves: ["settings", SYNCHRONISING],
    source: ["ca-templates", "scuba", "ej"],
  },
  {
    name: "Security defaults",
    when: IDENTITY,
    description: "A's assessment, quick wins and handover, and one switch: MFA for all, legacy protocols blocked",
    against: "No exceptions, device conditions or break-glass exclusions; administrators stay permanent",
    cannot: {
      when: IDENTITY,
      why: "it offers neither device conditions nor just-in-time privileges, both of which are required",
    },
    estimate: {
      days: 45,
      weeks: 50,
      keeps: ["Security keys"],
      lines: [],
      without: "licences for mail and devices, just-in-time privileges, access reviews",
    },
    scores: {
      productivity: 3,
      "enhance-security": 2,
      "remote-work": 3,
      "digital-transformation": 2,
      "compliance-objective": 1,
      scalability: 2,
      innovation: 2,
    },
    leaves: ["settings"],
    source: ["ca-templates", "ej"],
  },
  {
    name: "Stay with the current identity provider",
    outline: LEFT_SIGN_IN,
    when: all(IDENTITY, NEW_TENANT, none(DIRECTORY)),
    description: "Its own MFA, conditions and roles are configured and tested; no Microsoft tenant",
    against: "Devices are neither managed nor monitored; features depend on the provider's plan",
    cannot: {
      when: any(MANAGED, ENDPOINT, DLP, ENCRYPTION),
      why: "it leaves devices unmanaged, while the stated requirements need them managed",
    },
    estimate: {
      days: 70,
      weeks: 80,
      keeps: ["Security keys", "Security keys for shift workers", PAW_LINE],
      lines: [],
      without: (brief) =>
        `a higher plan of that provider, by quotation; device management and detection${brief.holds(SIEM) ? "; a central log" : ""}`,
    },
    scores: {
      productivity: 4,
      "enhance-security": 3,
      "remote-work": 3,
      "digital-transformation": 2,
      "compliance-objective": 3,
      scalability: 3,
      innovation: 3,
    },
    leaves: ["settings"],
    source: ["ej"],
  },
  {
    name: "Third-party sign-in service",
    outline: OTHER_SIGN_IN,
    when: IDENTITY,
    marks: OTHER_SIGN_IN_MARKS,
    description: "Second factor and single sign-on by another vendor, in front of Entra ID",
    against: "Policies in two places; device and sign-in risk signals are not combined",
    estimate: {
      days: 95,
      weeks: 100,
      keeps: { but: [RISK_LINE, EMS] },
      lines: [
        { price: "third-party-sign-in", quantity: (brief) => brief.users, kind: "monthly" },
        // device conditions of Entra ID need P1 and Intune, and roles on request P2, whoever checks the second factor
        {
          price: "ems-e3",
          quantity: (brief) => (brief.holds(SUITE_OF_PARTS) ? suiteHolders(brief) : 0),
          kind: "monthly",
        },
        {
          price: "entra-p2",
          quantity: (brief) => (brief.holds(any(RISK_ALONE, SUITE_OF_PARTS)) ? approvers(brief) : 0),
          kind: "monthly",
        },
      ],
      without: (brief) =>
        brief.holds(any(RISK_ALONE, SUITE_OF_PARTS)) ? "risk-based policies of Entra ID except for administrators" : "",
    },
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 4,
      "digital-transformation": 3,
      "compliance-objective": 4,
      scalability: 3,
      innovation: 3,
    },
    leaves: ["settings", SYNCHRONISING, "product"],
    source: ["ej"],
  },
  {
    name: "Microsoft-native stack",
    when: DETECTION,
    marks: NATIVE_MARKS,
    description: (brief) =>
      `Entra${brief.holds(SIEM) ? ", Defender and Sentinel" : " and Defender"} with a single incident queue${brief.holds(ACADEMIC) ? `; its total excludes ${quotedAtMost(brief)} for academic licences` : ""}`,
    against: (brief) =>
      `Features depend on the licence level${brief.holds(SMALL_PLANS) ? ": Defender for Business has no advanced hunting" : ""}`,
    scores: {
      productivity: 4,
      "enhance-security": 5,
      "remote-work": 5,
      "digital-transformation": 4,
      "compliance-objective": 4,
      scalability: 5,
      innovation: 4,
    },
    leaves: ["settings", ON_MACHINES],
    source: ["sec-price", "business-limits", "ej"],
  },
  {
    name: "Detection first, access policies later",
    outline: DETECTION_ALONE,
    when: all(DETECTION, SINGLES),
    description: (brief) =>
      `Sensors, ${brief.holds(SIEM) ? "Sentinel, " : ""}run books and roles as in A; policies and device management for ${peoplePlanned(brief)}, with their licences, wait for a project of their own`,
    against: "Until then a stolen password opens whatever asks for no second factor",
    cannot: {
      when: any(DLP, is("security-requirements", "mfa", "zero-trust", "mobile-device-management", "data-encryption")),
      why: "the stated requirements need policies or managed devices for all users",
    },
    estimate: {
      days: 82,
      weeks: 90,
      keeps: { but: [EMS, E5_LINE, F1_LINE] },
      lines: [
        { price: "entra-p2", quantity: approvers, kind: "monthly" },
        { price: "defender-identity", quantity: (brief) => brief.knowledge, kind: "monthly" },
      ],
      without: "MFA, device conditions and risk-based sign-in for users",
    },
    scores: {
      productivity: 4,
      "enhance-security": 4,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": 3,
      scalability: 4,
      innovation: 3,
    },
    leaves: ["settings", { kind: "servers", when: any(SIEM, TIERED) }],
    source: ["sec-price", "ej"],
  },
  {
    name: "Mixed third-party products",
    outline: {
      ...MIXTURE,
      parts: MIXTURE.parts.with(-1, (brief) =>
        brief.holds(any(SUITE, ACADEMIC_SUITE))
          ? "Entra ID policies as in A, risk-based ones for administrators only"
          : "Entra ID policies as in A",
      ),
    },
    when: DETECTION,
    marks: MIXED_MARKS,
    description: (brief) =>
      `Existing tools stay and their gaps are filled${brief.holds(MAIL_IN_TENANT) ? "" : ", including mail protection, which A leaves unchanged"}`,
    against: "Several consoles and agents, no single incident queue",
    estimate: {
      days: 85,
      weeks: 90,
      keeps: { but: NATIVE },
      lines: [
        {
          price: "third-party-security",
          quantity: sensed,
          kind: "monthly",
        },
        // in A these come with the suite and with E5, which the mixture does without
        { price: "entra-p2", quantity: (brief) => (brief.holds(SUITE) ? approvers(brief) : 0), kind: "monthly" },
        { price: "ems-e5", quantity: (brief) => (brief.holds(SINGLES) ? sensitive(brief) : 0), kind: "monthly" },
      ],
      without: (brief) =>
        [
          "existing contracts until they expire, and a second console to staff",
          ...(brief.holds(SIEM) ? ["a central log"] : []),
          ...(brief.holds(ACADEMIC_SUITE) ? ["Entra ID P2 for administrators, by academic quotation"] : []),
          ...(brief.holds(DLP) ? ["third-party DLP, by quotation"] : []),
        ].join("; "),
    },
    scores: {
      productivity: 3,
      "enhance-security": 3,
      "remote-work": 4,
      "digital-transformation": 3,
      "compliance-objective": 3,
      scalability: 3,
      innovation: 3,
    },
    leaves: ["settings", { kind: "servers", when: any(SYNCHRONISES, TIERED) }, "product"],
    source: ["ej"],
  },
  {
    name: "Managed detection and response",
    when: DETECTION,
    description: "A partner monitors the native stack around the clock",
    against: "The partner knows the business less, and decisions stay with the client",
    cannot: {
      when: DETECTION,
      why: "it is A with outsourced monitoring (days 5% fewer, rounded), which can be added at any time (see “Out-of-hours monitoring”)",
    },
    estimate: {
      days: 95,
      weeks: 90,
      keeps: { but: [PARTNER] },
      lines: [{ price: "managed-detection-user", quantity: watched, kind: "monthly" }],
      without: "log volume above the partner's allowance",
    },
    scores: {
      productivity: 4,
      "enhance-security": 4,
      "remote-work": 5,
      "digital-transformation": 4,
      "compliance-objective": 4,
      scalability: 5,
      innovation: 4,
    },
    leaves: ["settings", ON_MACHINES],
    source: ["ej"],
  },
];
