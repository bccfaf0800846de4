/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { figure, plural } from "#app/features/documents/words.ts";

export const TENANT = is("current-technologies", "office-365", "teams");
/** A plan with Intune is usual at such a size wherever the cloud is in use, named or not. */
export const COVERED = all(
  none(is("company-size", "small", "medium")),
  is("cloud-maturity", "some", "significant", "cloud-first"),
);
/** Some plan that carries Intune is owned, by what was named or counted or is usual. */
export const hasPlan = (brief: Brief): boolean =>
  brief.given("user-licences") === null ? brief.holds(any(TENANT, COVERED)) : (brief.given("user-licences") ?? 0) > 0;
/** A site with a cloud management gateway. */
export const GATEWAY = any(
  is("primary-objective", "remote-work"),
  is("solution-configuration", "sccm-medium", "sccm-enterprise"),
);
/** No computer is joined to Entra ID yet: synchronisation and hybrid join come with the project. */
export const UNJOINED = all(is("cloud-maturity", "no-cloud", "early"), none(TENANT));
export const LEGACY_MDM = is("security-requirements", "mobile-device-management");
const devices = (brief: Brief): string => plural(brief.devices, "device");
const servers = (brief: Brief): string => plural(brief.servers.plan, "server");
const people = (brief: Brief): string => plural(brief.users, "user");

const BOUND_TO_PLAN = {
  text: "The provider raises its fee or ends the service",
  response: "price and notice period fixed in a three-year contract; data and settings exported once a year",
};

export const INTUNE: OptionOutline = {
  parts: [
    (brief) =>
      `Intune for ${devices(brief)}${brief.holds(LEGACY_MDM) ? " and phones" : ""}: enrolment, compliance policies, baseline, disk encryption, applications`,
    (brief) => (brief.hasDirectory && brief.holds(UNJOINED) ? "Entra ID synchronisation and hybrid join as in A" : ""),
    "update rings with the shares and deadlines below",
    "Autopilot, with preinstalled Windows, instead of imaging",
    (brief) => `Azure Arc and Azure Update Manager to patch ${servers(brief)}`,
  ],
  work: [
    (brief) =>
      `devices counted by model and join state, ${brief.hasDirectory ? "group policies mapped to Intune settings, " : ""}rings agreed`,
    "policies, rings and first applications; pilot group (IT team and volunteers)",
    (brief) => `enrolment in the waves of A; Arc agent on ${servers(brief)}; old agent removed`,
    "first complete patch cycle, run book, handover",
  ],
  carries: (brief) =>
    `Update rings, waves, first patch cycle acceptance, Windows 10 risk. Not needed: site server, ${brief.holds(GATEWAY) ? "gateway, " : ""}database, boundaries, content, site recovery`,
  lost: "bare-metal imaging, device maintenance windows, server software deployment and inventory",
  risks: [
    {
      text: (brief) =>
        brief.hasDirectory
          ? "Group policy and Intune apply conflicting settings"
          : "Joining a PC to Entra ID gives its user a new profile",
      response: (brief) =>
        brief.hasDirectory
          ? "one source per setting, agreed in discovery; the other policy removed in each wave"
          : "copy documents and browser data before each wave, as tested in the pilot",
    },
    {
      text: (brief) => {
        const outside = brief.given("outside-devices") ?? 0;
        return `${outside > 1 ? `Some of the ${figure(outside)} remote devices are` : "Devices"} rarely online${outside > 1 ? " and" : " are"} left behind`;
      },
      response: "list them in the pilot; provide connectivity or keep the current tool",
    },
  ],
  against: [
    "devices are imaged on site every week",
    (brief) =>
      `the ${brief.servers.plan === 1 ? "server needs" : `${servers(brief)} need`} software deployment as well as patching`,
    "devices work without internet access",
  ],
};

