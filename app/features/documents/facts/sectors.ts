/** What a practitioner of a sector would ask first, and what has gone wrong there before; planning assumptions. */

import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { ASSESSES } from "./effort.ts";
import { exchanged } from "./exchange.ts";

type SectorRisk = Record<"text" | "mitigation" | "owner" | "trigger", string> & {
  industry: string;
  solutions: readonly string[];
  /** Beside sector and solution. */
  only?: Condition;
  runs?: RiskRow["runs"];
};

/** Of euros, in minor units; what costs less over three years is usually ordered on three quotations. Planning assumption. */
export const TENDERED_FROM = 5_000_000;
const isTendered: RiskRow["runs"] = ({ budget }) => {
  const sums = budget.totals.map(({ currency, threeYears }) => [currency, threeYears.likely] as const);
  return exchanged(sums, "EUR") >= TENDERED_FROM;
};

const ON_AZURE = none(FIRST_WAVE);

const SECTOR_RISK_TEXTS: readonly SectorRisk[] = [
  {
    industry: "healthcare",
    solutions: ["azure-migration"],
    only: ON_AZURE,
    text: "The supplier of a clinical application does not certify it for the new platform",
    mitigation: "Written certification before its wave; without it the application moves last or is hosted elsewhere",
    owner: "Application owner",
    trigger: "No certification four weeks before the wave",
  },
  {
    industry: "healthcare",
    solutions: ["hybrid-cloud"],
    only: is("current-technologies", "azure-services"),
    text: "Clinical interfaces and the image archive time out over the longer path",
    mitigation: "Test both over the tunnel in the pilot; anything that needs the ward network stays on it",
    owner: "Application owner",
    trigger: "A repeated message, or an image slower than today",
  },
  {
    industry: "healthcare",
    solutions: ["microsoft-365"],
    text: "Clinical findings are shared by chat, outside the patient record",
    mitigation: "Cover in the first course what may be posted in Teams; settle chat retention before the pilot",
    owner: "Sponsor",
    trigger: "A patient named in a pilot chat",
  },
  {
    industry: "healthcare",
    solutions: ["configuration-manager"],
    text: "A certified medical device is updated without its manufacturer's approval",
    mitigation:
      "Obtain manufacturers' approved update lists by design sign-off; until then, exclude these devices from deployments",
    owner: "Client IT lead",
    trigger: "A device missing from the list",
  },
  {
    industry: "healthcare",
    solutions: ["certificate-services"],
    text: "Medical devices lose wireless access when certificates become mandatory",
    mitigation: "Keep the existing network in parallel until each device type has been tested",
    owner: "Client IT lead",
    trigger: "A device type untested two weeks before cutover",
  },
  {
    industry: "finance",
    solutions: ["azure-migration", "microsoft-365", "hybrid-cloud"],
    only: none(is("solution-configuration", "m365-optimise")), // moves no data
    text: "The regulator learns of the outsourcing after data has moved",
    mitigation:
      "Decide materiality by design sign-off; complete any notification and register entry the regulator requires before moving customer data",
    owner: "Sponsor",
    trigger: "No written classification at design sign-off",
  },
  {
    industry: "finance",
    solutions: ["configuration-manager"],
    text: "Audit finds that one person both builds and starts a deployment",
    mitigation: "Name different people to build and to deploy by design sign-off; test their roles in the pilot",
    owner: "Security lead",
    trigger: "A deployment started by its own author",
  },
  {
    industry: "finance",
    solutions: ["certificate-services"],
    only: none(is("solution-configuration", "cert-small-single")),
    text: "Audit rejects the key ceremony evidence",
    mitigation: "Audit reviews the script beforehand and sends a witness; minutes are signed the same day",
    owner: "Security lead",
    trigger: "No witness named two weeks before the ceremony",
  },
  {
    industry: "manufacturing",
    solutions: ["azure-migration"],
    only: ON_AZURE,
    text: "A server in a wave proves to communicate with production machinery",
    mitigation: "Measure latency to the plant before setting the strategy; keep latency-sensitive systems on site",
    owner: "Application owner",
    trigger: "A flow to a controller in the dependency map",
  },
  {
    industry: "manufacturing",
    solutions: ["configuration-manager"],
    text: "An update voids a line computer's manufacturer warranty",
    mitigation: "List line computers with manufacturer and approved build; deploy only listed builds to them",
    owner: "Client IT lead",
    trigger: "A line computer missing from the list",
  },
  {
    industry: "manufacturing",
    solutions: ["certificate-services"],
    text: "A plant device's certificate expires outside the line's maintenance window",
    mitigation: "Record each line's window; set lifetimes that leave two windows before expiry",
    owner: "Client IT lead",
    trigger: "A plant device with one window left before its certificate expires",
  },
  {
    industry: "manufacturing",
    solutions: ["hybrid-cloud"],
    text: "A machine supplier's remote maintenance opens a second path into the plant",
    mitigation: "List each supplier's access in discovery; terminate it in the plant's zone before the link opens",
    owner: "Security lead",
    trigger: "An unlisted modem or tunnel",
  },
  ...["manufacturing", "retail"].map(
    (industry): SectorRisk => ({
      industry,
      solutions: ["microsoft-365"],
      text: "Staff sharing terminals do not complete registration for the second factor",
      mitigation:
        "Register at the workplace, shift by shift, with temporary access passes and a team leader confirming identity",
      owner: "Client IT lead",
      trigger: "Under 80% of a shift registered after a week",
    }),
  ),
  {
    industry: "retail",
    solutions: ["azure-migration", "hybrid-cloud"],
    only: all(
      ON_AZURE,
      any(is("solution-type", "azure-migration"), is("solution-configuration", "hybrid-azure-local")),
    ),
    text: "Tills stop during cutover of their back-end systems",
    mitigation: "Confirm tills can trade off-line for longer than the cutover, on one till first",
    owner: "Application owner",
    trigger: "The test till stops trading",
  },
  {
    industry: "retail",
    solutions: ["configuration-manager"],
    text: "Tills run a build that the payment supplier has not certified",
    mitigation: "The supplier approves each monthly build before the first store receives it",
    owner: "Application owner",
    trigger: "A month without approval",
  },
  {
    industry: "retail",
    solutions: ["certificate-services"],
    text: "A till enrolled in November or December has its certificate expire in the next peak season",
    mitigation: "Renew certificates due between November and year-end manually in October; monitor renewal by store",
    owner: "Client IT lead",
    trigger: "A till with under 90 days left on 1 October",
  },
  {
    industry: "education",
    solutions: ["azure-migration"],
    only: ON_AZURE,
    text: "Enrolment and examinations need more capacity than a quiet month showed",
    mitigation: "Size from last year's peak weeks; load-test enrolment before term",
    owner: "Architect",
    trigger: "Measurements without a peak week",
  },
  {
    industry: "education",
    solutions: ["hybrid-cloud"],
    text: "Backup and replication slow users' line during enrolment and examinations",
    mitigation: "Throttle them in working hours; measure a peak week",
    owner: "Architect",
    trigger: "Measurements without a peak week",
  },
  {
    industry: "education",
    solutions: ["microsoft-365"],
    text: "Last year's classes and accounts stay open",
    mitigation: "Close accounts with the school record; teams expire unless the owner renews",
    owner: "Client IT lead",
    trigger: "A class team without an owner in the first weeks of term",
  },
  {
    industry: "education",
    solutions: ["configuration-manager"],
    text: "Teaching rooms are not ready for the first day of term",
    mitigation:
      "Change no room in the two weeks before term; leave examination rooms until last, and keep one room on the old image",
    owner: "Client IT lead",
    trigger: "A changed room without a signed check two weeks before term",
  },
  {
    industry: "education",
    solutions: ["certificate-services"],
    text: "School devices lose campus network access when certificates become mandatory",
    mitigation:
      "Keep the former sign-in until each device type has joined in term; fit waves and hypercare to the term calendar",
    owner: "Client IT lead",
    trigger: "A device type that fails in the pilot",
  },
  {
    industry: "government",
    solutions: [
      "azure-migration",
      "microsoft-365",
      "hybrid-cloud",
      "configuration-manager",
      "certificate-services",
      "security",
    ],
    text: "A public tender is required for which the plan allows no time",
    runs: isTendered,
    mitigation: "Name the procurement route and framework agreement for each bill line before the order",
    owner: "Sponsor",
    trigger: "A bill line without a procurement route at the start",
  },
  {
    industry: "technology",
    solutions: ["azure-migration", "hybrid-cloud"],
    text: "Developers build outside the landing zone, in unmanaged subscriptions",
    mitigation:
      "Provide a subscription within a day of request; list private ones from invoices, then move or close them",
    owner: "Client IT lead",
    trigger: "An unlisted cloud services invoice",
  },
  {
    industry: "technology",
    solutions: ["microsoft-365"],
    only: any(is("current-technologies", "office-365", "teams"), is("solution-configuration", "m365-optimise")),
    text: "Customers and partners lose access when guest rules change",
    mitigation:
      "List guests by customer from the log; give their hosts two weeks' notice, with time-limited exceptions",
    owner: "Client IT lead",
    trigger: "A customer project without a named host",
  },
  {
    industry: "technology",
    solutions: ["configuration-manager"],
    text: "Developers' machines drift from the baseline because users are local administrators",
    mitigation: "Grant rights for hours rather than permanently, tested with one team; package their build tools",
    owner: "Security lead",
    trigger: "A machine off the baseline for two cycles",
  },
  {
    industry: "technology",
    solutions: ["certificate-services"],
    text: "Build pipelines stop when signing moves to the new CA",
    mitigation:
      "Move one pipeline first, with its key in hardware; keep the current certificate valid until the last has moved",
    owner: "Application owner",
    trigger: "A pipeline signing with an exported key",
  },
];

