/** Assumptions, requests, and what technologies and optional answers mean here. */

import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { CLOUD_PRODUCTS, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { engineersCost, formatAmount, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { lossDays } from "#app/features/documents/solutions/beside.ts";
import { figure, listed, people, plural, sentence } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  CONTENT_MOVES,
  DIRECTORY,
  DIRECTORY_ASSUMED,
  E5,
  ENTRA,
  EXCHANGE,
  EXCHANGE_ASSUMED,
  EXCHANGE_MOVES,
  HELD,
  HELD_BY_ALL,
  HOSTED,
  HYBRID_SERVER,
  IN_WAVES,
  LABELS,
  MINIMAL,
  mayLoseAnHour,
  mayRun,
  NO_DIRECTORY,
  ONE_WEEKEND,
  OPTIMISE,
  OWN_MAIL,
  OWNED,
  OWNED_NAMED,
  ownsSe,
  P2_LINE,
  RETAINS,
  runs2013,
  SERVER_NEEDS_IT,
  SHAREPOINT,
  SMALL,
  STEP,
  UNNAMED,
} from "./answers.ts";
import { heldStep, mainPlan, mayHoldE3, mayHoldStandard, seatsCost, standardStep } from "./licences.ts";
import { exchangeAsked, rid2013By, weeksApart, without2013 } from "./mail-migration.ts";
import { MOVE_MEANT } from "./migration-instead.ts";
import { beyondSpaceGb, F3_GB, fileGb, mailGb, onF3, onPlan, surplus, unlicensed } from "./quantities.ts";

/** What each is taken to mean in a tenant; one that carries more takes as long as rules against loss: a planning assumption. */
const INTERFACES = [
  ["third-party-apis", "third-party APIs reach mail only"],
  ["reporting-tools", "reporting tools read usage reports only"],
] as const;

/** What is assumed of the volumes that were not given. */
function planned(brief: Brief): string {
  const kinds = [
    { what: "Mailboxes", each: 8, gb: mailGb(brief), given: brief.given("mail-volume") },
    { what: "Files", each: 5, gb: fileGb(brief), given: brief.given("file-volume") },
  ].filter(({ given }) => given === null);
  const people =
    onF3(brief) > 0
      ? `knowledge worker and at most 2 GB${kinds.length > 1 ? " of each" : ""} per shift worker, the F3 limit`
      : "user";
  const averages = kinds.map(
    ({ what, each }, place) => `${place ? what.toLowerCase() : what} ${place ? "" : "average "}${each} GB`,
  );
  return `${listed(averages)} per ${people}: ${figure(kinds.reduce((sum, { gb }) => sum + gb, 0))} GB in all.`;
}

const POWER_PLATFORM = is("current-technologies", "power-platform"); // comes with lists in the cloud

/** Space beyond that of the plans, a GB and month. */
const SPACE_CENTS = 20;

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    settledBy: ["change-window"],
    text: (brief) =>
      `Work takes place in business hours${brief.holds(IN_WAVES) ? ", except batch completion in the evening and mail cutover at a weekend" : brief.holds(MAIL_MOVES) ? ", except mail cutover at a weekend" : ""}.`,
    ifWrong: "+15% on out-of-hours days",
    task: "Agree change windows",
    source: ["ej"],
  },
  {
    settledBy: ["mail-volume", "file-volume"],
    text: (brief) => planned(brief),
    ifWrong: (brief) =>
      brief.given("mail-volume") === null
        ? "If more than double: one more week of batches; +0.5 day per mailbox over 100 GB; a larger plan for mailboxes above their limit"
        : "If more than double: one more week for files",
    task: "Mailbox statistics and share sizes",
    when: MAIL_MOVES,
    source: ["ej"],
  },
  {
    settledBy: ["file-volume"],
    text: (brief) =>
      `Files average 5 GB per ${onF3(brief) > 0 ? "knowledge worker and at most 2 GB per shift worker" : "user"}: ${figure(fileGb(brief))} GB in all.`,
    ifWrong: "If more than double: one more week for files",
    task: "Share sizes",
    when: none(MAIL_MOVES, OPTIMISE),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${brief.holds(any(OWNED, CONTENT_MOVES)) ? "At least" : "The"} ${figure(beyondSpaceGb(brief))} GB that SharePoint has no room for go to OneDrive or an archive; no storage is bought.`,
    ifWrong: (brief) =>
      `${formatAmount(wholeUnits(beyondSpaceGb(brief) * 12 * SPACE_CENTS), "USD")} a year for ${brief.holds(any(OWNED, CONTENT_MOVES)) ? "so much" : "all of it"}, at ${formatAmount(SPACE_CENTS, "USD")} per GB and month`,
    task: "Files by owner and age",
    when: none(OPTIMISE, ACADEMIC),
    asked: (brief) => beyondSpaceGb(brief) > 0,
    source: ["sp-storage", "ej"],
  },
  {
    text: (brief) =>
      `${onF3(brief) === 1 ? "The mailbox of the shift worker fits" : `Mailboxes of the ${figure(onF3(brief))} shift workers fit`} the 2 GB of F3, although the mail given averages ${figure(Math.round(mailGb(brief) / brief.users))} GB per user.`,
    ifWrong: (brief) =>
      `${formatAmount((PRICES[mainPlan(brief)].low - PRICES["m365-f3"].low) * 12, "USD")} a year at list price for each moved to the main plan${onF3(brief) > 1 ? `, ${formatAmount((PRICES[mainPlan(brief)].low - PRICES["m365-f3"].low) * 12 * onF3(brief), "USD")} for all ${figure(onF3(brief))}` : ""}`,
    task: "Mailbox sizes by user type",
    when: all(MAIL_MOVES, none(ACADEMIC)),
    asked: (brief) => onF3(brief) > 0 && (brief.given("mail-volume") ?? 0) > brief.users * (F3_GB + 1),
    source: ["m365-price", "ej"],
  },
  {
    settledBy: ["administrators"],
    text: (brief) => `Planned for ${plural(brief.administrators, "administrator")}.`,
    ifWrong: (brief) =>
      `${brief.holds(any(P2_LINE, ACADEMIC)) ? "Keys and licences" : "Keys"} for administrators change in proportion`,
    task: "Members of privileged groups and roles",
    when: none(OPTIMISE),
    asked: (brief) => brief.detail("administrators") === UNKNOWN, // of a number never asked for the table of figures tells
    source: ["ej"],
  },
  {
    settledBy: ["shift-workers"],
    text: (brief) =>
      brief.frontline > 0
        ? `40% of users are shift workers without their own PC${surplus(brief) > 0 ? `, although ${plural(surplus(brief), "main plan licence")} more than the others need ${surplus(brief) === 1 ? "is" : "are"} held` : ""}.`
        : "No devices are shared.",
    ifWrong: "Licence lines shift between the main plan and F3",
    task: "Persona list with HR",
    when: none(ACADEMIC),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${people(brief.users)} planned for are staff: no pupil or student mailbox, file or device is ${brief.holds(MAIL_MOVES) ? "moved, " : ""}managed or backed up.`,
    ifWrong: "Per-user lines rise with them; effort by up to one size band",
    task: "Accounts by type",
    when: all(ACADEMIC, none(OPTIMISE)),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${figure(brief.given("user-licences") ?? 0)} main plan licences held include unused ones: ${figure(brief.users)} users are planned for.`,
    ifWrong: "Per-user lines and quantities rise in proportion",
    task: "Confirm the head-count with HR before ordering",
    rests: { within: /^Headcount|^Licence counts/ },
    asked: (brief) => brief.people.from === "size" && (brief.given("user-licences") ?? 0) > brief.users,
    source: ["ej"],
  },
  {
    text: "Exchange Server exists, although it was not named; its version decides the upgrade path.",
    ifWrong: (brief) =>
      brief.holds(HYBRID_SERVER)
        ? `No hybrid server: about 10% less effort${brief.holds(OWNED) ? ", or 25% if all mail is in the tenant already" : " and a move from the current provider"}`
        : `A move from the current provider, about as much work, and its tool${brief.holds(OWNED) ? "; about 25% less effort if all mail is in the tenant already" : ""}`,
    task: "Read version and cumulative update of every mail server",
    when: EXCHANGE_ASSUMED,
    source: ["exo-ews", "ej"],
  },
  {
    text: "Exchange Server SE, holding no mailboxes, runs on the free hybrid licence.",
    ifWrong: "A server licence with subscription, by quotation",
    task: "Read the product terms in week 1",
    when: HYBRID_SERVER,
    asked: (brief) => !ownsSe(brief),
    source: ["exo-ews", "ej"],
  },
  {
    text: (brief) =>
      `Nobody needs to see calendars of the other side in the ${plural(weeksApart(brief), "week")} from the pilot to the last batch, and nothing relays mail through Exchange Server afterwards.`,
    ifWrong: "The classic hybrid, priced among the options",
    task: "Who meets whom, by batch; senders with owners",
    when: MINIMAL,
    source: ["exo-mig", "ej"],
  },
  {
    text: (brief) =>
      `${brief.has("current-technologies", "azure-services") ? "Azure" : "Power Platform"} uses an existing Entra tenant: Microsoft 365 goes into it, and no second tenant is created.`,
    ifWrong: "Two tenants: choosing between them in the design, +3 days; consolidation priced separately",
    task: "Read the domains, roles and licences of the tenant",
    when: ENTRA,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Mail is with a hosted provider that gives administrators access to every mailbox${brief.has("cloud-maturity", "no-cloud") ? ", as Exchange Server was not named, although no cloud adoption was stated" : ""}.`,
    ifWrong: "Own mail servers: a hybrid, +10% effort; no such access: users export their mail, +0.5 day per batch",
    task: "Name provider and plan, and test access with one mailbox",
    when: all(MAIL_MOVES, none(OWN_MAIL, OWNED_NAMED)),
    source: ["ej"],
  },
  {
    text: "SharePoint in the answers means SharePoint Server, in addition to SharePoint Online in the tenant.",
    ifWrong: "No content moves, and its task is dropped",
    task: "Read version and volume",
    when: all(CONTENT_MOVES, any(OWNED_NAMED, POWER_PLATFORM)),
    source: ["ej"],
  },
  {
    text: "SharePoint in the answers means SharePoint Server.",
    ifWrong: "Its rows are dropped; effort unchanged",
    task: "Read version and volume",
    when: all(SHAREPOINT, OPTIMISE),
    source: ["ej"],
  },
  {
    text: "No SharePoint 2010 or 2013 workflow is still needed: SharePoint Online runs neither.",
    ifWrong: "Each is rebuilt in Power Automate, 1 to 3 days, priced separately",
    task: "List workflows with owner and last run",
    when: CONTENT_MOVES,
    source: ["sp-workflow", "ej"],
  },
  {
    text: "Mail is not yet in the existing tenant: it moves from another provider.",
    ifWrong:
      "No mailbox moves: about 25% less effort, and no migration tool; from another tenant, a tenant-to-tenant tool, quoted separately",
    task: "Confirm with the mailbox statistics",
    rests: { within: /mailboxes by number|^Mailbox statistics/, ask: "Mailbox statistics and MX record" },
    when: all(MAIL_MOVES, OWNED_NAMED, none(OWN_MAIL)),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${sentence(listed(INTERFACES.filter(([id]) => brief.has("integration-needs", id)).map(([, words]) => words)))}.`,
    ifWrong: (brief) => {
      const [least, most] = lossDays(brief);
      return `An interface for other data: ${least} to ${most} days each, up to ${engineersCost(brief, most)}`;
    },
    task: "Ask the owners for what each interface carries",
    when: is("integration-needs", "third-party-apis", "reporting-tools"),
    source: ["ej"],
  },
  {
    text: "AD FS is not used for sign-in.",
    ifWrong: "+3 days and +1 per ten relying parties",
    task: "Ask for farm, relying parties and certificates",
    when: all(DIRECTORY, none(OPTIMISE, SMALL)),
    source: ["adfs", "ej"],
  },
  {
    text: "No public folders are in use.",
    ifWrong: "+20% effort on mail",
    task: "List public folders",
    when: EXCHANGE_MOVES,
    source: ["ej"],
  },
  {
    text: "The Active Directory accounts behind Exchange Server are not synchronised with the tenant.",
    ifWrong: (brief) =>
      `Minimal hybrid instead of cutover, +3 days and two weeks${brief.holds(DIRECTORY) && mayRun(brief, "2013") ? "; from 2013 alone, synchronisation is switched off for the cutover" : ""}`,
    task: "Look for a synchronisation agent before ordering",
    rests: { ask: "Whether the directory is synchronised with a tenant" },
    when: ONE_WEEKEND,
    source: ["exo-mig", "ej"],
  },
  {
    text: (brief) =>
      `Active Directory exists, although it was not named: ${brief.holds(OWN_MAIL) ? "Exchange Server requires it" : brief.holds(SERVER_NEEDS_IT) ? "SharePoint Server requires it" : "it is usual with Windows servers at this size"}.`,
    ifWrong: "No synchronisation, and its task is dropped: accounts are created in Entra ID",
    task: "Read forest, domains and accounts",
    when: DIRECTORY_ASSUMED,
    source: ["ej"],
  },
  {
    text: "There is no Active Directory: accounts are created in Entra ID.",
    ifWrong: "Synchronisation and hybrid join of domain PCs: about 5% more effort",
    task: "Ask how users sign in to their PCs",
    when: NO_DIRECTORY,
    source: ["ej"],
  },
  {
    text: "A Microsoft 365 tenant exists, although it was not named.",
    ifWrong: "It becomes a new-tenant project: days re-planned, and every licence due at the printed price",
    task: "Decision before the order",
    when: UNNAMED,
    source: ["m365-price", "ej"],
  },
  {
    text: (brief) =>
      `A newer Exchange server runs alongside 2013, with capacity for its mailboxes; the client moves them there ${brief.holds(HYBRID_SERVER) ? `and removes 2013 by ${rid2013By(brief)}, before the SE server is built` : "before their batch"}.`,
    ifWrong: (brief) => `They move by ${without2013(brief)}`,
    task: "Versions and mailboxes by server",
    asked: runs2013,
    source: ["eol", "ej"],
  },
  {
    text: (brief) =>
      `Mailboxes of the ${brief.holds(ACADEMIC) ? people(unlicensed(brief)) : plural(unlicensed(brief), "knowledge worker")} without a main plan licence are in the same tenant on other plans; their cost, which ends, is not deducted.`,
    ifWrong: "Mailboxes hosted elsewhere move in a separate project",
    task: "Licences by plan, and mailboxes by person",
    when: all(OWNED_NAMED, none(OPTIMISE, MAIL_MOVES, STEP)),
    asked: (brief) => unlicensed(brief) > 0,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${people(unlicensed(brief))} without a main plan licence hold other plans in this tenant, which the audit lists.`,
    ifWrong: (brief) =>
      `Seats for them ${brief.holds(ACADEMIC) ? "are quoted" : `cost ${seatsCost(brief)} a year at list price`}`,
    task: "Licences by plan and person",
    when: OPTIMISE,
    asked: (brief) => unlicensed(brief) > 0,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `The ${figure(brief.given("user-licences") ?? 0)} main plan licences held are Microsoft 365 E5, as far as no plan was named.`,
    ifWrong: "Those on E3 save nothing by a move from E5 to E3, and E5 functions become a priced finding",
    task: "Licences by plan, read before signing",
    rests: { within: /licence counts/i },
    when: all(OPTIMISE, E5),
    asked: (brief) => (brief.given("user-licences") ?? 0) > 0,
    source: ["m365-price", "ej"],
  },
  {
    text: (brief) =>
      `The ${figure(brief.given("user-licences") ?? 0)} main plan licences held are Microsoft 365 E5, as far as no plan was named.`,
    ifWrong: (brief) => `The step from E3 to E5, in no sum: ${heldStep(brief)} a year at list price`,
    task: "Licences by plan, read before signing",
    rests: { within: /licence counts/i },
    asked: mayHoldE3,
    source: ["m365-price", "ej"],
  },
  {
    text: (brief) =>
      `The ${figure(brief.given("user-licences") ?? 0)} main plan licences held are Microsoft 365 Business Premium, as no plan was named.`,
    ifWrong: (brief) => `The step from Business Standard, in no sum: ${standardStep(brief)} a year at list price`,
    task: "Licences by plan, read before signing",
    rests: { within: /licence counts/i },
    asked: mayHoldStandard,
    source: ["m365-price", "ej"],
  },
  {
    text: "Mailboxes are in Exchange Online, although Exchange Server is in use too.",
    ifWrong:
      "Retention, DLP, audit and mail authentication reach only mail in the tenant; mailboxes on Exchange Server stay outside the tests until a separate project moves them",
    task: "Mailboxes by server and tenant, and the MX record",
    when: all(EXCHANGE, OPTIMISE),
    source: ["exo-mig", "ej"],
  },
  {
    text: "Each party that handles patient data, Microsoft, the backup provider and the consultant, is bound by a HIPAA business associate agreement before any of it moves.",
    ifWrong: "No patient data moves, and the pilot waits",
    task: "Client signs the agreements by design sign-off",
    when: is("industry", "healthcare"),
    asked: (brief) => brief.jurisdiction === "us",
    source: ["hipaa-rules"],
  },
  {
    settledBy: ["user-licences"],
    text: "Teams alone, while the cloud is hardly in use, proves no plan: one is counted for every user.",
    ifWrong: (brief) =>
      `Licences held come off the annual lines${brief.holds(ACADEMIC) ? "" : `: up to ${seatsCost(brief, onPlan(brief))} a year for the main plan`}`,
    task: "Licence export",
    when: all(OWNED, none(HELD_BY_ALL)),
    source: ["m365-price", "ej"],
  },
  {
    settledBy: ["user-licences"],
    text: "Existing licences are unknown; lines marked as probably owned are not summed.",
    ifWrong: "They are due at the printed or quoted price",
    task: "Licence export",
    rests: { within: /licence counts/i },
    when: HELD_BY_ALL,
    source: ["m365-price"],
  },
];

