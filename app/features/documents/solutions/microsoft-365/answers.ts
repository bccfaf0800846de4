/** What the answers say of a client's mail, directory, tenant and licences. */

import { PLAN_HELD, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { MINIMAL_HYBRID } from "#app/features/documents/facts/effort.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";

export const HYBRID = is("solution-configuration", "m365-hybrid");
export const SECURE = is("solution-configuration", "m365-secure");
export const OPTIMISE = is("solution-configuration", "m365-optimise");
export const SMALL = is("company-size", "small");
export const SEATS = is("company-size", "small", "medium");
export const LARGER = is("company-size", "large", "enterprise");
export const ENTERPRISE = is("company-size", "enterprise");
export const ACADEMIC = is("industry", "education");

export const EXCHANGE = is("current-technologies", "exchange-server");
/** Mail stands on servers of the client: named, or taken to exist because a hybrid was asked for. */
export const OWN_MAIL = any(EXCHANGE, HYBRID);
export const EXCHANGE_ASSUMED = all(HYBRID, none(EXCHANGE));
/** A hybrid was asked for, and designed without a server that stays: whether it is decides here, for days, design and options. */
export const MINIMAL = MINIMAL_HYBRID;
export const CLASSIC = all(HYBRID, none(MINIMAL));
export const HYBRID_SERVER = any(CLASSIC, all(EXCHANGE, ENTERPRISE, none(OPTIMISE)));

export const SHAREPOINT = all(is("current-technologies", "sharepoint"), none(SHAREPOINT_ONLINE));
export const CONTENT_MOVES = all(SHAREPOINT, none(OPTIMISE));
/** Servers of the client whose computers stand in a domain. */
export const OWN_SERVERS = any(EXCHANGE, SHAREPOINT);

export const OWNED_NAMED = is("current-technologies", "office-365", "teams");
/** A health check examines a tenant, so there is one. */
export const OWNED = any(OWNED_NAMED, OPTIMISE);
export const UNNAMED = all(OPTIMISE, none(OWNED_NAMED));
/** The main plan is taken as held by all; one that is tried out says nothing of a plan. */
export const HELD_BY_ALL = any(PLAN_HELD, OPTIMISE);
/** Azure and Power Platform stand on an Entra tenant, which then takes Microsoft 365. */
export const ENTRA = all(is("current-technologies", "azure-services", "power-platform"), none(OWNED));
/** There is a tenant to go into. */
export const TENANT = any(OWNED, ENTRA);

const DIRECTORY_NAMED = is("current-technologies", "active-directory");
/** Exchange Server and SharePoint Server cannot run without Active Directory; of a small firm its accounts may stay apart from the tenant. */
export const SERVER_NEEDS_IT = all(any(EXCHANGE, all(SHAREPOINT, none(OWNED_NAMED))), none(SMALL));
/** A hybrid cannot without synchronised accounts, and nobody runs Windows servers for hundreds of people without a directory. */
export const DIRECTORY = any(
  DIRECTORY_NAMED,
  HYBRID,
  SERVER_NEEDS_IT,
  all(is("current-technologies", "windows-server", "sql-server"), LARGER),
);
export const DIRECTORY_ASSUMED = all(DIRECTORY, none(DIRECTORY_NAMED));
/** Few people with a server of Windows may do without a directory, and many may not have named theirs. */
export const NO_DIRECTORY = all(
  any(LARGER, all(is("current-technologies", "windows-server", "sql-server"), none(EXCHANGE, SHAREPOINT))),
  none(DIRECTORY, OPTIMISE),
);
/** Accounts may be synchronised already: there is a directory, and something in the cloud to synchronise it with. */
export const SYNCHRONISED = all(DIRECTORY, OWNED);
export const SYNC_BUILT = all(DIRECTORY, none(OPTIMISE));

export const EXCHANGE_MOVES = all(EXCHANGE, MAIL_MOVES);
export const OWN_MAIL_MOVES = all(OWN_MAIL, MAIL_MOVES);
/** Mail comes from the servers of somebody else. */
export const HOSTED = all(MAIL_MOVES, none(OWN_MAIL));
/** Nothing synchronises a small firm's accounts yet: its mail is cut over first, and synchronisation starts afterwards. */
export const SYNC_AFTER = all(SMALL, EXCHANGE, DIRECTORY, MAIL_MOVES, none(HYBRID, TENANT));
/** No account is synchronised meanwhile, so that a small firm moves in one weekend; else the servers stand beside each other. */
export const ONE_WEEKEND = all(EXCHANGE, MAIL_MOVES, any(SYNC_AFTER, none(HYBRID_SERVER, DIRECTORY)));
export const SIDE_BY_SIDE = all(OWN_MAIL_MOVES, none(ONE_WEEKEND));
/** The last server is shut down once mailboxes have moved in batches. */
export const NONE_KEPT = all(SIDE_BY_SIDE, none(HYBRID_SERVER));
/** Without servers of one's own nothing joins both sides: a larger organisation moves in waves, its mail forwarded meanwhile. */
export const FORWARDED = all(HOSTED, LARGER);
/** Mailboxes move in batches, some people before others. */
export const IN_WAVES = any(SIDE_BY_SIDE, FORWARDED);
/** Exchange Online is called today only where mail stands there. */
export const CALLED = all(OWNED, none(MAIL_MOVES));
/** Beside servers of one's own, some programs may send through the tenant in use already. */
export const BOTH_CALLED = all(OWNED, OWN_MAIL_MOVES);
/** Programs may call Exchange Online today. */
export const TENANT_CALLED = any(CALLED, BOTH_CALLED);

/** Databases that a data policy alone is for. */
export const UNCONNECTED = all(is("integration-needs", "database-systems"), none(DATA_GATEWAY));

export const LOSS_PREVENTION = is("security-requirements", "data-loss-prevention");
/** Rights on request need Entra ID P2, which E5 contains and some plans are given for administrators. */
const RISK_BASED = is("security-requirements", "zero-trust", "identity-management");
export const LABELS_ASKED = is(
  "security-requirements",
  "data-loss-prevention",
  "zero-trust",
  "compliance",
  "data-encryption",
);
export const LABELS = any(SECURE, LABELS_ASKED);
/** Where few are set in a small tenant, or those in use are checked, the other tasks have room for it. */
export const LABELS_BUILT = any(SECURE, all(LABELS, none(OPTIMISE, SMALL)));
/** Data arrive until the rollout ends, so that two weeks of simulation on all of them end in the handover. */
export const BLOCKED_LATER = all(LABELS, SEATS, none(OPTIMISE));
/** Communications are retained, or checked to be. */
export const RETAINS = all(is("industry", "finance"), any(LABELS, OPTIMISE));
/** Communications are a sector's duty, and nothing that was asked for retains them. */
export const HELD = all(is("industry", "finance"), none(LABELS, OPTIMISE));
/** Loss prevention on devices and supervision of communication need the E5 class. */
export const PREMIUM = any(
  SECURE,
  LOSS_PREVENTION,
  all(is("security-requirements", "compliance"), is("industry", "finance", "healthcare", "government")),
);
/** Who asks for two of its three suites has a use for E5 everywhere; a health check looks for that use. */
const SUITES_ASKED = any(
  SECURE,
  all(
    is("security-requirements", "threat-protection"),
    is("security-requirements", "data-loss-prevention", "zero-trust", "identity-management"),
  ),
  all(LOSS_PREVENTION, RISK_BASED),
);

/** Objectives that E5 serves for whoever holds it, beyond the few with the most sensitive data. */
const SERVED_BY_E5 = is(
  "primary-objective",
  "enhance-security",
  "compliance-objective",
  "remote-work",
  "scalability",
  "innovation",
);
export const E5 = all(
  ENTERPRISE,
  none(ACADEMIC),
  any(OPTIMISE, all(SUITES_ASKED, SERVED_BY_E5, none(is("primary-objective", "cost-reduction")))),
);
/** Two of its suites are asked for, and no objective calls for them beyond a fifth: E5 for all is a choice. */
export const E5_FOR_FEW = all(
  ENTERPRISE,
  SUITES_ASKED,
  none(ACADEMIC, OPTIMISE, SERVED_BY_E5, is("primary-objective", "cost-reduction")),
);
export const E5_BOUGHT = all(E5, none(OPTIMISE));
/** A tenant stands, and E5 is a step above what is taken to be held. */
export const STEP = all(E5_BOUGHT, HELD_BY_ALL);
export const E3 = all(LARGER, none(ACADEMIC, E5));
/** Some people's data ask for the E5 class where the others hold E3; A5 where they hold A3. */
const HIGHER_ASKED = all(
  any(PREMIUM, is("security-requirements", "threat-protection", "zero-trust", "identity-management", "compliance")),
  none(OPTIMISE),
);
export const SENSITIVE = all(E3, HIGHER_ASKED);
export const A5_GROUP = all(ACADEMIC, HIGHER_ASKED);
export const ELIGIBLE = any(RISK_BASED, LARGER, ACADEMIC);

/** Who buys or holds Business Premium. */
export const BUSINESS_PLAN = all(SEATS, none(ACADEMIC));
/** Its limit of 300 seats may be reached. */
export const SEAT_LIMITED = all(is("company-size", "medium"), none(ACADEMIC));
/** Beside Business Premium the suites bring what E5 holds, for less; a health check buys neither, and a finding is priced by the cheaper step. */
export const BUSINESS_SUITE = all(BUSINESS_PLAN, PREMIUM);
export const SUITE = all(BUSINESS_SUITE, none(OPTIMISE));
/** Entra ID P2 is in the Defender suite. */
export const BOTH_SUITES = any(SECURE, RISK_BASED);
/** Labels and loss prevention alone cost less as a suite beside E3 than as E5. */
export const SUITE_ON_E3 = all(SENSITIVE, PREMIUM, none(BOTH_SUITES, is("security-requirements", "threat-protection")));
export const SUITE_BOUGHT = any(SUITE, SUITE_ON_E3);
export const E5_GROUP = all(SENSITIVE, none(SUITE_ON_E3));
/** Administrators get it as a line of its own where no plan of theirs contains it. */
export const P2_LINE = all(any(RISK_BASED, LARGER), none(E5, ACADEMIC));

/** Who counted none of it buys both as the whole. */
export const stepsUp = (brief: Brief): boolean => brief.holds(STEP) && brief.given("user-licences") !== 0;
/** Where the licences of the main plan were counted, none of the frontline plan was: it is in the sums. */
export const buysPlans = (brief: Brief): boolean => brief.given("user-licences") !== null && !brief.holds(OPTIMISE);
export const ownsSe = (brief: Brief): boolean => brief.detail("exchange-version") === "se";
/** Its mailboxes leave by a newer server, which is only taken to exist. */
export const runs2013 = (brief: Brief): boolean =>
  brief.holds(SIDE_BY_SIDE) && brief.detail("exchange-version") === "2013";
/** Servers of one of these versions may be found: the oldest was not named, or is not newer. */
export const mayRun = (brief: Brief, ...oldest: string[]): boolean => {
  const version = brief.known("exchange-version");
  return version === null || oldest.includes(version);
};
/** The present provider or server is left in one step, on a day of the change window that the client named. */
export const inEvenings = (brief: Brief): boolean => brief.detail("change-window") === "evenings";
/** Less may be lost than a backup run a few times a day keeps. */
export const mayLoseAnHour = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");