export const OTHER_ENDPOINTS: OptionOutline = {
  parts: [
    (brief) => `the vendor’s cloud service, with agents on ${devices(brief)} and ${servers(brief)}`,
    "one content and PXE relay per location",
    "a connector that reports device compliance to Entra ID",
  ],
  work: [
    "three products compared against must-have requirements, one chosen after a ten-device trial",
    "service, roles, rings and relays configured; pilot",
    "agents deployed in the waves of A, old agent removed",
    "first complete patch cycle, vendor training, run book",
  ],
  carries: (brief) =>
    `Rings, waves, collections (as groups), acceptance tests and cutover. Not needed: site, database${brief.holds(GATEWAY) ? ", gateway" : ""}`,
  lost: (brief) =>
    `${hasPlan(brief) ? "use of the Intune rights already paid for" : "co-management"}, and Conditional Access without a connector`,
  risks: [
    BOUND_TO_PLAN,
    {
      text: "An agent with full rights on every device is compromised",
      response:
        "multi-factor authentication and device rules for the console; two-person approval for scripts to all devices",
    },
  ],
  against: [
    (brief) => (hasPlan(brief) ? "the Intune rights already paid for are to be used" : ""),
    "the team has no time to learn another product",
    "content and management data must stay on-premises",
  ],
};

export const PATCHING: OptionOutline = {
  parts: [
    (brief) => `the vendor’s agent on ${devices(brief)} and ${servers(brief)}`,
    "its console with rings, approvals and reports for Windows and third-party applications",
  ],
  work: [
    (brief) => `requirements listed, two products trialled on ${plural(Math.min(10, brief.devices), "device")}`,
    "console, roles and rings configured; pilot",
    "agents deployed in waves, old update policies removed",
    "first complete patch cycle and run book",
  ],
  carries: "Rings, waves and first patch cycle acceptance. The site is not needed",
  lost: "imaging, software deployment beyond updates, device compliance and device-based access",
  risks: [BOUND_TO_PLAN],
  against: ["devices are imaged", "access must depend on device state", "software is packaged in-house"],
};

export const SMALL_SITE: OptionOutline = {
  parts: ["one site server with database, management, distribution and software update points"],
  work: ["as A", "one server instead of two; pilot", "waves as in A", "restore rehearsed on one server; handover"],
  carries: "Rings, collections, gateway, co-management, security controls and acceptance tests, unchanged",
  lost: "content from a second server while the site server is maintained or restored",
  risks: [
    {
      text: "The server reaches its limit of 500 clients",
      response: "add a second management point, without a new hierarchy, at 400 active clients",
    },
  ],
  against: [
    "more than 500 clients are expected within three years",
    "content must stay available during a site restore",
  ],
};

const twoTiers = (module: boolean): OptionOutline => ({
  parts: [
    "an offline root on a laptop kept in a safe",
    "one issuing CA, and a web host with CRL and OCSP",
    ...(module ? ["an HSM pair for the issuing CA keys"] : ["software keys, exported once to two encrypted drives"]),
  ],
  work: [
    "existing certificates and owners; policy and names signed off",
    "root key ceremony, issuing CA, initial templates; pilot",
    "device and server enrolment by group policy, old certificates replaced",
    "restore test, run book, handover",
  ],
  carries: "Names, validity periods, hardened templates, CRL location, PKI roles and acceptance tests",
  lost: module
    ? "enrolment while the one issuing CA is restored"
    : "hardware-protected keys, and enrolment while the one issuing CA is restored",
  risks: [
    {
      text: "The one issuing CA fails while certificates are expiring",
      response: "renewal starts six weeks before expiry, and a restore within a day is rehearsed",
    },
    ...(module
      ? []
      : [
          {
            text: "A copy of the key leaks with a backup",
            response: "the server is Tier 0, its backup encrypted, and the key audited once a year",
          },
        ]),
  ],
  against: module
    ? ["two locations must enrol independently", "enrolment must not stop for a day"]
    : [
        "a regulator or auditor requires keys in hardware",
        "two locations must enrol independently",
        "enrolment must not stop for a day",
      ],
});
export const TWO_TIERS = twoTiers(false);
export const TWO_TIERS_WITH_MODULES = twoTiers(true);
/** Beside two issuing CAs whose keys are in software too. */
export const TWO_TIERS_IN_SOFTWARE: OptionOutline = {
  ...TWO_TIERS,
  lost: TWO_TIERS_WITH_MODULES.lost,
  against: TWO_TIERS_WITH_MODULES.against,
};

