/** What a practitioner of a sector would ask first, and what has gone wrong there before; planning assumptions. */

import { all, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { ASSESSES } from "./effort.ts";

type SectorRisk = Record<"text" | "mitigation" | "owner" | "trigger", string> & {
  industry: string;
  solutions: readonly string[];
  /** Beside sector and solution. */
  only?: Condition;
  runs?: RiskRow["runs"];
};

/** Minor units; what costs less over three years is usually ordered on three quotations. Planning assumption. */
const TENDERED_FROM = 5_000_000;
/** Currencies count as equal, because no rate is kept. */
const isTendered: RiskRow["runs"] = ({ budget }) =>
  budget.totals.reduce((sum, { threeYears }) => sum + threeYears.likely, 0) >= TENDERED_FROM;

const ON_AZURE = none(is("solution-configuration", "azure-landing-zone"));

const SECTOR_RISK_TEXTS: readonly SectorRisk[] = [
  {
    industry: "healthcare",
    solutions: ["azure-migration"],
    only: ON_AZURE,
    text: "The supplier of a clinical application does not release it for the new place",
    mitigation: "Release in writing before its wave; without one the application stays where it is",
    owner: "Application owner",
    trigger: "No release four weeks before the wave",
  },
  {
    industry: "healthcare",
    solutions: ["hybrid-cloud"],
    text: "Clinical interfaces and the image archive time out over the longer path",
    mitigation: "Both are measured over the tunnel in the pilot; what needs the ward's own network stays on it",
    owner: "Application owner",
    trigger: "A message repeated or an image slower than today",
  },
  {
    industry: "healthcare",
    solutions: ["microsoft-365"],
    text: "Findings are passed on by chat, outside the patient's record",
    mitigation:
      "Rule on what may be written in Teams in the first course; how long chats are kept is settled before the pilot",
    owner: "Sponsor",
    trigger: "A patient named in a chat of the pilot",
  },
  {
    industry: "healthcare",
    solutions: ["configuration-manager"],
    text: "A certified medical device is updated without its maker's release",
    mitigation: "Makers' lists of allowed updates by design sign-off; until then no deployment reaches the collection",
    owner: "Client IT lead",
    trigger: "A device without an entry in the list",
  },
  {
    industry: "healthcare",
    solutions: ["certificate-services"],
    text: "Medical devices fall off the wireless network when it asks for certificates",
    mitigation: "The present network runs beside it until each type of device has been tried",
    owner: "Client IT lead",
    trigger: "A type of device without a trial two weeks before the switch",
  },
  {
    industry: "finance",
    solutions: ["azure-migration", "microsoft-365", "hybrid-cloud"],
    text: "The supervisor hears of the outsourcing after data have moved",
    mitigation:
      "Whether it is material is decided by design sign-off; notice and register entry come before customer data",
    owner: "Sponsor",
    trigger: "No written classification at design sign-off",
  },
  {
    industry: "finance",
    solutions: ["configuration-manager"],
    text: "Audit finds that one person builds and starts a deployment",
    mitigation: "Building and deploying are roles in different hands, tried in the pilot",
    owner: "Security lead",
    trigger: "A deployment started by its own author",
  },
  {
    industry: "finance",
    solutions: ["certificate-services"],
    only: none(is("solution-configuration", "cert-small-single")),
    text: "Audit does not accept the evidence of a key ceremony",
    mitigation: "Audit reads the script beforehand and sends a witness; minutes are signed the same day",
    owner: "Security lead",
    trigger: "No witness named two weeks before the ceremony",
  },
  {
    industry: "manufacturing",
    solutions: ["azure-migration"],
    only: ON_AZURE,
    text: "A server of a wave turns out to talk to machines at the line",
    mitigation: "Delay to the plant is measured before the strategy is set; what machines wait for stays",
    owner: "Application owner",
    trigger: "A flow to a controller in the dependency map",
  },
  {
    industry: "manufacturing",
    solutions: ["configuration-manager"],
    text: "A line computer loses its maker's warranty by an update",
    mitigation: "List of line computers with maker and released build; their collection gets only what is on it",
    owner: "Client IT lead",
    trigger: "A line computer without an entry in the list",
  },
  {
    industry: "manufacturing",
    solutions: ["certificate-services"],
    text: "A plant device loses its certificate outside the line's maintenance window",
    mitigation: "Window of each line on record; lifetimes long enough for two windows before the end",
    owner: "Client IT lead",
    trigger: "A plant device with one window left before its certificate ends",
  },
  {
    industry: "manufacturing",
    solutions: ["hybrid-cloud"],
    text: "A maker's remote maintenance opens a second way into the plant",
    mitigation: "Ways of each maker listed in discovery; they end at the plant's own zone before the link opens",
    owner: "Security lead",
    trigger: "A modem or tunnel that nobody listed",
  },
  ...["manufacturing", "retail"].map(
    (industry): SectorRisk => ({
      industry,
      solutions: ["microsoft-365"],
      text: "People who share a terminal never finish registration for the second factor",
      mitigation: "Registration at the workplace, shift by shift, with one-time passes and a leader who vouches",
      owner: "Client IT lead",
      trigger: "Below 80% of a shift registered after a week",
    }),
  ),
  {
    industry: "retail",
    solutions: ["azure-migration", "hybrid-cloud"],
    only: ON_AZURE,
    text: "Tills stand still while what is behind them is switched",
    mitigation: "Tills sell off-line for longer than the switch takes, tried in one store first",
    owner: "Application owner",
    trigger: "The test store stops selling",
  },
  {
    industry: "retail",
    solutions: ["configuration-manager"],
    text: "Tills run a build that the payment supplier has not certified",
    mitigation: "The supplier releases build and month before the first store gets them",
    owner: "Application owner",
    trigger: "A month without a release",
  },
  {
    industry: "retail",
    solutions: ["certificate-services"],
    text: "Certificates of tills run out in peak trading",
    mitigation:
      "What ends between November and the year-end is renewed by hand in October; renewal is watched by store",
    owner: "Client IT lead",
    trigger: "A till with fewer than 90 days left on 1 October",
  },
  {
    industry: "education",
    solutions: ["azure-migration"],
    only: ON_AZURE,
    text: "Enrolment and examinations need more than was measured in a quiet month",
    mitigation: "Sizes come from the peak weeks of the last year; enrolment is load-tested before term",
    owner: "Architect",
    trigger: "A measurement without a peak week in it",
  },
  {
    industry: "education",
    solutions: ["hybrid-cloud"],
    text: "Enrolment and examinations need more of the line than a quiet week shows",
    mitigation: "Traffic of the last peak weeks is read from the edge device before the gateway is sized",
    owner: "Architect",
    trigger: "A measurement without a peak week in it",
  },
  {
    industry: "education",
    solutions: ["microsoft-365"],
    text: "Classes and accounts of the last school year stay open",
    mitigation: "Accounts close with the school record; a team expires unless its owner renews it",
    owner: "Client IT lead",
    trigger: "A class team without an owner in the first weeks of term",
  },
  {
    industry: "education",
    solutions: ["configuration-manager"],
    text: "Teaching rooms are not ready on the first day of term",
    mitigation:
      "No room is changed in the two weeks before a term; examination rooms come first, and one room keeps the old image",
    owner: "Client IT lead",
    trigger: "A changed room without a signed check two weeks before a term",
  },
  {
    industry: "education",
    solutions: ["certificate-services"],
    text: "Devices of the school drop out of the campus network when it asks for certificates",
    mitigation:
      "The former sign-in is admitted until each kind of device has joined; nothing changes in the two weeks before term",
    owner: "Client IT lead",
    trigger: "A kind of device that fails in the pilot",
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
    text: "Services, licences or equipment must be tendered, and the plan does not hold the time",
    runs: isTendered,
    mitigation: "Route of procurement and framework agreement are named for each line of the bill before the order",
    owner: "Sponsor",
    trigger: "A line without a route at the start",
  },
  {
    industry: "technology",
    solutions: ["azure-migration", "hybrid-cloud"],
    text: "Developers build beside the landing zone, in subscriptions of their own",
    mitigation: "A subscription on request within a day; private ones are listed from the invoices and moved or closed",
    owner: "Client IT lead",
    trigger: "An invoice for cloud services outside the list",
  },
  {
    industry: "technology",
    solutions: ["microsoft-365"],
    text: "Customers and partners lose access when the rules for guests change",
    mitigation: "Guests by customer listed from the log; their hosts are told two weeks ahead, exceptions have an end",
    owner: "Client IT lead",
    trigger: "A customer's project without a named host",
  },
  {
    industry: "technology",
    solutions: ["configuration-manager"],
    text: "Developers' machines drift from the baseline because their users are administrators",
    mitigation: "Rights for hours instead of for good, tried with one team; build tools are packages of the site",
    owner: "Security lead",
    trigger: "A machine outside the baseline for two cycles",
  },
  {
    industry: "technology",
    solutions: ["certificate-services"],
    text: "Build pipelines stop when signing moves to the new authority",
    mitigation: "One pipeline first, its key in hardware; the present certificate stays valid until the last has moved",
    owner: "Application owner",
    trigger: "A pipeline that signs by an exported key",
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

/** What is asked of a client of the sector in the first weeks, by industry option. */
export const SECTOR_REQUESTS: Readonly<Partial<Record<string, string>>> = {
  healthcare: "Clinical applications and medical devices with maker, contract and what the maker allows",
  finance: "Register of outsourced services, and the last audit findings on IT",
  manufacturing: "Plant computers by line, with maker, warranty and maintenance window",
  retail: "Stores with their tills, the payment supplier's certified builds, the trading calendar",
  education: "Term and examination calendar, and the register that accounts of pupils or students follow",
  government: "Route of procurement, framework agreements, and classes of information in use",
  technology: "Pipelines, source control and cloud accounts outside IT; security clauses of customers",
};