const SHAREPOINT_ASKED = "SharePoint: Online, or Server with its version; content size, customisations, workflows";

/** One request, so that a short list drops neither. */
const sharesAsked = (brief: Brief): string =>
  `File shares with ${brief.given("file-volume") === null ? "size and owner" : "owner"}${brief.holds(CONTENT_MOVES) ? `; ${SHAREPOINT_ASKED}` : ""}`;

/** What the conflicts among the answers say that the client names: services in use, and the tenant of licences. */
function servicesAsked(brief: Brief): string {
  if (brief.holds(CLOUD_PRODUCTS)) return "";
  const asked = [
    ...(brief.has("cloud-maturity", "significant", "cloud-first") ? ["cloud services in use"] : []),
    ...(brief.given("user-licences") ? ["the tenant holding the existing licences, if any"] : []),
  ];
  return asked.length > 0 ? sentence(listed(asked)) : "";
}

export const REQUESTS: Pack["requests"] = [
  (brief) =>
    brief.holds(all(MAIL_MOVES, none(EXCHANGE)))
      ? "Mail system, version and update level; mailboxes by number, size, delegates, archives"
      : "",
  (brief) => (brief.holds(EXCHANGE_MOVES) ? exchangeAsked(brief) : ""),
  servicesAsked,
  (brief) =>
    brief.holds(NO_DIRECTORY) ? "How users sign in to their computers, and whether an Active Directory exists" : "",
  (brief) => (brief.holds(OPTIMISE) ? "" : sharesAsked(brief)),
  (brief) =>
    brief.holds(OPTIMISE)
      ? "Licence counts by plan with renewal dates, Secure Score, roles of administrators, Conditional Access export"
      : brief.holds(OWNED) && !brief.has("current-technologies", "office-365")
        ? "Licence counts by plan with renewal dates, Secure Score, roles of administrators, Conditional Access export"
        : "",
  (brief) =>
    brief.holds(DIRECTORY_ASSUMED)
      ? "Forest and domain functional level, domain controllers by version, AD FS, number of accounts"
      : "",
  (brief) => (isMerger(brief) ? "Tenant, domains and mail system of the other merger party" : ""),
  (brief) => (brief.holds(EXCHANGE_MOVES) ? "" : "Applications and devices that send mail"),
  (brief) =>
    [
      `Persona list: who needs which applications${brief.holds(OPTIMISE) ? "" : ", and Windows and Office versions by computer"}`,
      ...(brief.has("primary-objective", "cost-reduction")
        ? ["other products paid for, with yearly cost and term"]
        : []),
      ...(brief.holds(RETAINS) ? ["retention periods, from the compliance owner"] : []),
      ...(brief.holds(HELD) ? ["people whose communications must be kept, from the compliance owner"] : []),
    ].join("; "),
  (brief) => (brief.holds(ACADEMIC) ? "Number of pupils or students, for the use benefit" : ""),
  "Public domains and their registrar",
  (brief) => (brief.holds(all(LABELS, none(RETAINS))) ? "Legal and contractual retention duties" : ""),
];