/** The same two tiers where one server was asked for, which has neither module nor second authority to lose. */
const tiersForOne = (outline: OptionOutline, module: boolean): OptionOutline => ({
  ...outline,
  lost: "the simplicity of one server: a second server, a safe and key ceremonies have to be maintained",
  risks: [
    {
      text: "The root CRL expires because a key ceremony is missed",
      response: "ceremony in the calendar, alerts from 50 days before expiry",
    },
    ...(module
      ? [
          {
            text: "The HSMs arrive late",
            response: "delivery week confirmed in writing before the order",
          },
        ]
      : []),
  ],
  against: [
    "the sponsor accepts an online root in writing",
    "rebuilding trust on every device is acceptable",
    "no second person is available for key ceremonies",
  ],
});
export const TIERS_FOR_ONE = tiersForOne(TWO_TIERS, false);
export const TIERS_FOR_ONE_WITH_MODULES = tiersForOne(TWO_TIERS_WITH_MODULES, true);

export const CLOUD_AUTHORITY: OptionOutline = {
  parts: [
    "root and issuing CA in Intune Cloud PKI, keys in Azure Managed HSM",
    "trusted root and SCEP profiles for devices and users, assigned by group",
    (brief) => `a licence for each of ${people(brief)}; CRL published by Microsoft`,
  ],
  work: [
    "existing certificates and owners; devices outside Intune listed",
    "both CAs, profiles, wireless or VPN trusting the new root; pilot",
    "profiles assigned in waves, old certificates left to expire",
    "renewal observed, run book, handover",
  ],
  carries:
    "Certificate inventory, names, leaf validity, wireless and VPN tests. AD CS servers, ceremony, templates and hardening are dropped",
  lost: "certificates for servers and appliances; control of the keys; more than six CAs",
  risks: [
    {
      text: "A requirement emerges that only an in-house CA can meet",
      response: "inventory signed off before licences are bought; an offline root can be added as parent later",
    },
    {
      text: "The licence lapses and devices stop renewing",
      response: "renewal dates in the calendar, notice period in the contract",
    },
  ],
  against: [
    "servers or appliances need certificates",
    "keys must stay under the client’s control",
    "some devices are not in Intune",
  ],
};

export const MANAGED_PKI: OptionOutline = {
  parts: [
    "a dedicated issuing CA at the provider, keys in its HSMs",
    "SCEP, ACME and EST for devices, servers and appliances",
    (brief) => (brief.hasDirectory ? "an enrolment agent on one Tier 0 Windows Server" : ""),
  ],
  work: [
    (brief) =>
      `certificates counted, two providers compared on price, exit${brief.has("industry", "finance") && brief.jurisdiction === "eu" ? ", audit report and the contract terms of DORA (Art. 30)" : " and audit report"}`,
    "CA, profiles and connectors; pilot",
    "enrolment in waves, old certificates replaced",
    "exit plan walked through, run book, handover",
  ],
  carries:
    "Inventory, names, validity periods, wireless and VPN tests, owners’ duties. AD CS servers, ceremony and restore are dropped",
  lost: "control of the keys; with a fee for each user, device and server, growth costs more",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "The provider is compromised or mis-issues certificates",
      response: (brief) =>
        `trust limited to the client’s own names${brief.hasDirectory ? ", no domain sign-in certificates issued there" : ""}, reports reviewed monthly`,
    },
  ],
  against: [
    "keys must stay under the client’s control",
    "the number of certificates will double",
    (brief) => (brief.hasDirectory ? "in-house staff run Tier 0 servers anyway" : "a directory is to be built anyway"),
  ],
};

export const OTHER_AUTHORITY: OptionOutline = {
  parts: [
    "third-party root and issuing CA on Linux or an appliance, keys protected as in A",
    "a connector through which Windows machines enrol",
  ],
  work: [
    "certificates counted, two products trialled, support contract",
    "CAs and connector; pilot",
    "enrolment in waves",
    "restore test, vendor training, handover",
  ],
  carries: "Hierarchy, names, key protection, validity, PKI roles and acceptance tests",
  lost: "agentless autoenrolment, and templates that Windows administrators know",
  risks: [
    {
      text: "In-house staff cannot repair the product",
      response: "support contract with four-hour response, two people trained",
    },
  ],
  against: ["most certificates go to domain members", "the team knows only Windows Server"],
};

/** Fewest weeks in which validated machines are delivered, a planning assumption. */
export const MACHINES_WEEKS = 6;

