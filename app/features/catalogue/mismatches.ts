/** Answers that contradict each other: shown on the summary before paying, and dealt with in the document. They never block the way. */

import { atLeast, atMost, type Given, numberOf } from "./detail-answers.ts";
import {
  CLOUD_MANAGED,
  CLOUD_PRODUCTS,
  DIRECTORY,
  EXCHANGE,
  MANAGED_SERVERS,
  NAMED,
  SHAREPOINT_SERVER,
} from "./estate.ts";
import { all, any, type Condition, holds, is, none, questionsOf } from "./predicate.ts";
import { type Answers, type QuestionId, requireQuestion } from "./steps.ts";

export type Severity = "blocker" | "warning" | "advice" | "info";

export type Mismatch = {
  id: string;
  severity: Severity;
  when: Condition;
  message: string;
  /** Whether a given number settles the mismatch. */
  settled?: (given: Given) => boolean;
};

/** A mismatch as the summary shows it: `step` is where the answer can be changed. */
export type MismatchWarning = {
  id: string;
  severity: Severity;
  message: string;
  step: number;
  questions: QuestionId[];
};

const noDirectory = none(DIRECTORY);
/** Reasons for a private circuit other than bandwidth. */
const PRIVATE_PATH = any(
  is("industry", "healthcare", "finance", "government"),
  is("security-requirements", "compliance"),
  is("primary-objective", "compliance-objective"),
  is("integration-needs", "erp", "database-systems"),
);