export const TECHNOLOGIES: Pack["technologies"] = {
  "windows-server": {
    effect: (brief) => {
      const carried = [
        ...(brief.holds(DIRECTORY) ? ["synchronisation"] : []),
        ...(brief.holds(DATA_GATEWAY) ? ["the data gateway"] : []),
      ].join(" or ");
      return `Not upgraded in this project${carried ? `; servers hosting ${carried} must run a supported version` : ", which does not depend on it"}`;
    },
    request: "Servers by version and role",
    source: ["eol", "ej"],
  },
  "active-directory": {
    effect: "Source of synchronised accounts",
    request:
      "Forest and domain functional level, domain controllers by version, AD FS, number of accounts, Connect Sync version",
    source: ["cloudsync", "entra-sync", "ej"],
  },
  "exchange-server": {
    effect: (brief) =>
      brief.holds(OPTIMISE)
        ? "Version, exposure and mail path are findings; migration is a separate project"
        : `Determines the migration method and date${mayRun(brief, "2013", "2016", "2019") ? `; only SE is supported, so ${brief.holds(HYBRID_SERVER) ? "the hybrid is built on a supported server" : "older servers serve only for the migration and are then decommissioned"}` : ""}`,
    request: exchangeAsked,
    source: ["eol", "exo-ews"],
  },
  sharepoint: {
    effect: (brief) =>
      brief.holds(SHAREPOINT_ONLINE)
        ? `Sites follow the new sharing${brief.holds(LABELS) ? ", label and retention" : ""} rules; no content moves`
        : brief.holds(OPTIMISE)
          ? "Version and volume are findings; content is not moved"
          : "Content moves to SharePoint Online; custom code and workflows are listed, not rewritten",
    request: (brief) =>
      brief.holds(CONTENT_MOVES) ? sharesAsked(brief) : brief.holds(SHAREPOINT_ONLINE) ? "" : SHAREPOINT_ASKED,
    source: ["eol", "ej"],
  },
  "sql-server": {
    effect: (brief) =>
      `Not moved; ${brief.holds(DATA_GATEWAY) ? "flows reach it through the data gateway" : "flows or reports reading it need a data gateway, which is not part of this project"}`,
    source: ["gateway", "ej"],
  },
  "office-365": {
    effect: (brief) =>
      brief.holds(OPTIMISE)
        ? "Seats, settings and sharing are measured"
        : brief.given("user-licences") === 0
          ? "No licence of the main plan is held: every seat is in the bill of materials"
          : "Existing licences are not bought again; a step up is a separate line in the bill of materials",
    request: (brief) =>
      brief.holds(OPTIMISE) ? "" : "Licence counts by plan with renewal dates, Secure Score, Conditional Access export",
    source: ["entra-sync", "ej"],
  },
  "azure-services": {
    effect: (brief) =>
      brief.holds(ENTRA)
        ? "Microsoft 365 uses its Entra tenant; CA05 applies to its administrators from day one"
        : "Not extended; its portal comes under the same access policies",
    source: ["ca-templates", "ej"],
  },
  "power-platform": {
    effect: (brief) =>
      `Makers and connectors are listed in ${brief.holds(OWNED) ? "the tenant audit" : "discovery"}; a data policy blocks unapproved connectors${brief.holds(CONTENT_MOVES) ? "; their owners repoint apps and flows on SharePoint Server lists as sites move" : ""}`,
    request: (brief) =>
      `Power Platform: environments, makers, connectors, data policies${brief.holds(DATA_GATEWAY) ? ", flows and apps reading databases, with their users and premium licences" : ""}`,
    source: ["scuba", "gateway"],
  },
};