export const AZURE_LOCAL_MOVE: OptionOutline = {
  parts: [
    "clusters of validated hosts, managed from the Azure portal",
    "the current servers, less those retired, moved onto them as they are",
    (brief) =>
      `backup to a second location${["large", "enterprise"].includes(brief.size) || brief.has("security-requirements", "threat-protection") ? ", threat detection on each server" : ""}`,
  ],
  work: [
    `servers measured, retirements agreed, hosts ordered; delivery takes ${MACHINES_WEEKS} to ${2 * MACHINES_WEEKS} weeks, ${MACHINES_WEEKS} planned`,
    "cluster, network, backup; first servers as a pilot",
    "waves by application; old hosts switched off after each",
    "restore rehearsed, run book, handover",
  ],
  carries:
    "Inventory, retirement list, waves, cutover and rollback, server identity and security controls. The Azure network and any platform services are dropped",
  lost: "capacity on demand, platform services, a hardware service level; refresh due in about five years",
  risks: [
    {
      text: "Hosts arrive later than planned",
      response: "ordered at design sign-off with a confirmed week, old hosts under maintenance until then",
    },
    {
      text: "Capacity is undersized or oversized",
      response: "load measured over four weeks, one spare host in the cluster",
    },
  ],
  against: [
    (brief) => (brief.has("solution-configuration", "azure-exit") ? "" : "the rooms are being vacated"),
    "load varies with season or growth",
    "applications are to be rebuilt on platform services",
    "Hybrid Benefit and reservations are taken up",
  ],
};

export const WHOLE_MOVE: OptionOutline = {
  parts: [
    "the same landing zone",
    "waves until every server that can move is in Azure",
    "backup and monitoring for all of them",
  ],
  work: [
    "as A, with every application mapped to its dependencies",
    "landing zone; pilot wave",
    "waves until the last movable server",
    "old rooms cleared, run book, cost review",
  ],
  carries: "The landing zone with its policies, network, identity and first wave",
  lost: "the option to stop once figures are measured",
  risks: [
    {
      text: "The contract estimate proves wrong",
      response: "a price per wave, with the right to stop after each",
    },
  ],
  against: ["the business case must rest on measured cost", "budget is released annually"],
};

/** Whose hub and connections stay in the price of every option that keeps them. */
const WAN_HUB = is("solution-configuration", "hybrid-virtual-wan");

export const FULL_CLOUD: OptionOutline = {
  parts: [
    (brief) => `${servers(brief)} in Azure, backed up there`,
    (brief) =>
      `${brief.holds(WAN_HUB) ? "the same hub" : "a VPN gateway"} for users and remaining on-site devices (printers, scanners, door controls)`,
    "policies, monitoring and Defender in one place",
  ],
  work: [
    "application dependencies mapped, immovable ones identified",
    "landing zone, link; pilot wave",
    "waves by application, old hosts decommissioned after each",
    "server rooms cleared, reservations bought, handover",
  ],
  carries: (brief) =>
    `Regions, ${brief.holds(WAN_HUB) ? "hub, " : ""}DNS, identity, policies, backup and security controls in Azure. ${brief.has("solution-configuration", "hybrid-expressroute") ? "The circuit and Arc are not needed" : "Arc is not needed"}`,
  lost: "work on site during an internet outage, and local network latency",
  risks: [
    {
      text: "An application cannot move, so the server room stays open",
      response: "identified before the first wave, with a replacement date",
    },
    {
      text: "The monthly bill exceeds the plan",
      response: "budget alert at 80%, right-sizing from measured load, reservations after three months",
    },
  ],
  against: [
    "applications depend on plant or laboratory equipment, or latency below 10 ms",
    "data must not leave the building",
    "hosts are less than three years old",
  ],
};

export const TUNNEL: OptionOutline = {
  parts: ["zone-redundant VPN gateway in Azure", "two tunnels over the site's internet lines"],
  work: [
    "as A, without ordering a circuit",
    "gateway and tunnels; DNS; pilot",
    "servers onboarded to Arc in waves",
    "failover rehearsed, handover",
  ],
  carries:
    "Hub, DNS, identity, management, backup and controls. The tunnel is A's failover path, so a circuit can be added later",
  lost: "a private path with agreed latency and availability",
  risks: [
    {
      text: "The internet line is saturated or fails",
      response: "a second line from another carrier; backup outside working hours",
    },
  ],
  against: [
    "a regulator requires a private path",
    "databases across the link need latency below 10 ms",
    "daily volume exceeds the tunnel’s capacity",
  ],
};

const perSite = (several: string, one: string) => (brief: Brief) => (brief.sites > 1 ? several : one);

