/** Microsoft 365: licence plan, identity, tenant baseline, migration of mail and files, protection and adoption. */

import { CLOUD_PRODUCTS, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, following, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { formatAmount, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { SMTP_OFF } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { REQUIREMENTS } from "#app/features/documents/facts/requirements.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { WORKFORCE } from "#app/features/documents/facts/workforce.ts";
import { type BillRow, foundBy, type Pack, say, type Wording } from "#app/features/documents/pack.ts";
import { monthlyWeekends, planOf, rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { designDay, integrated } from "#app/features/documents/rules/risks.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, listed, people, plural, sentence } from "#app/features/documents/words.ts";
import { CONDITIONAL_ACCESS, PUPIL_ACCOUNTS } from "./conditional-access.ts";
import {
  LATER_LABELS,
  LICENCES_ALONE,
  MAIL_AT_HOME,
  MAIL_STAYS,
  MINIMAL_HYBRID,
  MIXTURE,
  OTHER_SUITE,
  OWN_STAFF,
  PRESENT,
  SETTINGS_ALONE,
  STAY,
} from "./outlines.ts";

const HYBRID = is("solution-configuration", "m365-hybrid");
const SECURE = is("solution-configuration", "m365-secure");
const OPTIMISE = is("solution-configuration", "m365-optimise");
const EXCHANGE = is("current-technologies", "exchange-server");
const HYBRID_SERVER = any(HYBRID, all(EXCHANGE, is("company-size", "enterprise"), none(OPTIMISE)));
/** A hybrid that keeps no server would do, where nobody needs the calendars of the other side for long. */
const MINIMAL = all(HYBRID, none(is("company-size", "enterprise")));
/** Mail stands on servers of the client: named, or taken to exist because a hybrid was asked for. */
const OWN_MAIL = any(EXCHANGE, HYBRID);
/** Mail comes from the servers of somebody else. */
const HOSTED = all(MAIL_MOVES, none(OWN_MAIL));
const SHAREPOINT = all(is("current-technologies", "sharepoint"), none(SHAREPOINT_ONLINE));
const CONTENT_MOVES = all(SHAREPOINT, none(OPTIMISE));
const DIRECTORY_NAMED = is("current-technologies", "active-directory");
const OWNED_NAMED = is("current-technologies", "office-365", "teams");
/** Exchange Server and SharePoint Server cannot run without Active Directory; of a small firm its accounts may stay apart from the tenant. */
const SERVER_NEEDS_IT = all(any(EXCHANGE, all(SHAREPOINT, none(OWNED_NAMED))), none(is("company-size", "small")));
/** A hybrid cannot without synchronised accounts, and nobody runs Windows servers for hundreds of people without a directory. */
const DIRECTORY = any(
  DIRECTORY_NAMED,
  HYBRID,
  SERVER_NEEDS_IT,
  all(is("current-technologies", "windows-server", "sql-server"), is("company-size", "large", "enterprise")),
);
/** A health check examines a tenant, so there is one. */
const OWNED = any(OWNED_NAMED, OPTIMISE);
/** Programs call Exchange Online today only where mail stands there; what moves is called at its old place until then. */
/** Whatever signs in by itself to send or read mail. */
const callersOf = (brief: Brief): string => {
  const systems = integrated(brief);
  return listed(["Scanners", ...(systems.length > 0 ? systems : ["programs"])]);
};
const CALLED = all(OWNED, none(MAIL_MOVES));
/** These change with their integration after the pilot, so the task of phase 2 cannot leave none behind. */
const laterCallers = (brief: Brief): string[] => [
  ...(brief.has("integration-needs", "erp") ? ["ERP systems"] : []),
  ...(brief.has("integration-needs", "custom-applications") ? ["custom applications"] : []),
];
/** What goes off between today and the first day is kept on by somebody who has access already. */
const endsUnseen = (brief: Brief): string => {
  const day = dayOfIso(SMTP_OFF);
  return day >= brief.today && day < planOf(brief).start
    ? ` Basic authentication for sending goes off there on ${formatDay(day)}, before that week: the client's administrator keeps it on until then.`
    : "";
};
/** Beside servers of one's own, some programs may send through the tenant in use already. */
const BOTH_CALLED = all(OWNED, OWN_MAIL, MAIL_MOVES);
/** Accounts may be synchronised already: there is a directory, and something in the cloud to synchronise it with. */
const SYNCHRONISED = all(DIRECTORY, OWNED);
/** Accounts stay as they are, so that a small firm moves in one weekend; with a directory the servers stand beside each other. */
const ONE_WEEKEND = all(EXCHANGE, MAIL_MOVES, none(HYBRID_SERVER, DIRECTORY));
const SIDE_BY_SIDE = all(OWN_MAIL, MAIL_MOVES, none(ONE_WEEKEND));
/** Without servers of one's own nothing joins both sides: a larger organisation moves in waves, its mail forwarded meanwhile. */
const FORWARDED = all(MAIL_MOVES, none(OWN_MAIL), is("company-size", "large", "enterprise"));
/** Azure and Power Platform stand on an Entra tenant, which then takes Microsoft 365. */
const ENTRA = all(is("current-technologies", "azure-services", "power-platform"), none(OWNED));
const SEATS = is("company-size", "small", "medium");
const SMALL = is("company-size", "small");
const LARGER = is("company-size", "large", "enterprise");
/** Few people with a server of Windows may do without a directory, and many may not have named theirs. */
const NO_DIRECTORY = all(
  any(LARGER, all(is("current-technologies", "windows-server", "sql-server"), none(EXCHANGE, SHAREPOINT))),
  none(DIRECTORY, OPTIMISE),
);
const ENTERPRISE = is("company-size", "enterprise");
const ACADEMIC = is("industry", "education");
/** The academic list has no frontline plan: who works in shifts counts as staff. */
const onF3 = (brief: Brief): number => (brief.holds(ACADEMIC) ? 0 : brief.frontline);
const onPlan = (brief: Brief): number => brief.users - onF3(brief);
const LABELS_ASKED = is("security-requirements", "data-loss-prevention", "zero-trust", "compliance", "data-encryption");
const LABELS = any(SECURE, LABELS_ASKED);
/** Loss prevention on devices and supervision of communication need the E5 class. */
const PREMIUM = any(
  SECURE,
  is("security-requirements", "data-loss-prevention"),
  all(is("security-requirements", "compliance"), is("industry", "finance", "healthcare", "government")),
);
/** Who asks for two of its three suites has a use for E5 everywhere; a health check looks for that use. */
const SUITES_ASKED = any(
  SECURE,
  all(
    is("security-requirements", "threat-protection"),
    is("security-requirements", "data-loss-prevention", "zero-trust", "identity-management"),
  ),
  all(
    is("security-requirements", "data-loss-prevention"),
    is("security-requirements", "zero-trust", "identity-management"),
  ),
);
const E5 = all(
  ENTERPRISE,
  none(ACADEMIC),
  any(OPTIMISE, all(SUITES_ASKED, none(is("primary-objective", "cost-reduction")))),
);
/** A tenant stands, and E5 is a step above what is taken to be held. */
const STEP = all(E5, OWNED, none(OPTIMISE));
const E3 = all(LARGER, none(ACADEMIC, E5));
/** Some people's data ask for the E5 class where the others hold E3; A5 where they hold A3. */
const HIGHER_ASKED = all(
  any(PREMIUM, is("security-requirements", "threat-protection", "zero-trust", "identity-management", "compliance")),
  none(OPTIMISE),
);
const SENSITIVE = all(E3, HIGHER_ASKED);
const A5_GROUP = all(ACADEMIC, HIGHER_ASKED);
/** Rights on request need Entra ID P2, which E5 contains and some plans are given for administrators. */
const RISK_BASED = is("security-requirements", "zero-trust", "identity-management");
const ELIGIBLE = any(RISK_BASED, LARGER, ACADEMIC);

/** Beside Business Premium the suites bring what E5 holds, for less. */
const SUITE = all(SEATS, PREMIUM, none(ACADEMIC, OPTIMISE));
/** Entra ID P2 is in the Defender suite. */
const BOTH_SUITES = any(SECURE, RISK_BASED);
/** A health check buys neither, and a finding is priced by the cheaper step. */
const SUITE_FOUND = all(SEATS, PREMIUM, OPTIMISE, none(ACADEMIC));
/** Labels and loss prevention alone cost less as a suite beside E3 than as E5. */
const SUITE_ON_E3 = all(SENSITIVE, PREMIUM, none(BOTH_SUITES, is("security-requirements", "threat-protection")));

/** Administrators get it as a line of its own where no plan of theirs contains it. */
const P2_LINE = all(any(RISK_BASED, LARGER), none(E5, ACADEMIC));

const plan = (brief: Brief): string =>
  brief.holds(ACADEMIC)
    ? "Microsoft 365 A3 (academic)"
    : brief.holds(E5)
      ? "Microsoft 365 E5"
      : brief.holds(LARGER)
        ? "Microsoft 365 E3"
        : "Microsoft 365 Business Premium";
const business = (brief: Brief): string =>
  onF3(brief) > 0
    ? `Business Premium for ${plural(onPlan(brief), "knowledge worker")}, F3 for ${onF3(brief) === 1 ? "one person who shares a device" : `${figure(onF3(brief))} people who share devices`}`
    : "Business Premium for everybody";
/** Licences beyond the people who need them; where the people are worked out from the licences, none is known to be. */
const surplus = (brief: Brief): number =>
  brief.people.from === "user-licences" ? 0 : Math.max(0, (brief.given("user-licences") ?? 0) - onPlan(brief));
/** What a health check returns; of the seats counted some are too many before anything is measured. */
const returned = (brief: Brief): string =>
  surplus(brief) > 0
    ? ` ${plural(surplus(brief), "licence")} of the ${figure(brief.given("user-licences") ?? 0)} held ${surplus(brief) === 1 ? "is" : "are"} more than there are people for the plan.`
    : "";
/** Seats of the main plan that no counted licence covers. */
const uncovered = (brief: Brief): number => Math.max(0, onPlan(brief) - (brief.given("user-licences") ?? 0));
/** Of the plans that are to be quoted, those that are held already cost nothing more. */
function atCommercialList(brief: Brief): string {
  const bought = uncovered(brief);
  if (bought === 0) return "";
  return ` The commercial list of E3, ${formatAmount(bought * 12 * PRICES["m365-e3"].low, "USD")} a year for ${people(bought)}, shows the order of size until then.`;
}
/** The plan of a school: what is measured first in a tenant in use, and who gets the step to A5. */
function academic(brief: Brief): string {
  const shift =
    brief.frontline > 0
      ? ` The academic list has no frontline plan: the ${brief.frontline === 1 ? "one shift worker counts" : `${figure(brief.frontline)} shift workers count`} as staff.`
      : "";
  if (brief.holds(OPTIMISE))
    return `Use is measured before anything is renewed: A3 for staff, students by the use benefit, A5 for administrators; a further step to it is a finding, and nothing is bought unseen. Seats without a sign-in for 30 days are returned.${returned(brief)}${shift}`;
  const more = returned(brief) ? `${returned(brief).slice(0, -1)}: returned at the renewal.` : "";
  return `A3 for staff, students by the use benefit, A5 for administrators${brief.holds(A5_GROUP) ? " and the people with the most sensitive data" : ""}; prices by academic quotation.${atCommercialList(brief)}${more}${shift}`;
}
/** A health check buys no seat. */
const offBill = (brief: Brief): string => {
  if (brief.holds(OPTIMISE)) return "";
  return brief.given("user-licences") === 1 ? " and comes off the bill" : " and come off the bill";
};
/** Licences that the planned numbers do not use; where nobody counted the people, the numbers may be what is wrong. */
function spare(brief: Brief): string {
  const left = surplus(brief);
  if (left === 0) return "";
  const counted = brief.given("head-count") === null ? " once the people are counted" : "";
  return `${brief.holds(OPTIMISE) ? "," : ", but for"} ${figure(left)} above the planned number, returned at the renewal${counted}`;
}
/** Where the frontline plan ends, and what is not bought twice. */
const limits = (brief: Brief): string => {
  const held = brief.given("user-licences");
  return [
    onF3(brief) > 0
      ? " F3 has no desktop Office, 2 GB of mail, no Defender for Office 365 and no loss prevention: who needs one of them is a knowledge worker."
      : "",
    held
      ? ` ${plural(held, "licence")} of the main plan ${held === 1 ? "is" : "are"} held${offBill(brief)}${spare(brief)}.`
      : held === null && brief.holds(all(OWNED, none(OPTIMISE, STEP)))
        ? " The main plan is taken to be held: it is not included in any sum."
        : "",
  ].join("");
};
const p2 = (brief: Brief): string =>
  brief.holds(P2_LINE) ? `, with Entra ID P2 for ${plural(brief.administrators, "administrator")}` : "";
/** A public body settles where its data may lie before it buys a plan. */
const cloudVariant = (brief: Brief): string =>
  !brief.has("industry", "government")
    ? ""
    : brief.jurisdiction === "us"
      ? "The cloud variant, commercial or government, is settled first: government plans have a price list of their own. "
      : "The region of the data and the authority's rules for cloud services are settled first. ";
/** Of one version nothing is to choose. */
const exchangeToday = (brief: Brief): string =>
  ownsSe(brief)
    ? `Exchange Server SE gets its newest cumulative update before the ${brief.holds(SIDE_BY_SIDE) ? "hybrid" : "move"}. ${lastServer(brief)}`
    : lastServer(brief);
/** Uninstalling the last server removes the mail attributes of synchronised accounts. */
const lastServer = (brief: Brief): string =>
  brief.holds(HYBRID_SERVER)
    ? "One Exchange SE server stays while accounts are synchronised from Active Directory: it manages the mail attributes and holds no mailbox; from the retirement in phase 4 on it is no longer published to the internet. Once nothing relays through it, it may be switched off, never uninstalled: the Exchange Management Tools then do its work from any computer of the domain."
    : brief.holds(DIRECTORY)
      ? "The last server is switched off and not uninstalled while accounts are synchronised from Active Directory, because uninstalling removes the mail attributes. Recipients are then managed with the Exchange Management Tools."
      : "The last server is uninstalled in the ordinary way once no mailbox, connector or relay uses it.";
/** What the highest plan is for, and what the lower one would cost. */
function e5(brief: Brief): string {
  const yearly = (seats: number, price: "m365-e3" | "m365-e5" | "e3-to-e5"): number => seats * 12 * PRICES[price].low;
  const mixed = yearly(onPlan(brief) - sensitive(brief), "m365-e3") + yearly(sensitive(brief), "m365-e5");
  return [
    `E5 for ${onF3(brief) > 0 ? "knowledge workers, F3 where people share devices" : "everybody"}: risk-based sign-in (CA08, CA09), the audit log for a year${brief.holds(LABELS) ? ", labels that apply themselves" : ""} and the protection suites in place of separate products.`,
    brief.holds(STEP)
      ? `${brief.given("user-licences") === null ? "E3 is taken to be held: the step" : "The step from E3"} is ${formatAmount(yearly(onPlan(brief), "e3-to-e5"), "USD")} a year at list price, ${formatAmount(yearly(sensitive(brief), "e3-to-e5"), "USD")} for the ${people(sensitive(brief))} with the most sensitive data alone, and nothing where E5 is held already.`
      : `At list price ${formatAmount(yearly(onPlan(brief), "m365-e5"), "USD")} a year; E3 with E5 for the ${people(sensitive(brief))} with the most sensitive data would be ${formatAmount(mixed, "USD")}.`,
  ].join(" ");
}
/** What the sponsor pays for giving the highest plan to those without sensitive data too, where the plan is bought. */
const aboveMixed = (brief: Brief): string =>
  brief.holds(all(E5, none(STEP, OWNED, ACADEMIC))) && (brief.given("user-licences") ?? 0) === 0
    ? `, which costs ${formatAmount((onPlan(brief) - sensitive(brief)) * 12 * (PRICES["m365-e5"].low - PRICES["m365-e3"].low), "USD")} a year more at list price than E3 with E5 for ${people(sensitive(brief))}`
    : "";
/** What the lower plan is enough for, and what the highest would cost beside it. */
function e3(brief: Brief): string {
  const yearly = (seats: number, price: "e3-to-e5" | "e3-purview" = "e3-to-e5"): string =>
    formatAmount(seats * 12 * PRICES[price].low, "USD");
  const isSuite = brief.holds(SUITE_ON_E3);
  const group = brief.holds(SENSITIVE)
    ? `, ${isSuite ? "the Purview suite beside it" : "the step to E5"} for ${people(sensitive(brief))} with the most sensitive data (${forHighest(brief)})`
    : "";
  const all = onF3(brief) > 0 ? "all knowledge workers" : "everybody";
  return [
    `E3 for ${onF3(brief) > 0 ? "knowledge workers, F3 for shift workers" : "everybody"}${group}${p2(brief)}.`,
    ...(group
      ? [
          `The ${isSuite ? "suite" : "step"} costs ${yearly(sensitive(brief), isSuite ? "e3-purview" : "e3-to-e5")} a year at list price.`,
        ]
      : []),
    `E5 for ${all} would be ${yearly(onPlan(brief))} a year above E3, ${group ? "most of it for functions that the others do not use" : "and nothing that was asked for needs it"}.`,
  ].join(" ");
}
/** The commercial list is orientation only where academic plans apply. */
const here =
  (text: string) =>
  (brief: Brief): string =>
    brief.holds(ACADEMIC) ? "orientation only" : text;
const suiteFor = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? "a finding where data ask for it" : "for the sensitive group";
const suite = (brief: Brief): string => (brief.holds(BOTH_SUITES) ? "Defender and Purview suites" : "Purview suite");
const suitePrice = (brief: Brief): "bp-suites" | "bp-purview" =>
  brief.holds(BOTH_SUITES) ? "bp-suites" : "bp-purview";
/** What the people on the highest plan get set up, and so what it is bought for. */
const highest = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "A5" : brief.holds(any(SUITE, SUITE_ON_E3)) ? "the Purview suite" : "E5";
const forHighest = (brief: Brief): string =>
  listed([
    ...(brief.holds(PREMIUM) ? ["automatic labels", "loss prevention on devices"] : []),
    ...(brief.holds(any(BOTH_SUITES, all(LARGER, none(SUITE_ON_E3)))) ? ["risk-based sign-in"] : []),
    ...(brief.holds(all(LARGER, is("security-requirements", "threat-protection")))
      ? ["detection and response on devices"]
      : []),
    ...(brief.holds(all(is("security-requirements", "compliance"), none(PREMIUM))) ? ["a year of audit log"] : []),
  ]);
/** What is bought beside the main plan, and for how many. */
const besidePlan = (brief: Brief): string => {
  const group = people(sensitive(brief));
  const beside = [
    ...(onF3(brief) > 0 ? [`F3 for ${plural(onF3(brief), "shift worker")}`] : []),
    ...(brief.holds(any(SUITE, SUITE_ON_E3))
      ? [`the ${suite(brief)} for ${group}`]
      : brief.holds(SENSITIVE)
        ? [`the step to E5 for ${group}`]
        : []),
  ];
  return beside.length > 0 ? `, with ${listed(beside)}` : "";
};
/** A fifth of the knowledge workers handle the most sensitive data. */
const sensitive = (brief: Brief): number => Math.ceil(onPlan(brief) / 5);
/** People are called knowledge workers only beside shift workers. */
const fifth = (brief: Brief): string => `a fifth of the ${onF3(brief) > 0 ? "knowledge workers" : "users"}`;
/** Of them, those whose E3 is held: they are bought the step alone. */
const stepped = (brief: Brief): number =>
  brief.holds(OWNED) ? sensitive(brief) : Math.min(sensitive(brief), brief.given("user-licences") ?? 0);
/** The others, who hold nothing and are bought E5 as a whole. */
const onWholeE5 = (brief: Brief): number =>
  brief.holds(all(SENSITIVE, none(SUITE_ON_E3))) ? sensitive(brief) - stepped(brief) : 0;
/** Where the shift works, and what its sign-in has to bear there. */
const SHIFT = [
  [
    "healthcare",
    " Ward workstations are opened by key and locked, not signed out, between two patients; the key goes with the person from ward to ward.",
  ],
  [
    "manufacturing",
    " On the line, where phones are often forbidden and gloves are worn, the key stays with the person; terminals that only show a machine have no account of a person.",
  ],
  [
    "retail",
    " Accounts of seasonal staff are disabled at the end of the season, and their F3 seats returned; tills keep the sign-in of the till system.",
  ],
] as const;
/** What the conflicts among the answers say that the client names: services in use, and the tenant of licences. */
function servicesAsked(brief: Brief): string {
  if (brief.holds(CLOUD_PRODUCTS)) return "";
  const asked = [
    ...(brief.has("cloud-maturity", "significant", "cloud-first") ? ["cloud services in use"] : []),
    ...(brief.given("user-licences") ? ["the tenant in which the licences held stand, if any"] : []),
  ];
  return asked.length > 0 ? sentence(listed(asked)) : "";
}
/** Computers that one engineer enrols in a day, each with a profile of its own. */
const ENROLLED_A_DAY = 40;
/** Left as it is, the guard of a smaller organisation would let all its accounts go in one run. */
const DELETIONS_ALLOWED = 500;
const deletionGuard = (brief: Brief): string =>
  brief.users <= DELETIONS_ALLOWED
    ? ` The guard against accidental deletion is lowered from ${DELETIONS_ALLOWED} objects in one run, more than there are people, to ${Math.max(5, Math.ceil(brief.users / 10))}.`
    : "";
/** The pilot's mailboxes first, then the rest. */
const pilot = (brief: Brief): number =>
  Math.min(brief.users, Math.max(2, Math.ceil(brief.users / 20), Math.min(5, Math.ceil(brief.users / 4))));
const batches = (brief: Brief): number =>
  brief.holds(ONE_WEEKEND) ? 1 : Math.ceil(pilot(brief) / 100) + Math.ceil((brief.users - pilot(brief)) / 100);
/** At a shared computer where no phone may lie, everybody of the shift signs in by key; a health check counts them first. */
const KEY_EACH = all(is("industry", "healthcare", "manufacturing"), none(OPTIMISE));
const keyFormula = (brief: Brief): string => {
  if (brief.frontline === 0) return "2 × administrators + 2 break-glass";
  return `2 × administrators + 2 break-glass + 1 for each ${brief.holds(KEY_EACH) ? "" : "tenth "}shift worker`;
};
const shiftFactor = (brief: Brief): string => {
  if (brief.holds(KEY_EACH))
    return "A security key for each of them, and their own phone beside it where they agree to it.";
  const planned = brief.holds(OPTIMISE)
    ? ". One in ten get theirs here; the audit counts how many more there must be before the enforcement."
    : ", planned for one in ten and counted in the pilot.";
  return `The worker's own phone where they agree to it; a security key for everybody else${planned}`;
};
const keys = (brief: Brief): number =>
  brief.administrators * 2 + 2 + (brief.holds(KEY_EACH) ? brief.frontline : Math.ceil(brief.frontline / 10));
/** What is bought for shared devices is no second factor until its holder has registered it. */
const keysHandedOut = (brief: Brief): string => (brief.frontline > 0 ? ", keys of shift workers registered" : "");
const policiesInStages = (brief: Brief): string =>
  `Policies in force for the pilot group, report-only for the others, effects read${brief.holds(ACADEMIC) ? ", rules for pupils set" : ""}`;
/** Planning figure: 8 GB a mailbox, 5 GB of files a user; F3 holds 2 GB of each. */
const F3_GB = 2;
const mailGb = (brief: Brief): number => brief.given("mail-volume") ?? onPlan(brief) * 8 + onF3(brief) * F3_GB;
const fileGb = (brief: Brief): number => brief.given("file-volume") ?? onPlan(brief) * 5 + onF3(brief) * F3_GB;
/** Planning figure: computers that copy file shares side by side. */
const COPYING_AGENTS = { small: 1, medium: 1, large: 2, enterprise: 4 };
/** What is assumed of the volumes that were not given. */
function planned(brief: Brief): string {
  const kinds = [
    { what: "Mailboxes", each: 8, gb: mailGb(brief), given: brief.given("mail-volume") },
    { what: "Files", each: 5, gb: fileGb(brief), given: brief.given("file-volume") },
  ].filter(({ given }) => given === null);
  const people =
    onF3(brief) > 0
      ? `knowledge worker, at most 2 GB${kinds.length > 1 ? " of each" : ""} for a shift worker, since F3 holds no more`
      : "user";
  const averages = kinds.map(
    ({ what, each }, place) => `${place ? what.toLowerCase() : what} ${place ? "" : "average "}${each} GB`,
  );
  return `${listed(averages)} for each ${people}: ${figure(kinds.reduce((sum, { gb }) => sum + gb, 0))} GB in all.`;
}
const volume = (brief: Brief, perKnowledge: number): string =>
  onF3(brief) > 0
    ? `${perKnowledge} GB × ${figure(onPlan(brief))} + ${F3_GB} GB × ${figure(onF3(brief))}`
    : `${perKnowledge} GB × ${figure(brief.users)}`;

/** Nights in which copies may run: the first weeks of the rollout are those of the messages and courses. */
const copyNights = (brief: Brief): number => 7 * Math.max(1, rolloutWeeks(brief) - 2);

/** Mail of a hosted provider does not cross the client's line. */
const lineHours = (brief: Brief): number =>
  Math.ceil(((brief.holds(all(MAIL_MOVES, OWN_MAIL)) ? mailGb(brief) : 0) + fileGb(brief)) * (8000 / 50 / 3600));

/** Space beyond that of the plans, a GB and month. */
const SPACE_CENTS = 20;
const LINE_MBPS = 100;
const lineNights = (brief: Brief): number => Math.ceil(lineHours(brief) / 10);
/** The line on which the copies end within the rollout. */
const lineMbps = (brief: Brief): number => Math.max(1, Math.ceil(lineNights(brief) / copyNights(brief))) * LINE_MBPS;

const perUser = (brief: Brief, perKnowledge: number): string =>
  onF3(brief) > 0
    ? `${perKnowledge} GB × knowledge workers + ${F3_GB} GB × shift workers, all that F3 holds (planning figure)`
    : `${perKnowledge} GB × users (planning figure)`;

/** Who needs proof files what the baseline shows. */
const filed = (brief: Brief): string =>
  brief.holds(any(SECURE, is("security-requirements", "compliance")))
    ? "; exports and baseline reports are filed in the evidence register"
    : "";
const beforeMail = (brief: Brief): string => (brief.holds(MAIL_MOVES) ? "before the switch" : "phase 2");

/** Servers of one of these versions may be found: the oldest was not named, or is not newer. */
const mayRun = (brief: Brief, ...oldest: string[]): boolean => {
  const version = brief.known("exchange-version");
  return version === null || oldest.includes(version);
};

/** No server is older than Subscription Edition: the hybrid is built on one that is there. */
const ownsSe = (brief: Brief): boolean => brief.detail("exchange-version") === "se";

/** The present provider or server is left in one step, on a day of the change window that the client named. */
const inEvenings = (brief: Brief): boolean => brief.detail("change-window") === "evenings";
const switchDay = (brief: Brief): string => (inEvenings(brief) ? "evening" : "weekend");

/** A month between two weekends makes each of them large, or leaves none for the policies: it is said before the design is signed. */
const eachWeekend = (brief: Brief): string => {
  const held = monthlyWeekends(brief);
  const rest = brief.users - pilot(brief);
  if (!isMonthly(brief)) return "";
  if (held === 1)
    return " The rollout may hold only one weekend of the change window, on which the mailboxes move: a second, for the access policies, is asked for at design sign-off.";
  return rest <= 100 || brief.holds(none(SIDE_BY_SIDE, FORWARDED))
    ? ""
    : ` The rollout holds ${held} weekends of the change window, so that some ${figure(Math.ceil(rest / held / 10) * 10)} mailboxes move on each.`;
};

/** One step for everybody: the rollout holds no second weekend of the change window. */
const hasOneWeekend = (brief: Brief): boolean => isMonthly(brief) && monthlyWeekends(brief) === 1;

const batchTime = (brief: Brief): string =>
  atWeekends(brief) ? "on the weekends of the change window" : "in the evening";

/** Less may be lost than a backup run a few times a day keeps. */
const often = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");

/** Microsoft's own backup is quoted by the volume. */
const ownBackup = (brief: Brief): boolean => often(brief) && !brief.holds(OPTIMISE);
/** Sentences on the loss that was given. */
const OFTEN_KEPT = (brief: Brief): string =>
  brief.holds(OPTIMISE)
    ? HELD_AGAINST
    : "Microsoft's own backup, billed by volume, keeps the last hours, beside that of a third party";
const KEPT = (brief: Brief): string =>
  brief.holds(OPTIMISE)
    ? HELD_AGAINST
    : "The third-party backup runs a few times a day and loses no more than 12 hours";
const HELD_AGAINST = "The backup in use is held against it; a longer gap is a finding";

const method = (brief: Brief): string => {
  if (!brief.holds(any(EXCHANGE, HYBRID))) return "native or IMAP migration from the present provider";
  if (brief.holds(HYBRID) || brief.users > 2000)
    return brief.users > 2000 ? "full hybrid with Exchange Server SE" : "hybrid configuration with move requests";
  return brief.holds(ONE_WEEKEND)
    ? `cutover over one ${switchDay(brief)}`
    : "minimal hybrid configuration with move requests";
};

/** What the highest plan of a few is bought for, in the words of the questions too. */
const SENSITIVE_NEED = "labels, data loss prevention, audit, compliance (GDPR, HIPAA, etc.)";
/** What an alert on the break-glass accounts is raised from. */
const LOG_LINE = "Log workspace for the sign-in log";
/** Where nobody needs the E5 class, what it carries is bought as E3. */
const HIGHER_PLANS = [
  "Microsoft 365 E5",
  "Microsoft 365 E5 for the sensitive group",
  "Step from Microsoft 365 E3 to E5",
  "Step from E3 to E5 for the sensitive group",
  "Purview suite for the sensitive group",
  "Defender and Purview suites for the sensitive group",
  "Step to Microsoft 365 A5 for the sensitive group and administrators, academic",
  "Step to Microsoft 365 A5 for administrators, academic",
];
const HYBRID_LINES = ["Windows Server 2025 Standard for Exchange Server SE", "Exchange Server SE, hybrid server"];
const ADMINISTRATORS_P2 = "Entra ID P2 for administrators";
const GATEWAY_LICENCES = "Windows Server 2025 Standard for the data gateway";
const asE3 = (brief: Brief): number =>
  brief.holds(none(OWNED, ACADEMIC)) ? (brief.holds(E5) ? uncovered(brief) : onWholeE5(brief)) : 0;
/** Who gets sign-in and device management beside what is used today: the suite of both costs less than its parts. */
const unsuited = (brief: Brief): number => (brief.holds(any(OWNED, ACADEMIC)) ? 0 : brief.users);
/** Plans that are in no sum of the first option are in none of the others. */
const unpricedPlans = (brief: Brief): string[] => [
  ...(brief.holds(OWNED) ? ["the Microsoft plans that are probably owned"] : []),
  ...(brief.holds(all(ACADEMIC, none(OWNED))) ? ["plans, by academic quotation"] : []),
];
const SIGN_IN = [{ price: "ems-e3", quantity: unsuited, kind: "monthly" }] as const;

/** Days a year of somebody who knows the list, where the client's own team works through it. */
const adviceDays = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? 48 : brief.holds(LARGER) ? 24 : brief.holds(is("company-size", "medium")) ? 12 : 6;

/** What other suites carry in their higher plans only. */
const UNDER_WATCH = is("security-requirements", "data-loss-prevention", "zero-trust");
const LOSS_PREVENTION = is("security-requirements", "data-loss-prevention");
function lackOfOthers(brief: Brief): string {
  const loss = "its plans at this price carry no loss prevention";
  if (brief.holds(LOSS_PREVENTION)) return `${loss}, and it was asked for`;
  if (brief.holds(SECURE)) return `${loss}, which the chosen configuration puts in force`;
  return "its plans at this price set no condition on devices, and Zero Trust was asked for";
}
/** Loss prevention of the tenant does not reach mailboxes elsewhere. */
const MAIL_UNPROTECTED = {
  when: LOSS_PREVENTION,
  why: "loss prevention of the tenant does not reach mail that stays elsewhere, and it was asked for",
};

function diagram(brief: Brief): Diagram {
  const premises: { id: string; label: string; note?: string }[] = [];
  const edges: DiagramEdge[] = [];
  const cloud = [
    { id: "entra", label: "Entra ID", note: "Conditional Access" },
    { id: "exo", label: "Exchange Online" },
    { id: "spo", label: "SharePoint, OneDrive, Teams" },
    { id: "intune", label: "Intune" },
  ];
  if (brief.holds(DIRECTORY)) {
    premises.push(
      { id: "ad", label: "Active Directory" },
      { id: "sync", label: "Synchronisation", note: "agent, outbound only" },
    );
    edges.push(
      { from: "ad", to: "sync", label: "accounts" },
      { from: "sync", to: "entra", label: "HTTPS 443, password hash synchronisation" },
    );
  }
  if (brief.holds(any(EXCHANGE, HYBRID))) {
    premises.push({
      id: "exchange",
      label: "Exchange Server",
      note: brief.holds(MAIL_MOVES)
        ? brief.holds(HYBRID_SERVER)
          ? "one SE server stays for management"
          : "switched off after the move"
        : "not moved here",
    });
    edges.push({
      from: "exchange",
      to: "exo",
      label: brief.holds(MAIL_MOVES) ? `${method(brief)}, HTTPS 443, SMTP 25` : "mail, SMTP 25",
    });
  }
  if (brief.holds(CONTENT_MOVES)) {
    premises.push({ id: "sharepoint", label: "SharePoint Server" });
    edges.push({ from: "sharepoint", to: "spo", label: "migration tool, HTTPS 443" });
  }
  const moves = brief.holds(HOSTED);
  if (moves || (premises.length === 0 && !brief.holds(OPTIMISE))) {
    premises.push({ id: "provider", label: moves ? "Mail and files today" : "Files today" });
    if (moves) edges.push({ from: "provider", to: "exo", label: "mail, HTTPS 443 or IMAP 993" });
    edges.push({ from: "provider", to: "spo", label: "files, HTTPS 443" });
  }
  const zones: DiagramZone[] = [
    ...(premises.length > 0 ? [{ title: "Today", nodes: premises }] : []),
    { title: "Microsoft 365 tenant", nodes: cloud },
    {
      title: "People",
      nodes: [
        { id: "users", label: "Users", note: `${figure(brief.users)} planned` },
        { id: "devices", label: "Devices", note: `${figure(brief.devices)} planned` },
      ],
    },
  ];
  edges.push(
    { from: "users", to: "entra", label: "sign-in with a second factor" },
    { from: "devices", to: "intune", label: "enrolment, compliance" },
    { from: "intune", to: "entra", label: "device state as a condition" },
    { from: "entra", to: "exo", label: "access" },
    { from: "entra", to: "spo", label: "access" },
  );
  if (brief.holds(LABELS)) {
    zones.push({ title: "Protection", nodes: [{ id: "purview", label: "Purview labels and policies" }] });
    edges.push(
      { from: "purview", to: "exo", label: "labels, loss prevention, retention" },
      { from: "purview", to: "spo", label: "labels, loss prevention, retention" },
    );
  }
  return { zones, edges };
}

/** Knowledge workers beyond the licences of the main plan that the client counted. */
const unlicensed = (brief: Brief): number =>
  Math.max(0, onPlan(brief) - (brief.given("user-licences") ?? onPlan(brief)));
/** Seats of Business Premium from which on its limit of 300 is of concern. */
const isNearLimit = (brief: Brief): boolean => onPlan(brief) >= 200;
/** A health check buys no seat: it lists those that are held. */
const seats = (brief: Brief): number => (brief.holds(OPTIMISE) ? onPlan(brief) - unlicensed(brief) : onPlan(brief));
/** A health check lists the licences that are held, be they fewer than the people. */
const seatsCounted = (formula: Wording): Wording => {
  const held = foundBy("user-licences", formula);
  return (brief) => say(brief.holds(OPTIMISE) && unlicensed(brief) > 0 ? held : formula, brief);
};
/** Who counts fewer licences than the plan needs holds no others for the shift. */
const buysPlans = (brief: Brief): boolean =>
  (brief.given("user-licences") ?? onPlan(brief)) < onPlan(brief) && !brief.holds(OPTIMISE);
const FRONTLINE: BillRow = {
  item: "Microsoft 365 F3",
  quantity: (brief) => onF3(brief),
  formula: foundBy("shift-workers", "40% of users in sectors with shift work"),
  price: "m365-f3",
  kind: "monthly",
  requirement: "plan",
  when: none(ACADEMIC),
  source: ["m365-price"],
};

/** From 50 people on half a day is not enough for a dozen policies, for two servers, or for what waits for owners. */
const WHOLE_DAY = { small: 0, medium: 1, large: 1, enterprise: 1 };
const wholeDay = ({ size }: Brief): number => WHOLE_DAY[size];
/** A restore, a report and figures that tools print. */
const MOST_CLOSING_DAYS = { small: 1, medium: 2, large: 3, enterprise: 5 };

export const MICROSOFT_365: Pack = {
  id: "microsoft-365",
  noun: "Microsoft 365 project",
  deliverable: (brief) =>
    brief.holds(OPTIMISE)
      ? `a health check of the Microsoft 365 tenant of ${plural(brief.users, "user")}, which brings its settings to a published baseline, matches licences to people, puts sharing and application consent in order, and shows the difference by a second measurement`
      : `${brief.holds(OWNED) ? "the Microsoft 365 tenant in use" : "a Microsoft 365 tenant"} for ${plural(brief.users, "user")}${onF3(brief) > 0 ? `, ${figure(onPlan(brief))} of them on ${plan(brief)} and ${plural(onF3(brief), "shift worker")} on F3` : ` on ${plan(brief)}`}, ${brief.holds(OWNED) ? "brought to a published baseline" : "secured before the first user arrives"}${brief.holds(MAIL_MOVES) ? `, with mail moved through a ${method(brief)}` : ""}${brief.holds(SECURE) ? ", and with labels, loss prevention and retention in force" : ""}`,
  situation: (brief) =>
    brief.holds(OWNED_NAMED)
      ? "Microsoft 365 or Teams is in use already, so the work begins with what is there."
      : brief.holds(OPTIMISE)
        ? "A tenant is taken to exist, although none was named; its settings, seats and sharing have not been measured."
        : brief.holds(EXCHANGE)
          ? `Mail is on Exchange Server${ownsSe(brief) ? " SE, the one version that still gets updates" : ", of which only SE still gets updates"}.`
          : "",
  scope: {
    inside: [
      { text: "Licence plan for each kind of user", by: "licence plan" },
      { text: "Tenant baseline step by step, measured before and after", by: "baseline report after" },
      { text: "Identity: synchronisation and sign-in", by: "synchronisation", when: DIRECTORY },
      { text: "Conditional Access from report-only to enforced", by: "enforcement of access policies" },
      {
        text: "Mail migration in batches, ending with the switch of the MX record",
        by: "mailboxes and mail switch",
        when: any(SIDE_BY_SIDE, FORWARDED),
      },
      {
        text: "All mailboxes moved in one step, with the switch of the MX record",
        by: "mailboxes and mail switch",
        when: all(MAIL_MOVES, none(SIDE_BY_SIDE, FORWARDED)),
      },
      { text: "SharePoint content", by: "SharePoint Server content", when: CONTENT_MOVES },
      { text: "File migration to OneDrive and SharePoint", by: "files to OneDrive", when: none(OPTIMISE) },
      {
        text: "Device enrolment and compliance, with the Office of the plan in place of older versions",
        by: "devices enrolled",
        when: none(OPTIMISE),
      },
      { text: "Compliance of the devices that are enrolled", by: "device compliance", when: OPTIMISE },
      { text: "Unused seats, guests, sharing and consents put in order", by: "clean-up of guests", when: OPTIMISE },
      { text: "Labels, loss prevention and retention", by: "labels, loss prevention and retention", when: LABELS },
      { text: "Adoption: champions, courses, messages", by: "training of users", when: none(SMALL) },
      { text: "Messages and a course for users", by: "training of users", when: SMALL },
    ],
    outside: [
      "Telephony and porting of numbers",
      (brief) =>
        brief.holds(
          all(is("primary-objective", "innovation", "digital-transformation", "productivity"), none(OPTIMISE)),
        )
          ? "Copilot, which finds whatever people are allowed to open: its licences wait for the first sharing report"
          : "",
      (brief) =>
        brief.detail("deadline-reason") === "merger"
          ? "A tenant of the other side of the merger: a domain can stand in one tenant only, so its mail and accounts move in a project of their own"
          : "",
      (brief) =>
        brief.holds(all(OPTIMISE, any(EXCHANGE, SHAREPOINT)))
          ? `Moves from ${listed([...(brief.holds(EXCHANGE) ? ["Exchange Server"] : []), ...(brief.holds(SHAREPOINT) ? ["SharePoint Server"] : [])])}`
          : "",
      "Rewriting of workflows and forms",
      "Contents of old backups, journals and archives of third parties",
      (brief) =>
        WORKFORCE.some(({ country }) => country === brief.client.country)
          ? "Negotiation with those who represent staff"
          : "",
    ],
  },
  options: [
    {
      name: "Baseline and licences together",
      when: OPTIMISE,
      description: "Settings brought to the baseline, seats matched to people, a second measurement",
      against: "Two kinds of change at once, both felt by the pilot group",
      scores: {
        productivity: 4,
        "enhance-security": 5,
        "remote-work": 4,
        "digital-transformation": 4,
        "compliance-objective": 5,
        scalability: 4,
        innovation: 4,
        run: 4,
      },
      source: ["m365-price", "scuba", "ej"],
    },
    {
      name: "Licences alone",
      outline: LICENCES_ALONE,
      when: OPTIMISE,
      description: "Seats matched to people before the renewal; settings stay as they are",
      against: "Sharing, consents and sign-in stay unmeasured",
      cannot: {
        when: is("security-requirements", ...REQUIREMENTS.map(({ id }) => id)),
        why: "it changes no setting, and security requirements were chosen",
      },
      estimate: {
        days: 40,
        weeks: 60,
        keeps: { but: ["Security keys", LOG_LINE, ADMINISTRATORS_P2, GATEWAY_LICENCES] },
        lines: [],
        without: "the settings, which stay as found",
      },
      scores: {
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 2,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 2,
        run: 2,
      },
      source: ["m365-price", "ej"],
    },
    {
      name: "Settings alone",
      outline: SETTINGS_ALONE,
      when: OPTIMISE,
      description: "Baseline, sharing and consents; the licences stay until the renewal",
      against: "Unused seats go on being paid for",
      cannot: {
        when: is("primary-objective", "cost-reduction"),
        why: "it returns no seat, and lower cost is an objective",
      },
      estimate: {
        days: 75,
        weeks: 80,
        keeps: { but: [] },
        lines: [],
        without: "seats that nobody uses, which stay in the bill",
      },
      scores: {
        productivity: 3,
        "enhance-security": 5,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 4,
        scalability: 3,
        innovation: 3,
        run: 4,
      },
      source: ["scuba", "ej"],
    },
    {
      name: "Own staff with the recommendations of Secure Score",
      outline: OWN_STAFF,
      when: OPTIMISE,
      description:
        "Two workshops to begin with; the client's team works through the list, with days of advice each year",
      against: "No second pair of eyes, and no date by which the list is done",
      estimate: {
        days: 15,
        weeks: 150,
        keeps: { but: [] },
        lines: [{ price: "operations-day", quantity: adviceDays, kind: "yearly" }],
        without: "the days of the client's own team",
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 2,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 2,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Microsoft 365 as chosen",
      when: none(OPTIMISE),
      description: (brief) =>
        [
          `${plural(brief.users, "user")} on ${plan(brief)}${onF3(brief) > 0 ? " and F3" : ""}, baseline first`,
          ...(brief.holds(MAIL_MOVES) ? [`mail by ${method(brief)}`] : []),
          ...(brief.holds(SECURE) ? ["labels and loss prevention in force"] : []),
        ].join("; "),
      against: "Monthly price for each user; dependence on one provider",
      scores: {
        productivity: 5,
        "enhance-security": 5,
        "remote-work": 5,
        "digital-transformation": 5,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 5,
        run: 4,
      },
      shifts: [{ when: HYBRID_SERVER, criterion: "run", by: -1 }], // a server to patch for good
      source: ["m365-price", "ej"],
    },
    {
      name: "Baseline now, labels and loss prevention later",
      outline: LATER_LABELS,
      when: SECURE,
      description: "Sign-in, devices and sharing brought to the baseline; data are classified in a second project",
      against: "Files go out unmarked until then; the second project has to learn the tenant again",
      cannot: {
        when: LABELS_ASKED,
        why: "it leaves labels, loss prevention and retention to a second project, and the security requirements ask for them now",
      },
      estimate: {
        days: 65,
        weeks: 75,
        keeps: { but: HIGHER_PLANS },
        lines: [{ price: "m365-e3", quantity: asE3, kind: "monthly" }],
        without: "labels, loss prevention and retention, and the step of licences that they need",
      },
      scores: {
        productivity: 4,
        "enhance-security": 3,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 2,
        scalability: 4,
        innovation: 3,
        run: 4,
      },
      source: ["scuba", "ej"],
    },
    {
      name: "Protection by products of third parties",
      outline: MIXTURE,
      when: any(SECURE, all(LOSS_PREVENTION, none(OPTIMISE))),
      description: "Mail filter, loss prevention and device management from other makers beside the base plan",
      against: "Each product has rules and alerts of its own; labels do not travel with the file",
      estimate: {
        days: 115,
        weeks: 110,
        keeps: { but: HIGHER_PLANS },
        lines: [
          { price: "m365-e3", quantity: asE3, kind: "monthly" },
          { price: "third-party-security", quantity: (brief) => brief.devices, kind: "monthly" },
          { price: "operations-day", quantity: 12, kind: "yearly" },
        ],
        without: "licences for loss prevention and device management of other makers, by quotation",
      },
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 2,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Minimal hybrid, no server kept",
      outline: MINIMAL_HYBRID,
      when: MINIMAL,
      description: "The same tenant; mailboxes moved in a few weeks, the last Exchange server switched off",
      against: "Calendars are not seen from the other side while mailboxes move",
      estimate: {
        days: 95, // a server less to build, more help while teams move close together
        weeks: 100,
        keeps: { but: HYBRID_LINES },
        lines: [],
      },
      // the same tenant in the end; meetings suffer while mailboxes move
      scores: {
        productivity: 4,
        "enhance-security": 5,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 5,
        run: 4,
      },
      source: ["exo-mig", "ej"],
    },
    {
      name: "Exchange Server SE in hybrid",
      outline: MAIL_AT_HOME,
      when: all(OWN_MAIL, none(OPTIMISE, SECURE)),
      description: "Mail stays on own servers, teamwork in the cloud",
      against: "Servers to patch each month, two systems to secure",
      cannot: MAIL_UNPROTECTED,
      estimate: {
        days: 110,
        weeks: 110,
        keeps: { but: HYBRID_LINES },
        lines: [
          { price: "windows-standard", quantity: (brief) => (brief.holds(LARGER) ? 4 : 2), kind: "one-off" },
          { price: "operations-day", quantity: 12, kind: "yearly" },
        ],
        without: "Exchange Server SE with its subscription or Software Assurance, and client access licences",
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 4,
        scalability: 2,
        innovation: 2,
        run: 1,
      },
      source: ["exo-ews", "ej"],
    },
    {
      name: "Mail stays where it is",
      outline: MAIL_STAYS,
      when: none(OWN_MAIL, OPTIMISE, SECURE),
      description: "Sign-in, devices, files and teamwork in the tenant; mailboxes stay with the present provider",
      against: "Two services to secure and two bills; calendars are not shared between them",
      cannot: MAIL_UNPROTECTED,
      estimate: {
        days: 75,
        weeks: 85,
        keeps: { but: ["Mailbox migration tool"] },
        lines: [],
        without: "the present provider's price, which goes on",
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 3,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Stay and harden",
      outline: STAY,
      when: all(OWN_MAIL, none(OPTIMISE, SECURE, LOSS_PREVENTION)),
      description: "Exchange raised to SE on new servers, better sign-in",
      against: "The work is wasted once the move comes",
      estimate: {
        days: 35,
        weeks: 60,
        keeps: ["Security keys"],
        lines: [
          { price: "windows-standard", quantity: (brief) => (brief.holds(LARGER) ? 4 : 2), kind: "one-off" },
          ...SIGN_IN,
          { price: "operations-day", quantity: 8, kind: "yearly" },
        ],
        without: (brief) =>
          [
            "Exchange Server SE with its subscription, client access licences, a supported Office",
            ...unpricedPlans(brief),
          ].join("; "),
      },
      scores: {
        productivity: 2,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 1,
        "compliance-objective": 2,
        scalability: 2,
        innovation: 1,
        run: 2,
      },
      shifts: [{ when: OWNED, criterion: "productivity", by: 1 }],
      source: ["eol", "ej"],
    },
    {
      name: "Present systems, better sign-in",
      outline: PRESENT,
      when: none(OWN_MAIL, OPTIMISE, SECURE, LOSS_PREVENTION),
      description: "A second factor and managed devices for what is used today",
      against: "Mail, files and devices keep rules of their own; the work is wasted once the move comes",
      estimate: {
        days: 35,
        weeks: 60,
        keeps: ["Security keys"],
        lines: [...SIGN_IN, { price: "operations-day", quantity: 8, kind: "yearly" }],
        without: (brief) => ["the present mail and files, whose price goes on", ...unpricedPlans(brief)].join("; "),
      },
      scores: {
        productivity: 2,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 1,
        "compliance-objective": 2,
        scalability: 2,
        innovation: 1,
        run: 2,
      },
      shifts: [{ when: OWNED, criterion: "productivity", by: 1 }],
      source: ["ej"],
    },
    {
      name: "Another suite",
      outline: OTHER_SUITE,
      when: none(OPTIMISE, MINIMAL),
      description: "Mail and files from another provider",
      against: "Training, conversion of files, second identity",
      cannot: {
        when: any(UNDER_WATCH, all(SECURE, LABELS_ASKED)),
        why: lackOfOthers,
      },
      estimate: {
        days: 125,
        weeks: 120,
        keeps: ["Security keys", "Mailbox migration tool"],
        lines: [
          {
            price: "other-suite-user",
            quantity: (brief) => (brief.holds(ACADEMIC) ? 0 : brief.users),
            kind: "monthly",
          },
          { price: "intune-p1", quantity: unsuited, kind: "monthly" },
        ],
        without: (brief) =>
          [
            "Windows and Office licences that stay, conversion of macros and templates, backup of mail and files",
            ...(brief.holds(ACADEMIC) ? ["its plans, by academic quotation"] : []),
            ...(brief.holds(OWNED) ? ["what falls away of the Microsoft plans that are owned"] : []),
          ].join("; "),
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 3,
        scalability: 4,
        innovation: 4,
        run: 3,
      },
      source: ["ej"],
    },
  ],
  components: [
    {
      name: "Synchronisation agents",
      bill: ["Windows Server for synchronisation"],
      count: (brief) => (brief.holds(LARGER) ? 3 : 2),
      size: "2 vCPU, 4 GB",
      purpose:
        "Cloud Sync where no device synchronisation is needed, otherwise Connect Sync 2.5.79.0 or later with a staging server",
      when: all(DIRECTORY, none(OPTIMISE)),
      source: ["cloudsync", "entra-sync"],
    },
    {
      name: "Exchange Server SE",
      bill: ["Exchange Server SE, hybrid server", "Windows Server 2025 Standard for Exchange Server SE"],
      free: "no charge; on a server in use",
      count: 1,
      size: "4 vCPU, 32 GB, no mailboxes",
      purpose: "Hybrid and management of mail attributes",
      when: HYBRID_SERVER,
      source: ["exo-ews", "exo-tools", "ej"],
    },
    {
      name: "Migration batches",
      bill: ["Mailbox migration tool"],
      free: "native moves, no charge",
      count: batches,
      size: (brief) => (brief.holds(ONE_WEEKEND) ? "all mailboxes" : "up to 100 mailboxes"),
      purpose: (brief) =>
        brief.holds(ONE_WEEKEND)
          ? `One ${switchDay(brief)}; the pilot tests sign-in and devices before it`
          : `The pilot's ${figure(pilot(brief))} mailboxes first, then the others${brief.holds(any(SIDE_BY_SIDE, FORWARDED)) ? " with their delegates" : ", copied in batches and switched together"}`,
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      name: "Agents of Migration Manager",
      bill: [],
      free: "computers in use, no charge",
      count: ({ size }) => COPYING_AGENTS[size],
      size: "4 cores, 16 GB, 150 GB of SSD",
      purpose: "Copy the file shares at night; their number is a planning figure",
      when: none(OPTIMISE, SMALL),
      source: ["migration-manager", "ej"],
    },
    {
      name: "Devices in Intune",
      bill: [
        "Microsoft 365 Business Premium",
        "Microsoft 365 E3",
        "Microsoft 365 E5",
        "Microsoft 365 E5 for the sensitive group",
        "Step from Microsoft 365 E3 to E5",
        "Microsoft 365 F3",
        "Microsoft 365 A3, academic",
      ],
      free: "part of the plans in use",
      count: (brief) => brief.devices,
      size: (brief) =>
        brief.holds(OPTIMISE)
          ? "as enrolled today, counted in phase 1"
          : `Autopilot, Apple and Android enrolment${brief.frontline > 0 ? "; shared phones and tablets in shared device mode, which signs out of everything at the end of a shift" : ""}`,
      purpose: "Compliance as a condition of access",
      source: ["m365-bp"],
    },
    {
      name: "On-premises data gateway",
      bill: ["Windows Server 2025 Standard for the data gateway"],
      free: "a server in use, no charge",
      count: (brief) => (brief.has("company-size", "small") ? 1 : 2),
      size: (brief) =>
        brief.has("company-size", "small") ? "one member, a server that is always on" : "8 cores, 8 GB, a cluster",
      purpose: "Flows and reports read databases on the premises, outbound only",
      when: DATA_GATEWAY,
      source: ["gateway"],
    },
    {
      name: "Break-glass accounts",
      bill: ["Security keys", LOG_LINE],
      count: 2,
      size: (brief) =>
        brief.has("company-size", "small") ? "FIDO2 keys, kept in two places" : "FIDO2 keys in two safes",
      purpose: "Excluded from policies; a rule on the sign-in log raises an alert on use",
      source: ["mfa-mandatory"],
    },
  ],
  sizing: [
    {
      quantity: "Licences",
      formula: (brief) =>
        `${onF3(brief) > 0 ? "users − shift workers" : "one for each user"}; shared and room mailboxes up to 50 GB need none`,
      when: none(OPTIMISE),
      result: (brief) =>
        onF3(brief) > 0
          ? `${figure(brief.users)} − ${figure(onF3(brief))} = ${figure(onPlan(brief))} × ${plan(brief)}; ${figure(onF3(brief))} × F3`
          : `${figure(onPlan(brief))} × ${plan(brief)}`,
      source: ["m365-price", "ej"],
    },
    {
      quantity: "Distance to the 300-seat limit",
      formula: "300 − seats of Business Premium",
      result: (brief) => `${300 - onPlan(brief)}${300 - onPlan(brief) < 50 ? ": near; budget the step to E3" : ""}`,
      when: all(is("company-size", "medium"), none(ACADEMIC)),
      asked: isNearLimit,
      source: ["m365-price"],
    },
    {
      quantity: "Mail to move",
      formula: foundBy("mail-volume", (brief) => perUser(brief, 8)),
      result: (brief) =>
        `${brief.given("mail-volume") === null ? `${volume(brief, 8)} = ` : ""}${figure(mailGb(brief))} GB`,
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      quantity: "Files to move",
      formula: foundBy("file-volume", (brief) => perUser(brief, 5)),
      result: (brief) =>
        `${brief.given("file-volume") === null ? `${volume(brief, 5)} = ` : ""}${figure(fileGb(brief))} GB`,
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      quantity: "Hours on the line",
      formula: (brief) =>
        `GB × 8,000 ÷ 50 Mbps ÷ 3,600, half of a line of 100 Mbps (planning figure); ${brief.holds(all(MAIL_MOVES, OWN_MAIL)) ? "mail and files" : "files alone, as no mail crosses it"}${brief.holds(CONTENT_MOVES) ? "; SharePoint Server, taken to hold no more than the files, comes on top" : ""}`,
      result: (brief) => {
        const isSlow = lineMbps(brief) > LINE_MBPS;
        return `${plural(lineHours(brief), "hour")}, ${plural(lineNights(brief), "night")} of ten hours${isSlow ? `; to finish in the ${copyNights(brief)} nights that the rollout leaves for copies, ${figure(lineMbps(brief))} Mbps, over one line or those of several sites` : ""}`;
      },
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      quantity: "Space in SharePoint",
      formula: "1,024 GB + 10 GB × licences of the main plan; OneDrive does not count",
      result: (brief) => {
        const space = 1024 + 10 * onPlan(brief);
        const beyond = fileGb(brief) - space;
        const rest =
          beyond > 0
            ? `; of the files ${figure(beyond)} GB go to OneDrive, to an archive or into space that is bought; in no sum: ${formatAmount(wholeUnits(beyond * 12 * SPACE_CENTS), "USD")} a year for all of it, at ${formatAmount(SPACE_CENTS, "USD")} a GB and month`
            : "";
        return `1,024 + 10 × ${figure(onPlan(brief))} = ${figure(space)} GB${rest}`;
      },
      when: none(OPTIMISE, ACADEMIC),
      source: ["sp-storage", "ej"],
    },
    {
      quantity: "Time for SharePoint content",
      formula: "published for fewer than 500 users",
      result: "2 to 4 weeks, beside the mail work",
      when: all(SEATS, CONTENT_MOVES),
      source: ["sp-smb"],
    },
  ],
  ports: [
    {
      from: "Users",
      to: "Microsoft 365",
      port: "TCP 443, UDP 3478–3481",
      purpose: "All services; Teams media over UDP, not through a proxy",
      source: ["ej"],
    },
    {
      from: "Synchronisation agents",
      to: "Entra ID",
      port: "TCP 443 outbound",
      purpose: "Synchronisation",
      when: DIRECTORY,
      source: ["cloudsync"],
    },
    {
      from: "Synchronisation agents",
      to: "Domain controllers",
      port: "TCP 53, 88, 135, 389, 445, 636, 49152–65535",
      purpose: "Read and write back",
      when: DIRECTORY,
      source: ["ej"],
    },
    {
      from: "Exchange Online",
      to: "Exchange Server",
      port: "TCP 443, TCP 25 from Microsoft's addresses only",
      purpose:
        "Hybrid mail flow, and the MRS proxy for mailbox moves, which fails behind a proxy that signs people in first; the server reaches Exchange Online by the same ports",
      when: SIDE_BY_SIDE,
      source: ["exo-ews", "ej"],
    },
    {
      from: "Exchange Online",
      to: "Exchange Server",
      port: "TCP 443",
      purpose: "Copy of the mailboxes through Outlook Anywhere, until the switch",
      when: ONE_WEEKEND,
      source: ["exo-mig", "ej"],
    },
    {
      from: "Exchange Online",
      to: "Present mail provider",
      port: "TCP 993 (IMAP) or 443",
      purpose: "Copy of the mailboxes until the switch",
      when: HOSTED,
      source: ["exo-mig", "ej"],
    },
    {
      from: "Exchange Server",
      to: "Exchange Online",
      port: "TCP 25 both ways",
      purpose: "Mail between both sides, as today",
      when: all(EXCHANGE, OPTIMISE),
      source: ["ej"],
    },
    {
      from: "Data gateway",
      to: "Power Platform",
      port: "TCP 443 outbound",
      purpose: "Queries of flows and reports",
      when: DATA_GATEWAY,
      source: ["gateway"],
    },
    {
      from: "Scanners and applications",
      to: "Connector or high-volume e-mail",
      port: "TCP 587 with OAuth, TCP 25 by connector",
      purpose: "Replacement of basic authentication; high-volume e-mail reaches people of the tenant alone",
      source: ["exo-ews", "hve"],
    },
  ],
  decisions: [
    {
      title: "Licence plan",
      context: (brief) =>
        `${cloudVariant(brief)}${plural(onPlan(brief), onF3(brief) > 0 ? "knowledge worker" : "user")}${onF3(brief) > 0 ? `, ${plural(onF3(brief), "shift worker")}` : ""}; ${brief.holds(ACADEMIC) ? "an institution of education buys from the academic list" : "Business plans stop at 300 users"}.`,
      alternatives: "one plan for everybody; the same with add-ons; a plan for each kind of user",
      decision: (brief) =>
        brief.holds(ACADEMIC)
          ? academic(brief)
          : brief.holds(all(OPTIMISE, E3))
            ? `Use is measured before anything is renewed. ${brief.given("user-licences") === null ? `E3 is taken to be held by knowledge workers${onF3(brief) > 0 ? " and F3 by shift workers" : ""}; seats` : "Seats"} without a sign-in for 30 days are returned, and a tenth of the E3 seats (${figure(Math.ceil(onPlan(brief) / 10))}) is ${formatAmount(Math.ceil(onPlan(brief) / 10) * 12 * PRICES["m365-e3"].low, "USD")} a year at list price. A step to E5 is a finding with its price, and nothing is bought unseen.${returned(brief)}`
            : brief.holds(all(OPTIMISE, LARGER))
              ? `Use is measured before anything is renewed. E5 stays with people who use its functions, the others hold E3${onF3(brief) > 0 ? ", shift workers F3" : ""}: ${fifth(brief)} on E3 instead of E5 (${figure(sensitive(brief))} seats) is ${formatAmount(sensitive(brief) * 12 * PRICES["e3-to-e5"].low, "USD")} a year less at list price. Seats without a sign-in for 30 days are returned.${returned(brief)}`
              : brief.holds(LARGER)
                ? `${brief.holds(E5) ? e5(brief) : e3(brief)}${limits(brief)}`
                : brief.holds(SUITE)
                  ? `${business(brief)}; beside it the ${suite(brief)} for ${people(sensitive(brief))} with the most sensitive data (${forHighest(brief)})${p2(brief)}. The step costs ${formatAmount(PRICES[suitePrice(brief)].low, "USD")} a user and month at list price, that to Microsoft 365 E5 ${formatAmount(PRICES["m365-e5"].low - PRICES["business-premium"].low, "USD")}.${limits(brief)}`
                  : `${business(brief)}${p2(brief)}. The plan carries Conditional Access, device management and mail protection.${brief.holds(OPTIMISE) ? " Seats without a sign-in for 30 days are returned at renewal; a step above the plan is a finding with its price, and nothing is bought unseen." : ""}${limits(brief)}`,
      tradeOff: "Price for each user against separate products",
      confidence: "medium",
      due: "design",
      ask: (brief) =>
        brief.holds(OPTIMISE)
          ? `Approve ${brief.holds(E5) ? "E5 where its functions are used and E3 elsewhere" : plan(brief)} as the plan, and the return of the seats that the tenant audit finds unused or too high, before the next renewal`
          : `Choose the licence plan: ${plan(brief)} is recommended${brief.holds(STEP) ? " as a step from E3" : ""}${aboveMixed(brief)}${besidePlan(brief)}; ${brief.holds(OWNED) && brief.given("user-licences") === null ? "supply the list of licences held" : (brief.given("user-licences") ?? 0) >= onPlan(brief) ? "confirm that the licences held are of this plan" : "name the reseller or agreement through which it is bought"}`,
      source: ["m365-price", "m365-bp"],
    },
    {
      title: "Mail migration",
      context: (brief) =>
        `${figure(brief.users)} mailboxes; Exchange ${brief.holds(EXCHANGE) ? "Server is in use" : "Server was not named"}.`,
      alternatives: "cutover; minimal hybrid; full hybrid; IMAP or native tool",
      decision: (brief) =>
        `${method(brief).replace(/^(.)/, (letter) => letter.toUpperCase())}. ${
          brief.holds(ONE_WEEKEND)
            ? "A cutover migration is recommended up to 150 mailboxes; a larger firm, or one with synchronised accounts, would need a hybrid."
            : !brief.holds(OWN_MAIL)
              ? `Which of the two depends on the provider's export: IMAP carries mail only, so that calendars and contacts are exported and imported department by department.${brief.holds(FORWARDED) ? " Whole departments move together, and the provider forwards the mail of those who have moved; a single switch would bring every support call on the same Monday." : ""}`
              : brief.users > 2000
                ? "A cutover migration stops at 2,000 mailboxes, and calendars must be visible from both sides while batches run."
                : "A cutover migration is recommended up to 150 mailboxes and is not possible while accounts are synchronised from Active Directory."
        } Mailboxes above 100 GB are archived first.${brief.holds(SIDE_BY_SIDE) ? ` Batches are synchronised ahead and completed ${batchTime(brief)}, the last before the mail switch (New-MigrationBatch with CompleteAfter).` : ""}${eachWeekend(brief)}${brief.holds(HYBRID_SERVER) ? " The hybrid uses the Graph path (hotfix of May 2026) and an application of its own in Entra ID, not the shared one of Exchange Online." : ""}${brief.users >= 500 && brief.holds(all(OWN_MAIL, none(ACADEMIC))) ? " FastTrack helps to move data from 500 licences on; it is asked before the order." : ""}`,
      tradeOff: "Speed against coexistence",
      confidence: "medium",
      when: MAIL_MOVES,
      due: "design",
      ask: (brief) =>
        `${brief.holds(all(HYBRID, none(EXCHANGE))) ? "Confirm that Exchange Server exists, and approve" : "Approve"} the mail migration through a ${method(brief)}, or say why another method is preferred; the ${switchDay(brief)} of the switch is agreed at pilot exit`,
      source: ["exo-mig", "fasttrack", "ej"],
    },
    {
      title: "Sign-in of shift workers",
      context: (brief) =>
        `${brief.frontline === 1 ? "One person shares a device" : `${figure(brief.frontline)} people share devices`}, and an employer cannot demand the use of a private phone.`,
      alternatives: "private phone; security key; no second factor inside the building",
      decision: (brief) => `${shiftFactor(brief)}${SHIFT.find(([sector]) => brief.has("industry", sector))?.[1] ?? ""}`,
      tradeOff: "Keys to buy and to replace against accounts that a password alone opens",
      confidence: "medium",
      when: none(ACADEMIC),
      asked: (brief) => brief.frontline > 0,
      source: ["ej"],
    },
    {
      title: "Synchronisation",
      context: (brief) =>
        `${figure(brief.users)} accounts come from Active Directory${brief.holds(OWNED) ? ", probably synchronised already" : ""}.`,
      alternatives: "Cloud Sync; Connect Sync; none",
      decision: (brief) =>
        `${
          brief.holds(OWNED)
            ? "Connect Sync stays where it synchronises domain-joined devices and is 2.5.79.0 or later; otherwise Cloud Sync takes its place."
            : "Cloud Sync, unless domain PCs are kept by hybrid join; then Connect Sync 2.5.79.0 or later. Sign-in names are made equal to mail addresses before the first run; IdFix lists those that differ."
        } Password hash synchronisation, not federation.${deletionGuard(brief)}${brief.holds(all(any(OWNED, ENTRA), none(OPTIMISE))) ? " Cloud accounts are matched by mail address once their owners are confirmed; those of administrators are not matched and stay cloud-only." : ""}`,
      tradeOff: "Fewer options, but less to run",
      confidence: "high",
      when: DIRECTORY,
      source: ["cloudsync", "entra-sync", "ej"],
    },
    {
      title: "Devices",
      context: (brief) => `${plural(brief.devices, "device")}; new and existing ones need different ways in.`,
      alternatives: "Entra join; hybrid join; registration",
      decision: (brief) =>
        brief.holds(DIRECTORY)
          ? "Entra join for new devices; hybrid join, which needs Connect Sync, only for domain PCs that stay until they are replaced: none is turned from one into the other without being set up anew."
          : `Entra join for every computer: new ones by Autopilot, those in use ${brief.holds(any(EXCHANGE, SHAREPOINT)) ? "once they have left the domain" : "from their settings"}, with a new profile and their files in OneDrive before it. Registration is for private devices alone. Windows Home cannot join, and is counted in phase 1.`,
      tradeOff: (brief) =>
        brief.holds(DIRECTORY)
          ? "Two kinds of join for a time, rather than the old kind for years"
          : brief.holds(any(EXCHANGE, SHAREPOINT))
            ? "A new profile on each computer, and a sign-in of its own for what stays in the domain, rather than two kinds of device"
            : "A new profile on each computer, rather than accounts that its policies do not reach",
      confidence: "high",
      when: none(OPTIMISE),
      source: ["cloudnative"],
    },
    {
      title: "Baseline",
      context:
        "The CISA baseline was written for federal agencies of the United States; not all of it fits other organisations.",
      alternatives: "security defaults; own set; published baseline with exceptions",
      decision: (brief) =>
        brief.holds(SEATS)
          ? "The published baseline, measured with its own tool (ScubaGear) before and after, with sharing and meeting recording relaxed and each exception recorded."
          : "The published baseline, measured with its own tool (ScubaGear) before and after; the security lead signs and dates each exception.",
      tradeOff: "More to explain against settings that can be audited",
      confidence: "high",
      source: ["scuba"],
    },
    {
      title: "Access policies",
      context: "Policies that are enforced on their first day lock people out.",
      alternatives: "all at once; staged",
      decision: (brief) =>
        [
          "In force for the pilot group when it begins, report-only for everybody else for at least 7 days, then enforced in waves.",
          ...(brief.holds(OWNED)
            ? [
                "Security defaults are one switch for the whole tenant: where they are on today, CA01, CA02 and CA04 come into force for everybody on the day that they go off, because report-only asks nobody for a second factor.",
              ]
            : []),
          ...(brief.holds(SYNCHRONISED)
            ? ["An account with which Connect Sync signs in is excluded from CA02, or synchronisation stops."]
            : []),
          "Newcomers register their second factor with a Temporary Access Pass, which CA04 accepts.",
        ].join(" "),
      tradeOff: "A further week of preparation against a Monday when nobody can sign in",
      confidence: "high",
      source: ["ca-templates", "ej"],
    },
    {
      title: "Labels",
      context: "A label that encrypts changes who can search, preview and edit a file.",
      alternatives: "encryption by every label; by the highest alone; no encryption",
      decision:
        "The highest label encrypts, the default one does not. Labels in SharePoint and joint editing of labelled files are switched on before the first is published; otherwise nobody finds or edits such a file together with others. A published label reaches everybody within 24 hours, a retention policy within 7 days: both are counted into the dates.",
      tradeOff: "Files that leave unread against files that nobody can work on together",
      confidence: "high",
      when: all(LABELS, none(SMALL)),
      source: ["purview", "ej"],
    },
    { ...PUPIL_ACCOUNTS, when: ACADEMIC },
    {
      title: "Backup of the tenant",
      serves: ["availability"],
      context:
        "Versions and recycle bins are not a backup: a deleted account or a hostile administrator can empty both.",
      alternatives: "native backup; third party; none",
      decision: (brief) =>
        `A third-party backup kept outside the tenant, as priced in the bill of materials, begun as the first work of phase 3. Microsoft's own backup restores faster but stays with the same provider.${often(brief) ? " A third-party backup runs a few times a day: the loss asked for is kept only by Microsoft's own backup beside it, billed by the volume." : ""}`,
      tradeOff: "Price for each user against dependence on one provider",
      confidence: "medium",
      when: none(OPTIMISE),
      before: "backup",
      ask: (brief) =>
        often(brief)
          ? "Choose the backup of Microsoft 365: third party and Microsoft's own, as the loss asked for needs both, or the third party alone with up to 12 hours lost"
          : "Choose the backup of Microsoft 365: third party (recommended), Microsoft's own, or none, with the risk accepted in writing",
      source: ["ej"],
    },
    {
      title: "Backup of the tenant",
      serves: ["availability"],
      context: "Versions and recycle bins are not a backup; whether one is in use was not asked.",
      alternatives: "backup in use; a new one; none",
      decision:
        "What is in use is proved by restoring one mail and one file. Where there is none, that is the first finding of the report, with a third-party backup outside the tenant quoted beside Microsoft's own.",
      tradeOff: "A restore test now against buying a second backup unseen",
      confidence: "medium",
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      title: "Old protocols",
      context:
        "Exchange Web Services and basic authentication for sending mail end in Exchange Online on the dates of the lifecycle section; the latter is not offered to new tenants.",
      alternatives: "wait; inventory and move now",
      decision: (brief) =>
        brief.holds(CALLED)
          ? "Inventory from the sign-in log on the first day of access. What is in use goes on the allow list the same week, and basic authentication for sending stays on by exception until its caller has changed; then Graph, OAuth or a connector for each caller."
          : `Inventory from ${brief.holds(OWN_MAIL) ? `the mail server's log${brief.holds(BOTH_CALLED) ? " and the tenant's sign-in log" : ""}` : "the present provider's list of connected applications, and from the owners of scanners and programs,"} in phase 1. Nothing new is set up with either protocol in Exchange Online: each caller is set up for Graph, OAuth or a connector, tested, and switched with the mailbox that it uses, which Graph does not reach before.${brief.holds(BOTH_CALLED) ? ` What calls the tenant already goes on the allow list in the first week of access, and keeps sending by exception until it has changed.${endsUnseen(brief)}` : ""}`,
      tradeOff: "Work now against an outage on a known day",
      confidence: "high",
      source: ["exo-ews"],
    },
  ],
  bill: [
    {
      item: "Microsoft 365 A3, academic",
      quantity: seats,
      formula: seatsCounted("one for each member of staff, by academic quotation; students by the use benefit"),
      stock: "user-licences",
      kind: "monthly",
      when: ACADEMIC,
      owned: OWNED,
      requirement: "plan",
      source: ["ej"],
    },
    {
      item: "Step to Microsoft 365 A5 for the sensitive group and administrators, academic",
      quantity: (brief) => sensitive(brief) + brief.administrators,
      formula: "a fifth of the staff and the administrators, by academic quotation",
      kind: "monthly",
      when: A5_GROUP,
      requirement: SENSITIVE_NEED,
      source: ["ej"],
    },
    {
      item: "Step to Microsoft 365 A5 for administrators, academic",
      quantity: (brief) => brief.administrators,
      formula: "administrators, for rights on request; by academic quotation",
      kind: "monthly",
      when: all(ACADEMIC, none(A5_GROUP)),
      requirement: "identity management",
      source: ["ej"],
    },
    {
      item: "Microsoft 365 Business Premium",
      quantity: seats,
      formula: seatsCounted("one for each knowledge worker, at most 300"),
      price: "business-premium",
      stock: "user-licences",
      kind: "monthly",
      when: all(SEATS, none(ACADEMIC)),
      owned: OWNED,
      requirement: "plan",
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E3",
      quantity: (brief) => seats(brief) - onWholeE5(brief),
      formula: seatsCounted((brief) =>
        onWholeE5(brief) > 0
          ? `${onF3(brief) > 0 ? "knowledge workers" : "users"} without the ${onWholeE5(brief) < sensitive(brief) ? "seats of E5 below" : "sensitive group"}`
          : `one for each ${onF3(brief) > 0 ? "knowledge worker" : "user"}`,
      ),
      price: "m365-e3",
      stock: "user-licences",
      kind: "monthly",
      when: any(E3, STEP),
      owned: OWNED,
      requirement: "plan",
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E5 for the sensitive group",
      quantity: onWholeE5,
      formula: (brief) => `${fifth(brief)}${stepped(brief) > 0 ? ", less those whose E3 is held" : ""}`,
      price: "m365-e5",
      kind: "monthly",
      when: all(SENSITIVE, none(SUITE_ON_E3)),
      requirement: SENSITIVE_NEED,
      source: ["m365-price"],
    },
    {
      item: "Step from E3 to E5 for the sensitive group",
      quantity: stepped,
      formula: (brief) =>
        onWholeE5(brief) > 0 ? "those whose E3 is held, difference to E5" : `${fifth(brief)}, difference to E3`,
      price: "e3-to-e5",
      kind: "monthly",
      when: all(SENSITIVE, none(SUITE_ON_E3)),
      requirement: SENSITIVE_NEED,
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E5",
      quantity: seats,
      formula: (brief) =>
        brief.holds(OPTIMISE)
          ? "the highest plan that may be held; plan and count by the tenant audit"
          : `one for each ${onF3(brief) > 0 ? "knowledge worker" : "user"}`,
      price: "m365-e5",
      stock: "user-licences",
      kind: "monthly",
      when: all(E5, none(STEP)),
      owned: OWNED,
      requirement: "plan",
      source: ["m365-price"],
    },
    {
      item: "Step from Microsoft 365 E3 to E5",
      quantity: (brief) => onPlan(brief),
      formula: "one for each knowledge worker, difference to E3; nothing where E5 is held",
      price: "e3-to-e5",
      kind: "monthly",
      when: STEP,
      requirement: SENSITIVE_NEED,
      source: ["m365-price"],
    },
    {
      item: "Purview suite for the sensitive group",
      quantity: sensitive,
      formula: (brief) => `${fifth(brief)}, beside Business Premium`,
      price: "bp-purview",
      kind: "monthly",
      when: all(SUITE, none(BOTH_SUITES)),
      requirement: SENSITIVE_NEED,
      source: ["bp-suites"],
    },
    {
      item: "Purview suite for the sensitive group",
      quantity: sensitive,
      formula: (brief) => `${fifth(brief)}, beside Microsoft 365 E3`,
      price: "e3-purview",
      kind: "monthly",
      when: SUITE_ON_E3,
      requirement: SENSITIVE_NEED,
      source: ["purview-suite"],
    },
    {
      item: "Defender and Purview suites for the sensitive group",
      quantity: sensitive,
      formula: (brief) => `${fifth(brief)}, beside Business Premium`,
      price: "bp-suites",
      kind: "monthly",
      when: all(SUITE, BOTH_SUITES),
      requirement: SENSITIVE_NEED,
      source: ["bp-suites"],
    },
    { ...FRONTLINE, owned: OWNED, asked: (brief) => !buysPlans(brief) },
    { ...FRONTLINE, asked: buysPlans },
    {
      item: "Entra ID P2 for administrators",
      quantity: (brief) => brief.administrators,
      formula: (brief) =>
        brief.holds(all(any(SENSITIVE, all(PREMIUM, none(OPTIMISE))), none(SUITE_ON_E3)))
          ? `administrators; those ${brief.holds(SUITE) ? "with the Defender suite" : "on E5"} have it already`
          : "administrators, for rights on request",
      price: "entra-p2",
      kind: "monthly",
      when: P2_LINE,
      requirement: "identity management",
      source: ["ca-templates"],
    },
    {
      item: LOG_LINE,
      quantity: (brief) => Math.ceil(brief.users * 0.05),
      formula: "users × 0.05 GB, in an Azure subscription",
      price: "log-storage",
      kind: "monthly",
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
    {
      item: "Backup of Microsoft 365",
      quantity: (brief) => brief.users,
      formula: "one for each user",
      price: "m365-backup",
      kind: "monthly",
      when: none(OPTIMISE),
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Microsoft 365 Backup, Microsoft's own",
      quantity: (brief) => mailGb(brief) + fileGb(brief),
      formula: "GB of mail and files to begin with; a third party runs a few times a day only",
      price: "m365-own-backup-gb",
      kind: "monthly",
      when: none(OPTIMISE),
      asked: often,
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Mailbox migration tool",
      quantity: (brief) => brief.users,
      formula: (brief) =>
        `one for each mailbox, where the provider's export does not serve${brief.users >= 500 ? "; FastTrack helps with the data from 500 licences: ask first" : ""}`,
      price: "mailbox-move",
      kind: "one-off",
      when: all(MAIL_MOVES, none(OWN_MAIL)),
      requirement: "mail",
      source: ["m365-svc", "fasttrack"],
    },
    {
      item: "Security keys",
      quantity: keys,
      formula: keyFormula,
      price: "fido2-key",
      kind: "one-off",
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
    {
      item: "Windows Server 2025 Standard for Exchange Server SE",
      quantity: 1,
      formula: "one licence of 16 cores for the hybrid server; none where a server in use is raised in place",
      price: "windows-standard",
      kind: "one-off",
      when: HYBRID_SERVER,
      asked: (brief) => !ownsSe(brief),
      requirement: "mail",
      source: ["ej"],
    },
    {
      item: "Exchange Server SE, hybrid server",
      quantity: 1,
      formula:
        "free hybrid licence where the server holds no mailbox (verify in the product terms); otherwise server licence with subscription",
      kind: "yearly",
      when: HYBRID_SERVER,
      asked: (brief) => !ownsSe(brief),
      requirement: "mail",
      source: ["exo-ews", "ej"],
    },
    {
      item: "Windows Server for synchronisation",
      quantity: (brief) => (brief.holds(LARGER) ? 3 : 2),
      formula: "agents may run on existing servers",
      price: "windows-standard",
      kind: "one-off",
      when: all(DIRECTORY, none(OPTIMISE)),
      owned: DIRECTORY, // which stands on servers of the client
      requirement: "identity management",
      source: ["cloudsync"],
    },
  ],
  features: [
    {
      by: "Files to OneDrive",
      objectives: ["productivity", "digital-transformation", "innovation"],
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      by: "clean-up of guests",
      objectives: ["digital-transformation", "innovation"],
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      by: "Licence right-sizing",
      objectives: ["scalability", "innovation"],
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      by: "Devices enrolled",
      objectives: ["productivity", "remote-work", "scalability"],
      when: none(OPTIMISE),
      source: ["cloudnative"],
    },
    {
      by: "Enforcement of access policies",
      objectives: ["productivity", "enhance-security", "remote-work"],
      source: ["ca-templates", "ej"],
    },
    {
      by: "licence plan",
      objectives: ["cost-reduction"],
      source: ["m365-price"],
    },
    {
      by: "Labels, loss prevention",
      objectives: ["compliance-objective", "enhance-security"],
      when: LABELS,
      source: ["purview"],
    },
    {
      by: "Tenant baseline",
      objectives: ["compliance-objective"],
      source: ["scuba"],
    },
    {
      by: "Tenant baseline",
      objectives: ["enhance-security", "compliance-objective"],
      source: ["scuba"],
    },
    {
      by: "Files to OneDrive",
      objectives: ["scalability", "cost-reduction", "innovation"],
      when: all(any(OWN_MAIL, CONTENT_MOVES), none(OPTIMISE, HYBRID_SERVER)),
      source: ["ej"],
    },
    {
      by: "Files to OneDrive",
      objectives: ["scalability", "cost-reduction", "innovation"],
      when: HYBRID_SERVER,
      source: ["ej"],
    },
    {
      by: "licence plan",
      objectives: ["scalability", "cost-reduction", "innovation"],
      when: none(OWN_MAIL, CONTENT_MOVES, OPTIMISE),
      source: ["ej"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "m365.plans",
      section: "solution",
      heading: "Licence plan",
      intro: (brief) =>
        brief.currency === "EUR" && brief.holds(all(SEATS, none(ACADEMIC)))
          ? "The comparison uses one price list for all plans; the budget uses the price in EUR where one is published."
          : "",
      caption: "Plans compared, list prices from 1 July 2026 in USD for each user and month",
      columns: ["Plan", "Price", "Seats", "What decides", "Here"],
      rows: [
        {
          cells: [
            "Microsoft 365 A3",
            "quotation",
            "no limit",
            "Windows, Entra ID P1, Intune; students by the use benefit",
            "main plan",
          ],
          when: ACADEMIC,
          source: ["ej"],
        },
        {
          cells: [
            "Microsoft 365 A5",
            "quotation",
            "no limit",
            "Entra ID P2, Defender and Purview suites",
            (brief) =>
              brief.holds(A5_GROUP)
                ? "administrators, sensitive group"
                : `administrators${brief.holds(OPTIMISE) ? "; else a finding" : ""}`,
          ],
          when: ACADEMIC,
          source: ["ej"],
        },
        {
          cells: ["Business Standard", "14", "300", "Desktop applications, no device management", "not proposed"],
          when: all(SEATS, none(ACADEMIC)),
          source: ["m365-price"],
        },
        {
          cells: [
            "Business Premium",
            "22",
            "300",
            "Entra ID P1, Intune, mail and device protection",
            here("main plan"),
          ],
          when: all(SEATS, none(ACADEMIC)),
          source: ["m365-price", "m365-bp"],
        },
        {
          cells: [
            "Office 365 E3",
            "26",
            "no limit",
            "Applications and services without device management",
            "not proposed",
          ],
          when: all(LARGER, none(ACADEMIC)),
          source: ["m365-price"],
        },
        {
          cells: [
            "Microsoft 365 E3",
            "39",
            "no limit",
            "Windows, Entra ID P1, Intune",
            (brief) =>
              here(
                brief.holds(all(OPTIMISE, E5))
                  ? "for everybody else"
                  : brief.holds(E5)
                    ? brief.holds(STEP)
                      ? brief.given("user-licences") === null
                        ? "taken to be held"
                        : "base of the step"
                      : "alternative"
                    : "main plan",
              )(brief),
          ],
          when: any(LARGER, ACADEMIC),
          source: ["m365-price"],
        },
        {
          cells: [
            "Microsoft 365 E5",
            "60",
            "no limit",
            "Entra ID P2, Defender and Purview suites",
            (brief) =>
              brief.holds(all(OPTIMISE, E5))
                ? "where its functions are used"
                : brief.holds(E5)
                  ? "main plan"
                  : brief.holds(all(OPTIMISE, LARGER))
                    ? "a finding where data ask for it"
                    : brief.holds(any(SUITE, SUITE_ON_E3, SUITE_FOUND))
                      ? `dearer than the suite${brief.holds(all(any(SUITE, SUITE_FOUND), BOTH_SUITES)) ? "s" : ""}`
                      : brief.holds(SENSITIVE)
                        ? "for the sensitive group"
                        : "not proposed",
          ],
          when: none(ACADEMIC),
          source: ["m365-price"],
        },
        {
          cells: [
            "Purview suite",
            "10 on top",
            "300",
            "Automatic labels, loss prevention on devices and in Teams, a year of audit log",
            suiteFor,
          ],
          when: all(any(SUITE, SUITE_FOUND), none(BOTH_SUITES)),
          source: ["bp-suites", "purview"],
        },
        {
          cells: [
            "Purview suite",
            "12 on top",
            "no limit",
            "Automatic labels, loss prevention on devices and in Teams, a year of audit log",
            "for the sensitive group",
          ],
          when: SUITE_ON_E3,
          source: ["purview-suite", "purview"],
        },
        {
          cells: [
            "Defender and Purview suites",
            "15 on top",
            "300",
            "Automatic labels, loss prevention on devices and in Teams, a year of audit log, Entra ID P2",
            suiteFor,
          ],
          when: all(any(SUITE, SUITE_FOUND), BOTH_SUITES),
          source: ["bp-suites", "purview"],
        },
        {
          cells: [
            "F3",
            "10",
            "no limit",
            "Phone or shared device, Office on the web, 2 GB mailbox",
            (brief) => `${plural(onF3(brief), "shift worker")}`,
          ],
          when: none(ACADEMIC),
          asked: (brief) => onF3(brief) > 0,
          source: ["m365-price"],
        },
      ],
    },
    {
      id: "m365.purview",
      section: "security",
      heading: "What each licence level protects",
      when: LABELS,
      caption: "Protection features by licence level",
      columns: ["Feature", "Business Premium, E3 or A3", "E5, A5 or Purview suite"],
      rows: [
        { cells: ["Manual labels with encryption", "yes", "yes"], source: ["purview"] },
        { cells: ["Automatic labels, classifiers, exact match", "no", "yes"], source: ["purview"] },
        { cells: ["Loss prevention for mail and files", "yes", "yes"], source: ["purview"] },
        { cells: ["Loss prevention on devices and in Teams", "no", "yes"], source: ["purview"] },
        {
          cells: ["Insider risk, communication compliance", "no", "yes"],
          when: any(is("industry", "finance"), is("security-requirements", "compliance", "data-loss-prevention")),
          source: ["purview"],
        },
        { cells: ["Audit kept", "180 days", "1 year"], source: ["purview"] },
        {
          cells: [
            "Of these, F3 of shift workers",
            "manual labels, audit of 180 days",
            "by an add-on (F5 Compliance), not priced",
          ],
          when: none(ACADEMIC),
          asked: (brief) => onF3(brief) > 0,
          source: ["purview"],
        },
      ],
    },
    {
      id: "m365.baseline",
      section: "solution",
      heading: "Tenant baseline",
      intro: (brief) =>
        brief.holds(OWNED)
          ? "The tenant is already in use: a setting that affects everybody at once is announced a week ahead; all others start with the pilot group."
          : "What is set “before the pilot” is in force when the first user arrives.",
      caption: "Steps, and when each is set",
      columns: ["Step", "Setting", "When", "Baseline policy"],
      rows: [
        {
          cells: [
            "Mail authentication",
            "SPF hard fail and DKIM; DMARC raised to reject in steps",
            (brief) =>
              `${brief.holds(MAIL_MOVES) ? "p=none before the pilot; quarantine two weeks after the mail switch, reject two weeks later" : "p=none at the start of phase 2; quarantine and reject two weeks apart"}; a step that falls after the acceptance is the client's`,
            "MS.EXO.2.2, 3.1, 4.1, 4.2",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Administrators",
            (brief) =>
              `2 to 8 global administrators, cloud-only, ${brief.holds(ELIGIBLE) ? "rights granted on request and for hours" : "each an account apart from its holder's own"}`,
            "before the pilot",
            (brief) => (brief.holds(ELIGIBLE) ? "MS.AAD.7.1–7.6" : "MS.AAD.7.1–7.3"),
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Break-glass",
            "Two accounts with keys, alert, excluded from policies",
            "before the pilot",
            "own setting",
          ],
          source: ["mfa-mandatory", "ca-templates"],
        },
        {
          cells: [
            "Access policies",
            "Security defaults off as CA01 to CA04 come into force; legacy authentication blocked by CA01",
            (brief) =>
              brief.holds(OWNED)
                ? "in force for the pilot group when it begins, report-only for the others; for everybody in phase 3, or at once where security defaults are on"
                : "in force for the pilot group when it begins and for each person who moves; device policies once devices are enrolled",
            "MS.AAD.1.1",
          ],
          source: ["scuba", "ca-templates"],
        },
        {
          cells: ["Application consent", "Administrators consent, users ask", "before the pilot", "MS.AAD.5.1–5.3"],
          source: ["scuba"],
        },
        {
          cells: [
            "Guests and sharing",
            (brief) =>
              `Guests invited by named roles from allowed domains, links to named people only${brief.holds(OWNED) ? "; older links end once their owners have been told" : ""}`,
            (brief) => (brief.holds(OWNED) ? "before the pilot; older links in phase 3" : "before the pilot"),
            "MS.AAD.8.1–8.3, MS.SHAREPOINT.1.1–3.2",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Mail",
            (brief) =>
              `No automatic forwarding outside, external tag, preset protection; basic authentication for sending off${brief.holds(any(CALLED, BOTH_CALLED)) ? " but for callers on the exception list" : ""}; mail in the own name without sign-in or connector refused (RejectDirectSend)`,
            "before the pilot; RejectDirectSend once the last caller has changed",
            "MS.EXO.1.1, 5.1, 7.1",
          ],
          source: ["scuba", "direct-send"],
        },
        {
          cells: [
            "Audit",
            (brief) =>
              brief.holds(all(E5, none(OPTIMISE)))
                ? `On; the plan keeps one year${onF3(brief) > 0 ? ", F3 180 days" : ""}${filed(brief)}`
                : brief.holds(E5)
                  ? `On; E5 keeps a year, E3 and F3 keep 180 days, which a monthly export to an archive makes twelve months${filed(brief)}`
                  : `On; the plan keeps 180 days, and a monthly export to an archive makes it twelve months${filed(brief)}`,
            "before the pilot",
            "MS.SECURITYSUITE.5.1–5.2",
          ],
          source: ["scuba", "purview"],
        },
        {
          cells: [
            "Teams",
            "No meetings started by anonymous users, external domains by allow list, applications by approval; a team expires unless its owner renews it",
            "before the pilot",
            "MS.TEAMS.1.2, 2.1, 5.x",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Power Platform",
            "A data policy for each environment: connectors sorted into business and blocked",
            "before the pilot",
            "MS.POWERPLATFORM.2.1–2.2",
          ],
          when: is("current-technologies", "power-platform"),
          source: ["scuba"],
        },
        { cells: ["Passwords", "No expiry", "before the pilot", "MS.AAD.6.1"], source: ["scuba"] },
        {
          cells: [
            "Devices",
            (brief) =>
              `${brief.holds(OPTIMISE) ? "Compliance" : "Enrolment limits, compliance"}, update rings; a device without a policy counts as not compliant, against the default`,
            "pilot group in phase 2, others in phase 3",
            "own setting",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Labels and retention",
            (brief) =>
              `Four to six labels, default retention${brief.holds(all(PREMIUM, none(OPTIMISE))) ? `; for holders of ${highest(brief)} one automatic label, and loss prevention on devices and in Teams` : ""}`,
            "simulated from the pilot on, in force in phase 3",
            "own setting",
          ],
          when: LABELS,
          source: ["purview", "ej"],
        },
      ],
    },
    {
      id: "m365.dns",
      section: "solution",
      heading: "Public names",
      caption: "Records to set",
      when: none(OPTIMISE),
      columns: ["Record", "Value", "When"],
      rows: [
        { cells: ["TXT (verification)", "value from the tenant", "week 2"], when: none(OWNED_NAMED), source: ["ej"] },
        {
          cells: [
            "MX",
            "client-domain-tld.mail.protection.outlook.com, as the tenant shows it",
            "mail switch; time to live lowered 48 hours before",
          ],
          when: MAIL_MOVES,
          source: ["ej"],
        },
        {
          cells: [
            "TXT (SPF)",
            "v=spf1 include:spf.protection.outlook.com, every other sender, -all; ten look-ups at most, or it counts as an error",
            beforeMail,
          ],
          source: ["scuba", "ej"],
        },
        {
          cells: [
            "CNAME (DKIM), two",
            "selector1 and selector2, values from the tenant; keys of 2,048 bits",
            beforeMail,
          ],
          source: ["scuba", "ej"],
        },
        {
          cells: [
            "TXT (DMARC)",
            "p=none, then p=quarantine, then p=reject, with reports to a mailbox that somebody reads",
            "as in the baseline, reports read before each step",
          ],
          source: ["scuba"],
        },
        {
          cells: ["CNAME (autodiscover)", "autodiscover.outlook.com", "mail switch"],
          when: MAIL_MOVES,
          source: ["ej"],
        },
      ],
    },
    {
      id: "m365.migration",
      section: "solution",
      heading: "Time for mailboxes",
      caption: "Published days until half and nine tenths of the mailboxes of each size are copied",
      when: MAIL_MOVES,
      columns: ["Mailbox", "Half|number", "Nine tenths|number", "Action"],
      rows: [
        { cells: ["1–10 GB", "1", "7", "begin a week before they are switched"], source: ["exo-mig"] },
        { cells: ["10–50 GB", "3", "14", "begin two weeks earlier"], source: ["exo-mig"] },
        { cells: ["50–100 GB", "3", "30", "begin a month earlier"], source: ["exo-mig"] },
        { cells: ["100–200 GB", "8", "45", "archive first"], source: ["exo-mig"] },
      ],
    },
    {
      id: "m365.exchange",
      section: "solution",
      heading: "Exchange Server today",
      intro: exchangeToday,
      caption: "Way forward for each version that may be found",
      when: all(OWN_MAIL, MAIL_MOVES),
      columns: ["Version", "Way forward"],
      rows: [
        {
          cells: [
            "2013",
            (brief) =>
              brief.holds(ONE_WEEKEND)
                ? "last update of 2013, then the move"
                : "its mailboxes move to a newer server that is in use, then as for that version; where there is none, by another tool, quoted separately. SE does not install beside 2013",
          ],
          asked: (brief) => mayRun(brief, "2013"),
          source: ["eol", "ej"],
        },
        {
          cells: [
            "2016",
            (brief) =>
              brief.holds(HYBRID_SERVER)
                ? "CU23, a new SE server beside it, mailboxes to the cloud, 2016 removed before SE CU2"
                : "last update of 2016, then the move",
          ],
          asked: (brief) => mayRun(brief, "2013", "2016"),
          source: ["eol", "exo-ews", "ej"],
        },
        {
          cells: [
            "2019",
            (brief) =>
              brief.holds(HYBRID_SERVER)
                ? "CU14 or CU15, then upgrade in place to SE, mailboxes to the cloud"
                : "last update of 2019, then the move",
          ],
          asked: (brief) => mayRun(brief, "2013", "2016", "2019"),
          source: ["eol", "exo-ews", "ej"],
        },
        {
          cells: [
            "SE",
            (brief) =>
              brief.holds(SIDE_BY_SIDE)
                ? "newest cumulative update, then the hybrid"
                : "newest cumulative update, then the move",
          ],
          asked: (brief) => !ownsSe(brief),
          source: ["exo-ews"],
        },
      ],
    },
    CONDITIONAL_ACCESS,
    {
      id: "m365.adoption",
      section: "approach",
      heading: "Adoption",
      caption: "Adoption by audience",
      columns: ["Audience", "What changes", "Help", "Measure"],
      rows: [
        {
          cells: [
            (brief) => (brief.holds(ACADEMIC) ? "Staff" : "Everybody"),
            "Sign-in with a second factor",
            "two messages, one-page guide, drop-in hour",
            "100% registered",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Teams' owners",
            "Files move from shares to spaces",
            "1-hour course, champion in each department",
            "60% of new files in spaces",
          ],
          when: none(OPTIMISE),
          source: ["ej"],
        },
        {
          cells: [
            "Shift workers",
            (brief) =>
              brief.holds(OPTIMISE)
                ? "A second factor on the phone, or a key at the shared device"
                : brief.holds(KEY_EACH)
                  ? "A key at the shared device, their own phone beside it"
                  : "Phone or shared device instead of a PC account",
            "5-minute demonstration at the start of a shift",
            (brief) => (brief.holds(OPTIMISE) ? "100% registered before enforcement" : "80% active in 30 days"),
          ],
          asked: (brief) => brief.frontline > 0,
          source: ["ej"],
        },
        {
          cells: [
            "Owners of teams and sites",
            "Old links end, guests are confirmed or removed",
            "list of their own links and guests, drop-in hour",
            "every guest confirmed by an owner",
          ],
          when: OPTIMISE,
          source: ["scuba", "ej"],
        },
      ],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: "Callers of EWS and basic authentication: list, owners, allow list",
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: "List of callers with owner, new method and day, exceptions set",
      when: CALLED,
    },
    {
      phase: 1,
      title: "Programs and devices that send or read mail: list and owners",
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: "List of callers with owner, new method and day",
      when: none(CALLED),
    },
    {
      phase: 1,
      title: "Tenant audit and licence plan",
      kind: "discovery",
      role: "Architect",
      weight: 3,
      deliverable: "Baseline report, seats against sign-ins of 30 days, licence plan",
      when: OWNED,
    },
    {
      phase: 1,
      title: "Licence plan, tenant and public names",
      kind: "discovery",
      role: "Architect",
      weight: 3,
      most: 10,
      deliverable: "Licence plan, tenant with verified names",
      when: none(OWNED),
    },
    {
      phase: 1,
      title: "Mail and file inventory",
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: (brief) =>
        `Mailboxes by size with delegates${brief.holds(OWN_MAIL) ? ", items above 150 MB that no move takes" : ""}, shares with size and owner, paths above 400 characters`,
      when: MAIL_MOVES,
    },
    {
      phase: 1,
      title: "File inventory",
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: "Shares with size and owner, paths above 400 characters",
      when: none(MAIL_MOVES, OPTIMISE),
    },
    {
      phase: 1,
      title: "Seats, guests, links and consents in use",
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: "List of unused seats, sharing and consent report",
      when: OPTIMISE,
    },
    {
      phase: 2,
      title: (brief) =>
        brief.holds(CALLED)
          ? "Replacement of callers of EWS and basic authentication"
          : "Programs and devices set up for Graph, OAuth or a connector",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: wholeDay,
      deliverable: (brief) => {
        const later = listed(laterCallers(brief));
        return brief.holds(CALLED)
          ? `No caller left${later ? ` but ${later}, which change in phase 3` : ""}, or its owner has signed the outage`
          : `Callers${later ? ` (${later} in phase 3)` : ""} set up and tested, to be switched with their mailboxes, or their outage signed`;
      },
    },
    {
      phase: 2,
      title: "Tenant baseline",
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 5,
      most: 20, // the settings of one tenant
      holds: 1,
      deliverable: "Every step of the baseline set or signed as an exception, report before and after",
    },
    {
      phase: 2,
      title: "Synchronisation and sign-in",
      mark: "identities",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      most: 10,
      deliverable: "Findings of IdFix cleared, pilot accounts synchronised and matched",
      when: all(DIRECTORY, none(OPTIMISE)),
    },
    {
      phase: 2,
      title: (brief) =>
        `Exchange hybrid: ${ownsSe(brief) ? "newest update" : "supported server"}, hybrid configuration, connectors`,
      waits: ["identities", "platform"],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(SEATS) ? 7 : 5), // one server at any size
      most: 14,
      holds: 1.5,
      deliverable: "Endpoint tested (Test-MigrationServerAvailability), mail and free and busy times both ways",
      when: HYBRID_SERVER,
    },
    {
      phase: 2,
      title: "Exchange: minimal hybrid configuration and connectors",
      waits: ["identities", "platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      deliverable: "Endpoint tested (Test-MigrationServerAvailability), a test mailbox moved there and back",
      when: all(EXCHANGE, DIRECTORY, MAIL_MOVES, none(HYBRID_SERVER)),
    },
    {
      phase: 2,
      title: "Synchronisation: version, filters and stale accounts put in order",
      mark: "identities",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 2,
      deliverable: "Supported version, accounts without an owner disabled",
      when: all(DIRECTORY, OPTIMISE),
    },
    {
      phase: 2,
      title: "Access policies in stages, device compliance",
      waits: ["identities", "platform"],
      kind: "build",
      stopsAs: "pilot", // the pilot group feels them
      role: "Engineer",
      weight: 3,
      holds: wholeDay,
      deliverable: policiesInStages,
      when: OPTIMISE,
    },
    {
      phase: 2,
      title: "Access policies in stages, enrolment of the pilot's devices",
      waits: ["identities", "platform"],
      kind: "build",
      stopsAs: "pilot", // the pilot group feels them
      role: "Engineer",
      weight: 4,
      deliverable: policiesInStages,
      when: none(OPTIMISE),
    },
    {
      phase: 2,
      title: "Data policies and data gateway",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 2,
      holds: wholeDay,
      deliverable: "Gateway cluster, a data policy for each environment",
      when: DATA_GATEWAY,
    },
    {
      phase: 2,
      title: (brief) => `Pilot with ${people(pilot(brief))}: mail, files, devices`,
      kind: "pilot",
      role: "Engineer",
      weight: 4,
      holds: wholeDay,
      deliverable: "Pilot report with tests, tickets and times",
      when: all(MAIL_MOVES, none(ONE_WEEKEND)),
    },
    {
      phase: 2,
      title: (brief) => `Pilot with ${people(pilot(brief))}: policies, files, devices`,
      kind: "pilot",
      role: "Engineer",
      weight: 4,
      holds: wholeDay,
      deliverable: "Pilot report with tests, tickets and times",
      when: none(MAIL_MOVES, OPTIMISE),
    },
    {
      phase: 2,
      title: "Pilot: files and devices of some users, mail in test mailboxes",
      kind: "pilot",
      role: "Engineer",
      weight: 4,
      deliverable: "Pilot report with tests, tickets and times",
      when: ONE_WEEKEND,
    },
    {
      phase: 2,
      title: (brief) => `Pilot with ${people(pilot(brief))}: policies, sharing, devices`,
      kind: "pilot",
      role: "Engineer",
      weight: 4,
      holds: wholeDay,
      deliverable: "Pilot report with tests, tickets and times",
      when: OPTIMISE,
    },
    {
      phase: 3,
      title: "Backup of the tenant begun, first restore",
      when: none(OPTIMISE),
      mark: "backup",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 1,
      holds: 0.5,
      deliverable: "One mail and one file restored",
    },
    {
      phase: 3,
      title: "Mailboxes and mail switch",
      mark: "mail",
      waits: ["backup", "training", "callers"],
      kind: "rollout",
      role: "Engineer",
      weight: 7,
      holds: 1,
      deliverable: "90% of mailboxes without skipped items, the others worked off",
      when: MAIL_MOVES,
    },
    {
      phase: 3,
      title: "Licence right-sizing and clean-up of guests, sharing, consent",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 6,
      holds: wholeDay,
      deliverable: "Seats returned, guests confirmed or gone, consents without an owner withdrawn",
      when: OPTIMISE,
    },
    {
      phase: 3,
      title: "Files to OneDrive and SharePoint",
      waits: ["training"],
      kind: "rollout",
      role: "Engineer",
      weight: 4,
      holds: 0.5,
      deliverable: "Shares read-only, refused files worked off, no library above 300,000 files",
      when: none(OPTIMISE),
    },
    {
      phase: 3,
      title: "SharePoint Server content",
      waits: ["training"],
      kind: "rollout",
      role: "Engineer",
      weight: 4,
      holds: 1,
      deliverable: "Sites moved, rights compared, server switched off",
      when: CONTENT_MOVES,
    },
    {
      phase: 3,
      title: "Devices enrolled, department by department",
      mark: "devices",
      waits: ["training"],
      completes: ["mobile-device-management"],
      kind: "rollout",
      role: "Engineer",
      weight: 5,
      holds: ({ devices }) => Math.min(2, devices / ENROLLED_A_DAY),
      deliverable: (brief) =>
        `Devices compliant, older Office replaced by that of the plan, exceptions with an end date${keysHandedOut(brief)}`,
      when: none(OPTIMISE),
    },
    {
      phase: 3,
      title: "Enforcement of access policies",
      waits: ["training", "devices"],
      carries: ["mfa"],
      kind: "rollout",
      role: "Architect",
      weight: 2,
      holds: 0.5,
      deliverable: (brief) =>
        `Policies in force, each exception with an end date${brief.holds(OPTIMISE) ? keysHandedOut(brief) : ""}`,
    },
    {
      phase: 3,
      title: "Labels, loss prevention and retention",
      waits: ["training"],
      completes: ["data-encryption", "compliance", "data-loss-prevention"],
      kind: "rollout",
      role: "Architect",
      weight: 4,
      holds: 0.5,
      deliverable: "Policies out of simulation, false alarms worked off",
      when: LABELS,
    },
    {
      phase: 4,
      title: "Retirement of Exchange Server",
      kind: "handover",
      role: "Engineer",
      weight: 2,
      deliverable: "Old servers removed, one SE server left for mail attributes, port 443 closed",
      when: HYBRID_SERVER,
    },
    {
      phase: 4,
      title: "Retirement of Exchange Server",
      kind: "handover",
      role: "Engineer",
      weight: 2,
      deliverable: "Last server off the network, relay by connector",
      when: all(EXCHANGE, MAIL_MOVES, none(HYBRID_SERVER)),
    },
    {
      phase: 4,
      title: "Restore test, baseline report after, adoption figures",
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      most: ({ size }) => MOST_CLOSING_DAYS[size],
      deliverable: "Restore record, second report, usage report",
    },
  ],
  risks: [
    {
      id: "MS1",
      text: ({ brief }) => `${callersOf(brief)} stop, as they use EWS or basic authentication`,
      likelihood: 4,
      impact: 4,
      mitigation:
        "Log read on the first day of access, exceptions set the same week, each caller replaced before go-live",
      owner: "Client IT lead",
      trigger: (client) => `A caller without owner on ${designDay(client)}`,
      when: CALLED,
      source: ["exo-ews"],
    },
    {
      id: "MS11",
      text: ({ brief }) => `${callersOf(brief)} cannot send or read mail after the move`,
      likelihood: 4,
      impact: 4,
      mitigation: "Listed with their owners in phase 1, tested in the tenant, switched with the mailbox they use",
      owner: "Client IT lead",
      trigger: (client) => `A caller without owner on ${designDay(client)}`,
      when: none(CALLED),
      source: ["exo-ews"],
    },
    {
      id: "MS2",
      text: "Connect Sync is below 2.5.79.0 and has not synchronised since 30 September 2026",
      likelihood: 2, // of accounts that stand still for weeks somebody would know
      impact: 5,
      mitigation: "Version and last run read in week 1; upgrade, or Cloud Sync in its place",
      owner: "Client IT lead",
      trigger: "Version below the limit, or no run for 3 hours",
      when: SYNCHRONISED,
      source: ["entra-sync"],
    },
    {
      id: "MS3",
      text: "Legitimate mail is rejected by its recipients",
      likelihood: 2,
      impact: 4,
      mitigation: "Two weeks for each step, reports read before the next",
      owner: "Engineer",
      trigger: "A legitimate sender in the failure report",
      source: ["scuba"],
    },
    {
      id: "MS4",
      text: ({ brief }) => `Guests and old links reach more than they should in what ${people(brief.users)} share`,
      likelihood: 3,
      impact: 4,
      mitigation: "Sharing report before the pilot, expiry for old links",
      owner: "Security lead",
      trigger: "A link for anybody in the sharing report",
      when: OWNED,
      source: ["scuba", "ej"],
    },
    {
      id: "MS5",
      text: ({ brief }) =>
        isNearLimit(brief)
          ? `The 300-seat limit of Business Premium is crossed: ${figure(onPlan(brief))} seats are planned`
          : null,
      likelihood: 3,
      impact: 3,
      mitigation: "Monthly count, budget for the step to E3",
      owner: "Client IT lead",
      trigger: "270 seats",
      when: all(is("company-size", "medium"), none(ACADEMIC)),
      source: ["m365-price"],
    },
    {
      id: "MS6",
      text: "Mailbox permissions are lost",
      likelihood: 2,
      impact: 3,
      mitigation: "Move delegates together, test batch",
      owner: "Engineer",
      trigger: "First lost delegation",
      when: MAIL_MOVES,
      source: ["exo-mig", "ej"],
    },
    {
      id: "MS7",
      text: "Exchange servers stay on the internet after the move",
      likelihood: 3,
      impact: 5,
      mitigation: "Kept at the last update while the way back is open, unpublished with the retirement in phase 4",
      owner: "Client IT lead",
      trigger: "Port 443 open at acceptance",
      when: all(EXCHANGE, MAIL_MOVES),
      source: ["eol", "ej"],
    },
    {
      id: "MS12",
      text: "Exchange servers without updates stay on the internet, and Exchange Online slows, then refuses, their mail",
      likelihood: 3,
      impact: 5,
      mitigation: "Exposure read in week 1; closing or moving them is decided at design sign-off",
      owner: "Client IT lead",
      trigger: "Port 443 open on a version without support",
      when: all(EXCHANGE, OPTIMISE),
      asked: (brief) => mayRun(brief, "2013", "2016", "2019"),
      source: ["eol", "ej"],
    },
    {
      id: "MS8",
      text: ({ brief }) => `An access policy locks out ${people(brief.users)} at once`,
      likelihood: 2,
      impact: 5,
      mitigation: "Each policy tested with both break-glass accounts before it is enforced",
      owner: "Security lead",
      trigger: "Enforcement date without test record",
      source: ["ca-templates"],
    },
    {
      id: "MS9",
      text: "Deleted data cannot be restored",
      likelihood: 2,
      impact: 4,
      mitigation: "Backup begun and one restore made before the first batch after the pilot",
      owner: "Sponsor",
      trigger: "Decision on the backup open at pilot exit",
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      id: "MS10",
      text: ({ brief }) => {
        const owned = brief.given("user-licences");
        return `The renewal of ${owned ? plural(owned, "licence") : "the licences held"} costs more than budgeted`;
      },
      likelihood: 3,
      impact: 3,
      mitigation: "Renewal quotation in phase 1",
      owner: "Client IT lead",
      trigger: "Renewal within 6 months without quotation",
      when: OWNED,
      source: ["m365-price"],
    },
  ],
  tests: [
    {
      test: "Mail in and out, with 10 MB attached, and encrypted",
      pass: "delivered within 5 minutes by the message trace",
      component: "Mail",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      test: "SPF, DKIM and DMARC for three senders, read from the header at an outside mailbox",
      pass: "“pass” for the domain that the reader sees; at most ten look-ups in SPF",
      component: "Mail",
      source: ["scuba", "ej"],
    },
    {
      test: "Sign-in with both break-glass accounts while every access policy is on",
      pass: "works; the sign-in log says “Not applied” beside each policy, and the alert arrives within 15 minutes",
      component: "Identity",
      when: none(is("security-requirements", "mfa")), // is accepted with that control
      source: ["ca-templates"],
    },
    {
      test: "Registration report “User registration details”",
      pass: (brief) => `every active account${brief.holds(ACADEMIC) ? " of staff" : ""} is capable of a second factor`,
      component: "Identity",
      when: none(is("security-requirements", "mfa")), // is accepted as a control of its own
      source: ["scuba"],
    },
    {
      test: "Account of a pupil or student",
      pass: "invites no guest, and a sign-in with a legacy protocol is refused",
      component: "Identity",
      when: ACADEMIC,
      source: ["ej"],
    },
    {
      test: "Labelled file sent outside",
      pass: "a stranger is refused; the activity explorer shows the file with its label",
      component: "Protection",
      when: all(LABELS, none(is("security-requirements", "data-encryption", "zero-trust"))), // is accepted with those controls
      source: ["purview"],
    },
    {
      test: "Restore of one mail that was purged and of one file that was overwritten",
      pass: (brief) =>
        `as it was, within the recovery time${brief.holds(OPTIMISE) ? "; without a backup in use, the report holds the finding and both offers" : ""}`,
      component: "Backup",
      source: ["ej"],
    },
    {
      test: "Device compliance report of Intune",
      pass: "95% compliant, devices without a policy counted as not",
      component: "Devices",
      source: ["ej"],
    },
    {
      test: "Free and busy between both sides, in the scheduling assistant of a mailbox on each",
      pass: "times shown both ways, no hatched lines",
      component: "Hybrid",
      when: HYBRID_SERVER,
      source: ["exo-mig"],
    },
    {
      test: (brief) =>
        `Mailboxes finished without skipped items${brief.holds(OWN_MAIL) ? " (Get-MigrationUser, rating of consistency)" : ", counted on both sides"}`,
      pass: (brief) =>
        brief.holds(OWN_MAIL)
          ? "90% Perfect or Good at the first run; before go-live each Investigate approved by its owner, none Poor"
          : "90% at the first run, every other one finished before go-live",
      component: "Mail",
      when: MAIL_MOVES,
      source: ["exo-mig", "ej"],
    },
    {
      test: "Baseline report (Invoke-SCuBA) before and after",
      pass: "failures down by 70%, each that is left on the list of exceptions",
      component: "Baseline",
      source: ["scuba", "ej"],
    },
    {
      test: "Assigned seats of each plan (admin centre) against the persona list",
      pass: "equal; no seat without a person",
      component: "Licences",
      source: ["ej"],
    },
  ],
  cutover: [
    {
      step: "Policies in report-only mode since phase 2, “Report-only: Failure” in the sign-in log read each day",
      time: "T−7 days",
      check: "no unexplained refusal for 5 days",
      back: "switch the policy off",
      when: none(MAIL_MOVES),
      source: ["ca-templates", "ej"],
    },
    {
      step: "Policies and compliance enforced for IT and volunteers",
      time: "T0",
      check: "break-glass account tested, sign-in works on every kind of device",
      back: "back to report-only for the group",
      when: none(MAIL_MOVES),
      source: ["ca-templates", "ej"],
    },
    {
      step: (brief) => (hasOneWeekend(brief) ? "All departments" : "Department after department"),
      time: (brief) =>
        hasOneWeekend(brief) ? "the monthly weekend of the rollout" : following(brief, "T+3 days onwards"),
      check: "fewer than 5% of the wave ask for help",
      back: "remove the department from the policy's group",
      when: none(MAIL_MOVES),
      source: ["ca-templates", "ej"],
    },
    {
      step: "Exceptions closed or signed, report-only ended",
      time: "before go-live",
      check: "every exception has an owner and an end date",
      back: "exception extended in writing",
      when: none(MAIL_MOVES),
      source: ["ej"],
    },
    {
      step: "Time to live of the mail records lowered to 300 seconds",
      time: "T−48 h",
      check: "two public resolvers answer with it (Resolve-DnsName)",
      back: "raise again",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      step: (brief) => `Last batch finalised (${inEvenings(brief) ? "the evening before" : "Friday evening"})`,
      time: (brief) => (inEvenings(brief) ? "T−24 h" : "T−12 h"),
      check: "Get-MigrationUser shows none as failed; skipped items approved by the owner of the mailbox",
      back: "mailbox moved back with a new move request",
      when: SIDE_BY_SIDE,
      source: ["exo-mig"],
    },
    {
      step: (brief) =>
        `${brief.holds(FORWARDED) ? "Last batch" : "All mailboxes"} copied up to the last message (${inEvenings(brief) ? "the evening before" : "Friday evening"})`,
      time: (brief) => (inEvenings(brief) ? "T−24 h" : "T−12 h"),
      check: (brief) =>
        brief.holds(ONE_WEEKEND)
          ? "Get-MigrationUser shows every mailbox as synced"
          : "as many items on both sides, or the difference explained",
      back: "leave mailboxes where they are",
      when: all(MAIL_MOVES, none(SIDE_BY_SIDE)),
      source: ["exo-mig"],
    },
    {
      step: (brief) =>
        `MX record switched${inEvenings(brief) ? " (evening)" : ""}${brief.holds(OWN_MAIL) ? "; the address of Autodiscover in the directory (SCP) emptied, or Outlook in the domain goes on asking the old server" : ""}`,
      time: "T0",
      check: "test mail from three providers in the message trace of the tenant",
      back: "record back; the old side still delivers",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      step: (brief) =>
        brief.holds(SIDE_BY_SIDE)
          ? "Profiles, phones and callers verified"
          : "New Outlook profiles, mail added again on phones, callers switched",
      time: "T+12 h",
      check: "five everyday tasks work in each department",
      back: "as in the previous step",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      step: (brief) => `Support at the desks (${inEvenings(brief) ? "the next morning" : "Monday"})`,
      time: (brief) => (inEvenings(brief) ? "T+12 h" : "T+48 h"),
      check: "fewer than 5% of users ask for help",
      back: "extend the support",
      when: MAIL_MOVES,
      source: ["ej"],
    },
  ],
  coexistence: (brief) =>
    brief.holds(OPTIMISE)
      ? "The tenant stays in use throughout; settings change in the pilot group first, then for everybody."
      : brief.holds(SIDE_BY_SIDE)
        ? `While batches run, mail flows between both sides through a connector and addresses stay the same${brief.holds(HYBRID_SERVER) ? "; free and busy times are seen from both sides" : "; calendars are not seen from the other side, so teams move together"}.`
        : brief.holds(ONE_WEEKEND)
          ? `There is no coexistence: everybody moves on one ${switchDay(brief)}, and the old server stays on until it is retired in phase 4.`
          : brief.holds(MAIL_MOVES)
            ? brief.holds(FORWARDED)
              ? "Departments move whole, batch after batch. From the day that a person moves, the present provider forwards their mail to the tenant; calendars are not visible across the two sides. The MX record is switched with the last batch."
              : `The pilot's mail is forwarded to the tenant from the day that it moves; all other mailboxes are copied beforehand and switched together on one ${switchDay(brief)}. The present provider forwards for 14 days after it; addresses stay the same.`
            : "Mail stays where it is; settings change in the pilot group first, then department by department.",
  noticed: (brief) =>
    brief.holds(MAIL_MOVES) ? "Mailboxes are switched and access policies enforced" : "Access policies are enforced",
  rollback: (brief) =>
    brief.holds(SIDE_BY_SIDE)
      ? "The MX record goes back, and mailboxes move back with new move requests, until the old servers are unpublished and retired in phase 4."
      : brief.holds(MAIL_MOVES)
        ? brief.holds(ONE_WEEKEND)
          ? "The MX record goes back until the old server is retired in phase 4; what arrived meanwhile is copied back by hand."
          : `The MX record goes back while the old side still delivers, for 14 days; ${brief.holds(FORWARDED) ? "only the last batch returns, with an export of what reached it meanwhile" : "what arrived meanwhile is copied back by hand"}.`
        : "A policy returns to report-only, or the group is taken out of it, within minutes; the old setting is noted before each change.",
  operations: [
    {
      frequency: "Daily",
      task: "Service health, mail flow, backup, protection alerts, sign-in failures",
      owner: "Client IT",
      source: ["ej"],
    },
    { frequency: "Weekly", task: "Guests and new applications with consent", owner: "Client IT", source: ["scuba"] },
    {
      frequency: "Monthly",
      task: "Secure Score, licences, adoption, mail authentication report, export of policies; secrets of applications that end within 60 days",
      owner: "Client IT lead",
      source: ["ej"],
    },
    {
      frequency: "Monthly",
      task: "Export of the audit log to the archive",
      owner: "Client IT",
      when: none(all(E5, none(OPTIMISE))),
      source: ["purview"],
    },
    {
      frequency: "Quarterly",
      task: "Baseline report; sharing report; review of exceptions",
      owner: "Security lead",
      source: ["scuba"],
    },
    {
      frequency: "Monthly",
      task: "Updates of the Exchange SE server: Exchange Online slows, then refuses mail of servers that stay behind",
      owner: "Client IT",
      when: HYBRID_SERVER,
      source: ["ej"],
    },
    {
      frequency: "Yearly",
      task: "Apple push certificate and tokens renewed, with the account that requested them",
      owner: "Client IT",
      source: ["ej"],
    },
  ],
  signals: [
    {
      signal: "Break-glass sign-in",
      threshold: "any",
      action: "call the security lead at once",
      source: ["mfa-mandatory"],
    },
    {
      signal: "Synchronisation",
      threshold: "no run for 3 hours",
      action: "agent, then version",
      when: DIRECTORY,
      source: ["entra-sync", "ej"],
    },
    {
      signal: "Failed mail authentication of own domain",
      threshold: "more than 1% of mail",
      action: "find the sender",
      source: ["scuba", "ej"],
    },
    {
      signal: "Non-compliant devices",
      threshold: "above 5%",
      action: "list by owner, 7 days of grace",
      source: ["ej"],
    },
  ],
  recovery: [
    {
      service: "Mail and files",
      betters: ["day", "week"],
      rpo: "12 hours",
      rto: "1 to 24 hours by volume",
      method: "Backup of Microsoft 365 by a third party from the start of phase 3; recycle bins until then",
      when: none(OPTIMISE),
      asked: (brief) => !often(brief),
      source: ["ej"],
    },
    {
      service: "Mail and files",
      rpo: "1 hour",
      rto: "1 to 24 hours by volume",
      method:
        "Microsoft 365 Backup, Microsoft's own, for the last hours; Backup of Microsoft 365 by a third party for what is older; both from the start of phase 3",
      when: none(OPTIMISE),
      asked: often,
      source: ["ej"],
    },
    {
      service: "Mail and files",
      betters: ["minutes", "hour", "day", "week"],
      rpo: "as the backup in use keeps, read in phase 1",
      rto: "1 to 24 hours by volume",
      method: "Backup in use, measured by the restore test; what it does not reach is a finding",
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      service: "Identity",
      rpo: "none",
      rto: "1 hour",
      method: "Second agent or staging server; break-glass accounts",
      when: DIRECTORY,
      source: ["cloudsync", "mfa-mandatory"],
    },
    {
      service: "Identity",
      rpo: "none",
      rto: "1 hour",
      method: "Break-glass accounts",
      when: none(DIRECTORY),
      source: ["mfa-mandatory"],
    },
    {
      service: "Tenant settings",
      rpo: "changes since the last export",
      rto: "4 hours",
      method: "Export of policies each month and before each change, kept outside the tenant",
      source: ["ej"],
    },
  ],
  assumptions: [
    {
      settledBy: ["change-window"],
      text: (brief) =>
        `Work happens in business hours${brief.holds(any(SIDE_BY_SIDE, FORWARDED)) ? ", except the completion of each batch of mailboxes in an evening and the mail switch on a weekend" : brief.holds(MAIL_MOVES) ? ", except the mail switch on a weekend" : ""}.`,
      ifWrong: "+15% on the days outside business hours",
      task: "Agree change windows in week 1",
      source: ["ej"],
    },
    {
      settledBy: ["mail-volume", "file-volume"],
      text: (brief) => planned(brief),
      ifWrong: (brief) =>
        brief.given("mail-volume") === null
          ? "Above double: one week more for batches; mailboxes over 100 GB +0.5 day each; a mailbox above the limit of its plan needs a larger one"
          : "Above double: one week more for the files",
      task: "Mailbox statistics and share sizes in week 1",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      settledBy: ["file-volume"],
      text: (brief) =>
        `Files average 5 GB for each ${onF3(brief) > 0 ? "knowledge worker and at most 2 GB for a shift worker" : "user"}: ${figure(fileGb(brief))} GB in all.`,
      ifWrong: "Above double: one week more for the files",
      task: "Share sizes in week 1",
      when: none(MAIL_MOVES, OPTIMISE),
      source: ["ej"],
    },
    {
      settledBy: ["shift-workers"],
      text: (brief) =>
        brief.frontline > 0
          ? `40% of users are shift workers without a PC of their own${surplus(brief) > 0 ? `, although ${plural(surplus(brief), "licence")} more of the main plan ${surplus(brief) === 1 ? "is" : "are"} held than the others need` : ""}.`
          : "Nobody works on shared devices.",
      ifWrong: "Licence lines shift between the main plan and F3",
      task: "Persona list with HR",
      when: none(ACADEMIC),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${people(brief.users)} planned for are staff: of pupils or students no mailbox, file or device is ${brief.holds(MAIL_MOVES) ? "moved, " : ""}managed or backed up here.`,
      ifWrong: "Lines counted by users rise with them; effort by up to one size band",
      task: "Accounts by kind in week 1",
      when: all(ACADEMIC, none(OPTIMISE)),
      source: ["ej"],
    },
    {
      text: (brief) => `Lines of ${figure(lineMbps(brief))} Mbps together carry the copies at night.`,
      ifWrong: (brief) =>
        `At ${LINE_MBPS} Mbps ${figure(lineNights(brief))} nights: what is old goes to an archive first, or the rollout is longer`,
      task: "Speed of the lines at night in week 1",
      when: none(OPTIMISE),
      asked: (brief) => lineMbps(brief) > LINE_MBPS,
      source: ["ej"],
    },
    {
      text: "Exchange Server exists, although it was not among the technologies named; its version decides the way forward.",
      ifWrong: "Mail moves from the present provider: no hybrid server, about 10% less effort",
      task: "Read version and cumulative update of every mail server in week 1",
      when: all(HYBRID, none(EXCHANGE)),
      source: ["exo-ews", "ej"],
    },
    {
      text: (brief) =>
        `${brief.has("current-technologies", "azure-services") ? "Azure" : "Power Platform"} stands on an Entra tenant of the client: Microsoft 365 goes into that one, and no second is made.`,
      ifWrong: "Two tenants: the choice between them is part of the design, +3 days; joining them is priced separately",
      task: "Read the domains, roles and licences of the tenant in week 1",
      when: ENTRA,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Mail comes from a hosted provider that allows an administrator to read every mailbox${brief.has("cloud-maturity", "no-cloud") ? ", although no cloud adoption was stated: Exchange Server was not named" : ""}.`,
      ifWrong:
        "Servers of the client's own: a hybrid, +10% effort; no such access: each person exports, +0.5 day a batch",
      task: "Name provider and plan, and test the access with one mailbox in week 1",
      when: all(MAIL_MOVES, none(OWN_MAIL, OWNED_NAMED)),
      source: ["ej"],
    },
    {
      text: "SharePoint in the answers means SharePoint Server, in addition to SharePoint Online in the tenant.",
      ifWrong: "No content moves, and its task falls away",
      task: "Read version and volume in week 1",
      when: all(CONTENT_MOVES, OWNED_NAMED),
      source: ["ej"],
    },
    {
      text: "SharePoint in the answers means SharePoint Online, a part of the tenant.",
      ifWrong: "A server of the client's own: its version, support and exposure become findings, no change of effort",
      task: "Ask at kick-off",
      when: SHAREPOINT_ONLINE,
      source: ["ej"],
    },
    {
      text: "SharePoint in the answers means SharePoint Server.",
      ifWrong: "Its rows fall away: no change of effort",
      task: "Read version and volume in week 1",
      when: all(SHAREPOINT, OPTIMISE),
      source: ["ej"],
    },
    {
      text: "No workflow of SharePoint 2010 or 2013 is still needed: SharePoint Online runs neither kind.",
      ifWrong: "Each is built anew in Power Automate, 1 to 3 days, priced separately",
      task: "List workflows with owner and last run in week 1",
      when: CONTENT_MOVES,
      source: ["sp-workflow", "ej"],
    },
    {
      text: "Mail is not yet in the tenant in use: it moves from another provider.",
      ifWrong: "No mailbox moves: about 15% less effort, and no migration tool",
      task: "Read where the MX record points before the order",
      when: all(MAIL_MOVES, OWNED_NAMED, none(OWN_MAIL)),
      source: ["ej"],
    },
    {
      text: "No AD FS farm signs people in.",
      ifWrong: "+3 days and +1 for each ten applications that it signs in to",
      task: "Ask for farm, relying parties and certificates in week 1",
      when: all(DIRECTORY, none(OPTIMISE)),
      source: ["adfs", "ej"],
    },
    {
      text: "No public folders are in use.",
      ifWrong: "+20% effort on mail",
      task: "List public folders",
      when: all(EXCHANGE, MAIL_MOVES),
      source: ["ej"],
    },
    {
      text: "Accounts of the Active Directory that Exchange Server needs are not synchronised with the tenant.",
      ifWrong: "No cutover: a minimal hybrid instead, +3 days and two weeks",
      task: "Look for a synchronisation agent before the order",
      when: ONE_WEEKEND,
      source: ["exo-mig", "ej"],
    },
    {
      text: (brief) =>
        `Active Directory exists, although it was not among the technologies named: ${brief.holds(OWN_MAIL) ? "Exchange Server cannot run without it" : brief.holds(SERVER_NEEDS_IT) ? "SharePoint Server cannot run without it" : "so many people with servers of Microsoft have one"}.`,
      ifWrong: "No synchronisation, and its task falls away: accounts are made in Entra ID",
      task: "Read forest, domains and accounts in week 1",
      when: all(DIRECTORY, none(DIRECTORY_NAMED)),
      source: ["ej"],
    },
    {
      text: "There is no Active Directory: accounts are made in Entra ID.",
      ifWrong: "Synchronisation and hybrid join of domain PCs: about 5% more effort",
      task: "Ask how people sign in to their PCs in week 1",
      when: NO_DIRECTORY,
      source: ["ej"],
    },
    {
      text: "A Microsoft 365 tenant exists, although it was not among the technologies named.",
      ifWrong:
        "The project becomes that of a new tenant: its days are planned anew, and every licence is due at the printed price",
      task: "Sign in with a reading account before the order",
      when: all(OPTIMISE, none(OWNED_NAMED)),
      source: ["m365-price", "ej"],
    },
    {
      text: "A newer Exchange server is in use beside 2013, with room for its mailboxes.",
      ifWrong: "They move by another tool, quoted before the design is signed",
      task: "Versions and mailboxes by server in week 1",
      asked: (brief) => brief.detail("exchange-version") === "2013",
      when: all(MAIL_MOVES, none(ONE_WEEKEND)),
      source: ["eol", "ej"],
    },
    {
      text: "The client can change its public DNS records within a day.",
      ifWrong: "The mail switch moves to the next date of the change window",
      task: "Find the registrar and its login",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Mailboxes of the ${brief.holds(ACADEMIC) ? people(unlicensed(brief)) : plural(unlicensed(brief), "knowledge worker")} without a licence of the main plan are in the same tenant, on other plans; what these cost falls away, and is not deducted.`,
      ifWrong: "Mailboxes that stand elsewhere are moved in a project of their own",
      task: "Licences by plan, and mailboxes by person, in week 1",
      when: all(OWNED_NAMED, none(OPTIMISE, MAIL_MOVES, STEP)),
      asked: (brief) => unlicensed(brief) > 0,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${people(unlicensed(brief))} without a licence of the main plan hold other plans of this tenant, which the audit lists.`,
      ifWrong: "Seats for them are bought, at the price of the plan decided on, or are quoted",
      task: "Licences by plan and person in week 1",
      when: OPTIMISE,
      asked: (brief) => unlicensed(brief) > 0,
      source: ["ej"],
    },
    {
      settledBy: ["user-licences"],
      text: "Existing licences are not known; lines marked as probably owned are not summed.",
      ifWrong: "They become due at the printed or quoted price",
      task: "Licence export in week 1",
      when: OWNED,
      source: ["m365-price"],
    },
  ],
  requests: [
    (brief) =>
      brief.holds(all(MAIL_MOVES, none(EXCHANGE)))
        ? "Mail system with version and update level; mailboxes by number, size, delegates, archives"
        : "",
    servicesAsked,
    (brief) =>
      brief.holds(NO_DIRECTORY)
        ? "How people sign in to their computers today, and whether an Active Directory exists"
        : "",
    (brief) => (brief.holds(OPTIMISE) ? "" : "File shares with size and owner"),
    (brief) =>
      brief.holds(OWNED) && !brief.has("current-technologies", "office-365")
        ? "Licence counts by plan, Secure Score, roles of administrators, export of Conditional Access"
        : "",
    (brief) =>
      brief.holds(all(DIRECTORY, none(DIRECTORY_NAMED)))
        ? "Forest and domain level, version of domain controllers, AD FS, number of accounts"
        : "",
    (brief) =>
      brief.detail("deadline-reason") === "merger"
        ? "Tenant, domains and mail system of the other side of the merger"
        : "",
    "Applications and devices that send mail",
    (brief) =>
      [
        `Persona list: who needs which applications${brief.holds(OPTIMISE) ? "" : ", and the versions of Windows and Office on each computer"}`,
        ...(brief.has("primary-objective", "cost-reduction")
          ? ["products paid for beside the plans, with yearly cost and term"]
          : []),
      ].join("; "),
    (brief) => (brief.holds(ACADEMIC) ? "Number of pupils or students, by which the use benefit is counted" : ""),
    "Public names and their registrar",
    "Retention duties by law or contract",
  ],
  technologies: {
    "windows-server": {
      effect: (brief) => {
        const carried = [
          ...(brief.holds(DIRECTORY) ? ["synchronisation"] : []),
          ...(brief.holds(DATA_GATEWAY) ? ["the data gateway"] : []),
        ].join(" or ");
        return `Not upgraded here${carried ? `; the servers that carry ${carried} must be of a supported version` : ", and nothing of this project runs on it"}`;
      },
      request: "List of servers by version, role, owner and backup",
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: "Accounts are synchronised from it; other findings there are listed for a separate project",
      request:
        "Forest and domain level, version of domain controllers, AD FS, number of accounts, version of Connect Sync",
      source: ["cloudsync", "entra-sync", "ej"],
    },
    "exchange-server": {
      effect: (brief) =>
        brief.holds(OPTIMISE)
          ? "Version, exposure and mail path are findings; no mailbox moves, and the move is a project of its own"
          : `Decides the migration method and its date${mayRun(brief, "2013", "2016", "2019") ? `; only SE is in support, so ${brief.holds(HYBRID_SERVER) ? "the hybrid is built on a supported server" : "older servers carry the move alone and are retired after it"}` : ""}`,
      request:
        "Exchange Server: version and update level, number and size of mailboxes, delegates, relaying devices, public folders",
      source: ["eol", "exo-ews"],
    },
    sharepoint: {
      effect: (brief) =>
        brief.holds(SHAREPOINT_ONLINE)
          ? `Its sites come under the rules for sharing${brief.holds(LABELS) ? ", labels and retention" : ""}; no content moves`
          : brief.holds(OPTIMISE)
            ? "Version and volume are findings; its content is not moved here"
            : "Its content moves to SharePoint Online; custom code and workflows are listed and not rewritten",
      request: "SharePoint: version, size of content, customisations, workflows",
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: (brief) =>
        `Not moved here; ${brief.holds(DATA_GATEWAY) ? "a flow that needs it goes through the data gateway" : "a flow or report that reads it needs a data gateway, which is not part of this project"}`,
      source: ["gateway", "ej"],
    },
    "office-365": {
      effect: (brief) =>
        brief.holds(OPTIMISE)
          ? "Its seats, settings and sharing are what is measured"
          : "The plan already held is not bought again; a step to a higher one is a separate line of the bill",
      request: "Licence counts by plan, Secure Score, version of Connect Sync, export of Conditional Access",
      source: ["entra-sync", "ej"],
    },
    "azure-services": {
      effect: (brief) =>
        brief.holds(ENTRA)
          ? "Its Entra tenant takes Microsoft 365; CA05 holds for its administrators from the first day"
          : "Not extended here; its portal comes under the same access policies",
      source: ["ca-templates", "ej"],
    },
    "power-platform": {
      effect: (brief) =>
        `Its makers and connectors are listed ${brief.holds(OWNED) ? "with the tenant audit" : "in discovery"}; a data policy blocks what nobody owns`,
      request: "Power Platform: environments, makers, connectors, data policies",
      source: ["scuba", "gateway"],
    },
  },
  training: [
    {
      audience: "Administrators",
      content: "Policies, devices, protection, reports",
      hours: (brief) => (brief.holds(LARGER) ? 16 : 4),
      source: ["ej"],
    },
    {
      audience: "Champions",
      content: (brief) => (brief.holds(OPTIMISE) ? "Guests, links, first help" : "Teams, files, first help"),
      hours: 2,
      source: ["ej"],
    },
    {
      audience: "Users",
      content: "Sign-in, mail, files, meetings; recorded",
      hours: 1,
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      audience: "Users",
      content: "Second factor, devices, files and sharing; recorded",
      hours: 1,
      when: none(MAIL_MOVES, OPTIMISE),
      source: ["ej"],
    },
    {
      audience: "Users",
      content: "Second factor, sharing and guests; recorded",
      hours: 1,
      when: OPTIMISE,
      source: ["ej"],
    },
  ],
  effects: {
    "data-loss": { minutes: OFTEN_KEPT, hour: OFTEN_KEPT, day: KEPT, week: KEPT },
    "mail-volume": {
      unused: (brief) =>
        brief.holds(MAIL_MOVES) || ownBackup(brief)
          ? ""
          : "No mail is moved here; the configuration “New tenant with mail and files” moves it",
    },
    "file-volume": { unused: (brief) => (brief.holds(OPTIMISE) ? "No files are moved here" : "") },
  },
  diagram,
};
