/** Named conditions over the answers of a hybrid cloud project, and questions to the brief. */

import { DIRECTORY, SHAREPOINT_SERVER } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { DATA_GATEWAY, TIERED } from "#app/features/documents/facts/work.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import { clause, listed } from "#app/features/documents/words.ts";

export const SAVING = is("primary-objective", "cost-reduction");
export const VPN = is("solution-configuration", "hybrid-vpn");
export const CIRCUIT = is("solution-configuration", "hybrid-expressroute");
export const LOCAL = is("solution-configuration", "hybrid-azure-local");
export const WAN = is("solution-configuration", "hybrid-virtual-wan");
export const SMALL = is("company-size", "small");
export const LARGER = is("company-size", "large", "enterprise");
export const PLANT = is("industry", "manufacturing");
export const ZERO_TRUST = is("security-requirements", "zero-trust");
export const IDENTITIES = is("security-requirements", "identity-management");
export const MANAGED = is("security-requirements", "mobile-device-management");
export const ENCRYPTION_ASKED = is("security-requirements", "data-encryption");
/** Patients' data on a circuit is encrypted unasked where the gateway carries that anyway. */
export const ENCRYPTED = any(ENCRYPTION_ASKED, all(CIRCUIT, is("industry", "healthcare"), none(LARGER)));
export const DEFENDER = any(ZERO_TRUST, is("security-requirements", "threat-protection"));
export const WINDOWS = is("current-technologies", "windows-server");
export const AZURE = is("current-technologies", "azure-services");
/** A plan of Microsoft 365 is in use, and with it Entra ID P1 and Intune. */
export const PLAN_USED = is("current-technologies", "office-365", "teams");

/** Whoever names no Azure service, with little of any cloud, has no path to Azure that could be replaced. */
export const FIRST_LINK = all(
  is("cloud-maturity", "no-cloud", "early", "some"),
  none(is("current-technologies", "azure-services", "none")),
);

/** Nothing runs in Azure that could go over the new path. */
export const EMPTY = any(is("cloud-maturity", "no-cloud", "early"), FIRST_LINK);

/** Nor does anything that was named: what is tried out in Azure may need more than the copies of this project. */
export const UNUSED = all(EMPTY, none(AZURE));

/** Nobody signs in to a tenant yet: its first steps are in the days, by the adjuster for a first cloud. */
export const FIRST_TENANT = all(is("cloud-maturity", "no-cloud"), none(PLAN_USED, AZURE));

/** Apps and flows run in a tenant, whatever is said of the cloud. */
export const TENANT_FOUND = is("current-technologies", "power-platform");

/** A small estate is guarded by NAT gateway and network rules, and so is one up to the middle size that has nothing in Azure to part or to inspect. */
export const FIREWALL = any(
  LARGER,
  all(
    none(SMALL, UNUSED),
    any(all(is("cloud-maturity", "some", "significant", "cloud-first"), AZURE), ZERO_TRUST, REGULATED),
  ),
);

/** Whoever is large and supervised inspects what leaves the servers in Azure; few stand there for anybody smaller, and none at first where nothing runs there yet. */
export const PREMIUM = all(LARGER, REGULATED, none(UNUSED));

/** Little leaves the few servers in Azure of a middle size, and nobody asked for more than a record of it. */
export const BASIC = all(FIREWALL, none(LARGER, WAN, ZERO_TRUST), none(REGULATED));

/** Azure Backup Server is a member of a domain; without one, and for a few servers, an agent on each does. */
export const BACKUP_SERVER = all(DIRECTORY, none(SMALL));

/** The agent reads files: of these it reads a nightly copy that the product makes of itself. */
export const COPIED_FIRST = {
  databases: any(is("current-technologies", "sql-server"), is("integration-needs", "database-systems", "erp")),
  mail: is("current-technologies", "exchange-server"),
  sharepoint: SHAREPOINT_SERVER,
};

/** Copies keep to private addresses, without which a circuit would carry next to nothing; a small estate beside a tunnel needs none. */
export const PRIVATE = any(none(SMALL), all(CIRCUIT, DIRECTORY));