export const HUB: OptionOutline = {
  parts: [
    "one hub network with a zone-redundant VPN gateway",
    perSite("a tunnel per site, routes managed in the hub", "a tunnel from the site"),
  ],
  work: [
    perSite("address plan for all sites agreed", "address plan agreed"),
    perSite("hub and gateway; first site as pilot", "hub and gateway; pilot"),
    perSite("sites connected one by one", "servers onboarded to Arc in waves"),
    "failover rehearsed, handover",
  ],
  carries: "Addresses, DNS, identity, management, backup and controls",
  lost: perSite("automatic routing between sites, and a managed hub", "a managed hub"),
  risks: [{ text: "Routes for a new site are missed", response: "BGP routing, and a checklist per site" }],
  against: ["more than ten sites communicate with each other", "sites are added every quarter"],
};

export const VIRTUAL_WAN: OptionOutline = {
  parts: ["a Virtual WAN hub with its own VPN gateway", "one connection per site, routes by BGP"],
  work: [
    "address plan for all sites agreed",
    "hub, firewall, DNS; first site as pilot",
    "sites connected one by one",
    "failover rehearsed, handover",
  ],
  carries:
    "Addresses, DNS, identity, management, backup and controls. Gateways and peerings of the two hub networks are not needed",
  lost: "a running network in the second region; a second hub costs as much again",
  risks: [
    {
      text: "The hub's region fails",
      response: "sites keep their internet lines; a second hub, defined as code, can be deployed in a day",
    },
  ],
  against: ["the network must run in two regions", "fewer than five sites communicate with each other"],
};

/** Where every Exchange Server in use is of the supported version, none is built. */
const onSe =
  (kept: string, built: string) =>
  (brief: Brief): string =>
    brief.detail("exchange-version") === "se" ? kept : built;
const serverAtHome = onSe("Exchange Server SE as it stands", "Exchange Server SE on new Windows Servers");

export const STAY: OptionOutline = {
  parts: [serverAtHome, "MFA and managed devices for today's systems", "existing backup and mail filter"],
  work: [
    "versions, licences and clients counted",
    onSe("latest update, sign-in; pilot group", "new servers, sign-in; pilot group"),
    onSe("devices enrolled", "mailboxes moved to the new servers, devices enrolled"),
    onSe("run book", "old servers removed, run book"),
  ],
  carries: "Sign-in, device policies, security keys and related training",
  lost: "teamwork, files and mail as a service; the work is repeated if mail moves later",
  risks: [
    {
      text: "An unpatched mail server is compromised",
      response: "published only through a filter or proxy, updates within a week",
    },
  ],
  against: [
    "remote work, partner sharing or new functions are wanted within three years",
    "no team patches mail servers monthly",
  ],
};

export const PRESENT: OptionOutline = {
  parts: ["MFA for today's systems", "devices enrolled and encrypted", "mail and files unchanged"],
  work: [
    "services and their sign-in listed",
    "MFA, device policies; pilot group",
    "users and devices in waves",
    "run book",
  ],
  carries: "Sign-in, device policies, security keys and related training",
  lost: "one place for mail, files and teamwork; the work is repeated if they move later",
  risks: [{ text: "Security rules differ by service", response: "service list with owners, reviewed quarterly" }],
  against: ["teams collaborate on files across locations", "one set of rules for mail, files and devices is required"],
};

export const MINIMAL_HYBRID: OptionOutline = {
  parts: [
    "the same tenant, plans and baseline",
    "a minimal hybrid configuration, moving mailboxes within weeks",
    "no Exchange server afterwards; recipients managed with the Exchange Management Tools",
  ],
  work: ["as A", "as A, without the hybrid server", "mailboxes in a few large waves", "last Exchange server removed"],
  carries: "Tenant, plans, baseline, devices, security controls and training, unchanged",
  lost: "free/busy across both sides while mailboxes move",
  risks: [{ text: "Meetings are missed during migration", response: "teams that meet move in one wave" }],
  against: [
    "the migration takes more than a few weeks",
    "applications relay through the on-premises server for longer",
  ],
};

