/** Where those who work have a say before technology can record what they do. */

import { type Condition, is } from "#app/features/catalogue/predicate.ts";
import type { Sourced } from "./sources.ts";

/** Shift workers of whom each is given a key, where of more a tenth is planned. */
export const FEW_KEYS = 10;

export type WorkforceRow = Sourced & {
  country: string;
  /** Industry option ids; every industry without. */
  industries?: readonly string[];
  /** Those who represent staff. */
  council: string;
  law: string;
  obligation: string;
  /** What the client does, for its responsibilities. */
  duty: string;
  /** The same as a step with a date, where the say comes before a decision. */
  step?: string;
  /** How long the talks before it usually take: planning assumption, or the law's own period. */
  talks?: string;
  /** The same in days, at their longest. */
  talkDays?: number;
  /** Whoever has employees of this kind has one. */
  isEverywhere?: true;
  /** The say is a right to agree, without which the technology may not be used. */
  binding?: true;
  /** Or to be heard before it is decided on. */
  consulted?: true;
};

/** Solutions whose logs and reports show what single people do. */
export const RECORDS_PEOPLE: readonly string[] = ["configuration-manager", "microsoft-365", "security", "custom"];

/** What binds companies ends where the law of the public service begins. */
const BEYOND_PUBLIC = ["healthcare", "finance", "manufacturing", "retail", "technology", "education", "other"];

export const WORKFORCE: readonly WorkforceRow[] = [
  {
    country: "Germany",
    industries: BEYOND_PUBLIC,
    council: "works council",
    law: "Works Constitution Act (BetrVG), § 87(1) no. 6, where a works council exists",
    obligation:
      "The works council must agree with the employer on technology capable of monitoring conduct or performance, whatever its purpose; for company-wide Microsoft 365 the Federal Labour Court requires the general works council where there are several",
    duty: "Agree with the works council, where one exists, which logs and reports exist, who reads them and how long they are kept",
    step: "Agree with the works council, where one exists, on logs, reports and any pilot",
    talks: "eight weeks are usual",
    talkDays: 56,
    binding: true,
    source: ["betrvg"],
  },
  {
    country: "Germany",
    industries: ["government"],
    council: "staff council",
    law: "Staff representation law of the Federation (BPersVG) or of the Land",
    obligation:
      "The staff council must agree with the head of the body on technology capable of monitoring conduct or performance, whatever its purpose",
    duty: "Agree with the staff council which logs and reports exist, who reads them and how long they are kept",
    step: "Agree with the staff council on logs, reports and any pilot",
    talks: "eight weeks are usual",
    talkDays: 56,
    isEverywhere: true,
    binding: true,
    source: ["bpersvg"],
  },
  {
    country: "Netherlands",
    industries: [...BEYOND_PUBLIC, "government"].filter((industry) => industry !== "education"), // schools have a law of their own, which was not read
    council: "works council",
    law: "Works Councils Act (WOR), Art. 27(1)(k) and (l), where a works council exists",
    obligation:
      "The works council must consent to rules on personnel data and to systems capable of monitoring staff, whether or not so used",
    duty: "Obtain consent from the works council, where one exists, to logs and reports capable of monitoring staff",
    step: "Obtain the consent of the works council, where one exists, to logs, reports and any pilot",
    talks: "eight weeks are usual",
    talkDays: 56,
    binding: true,
    source: ["wor"],
  },
  {
    country: "France",
    industries: BEYOND_PUBLIC,
    council: "social and economic committee",
    law: "Code du travail, Art. L2312-38, where a social and economic committee exists",
    obligation: "The committee is informed and consulted before a decision on means of monitoring staff",
    duty: "Consult the social and economic committee on logs and reports capable of monitoring staff",
    step: "Consult the social and economic committee, where one exists, on logs, reports and any pilot",
    talks: "it has a month, or two with an expert",
    talkDays: 61,
    consulted: true,
    source: ["code-travail"],
  },
  {
    country: "Belgium",
    industries: BEYOND_PUBLIC,
    council: "works council",
    law: "Collective agreement no. 81",
    obligation:
      "The works council, or the staff, is informed before electronic communications are monitored, which is permitted for listed purposes only",
    duty: "Inform the works council, or the staff, of monitoring of electronic communications and its purposes",
    source: ["cao-81"],
  },
  {
    country: "Switzerland",
    council: "staff",
    law: "Ordinance 3 to the Labour Act, Art. 26",
    obligation:
      "No system may be intended to monitor staff conduct; security or planning systems are permitted if proportionate and announced",
    duty: "Tell staff which logs and reports exist and for what purpose",
    source: ["monitoring-ch"],
  },
];

/** The industries of a row as a condition. */
export function inItsIndustries({ industries }: WorkforceRow): Condition {
  return industries ? is("industry", ...industries) : { all: [] };
}