/** Weighty enough to stand beside those of the solution. */
export const SECTOR_RISKS: readonly (RiskRow & { text: string })[] = SECTOR_RISK_TEXTS.map(
  ({ industry, solutions, only, ...risk }, index) => ({
    ...risk,
    id: `SR${index + 1}`,
    likelihood: 3,
    impact: 4,
    when: all(is("industry", industry), is("solution-type", ...solutions), none(ASSESSES), ...(only ? [only] : [])),
    source: ["ej"],
  }),
);

/** By industry, the solutions whose work uses nothing of what the sector is asked for. */
export const SECTOR_UNASKED: Readonly<Partial<Record<string, readonly string[]>>> = {
  education: ["custom", "configuration-manager"], // which ask for it with other things, within the first
  manufacturing: ["azure-migration", "microsoft-365"],
  technology: ["microsoft-365"],
};

/** What is asked of a client of the sector in the first weeks, by industry option. */
export const SECTOR_REQUESTS: Readonly<Partial<Record<string, string>>> = {
  healthcare: "Clinical applications and medical devices with manufacturer, contract and approved changes",
  finance: "Register of outsourced services, and the last audit findings on IT",
  manufacturing: "Plant computers by line, with manufacturer, warranty and maintenance window",
  retail: "Stores with their tills, the payment supplier's certified builds, trading calendar",
  education: "Term and examination calendar, and the register behind pupil or student accounts",
  government: "Framework agreements and information classifications in use",
  technology: "Pipelines, source control and cloud accounts outside IT; customers' security clauses",
};