export const LATER_LABELS: OptionOutline = {
  parts: [
    "tenant, sign-in, devices and sharing at the baseline",
    "E3-class plans; the step up for labels and DLP bought with the second project",
  ],
  work: [
    "as A, without data classification",
    "baseline; pilot",
    "users and devices in waves",
    "second project prepared from measurements",
  ],
  carries: "Tenant, baseline, devices, mail and training, unchanged",
  lost: "labels, DLP and retention until the second project",
  risks: [{ text: "Files leave unlabelled until then", response: "external sharing limited to named partners" }],
  against: ["classified data must be protected today", "files with personal data are shared externally"],
};

export const SETTINGS_ALONE: OptionOutline = {
  parts: ["baseline for sign-in, sharing and consents", "licences unchanged until renewal"],
  work: ["first measurement", "settings; pilot", "phased roll-out of settings", "second measurement"],
  carries: "Baseline, controls, pilot and measurements, unchanged",
  lost: "savings on unused seats until renewal",
  risks: [{ text: "The renewal is signed without a seat count", response: "seats counted three months before" }],
  against: ["the renewal falls within the plan", "lower cost is an objective"],
};

export const MIXTURE: OptionOutline = {
  parts: [
    "existing tools at current release",
    (brief) => `third-party detection on ${devices(brief)} and ${plural(brief.servers.plan, "server")}`,
    "Entra ID policies as in A",
  ],
  work: ["existing contracts and gaps listed", "gaps filled; pilot", "agents in waves", "exercise, run book"],
  carries: "Sign-in policies, administrator privileges, exercise and run book",
  lost: "a single incident queue; several consoles and agents remain",
  risks: [
    {
      text: "An attack spans two consoles and goes unrecognised",
      response: "one person reviews both daily, alerts go to one mailbox",
    },
  ],
  against: [
    "plans that include Defender are already paid for",
    "existing contracts end within a year",
    "round-the-clock monitoring needs one queue",
  ],
};

export const LEFT_SIGN_IN: OptionOutline = {
  parts: ["MFA, conditions and roles at the current identity provider"],
  work: ["provider plan and its gaps", "policies; pilot", "users in waves", "exercise, run book"],
  carries: "Policies, roles, waves, exercise and training",
  lost: "device management, and features outside the provider’s plan",
  risks: [BOUND_TO_PLAN],
  against: ["devices must be managed", "Microsoft 365 or Azure is planned within a year"],
};

export const OTHER_SUITE: OptionOutline = {
  parts: [
    (brief) => `another provider's mail, files and meetings for ${people(brief)}`,
    "its directory alongside the current sign-in",
  ],
  work: [
    "two suites compared against mandatory requirements; macros and templates counted",
    "domain, sign-in, policies; pilot",
    "mailboxes and files in waves, templates converted",
    "old services closed, run book",
  ],
  carries: "Waves, pilot, mail cutover, training plan, and mail and file acceptance tests",
  lost: "Office files without conversion, and device policies from the same vendor",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "Macros do not survive the conversion",
      response: "counted before ordering; critical ones are rewritten or stay on Office",
    },
  ],
  against: ["the business depends on documents with macros", "devices and mail must follow the same policies"],
};

export const MAIL_STAYS: OptionOutline = {
  parts: ["sign-in, devices, files and teamwork in the tenant", "mailboxes with the current provider"],
  work: ["as A, without mail", "baseline; pilot", "users and devices in waves", "run book"],
  carries: "Tenant, plans, baseline, devices and training, unchanged",
  lost: "calendars integrated with Teams, and one set of rules for mail and files",
  risks: [
    {
      text: "Mail remains the weakest entry point",
      response: "the current provider's MFA and filtering checked in discovery",
    },
  ],
  against: ["users schedule meetings across both", "mail policies are required"],
};

export const MAIL_AT_HOME: OptionOutline = {
  parts: [serverAtHome, "the same tenant for sign-in, devices and teamwork"],
  work: [
    "versions, licences and clients counted",
    onSe("latest update, hybrid sign-in; pilot", "new servers, hybrid sign-in; pilot"),
    onSe("users and devices in waves", "mailboxes moved to the new servers"),
    onSe("run book", "old servers removed, run book"),
  ],
  carries: "Tenant, baseline, devices and training",
  lost: "mail as a service; servers need monthly patching indefinitely",
  risks: [
    {
      text: "An unpatched mail server is compromised",
      response: "published only through a filter or proxy, updates within a week",
    },
  ],
  against: ["no law or contract keeps mail on-premises", "no team patches mail servers monthly"],
};