export const MISMATCHES: readonly Mismatch[] = [
  {
    id: "X05",
    severity: "blocker",
    when: all(is("solution-type", "certificate-services"), noDirectory),
    message:
      "An enterprise certification authority requires Active Directory, which is not among the technologies in use. The document treats it as a prerequisite and compares a cloud PKI, which does not need it.",
  },
  {
    id: "X07",
    severity: "warning",
    when: all(is("solution-configuration", "cert-small-single"), is("company-size", "medium", "large", "enterprise")),
    settled: atMost("head-count", 100),
    message:
      "The single-server configuration is rated for up to 100 users, root plus issuing CA for up to 500, multi-site for up to 1,000, and enterprise for more. If this one cannot fit, the document designs the one that does and says so.",
  },
  {
    id: "X08",
    severity: "warning",
    when: all(is("solution-configuration", "cert-medium-single"), is("company-size", "large", "enterprise")),
    settled: atMost("head-count", 500),
    message:
      "The root plus issuing CA configuration is rated for up to 500 users; above that, choose the multi-site or enterprise configuration. If this one cannot fit, the document designs the one that does and says so.",
  },
  {
    id: "X09",
    severity: "warning",
    when: all(is("solution-configuration", "cert-medium-multi"), is("company-size", "enterprise")),
    message:
      "The multi-site configuration is rated for up to 1,000 users; the enterprise configuration starts there. If this one cannot fit, the document designs the one that does and says so.",
  },
  {
    id: "X10",
    severity: "advice",
    when: all(is("solution-configuration", "cert-large-enterprise"), is("company-size", "small", "medium")),
    message:
      "The enterprise PKI is larger than an organisation of this size needs; its running cost is hard to justify without a regulatory reason.",
  },
  {
    id: "X50",
    severity: "advice",
    when: all(is("solution-configuration", "cert-medium-multi"), is("company-size", "small")),
    message:
      "Two issuing CAs are more than an organisation of this size needs, unless enrolment cannot be down for a day.",
  },
  {
    id: "X11",
    severity: "warning",
    when: all(is("solution-configuration", "sccm-small"), is("company-size", "large", "enterprise")),
    settled: atMost("devices", 500),
    message:
      "The small site is rated for up to 500 clients, the medium site for up to 5,000, and the enterprise site for more. If this one cannot fit, the document designs the one that does and says so.",
  },
  {
    id: "X12",
    severity: "warning",
    when: all(is("solution-configuration", "sccm-enterprise"), is("company-size", "small", "medium", "large")),
    settled: atLeast("devices", 5001),
    message:
      "The enterprise site is meant for more clients than the 5,000 of the medium site, which an organisation of this size does not reach; a smaller site or Intune suits it better. If this one cannot fit, the document designs the one that does and says so.",
  },
  {
    id: "X13",
    severity: "info",
    when: all(is("solution-configuration", "sccm-medium"), is("company-size", "enterprise")),
    settled: atMost("devices", 5000),
    message:
      "The medium site covers up to 5,000 clients, the enterprise configuration more; one primary site can serve either.",
  },
  {
    id: "X14",
    severity: "blocker",
    when: all(is("solution-type", "configuration-manager"), none(CLOUD_MANAGED), noDirectory),
    message:
      "Configuration Manager requires Active Directory, which is not among the technologies in use. Intune manages devices without it.",
  },
  {
    id: "X15",
    severity: "advice",
    when: all(is("solution-type", "configuration-manager"), none(CLOUD_MANAGED), is("company-size", "small")),
    settled: atLeast("devices", 150),
    message:
      "Below about 150 devices, the servers and database cost more than they save; the document compares Intune.",
  },
  {
    id: "X17",
    severity: "advice",
    when: all(is("solution-type", "azure-migration"), is("cloud-maturity", "cloud-first")),
    message:
      "A cloud-first organisation has few workloads left to rehost; the document plans for those that remain, retiring and replacing first.",
  },
  {
    id: "X18",
    severity: "info",
    when: all(is("solution-type", "azure-migration"), is("current-technologies", "none")),
    message: "No Microsoft technology was named, so there is nothing to assess yet. The plan starts with an inventory.",
  },
  {
    id: "X22",
    severity: "advice",
    when: all(is("solution-type", "hybrid-cloud"), is("cloud-maturity", "cloud-first")),
    message:
      "A cloud-first organisation should keep on-premises only what latency, sovereignty or plant-floor systems require.",
  },
  {
    id: "X35",
    severity: "warning",
    when: all(is("solution-configuration", "m365-hybrid"), none(is("current-technologies", "exchange-server"))),
    message:
      "The Exchange hybrid configuration migrates mail from Exchange Server, which is not among the technologies in use.",
  },
  {
    id: "X36",
    severity: "warning",
    when: all(is("solution-configuration", "m365-optimise"), none(is("current-technologies", "office-365", "teams"))),
    message: "The health check examines a Microsoft 365 tenant, but none is among the technologies in use.",
  },
  {
    id: "X37",
    severity: "warning",
    when: all(is("solution-configuration", "security-tier0"), none(NAMED, EXCHANGE)),
    message: "Tier 0 hardening concerns Active Directory, which is not among the technologies in use.",
  },
  {
    id: "X38",
    severity: "warning",
    when: all(is("solution-configuration", "hybrid-virtual-wan"), is("company-size", "small", "medium")),
    settled: atLeast("sites", 10),
    message:
      "Virtual WAN becomes worthwhile at about ten sites or across several regions, which an organisation of this size rarely has.",
  },
  {
    id: "X43",
    severity: "warning",
    when: all(
      is("solution-configuration", "hybrid-expressroute"),
      any(is("company-size", "small"), all(is("company-size", "medium"), none(PRIVATE_PATH))),
    ),
    message:
      "A private circuit is worthwhile from about 500 Mbps, or where latency or a regulator requires one; a VPN is usually sufficient at this size.",
  },
  {
    id: "X39",
    severity: "info",
    when: all(
      is("solution-configuration", "cert-large-enterprise", "azure-exit", "hybrid-expressroute", "hybrid-azure-local"),
      is("timeline", "1-3-months"),
    ),
    message:
      "One to three months is too short for long-lead items such as hardware or circuits; the plan shows what fits and what follows.",
  },
  {
    id: "X40",
    severity: "info",
    when: all(
      any(EXCHANGE, MANAGED_SERVERS, all(SHAREPOINT_SERVER, none(is("solution-type", "microsoft-365", "security")))),
      none(NAMED),
    ),
    message:
      "Active Directory was not named, although a technology in use depends on it: Exchange Server, SharePoint Server, or Windows Server with more than 250 people.",
  },
  {
    id: "X41",
    severity: "advice",
    when: all(is("cloud-maturity", "no-cloud"), CLOUD_PRODUCTS),
    message: "No cloud adoption is reported, although Microsoft cloud services are among the technologies in use.",
  },
  {
    id: "X44",
    severity: "info",
    when: all(is("solution-configuration", "security-assessment"), none(CLOUD_PRODUCTS)),
    message:
      "A Microsoft security assessment was selected, but no Microsoft cloud service is among the technologies in use.",
  },
  {
    id: "X42",
    severity: "info",
    when: all(is("cloud-maturity", "significant", "cloud-first"), none(CLOUD_PRODUCTS)),
    message: "Significant cloud adoption is reported, but no Microsoft cloud service is among the technologies in use.",
  },
];

/** The mismatches among these answers, worst first, each with the step at which it can be changed. */
export function mismatchWarnings(answers: Answers): MismatchWarning[] {
  const order: Severity[] = ["blocker", "warning", "advice", "info"];
  return MISMATCHES.filter(({ when, settled }) => holds(when, answers) && !settled?.((id) => numberOf(answers, id)))
    .map(({ id, severity, message, when }) => {
      const questions = questionsOf(when);
      const [first = "solution-configuration"] = questions.toSorted((a, b) => stepOf(b) - stepOf(a));
      const target = questions.includes("solution-configuration") ? "solution-configuration" : first;
      return { id, severity, message, step: stepOf(target), questions };
    })
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function stepOf(question: QuestionId): number {
  return requireQuestion(question).step;
}