/** How data move of which the volume was given all the same. */
const apart = (brief: Brief): string =>
  brief.holds(MOVE_MEANT)
    ? "Not moved by the health check; the decision on the tenant prices a migration"
    : `Not moved here; a separate project is quoted ${brief.holds(UNNAMED) ? "once the tenant is confirmed" : "on request"}`;

const HELD_AGAINST = "The existing backup is checked against it; a longer gap is a finding";

/** Sentences on the loss that was given: what closes the gap, for the mail that was counted or by the size. */
function oftenKept(brief: Brief): string {
  if (!brief.holds(OPTIMISE)) return "";
  const [mail, files] = [brief.given("mail-volume") || null, brief.given("file-volume") || null];
  const yearly = (gb: number): string => formatAmount(wholeUnits(gb * 12 * PRICES["m365-own-backup-gb"].low), "USD");
  const forMail = files ? `for mail and ${yearly(files)} for files` : "for mail alone";
  return `The existing backup is checked against it; Microsoft 365 Backup closes a longer gap for ${yearly(mail ?? 1000)} a year ${mail ? forMail : "per 1,000 GB"}`;
}

const kept = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? HELD_AGAINST : "Third-party backup keeps it to 12 hours";

/** Microsoft's own backup is quoted by the volume. */
const ownBackup = (brief: Brief): boolean => mayLoseAnHour(brief) && !brief.holds(OPTIMISE);

export const EFFECTS: Pack["effects"] = {
  "data-loss": { minutes: oftenKept, hour: oftenKept, day: kept, week: kept },
  "mail-volume": {
    unused: (brief) =>
      brief.holds(MAIL_MOVES) || ownBackup(brief)
        ? ""
        : brief.holds(any(EXCHANGE, UNNAMED))
          ? apart(brief)
          : "Taken to be in this tenant, as decided before the order",
  },
  "deadline-reason": {
    contract: (brief) =>
      brief.holds(HOSTED)
        ? "If the contract is that of the present mail provider, the client gives notice in its term and keeps a month of it after the cutover: mail is cut over a month before the date, or the contract is extended by a month"
        : brief.holds(all(OPTIMISE, none(SMALL)))
          ? "If the contract is the licence agreement, its renewal is ordered from the list of unused seats of phase 1, without waiting for the clean-up in phase 3"
          : "",
  },
  "file-volume": { unused: (brief) => (brief.holds(OPTIMISE) ? apart(brief) : "") },
};