export const OWN_STAFF: OptionOutline = {
  parts: ["two workshops on Secure Score and the baseline", "advisory days each year, no project"],
  work: [
    "first measurement",
    "settings prioritised in a workshop",
    "the team works through the list",
    "second measurement after a year",
  ],
  carries: "The list of settings and both measurements",
  lost: "a completion date and independent review",
  risks: [{ text: "Daily work displaces the list", response: "four settings a month, reported to the sponsor" }],
  against: ["an auditor or insurer awaits the result", "the team cannot spare half a day a week"],
};

export const LICENCES_ALONE: OptionOutline = {
  parts: ["seats matched to people before renewal", "settings unchanged"],
  work: [
    "seats and their use counted",
    "seat plan agreed with department heads",
    "seats changed in stages",
    "renewal signed",
  ],
  carries: "The seat count and licence plan, unchanged",
  lost: "settings, sharing and consents, which remain unmeasured",
  risks: [
    {
      text: "An attacker finds a weak setting first",
      response: "the ten most critical settings checked once, half a day",
    },
  ],
  against: ["the settings have never been measured", "an auditor or insurer asks for them"],
};

export const AZURE_LOCAL: OptionOutline = {
  parts: [
    "a cluster of validated machines at the site, managed from the Azure portal",
    "a tunnel to Azure for management and backup",
  ],
  work: [
    "server load measured, machines ordered (8 to 12 weeks)",
    "cluster, network, backup; first servers as pilot",
    "servers in waves",
    "restore rehearsed, handover",
  ],
  carries: "DNS, identity, policies, backup and security controls",
  lost: "a service level for hardware, which is renewed after about five years",
  risks: [
    {
      text: "Machines arrive later than planned",
      response: "ordered at design sign-off with a confirmed week",
    },
  ],
  against: ["current hosts have years of life left", "workloads are moving to Azure anyway"],
};

export const OWN_CLUSTER: OptionOutline = {
  parts: ["a Hyper-V cluster on the same machines", "Azure Arc on its guests, the same link"],
  work: ["as A", "Windows Server cluster; pilot", "guests in waves", "restore rehearsed, handover"],
  carries: "Machines, link, DNS, identity, backup and guests, unchanged",
  lost: "single management of hosts and guests; drivers and firmware updated manually",
  risks: [{ text: "Drivers and firmware fall behind", response: "a quarterly maintenance window in the calendar" }],
  against: ["no in-house cluster skills", "guests are to be created from the Azure portal"],
};

export const ADMIN_FOREST: OptionOutline = {
  parts: ["a dedicated administrative forest on four servers", "a one-way trust from the existing forest"],
  work: [
    "administrators and their rights listed",
    "forest, trust, workstations; pilot",
    "administrators migrated in groups",
    "restore of both forests rehearsed",
  ],
  carries: "Tier 0 list, workstations, rights and acceptance tests",
  lost: "simplicity: a second forest to patch, back up and staff",
  risks: [
    {
      text: "The second forest is neglected",
      response: "restored once a year, patch status reported monthly",
    },
  ],
  against: ["fewer than three people administer the directory", "no contract requires a separate forest"],
};

export const OTHER_SIGN_IN: OptionOutline = {
  parts: ["third-party MFA and single sign-on", "Entra ID behind it for Microsoft services"],
  work: [
    "applications and sign-ins listed, two products trialled",
    "federation, policies; pilot",
    "users in waves",
    "exercise, run book",
  ],
  carries: "Policies, roles, break-glass accounts, waves, exercise and training",
  lost: "combined risk signals; policies are kept in two places",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "A provider outage blocks all sign-in",
      response: "break-glass accounts outside the federation, tested quarterly",
    },
  ],
  against: ["most applications are Microsoft services", "P1 or P2 is already paid for"],
};

export const BUILD_AT_ONCE: OptionOutline = {
  parts: ["policies, privileges and detection from week 1"],
  work: [
    "accounts, devices and rights listed",
    "policies in report-only mode; pilot",
    "phased policy enforcement",
    "exercise, run book",
  ],
  carries: "Domains, targets and priorities, without evidence",
  lost: "before-and-after scores with their evidence",
  risks: [
    {
      text: "The most visible gap is closed before the largest",
      response: "the ten most critical settings reviewed in week 1",
    },
  ],
  against: ["an auditor, insurer or board requires evidence", "the weakest domain is not yet known"],
};