/** With controllers in Azure nothing else need resolve private names. */
export const RESOLVER = all(PRIVATE, none(DIRECTORY));
export const BY_CONTROLLERS = all(PRIVATE, DIRECTORY);

/** A network of its own in the second region is for what runs in Azure: replicas recover into the first, and copies need none. */
export const SECOND_HUB = all(LARGER, none(WAN, EMPTY));

/** A larger site holds tunnels to the gateways of two regions, over two lines. */
export const TWO_TUNNELS = all(SECOND_HUB, none(CIRCUIT));

/** A way round when the main line fails, apart from the second instance of the gateway. */
export const TWO_PATHS = any(CIRCUIT, WAN, TWO_TUNNELS);

/** A regulator asks these for evidence; who selected compliance alone has duties that an encrypted tunnel meets. */
export const SUPERVISED = is("industry", "healthcare", "finance", "government");

/** What talks to a database with every click; interfaces over HTTPS wait, and what is published does not move. */
const SENSITIVE = ["erp", "database-systems"];
/** One database gets a replica across the link, on a server of its owner. */
export const REPLICATES = is("integration-needs", "database-systems");
export const SWIFT = is("integration-needs", ...SENSITIVE);
/** Nothing answers across the link before something runs in Azure. */
export const ACROSS_LINK = all(SWIFT, none(UNUSED));
export const PRIVATE_PATH = any(SUPERVISED, ACROSS_LINK);
/** Who may have to show a private path; a firm of fifty hardly. */
export const SHOWS_PATH = all(SUPERVISED, none(SMALL));

/** Shares need people who sign in to them; without a directory nobody is known to. */
export const FILES = all(DIRECTORY, TIERED);

export const PROXY = any(
  is("primary-objective", "remote-work"),
  is("integration-needs", "legacy-applications"),
  is("security-requirements", "mfa", "zero-trust"),
);

/** `ERP systems and database systems`, as far as they were named. */
export const sensitiveNamed = (brief: Brief): string =>
  listed(
    SENSITIVE.filter((id) => brief.has("integration-needs", id)).map((id) =>
      clause(optionLabel("integration-needs", id)),
    ),
  );

/** Of Windows Server, or what it may be. */
export const oldest = (brief: Brief): number => brief.given("windows-server-version") ?? 0;

/** Members of the data gateway as a pair on machines of their own; a small site has one, on a server that is there. */
export const GATEWAY_PAIR = all(DATA_GATEWAY, none(SMALL));

/** On a cluster the connectors are guests, whose licences it brings. */
export const OWN_CONNECTORS = all(PROXY, none(LOCAL));

/** Somebody signs in to Entra ID with an account of the directory, if only by point-to-site. */
export const SYNCHRONISED = all(DIRECTORY, any(none(WAN), PROXY, MANAGED, IDENTITIES, PLAN_USED));

export const SYNCHRONISED_HERE = all(SYNCHRONISED, FIRST_TENANT);

/** For what is no web application; offered where people are to work from anywhere, and bought by nobody who named none. */
export const PRIVATE_ACCESS = all(PROXY, LARGER, is("primary-objective", "remote-work"));

/** What people or machines at the site do cannot wait for a link. */
export const AT_SITE = is("industry", "healthcare", "manufacturing", "retail");

export const sectorOf = (brief: Brief): string => clause(optionLabel("industry", brief.one("industry")));

/** Its loss is tested at every size. */
export const SURVIVES = any(AT_SITE, LOCAL);

/** A hub in which no server starts needs an outbound address for its controller, and a firewall only once servers recover there. */
export const NAT = any(none(FIREWALL), all(SECOND_HUB, DIRECTORY));

/** Of several sites the main one alone has a circuit and its tunnel. */
export const endsAtOne = (brief: Brief): boolean => brief.holds(CIRCUIT) && brief.sites > 1;

/** From so many sites on, one gateway is the exception and Virtual WAN the rule (H03, H26). */
export const MANY_SITES = 10;

/** A Virtual WAN was chosen for fewer sites than it pays off at. */
export const isWanForFew = (brief: Brief): boolean => brief.holds(WAN) && brief.sites < MANY_SITES;
