/** Named conditions over the answers, and yes/no questions to the brief. */

import { DIRECTORY, FIRST_WAVE, SHAREPOINT_SERVER } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { INTEGRATION_IDS } from "#app/features/documents/facts/integrations.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { asksForCopies, backupServes } from "#app/features/documents/solutions/azure-network.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";

export const LANDING = FIRST_WAVE;
export const PLATFORM = is("solution-configuration", "azure-platform");
export const EXIT = is("solution-configuration", "azure-exit");
export const LARGER = is("company-size", "large", "enterprise");
export const SMALL = is("company-size", "small");
export const CLOUD_FIRST = is("cloud-maturity", "cloud-first");
export const NAMED_SQL = any(is("current-technologies", "sql-server"), is("integration-needs", "database-systems"));
export const SQL = any(PLATFORM, NAMED_SQL);
export const MICROSOFT_365 = is("current-technologies", "office-365", "teams");
/** A server of the room. */
export const SHAREPOINT = SHAREPOINT_SERVER;
/** Mail or sites on servers of the room. */
export const MAIL_OR_SITES = any(is("current-technologies", "exchange-server"), SHAREPOINT);
/** What an exit must wait for: it leaves the room by a project of its own. */
export const LEFT_BEHIND = all(EXIT, MAIL_OR_SITES);
const SUPERVISED_SECTOR = is("industry", "healthcare", "finance", "government");
/** An enterprise that a supervisor looks at is expected to keep its traffic off the internet. */
export const SUPERVISED = all(is("company-size", "enterprise"), SUPERVISED_SECTOR);
/** What stays at a plant signs in there while the link is down. */
export const PLANT_CONTROLLER = all(EXIT, DIRECTORY, is("industry", "manufacturing"));
/** Neither a first wave nor an estate of a few dozen servers pays for a circuit. */
export const CIRCUIT = all(LARGER, none(LANDING), any(EXIT, is("integration-needs", "erp"), SUPERVISED));
/** None ends in rooms that are given back. */
export const BY_CIRCUIT = all(CIRCUIT, none(EXIT));
/** A small estate is guarded by NAT gateway and network rules: a firewall would cost more than its servers. */
export const FIREWALL = any(
  LARGER,
  all(none(SMALL), any(REGULATED, is("cloud-maturity", "some", "significant", "cloud-first"))),
);
/** Inspection waits for production: a first wave proves the rules, and the edition is raised where it stands. */
export const PREMIUM = all(FIREWALL, none(LANDING), any(all(LARGER, REGULATED), SUPERVISED_SECTOR));
export const BASIC = all(FIREWALL, none(LARGER, PREMIUM));
export const NOT_BASIC = all(FIREWALL, none(BASIC));
/** A landing zone is ready for the second region; machines that need it come later. */
export const TWO_REGIONS = any(EXIT, all(LARGER, none(LANDING)));
/** A nightly backup gives back yesterday, and takes a working day: whoever asks for less gets copies in another zone, where there is no second region. */
export const inZones = (brief: Brief): boolean => !brief.holds(TWO_REGIONS) && asksForCopies(brief);
export const copied = (brief: Brief): boolean => (brief.holds(TWO_REGIONS) && !backupServes(brief)) || inZones(brief);
/** Where a day may pass, the second region is built from the vault's copy, and nothing runs there before. */
export const restored = (brief: Brief): boolean => brief.holds(TWO_REGIONS) && backupServes(brief);
/** With controllers in Azure nothing else need resolve private names; a small estate has no private endpoints. */
export const RESOLVER = none(SMALL, DIRECTORY);
/** Internal applications are published where people or old systems need them outside the office. */
export const PROXY = all(
  none(LANDING),
  any(is("primary-objective", "remote-work"), is("integration-needs", "legacy-applications")),
);
/** Who has no Microsoft 365 has nobody synchronised either. */
export const SYNCHRONISED_HERE = all(PROXY, DIRECTORY, none(MICROSOFT_365));
/** Published applications come in by the proxy; where web applications are few, a gateway beside it would serve nobody. */
export const WEB_GATEWAY = all(PLATFORM, none(SMALL), any(LARGER, none(PROXY)));
/** A small organisation puts its data gateway on a server that it has. */
export const OWN_GATEWAY = all(DATA_GATEWAY, none(SMALL));
const THREAT_PROTECTION = is("security-requirements", "threat-protection");
/** Whoever asks for better security is not left without detection; a small organisation chooses it, and so does one that is to pay less and named no threat. */
export const DEFENDER = any(
  THREAT_PROTECTION,
  all(none(SMALL), is("primary-objective", "enhance-security")),
  all(
    any(LARGER, all(none(SMALL), is("security-requirements", "zero-trust"))),
    none(is("primary-objective", "cost-reduction")),
  ),
);
/** Asked for, it is a control with a task and a test of its own. */
export const ONBOARDED = all(DEFENDER, none(THREAT_PROTECTION));
/** The pilot may come within the 30 days that dependencies are watched. */
export const SOON = any(LANDING, SMALL, is("timeline", "1-3-months"));
export const INTERFACES = is("integration-needs", ...INTEGRATION_IDS);
/** A number that was given counts what is in scope. */
export const isResidual = (brief: Brief): boolean => brief.holds(CLOUD_FIRST) && brief.given("servers") === null;
