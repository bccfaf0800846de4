/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { plural } from "#app/features/documents/words.ts";

export const TENANT = is("current-technologies", "office-365", "teams");
/** A plan with Intune is usual at such a size wherever the cloud is in use, named or not. */
export const COVERED = all(
  none(is("company-size", "small", "medium")),
  is("cloud-maturity", "some", "significant", "cloud-first"),
);
/** Some plan that carries Intune is owned, by what was named or counted or is usual. */
export const hasPlan = (brief: Brief): boolean =>
  brief.given("user-licences") === null ? brief.holds(any(TENANT, COVERED)) : (brief.given("user-licences") ?? 0) > 0;
const devices = (brief: Brief): string => plural(brief.devices, "device");
const servers = (brief: Brief): string => plural(brief.servers.plan, "server");
const people = (brief: Brief): string => plural(brief.users, "user");

const BOUND_TO_PLAN = {
  text: "The provider raises its fee, or ends the service",
  response: "Price and notice fixed in the contract for three years, data and settings exported once a year",
};

export const INTUNE: OptionOutline = {
  parts: [
    (brief) => `Intune for ${devices(brief)}: enrolment, compliance policies, baseline, disk encryption, applications`,
    "update rings in Intune with the shares and deadlines of the rings below",
    "Windows Autopilot in the place of imaging: new machines are set up from the Windows they come with",
    (brief) => `Azure Arc and Azure Update Manager for patches of ${servers(brief)}`,
  ],
  work: [
    (brief) =>
      `devices counted by model and join state, ${brief.hasDirectory ? "group policies compared with Intune’s settings, " : ""}rings agreed`,
    "policies, rings and first applications; pilot group of the IT team and volunteers",
    (brief) => `enrolment in waves by department; Arc agent on ${servers(brief)}; old agent removed`,
    "first complete patch cycle, run book, handover",
  ],
  carries: (brief) =>
    `Update rings, waves, acceptance of the first patch cycle, ${brief.hasDirectory ? "risks of Windows 10 and of forgotten policies" : "risk of Windows 10"}. Site server, database, boundaries, content and recovery of the site fall away`,
  lost: "imaging of bare machines, task sequences, maintenance windows to the hour, software and inventory of servers",
  risks: [
    {
      text: (brief) =>
        brief.hasDirectory
          ? "A group policy and Intune set the same thing differently"
          : "A PC that has yet to join Entra ID gives its user a new profile",
      response: (brief) =>
        brief.hasDirectory
          ? "each setting gets one owner in discovery, and the policy is removed with its wave"
          : "documents and browser data are copied before the wave, by a way that the pilot has tried",
    },
    {
      text: "Devices that are seldom on the internet stay behind",
      response: "they are listed in the pilot and get a line, or stay with the tool of today",
    },
  ],
  against: [
    "machines are imaged on the spot every week",
    "servers need software distribution and not only patches",
    "devices work in networks without internet",
  ],
};

export const OTHER_ENDPOINTS: OptionOutline = {
  parts: [
    (brief) => `the maker’s service with its agent on ${devices(brief)} and ${servers(brief)}`,
    "one relay for content and network start in each location",
    "a connector that tells Entra ID whether a device complies",
  ],
  work: [
    "three products compared on a list of musts, one chosen on a trial with ten devices",
    "service, roles, rings and relays set up; pilot",
    "agent in waves by department, old agent removed",
    "first complete patch cycle, training by the maker, run book",
  ],
  carries: "Rings, waves, collections as groups, acceptance tests and cutover. Site, database and gateway fall away",
  lost: (brief) =>
    `${hasPlan(brief) ? "what the Microsoft plans already pay for: Intune’s rights stay unused, and" : "co-management;"} Conditional Access depends on a connector`,
  risks: [
    BOUND_TO_PLAN,
    {
      text: "An agent with the highest rights on every machine is taken over",
      response: "console behind a second factor and device rules, two people for scripts to all devices",
    },
  ],
  against: [
    "the plans with Intune are paid anyway",
    "nobody in the team has time to learn another product",
    "the fee over three years is above the cost of a site",
  ],
};

export const PATCHING: OptionOutline = {
  parts: [
    (brief) => `the maker’s agent on ${devices(brief)} and ${servers(brief)}`,
    "its console with rings, approval and reports for Windows and for applications of other makers",
  ],
  work: [
    (brief) => `musts listed, two products tried on ${plural(Math.min(10, brief.devices), "machine")}`,
    "console, roles and rings; pilot",
    "agent in waves, old update policies removed",
    "first complete patch cycle and run book",
  ],
  carries: "Rings, waves, and acceptance of the first patch cycle. Everything of the site falls away",
  lost: "imaging, software distribution beyond updates, device compliance and access by device state",
  risks: [BOUND_TO_PLAN],
  against: ["machines are imaged", "access is to depend on the state of a device", "software is packaged in the house"],
};

export const SMALL_SITE: OptionOutline = {
  parts: ["site server with database, management, distribution and update point on one machine"],
  work: [
    "as A",
    "one machine in the place of two; pilot",
    "waves as in A",
    "restore practised on one machine; handover",
  ],
  carries: "Rings, collections, gateway, co-management, security controls and acceptance tests, word for word",
  lost: "service to clients while the one machine is maintained or restored",
  risks: [
    {
      text: "The one machine reaches its limit of 500 clients",
      response: "a second point is added without a new hierarchy once 400 are active",
    },
  ],
  against: [
    "more than 500 clients are expected within three years",
    "clients must be served while the site is restored",
  ],
};

const twoTiers = (module: boolean): OptionOutline => ({
  parts: [
    "an offline root on a laptop, kept in a safe",
    "one issuing CA and a web host for revocation lists, OCSP beside it",
    ...(module
      ? ["a pair of hardware modules for the keys of the issuing CA"]
      : ["keys in software, exported once to two encrypted drives"]),
  ],
  work: [
    "certificates in use and their owners; policy and names signed",
    "ceremony of the root, issuing CA, first templates; pilot",
    "enrolment of devices and servers by group policy, old certificates replaced",
    "restore practised, run book, handover",
  ],
  carries: "Names, validity periods, templates with their hardening, revocation address, duties and acceptance tests",
  lost: module
    ? "enrolment while the one issuing CA is restored"
    : "hardware protection of the keys, and enrolment while the one issuing CA is restored",
  risks: [
    {
      text: "The one issuing CA fails while certificates run out",
      response: "renewal begins six weeks before the end, and a restore is practised within a day",
    },
    ...(module
      ? []
      : [
          {
            text: "A copy of the key leaves with a backup",
            response: "the machine is Tier 0, its backup encrypted, and the key is audited once a year",
          },
        ]),
  ],
  against: module
    ? ["two places must enrol independently of each other", "enrolment may not stop for a day"]
    : [
        "a regulator or an auditor asks for keys in hardware",
        "two places must enrol independently of each other",
        "enrolment may not stop for a day",
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
  lost: "the simplicity of one machine: a safe, ceremonies and one server more are kept up",
  risks: [
    {
      text: "The CRL of the root runs out because nobody opens the safe",
      response: "the ceremony stands in the calendar, and alerts begin 60 days before the end",
    },
    ...(module
      ? [
          {
            text: "The modules arrive late",
            response: "the delivery week is confirmed in writing before the order",
          },
        ]
      : []),
  ],
  against: [
    "the sponsor signs for a root that is online",
    "a rebuilt trust on every device is bearable",
    "no second person can take part in a ceremony",
  ],
});
export const TIERS_FOR_ONE = tiersForOne(TWO_TIERS, false);
export const TIERS_FOR_ONE_WITH_MODULES = tiersForOne(TWO_TIERS_WITH_MODULES, true);

export const CLOUD_AUTHORITY: OptionOutline = {
  parts: [
    "root and issuing CA in Intune Cloud PKI, keys in Microsoft’s managed HSM",
    "trust and SCEP profiles for devices and for people, assigned by group",
    (brief) => `a licence for each of ${people(brief)}; revocation lists published by Microsoft`,
  ],
  work: [
    "certificates in use and their owners; devices that are not in Intune listed",
    "both authorities, profiles, wireless or VPN trusting the new root; pilot",
    "profiles assigned in waves, old certificates left to run out",
    "renewal observed, run book, handover",
  ],
  carries:
    "Inventory of certificates, names, validity of leaf certificates, tests of wireless and VPN. Servers, ceremony, templates and hardening of AD CS fall away",
  lost: "certificates of domain controllers, servers and appliances; keys under one’s own control; more than six authorities",
  risks: [
    {
      text: "Something turns up that only an own authority can serve",
      response:
        "the inventory is signed before licences are bought; a single offline root can be brought as parent later",
    },
    {
      text: "The licence ends and devices no longer renew",
      response: "renewal dates in the calendar, notice period in the contract",
    },
  ],
  against: [
    "servers, domain controllers or appliances need certificates",
    "keys must lie under one’s own control",
    "a part of the devices is not in Intune",
  ],
};

export const MANAGED_PKI: OptionOutline = {
  parts: [
    "an issuing authority of one’s own at the provider, keys in its modules",
    "SCEP, ACME and EST for devices, servers and appliances",
    (brief) => (brief.hasDirectory ? "an enrolment agent on one Windows Server in Tier 0" : ""),
  ],
  work: [
    (brief) =>
      `certificates counted, two providers compared on price, exit${brief.has("industry", "finance") && brief.jurisdiction === "eu" ? ", audit report and the contract terms of DORA (Art. 30)" : " and audit report"}`,
    "authority, profiles and connectors; pilot",
    "enrolment in waves, old certificates replaced",
    "exit rehearsed on paper, run book, handover",
  ],
  carries:
    "Inventory, names, validity periods, tests of wireless and VPN, duties of owners. Servers, ceremony and restore of AD CS fall away",
  lost: "keys in one’s own hands; a fee for each certificate, so that growth costs",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "The provider is compromised, or issues wrongly",
      response: (brief) =>
        `trust limited to the names of the house${brief.hasDirectory ? ", certificates for domain sign-in not issued there" : ""}, reports read monthly`,
    },
  ],
  against: [
    "keys must lie under one’s own control",
    "the number of certificates will double",
    (brief) =>
      brief.hasDirectory ? "people of the house run servers of Tier 0 anyway" : "a directory is to be built anyway",
  ],
};

export const OTHER_AUTHORITY: OptionOutline = {
  parts: [
    "root and issuing authority of another maker on Linux or appliance, keys in the same modules",
    "a connector by which Windows machines enrol",
  ],
  work: [
    "certificates counted, two products tried, support contract",
    "ceremony, authorities, connector; pilot",
    "enrolment in waves",
    "restore practised, training by the maker, handover",
  ],
  carries: "Hierarchy, names, modules, ceremony, validity, duties and acceptance tests",
  lost: "autoenrolment without an agent, and templates that administrators of Windows know",
  risks: [
    {
      text: "Nobody in the house can repair the product",
      response: "support contract with a response in four hours, two people trained",
    },
  ],
  against: ["most certificates go to machines of the domain", "the team knows Windows Server only"],
};

/** Fewest weeks in which validated machines are delivered, a planning assumption. */
export const MACHINES_WEEKS = 6;

export const AZURE_LOCAL_MOVE: OptionOutline = {
  parts: [
    "clusters of validated machines, managed from the Azure portal",
    "on them the servers of today as they are, without those that are retired",
    (brief) =>
      `backup to a second place${["large", "enterprise"].includes(brief.size) || brief.has("security-requirements", "threat-protection") ? ", detection on each server" : ""}`,
  ],
  work: [
    `servers measured, what is retired agreed, machines ordered; they come ${MACHINES_WEEKS} to ${2 * MACHINES_WEEKS} weeks later, and ${MACHINES_WEEKS} are planned with`,
    "cluster, network, backup; first servers as pilot",
    "waves by application; old hosts switched off after each",
    "restore practised, run book, handover",
  ],
  carries:
    "Inventory, retirement list, waves, cutover and rollback, identity and security controls of servers. Landing zone, circuit and platform services fall away",
  lost: "capacity by the hour, platform services, a service level for hardware; a renewal falls due again after about five years",
  risks: [
    {
      text: "Machines arrive later than the plan needs them",
      response: "ordered at design sign-off with a confirmed week, old hosts kept under maintenance until then",
    },
    {
      text: "Capacity is bought too small or too large",
      response: "measured over four weeks, one machine of the cluster in reserve",
    },
  ],
  against: [
    (brief) => (brief.has("solution-configuration", "azure-exit") ? "" : "the rooms are given up"),
    "load changes with season or growth",
    "applications are to be rebuilt on platform services",
    "Hybrid Benefit and reservations of the cost section are taken up",
  ],
};

export const WHOLE_MOVE: OptionOutline = {
  parts: [
    "the same landing zone",
    "waves until all servers that can move are in Azure",
    "backup and monitoring for all of them",
  ],
  work: [
    "as A, and every application mapped to its dependencies",
    "landing zone; pilot wave",
    "waves until the last server that can move",
    "old rooms cleared, run book, cost review",
  ],
  carries: "The landing zone, its rules, network, identity and first wave, word for word",
  lost: "the choice to stop after measured figures",
  risks: [
    {
      text: "The estimate behind the contract is wrong",
      response: "a price per wave, and the right to stop after each",
    },
  ],
  against: ["the business case must rest on measured cost", "budget is released year by year"],
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

export const HUB: OptionOutline = {
  parts: ["one hub network with a zone-redundant VPN gateway", "a tunnel from each site, routes managed in the hub"],
  work: [
    "address plan for all sites agreed",
    "hub and gateway; first site as pilot",
    "sites connected one by one",
    "failover rehearsed, handover",
  ],
  carries: "Addresses, DNS, identity, management, backup and controls",
  lost: "automatic routing between sites, and a managed hub",
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

export const STAY: OptionOutline = {
  parts: [
    "Exchange Server SE on new Windows Servers",
    "a second factor and managed devices for what is used today",
    "backup and mail filter as they are",
  ],
  work: [
    "versions, licences and clients counted",
    "new servers, sign-in; pilot group",
    "mailboxes moved to the new servers, devices enrolled",
    "old servers removed, run book",
  ],
  carries: "Sign-in, device policies, security keys and the training for them",
  lost: "teamwork, files and mail as a service; the work is done a second time once the move comes",
  risks: [
    {
      text: "An unpatched mail server is attacked",
      response: "published by a filter or proxy only, updates within a week",
    },
  ],
  against: [
    "work outside the office, sharing with partners or new functions are wanted within three years",
    "nobody patches mail servers each month",
  ],
};

export const PRESENT: OptionOutline = {
  parts: ["a second factor for what is used today", "devices enrolled and encrypted", "mail and files where they are"],
  work: [
    "services and their sign-in listed",
    "second factor, device rules; pilot group",
    "people and devices in waves",
    "run book",
  ],
  carries: "Sign-in, device policies, security keys and the training for them",
  lost: "one place for mail, files and teamwork; the work is done a second time once the move comes",
  risks: [
    { text: "Each service keeps rules of its own", response: "a list of services with owner, reviewed each quarter" },
  ],
  against: [
    "people work together on files across locations",
    "one set of rules for mail, files and devices is asked for",
  ],
};

export const MINIMAL_HYBRID: OptionOutline = {
  parts: [
    "the same tenant, plans and baseline",
    "a minimal hybrid configuration, by which mailboxes are moved within weeks",
    "no Exchange server afterwards; recipients are managed with the management tools",
  ],
  work: ["as A", "as A, without the hybrid server", "mailboxes in a few large waves", "last Exchange server removed"],
  carries: "Tenant, plans, baseline, devices, security controls and training, word for word",
  lost: "calendars across both sides while mailboxes move",
  risks: [{ text: "Meetings are missed during the move", response: "teams that meet are moved in one wave" }],
  against: [
    "mailboxes move over more than a few weeks",
    "applications send through the server of the house for longer",
  ],
};

export const LATER_LABELS: OptionOutline = {
  parts: [
    "tenant, sign-in, devices and sharing at the baseline",
    "plans of the E3 class; the step to labels and loss prevention bought with the second project",
  ],
  work: [
    "as A, without classes of data",
    "baseline; pilot",
    "people and devices in waves",
    "second project prepared with measured data",
  ],
  carries: "Tenant, baseline, devices, mail and training, word for word",
  lost: "labels, loss prevention and retention until the second project",
  risks: [{ text: "Files go out unmarked until then", response: "sharing outside limited to named partners" }],
  against: ["a duty to protect classes of data exists today", "files with personal data are shared outside"],
};

export const SETTINGS_ALONE: OptionOutline = {
  parts: ["baseline of sign-in, sharing and consents", "licences as they are until the renewal"],
  work: ["first measurement", "settings; pilot", "settings for everybody in stages", "second measurement"],
  carries: "Baseline, controls, pilot and measurements, word for word",
  lost: "seats that nobody uses, which stay in the bill until the renewal",
  risks: [{ text: "The renewal is signed without a count", response: "seats counted three months before it" }],
  against: ["the renewal falls into the plan", "lower cost is an aim"],
};

export const MIXTURE: OptionOutline = {
  parts: [
    "the present tools, brought to their current release",
    (brief) => `detection of another maker on ${devices(brief)} and ${plural(brief.servers.plan, "server")}`,
    "policies of Entra ID as in A",
  ],
  work: [
    "contracts and gaps of the present tools listed",
    "gaps filled; pilot",
    "agents in waves",
    "exercise, run book",
  ],
  carries: "Policies of sign-in, administrators’ rights, exercise and run book",
  lost: "one queue of alerts; several consoles and agents stay",
  risks: [
    {
      text: "An attack is seen in two consoles and understood in none",
      response: "one person reads both daily, alerts forwarded to one mailbox",
    },
  ],
  against: [
    "the plans that contain Defender are paid anyway",
    "present contracts end within a year",
    "one queue for a watch around the clock is wanted",
  ],
};

export const LEFT_SIGN_IN: OptionOutline = {
  parts: ["second factor, conditions and roles at the present provider of sign-in"],
  work: ["plan of the provider and its gaps", "rules; pilot", "people in waves", "exercise, run book"],
  carries: "Rules, roles, waves, exercise and training",
  lost: "devices under the same rules, and what the provider’s plan does not contain",
  risks: [BOUND_TO_PLAN],
  against: ["devices are to be managed", "Microsoft 365 or Azure is planned within a year"],
};

export const OTHER_SUITE: OptionOutline = {
  parts: [
    (brief) => `mail, files and meetings of another provider for ${people(brief)}`,
    "its directory beside the present sign-in",
  ],
  work: [
    "two suites compared on a list of musts; macros and templates counted",
    "domain, sign-in, rules; pilot",
    "mailboxes and files in waves, templates converted",
    "old services closed, run book",
  ],
  carries: "Waves, pilot, cutover of mail, training plan and acceptance tests of mail and files",
  lost: "Office files without conversion, and device rules from the same maker",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "Macros do not survive the conversion",
      response: "counted before the order; those that matter are rewritten or keep Office",
    },
  ],
  against: ["documents with macros run the business", "devices are to be managed by the same rules as mail"],
};

export const MAIL_STAYS: OptionOutline = {
  parts: ["sign-in, devices, files and teamwork in the tenant", "mailboxes at the present provider"],
  work: ["as A, without mail", "baseline; pilot", "people and devices in waves", "run book"],
  carries: "Tenant, plans, baseline, devices and training, word for word",
  lost: "calendars in the place where people meet, and one set of rules for mail and files",
  risks: [
    {
      text: "Mail stays the weakest way in",
      response: "second factor and filter of the present provider checked in discovery",
    },
  ],
  against: ["people plan meetings across both", "rules on mail are asked for"],
};

export const MAIL_AT_HOME: OptionOutline = {
  parts: ["Exchange Server SE on new Windows Servers", "the same tenant for sign-in, devices and teamwork"],
  work: [
    "versions, licences and clients counted",
    "new servers, hybrid sign-in; pilot",
    "mailboxes moved to the new servers",
    "old servers removed, run book",
  ],
  carries: "Tenant, baseline, devices and training",
  lost: "mail as a service; servers are patched each month for good",
  risks: [
    {
      text: "An unpatched mail server is attacked",
      response: "published by a filter or proxy only, updates within a week",
    },
  ],
  against: ["no law or contract keeps mail in the building", "nobody patches mail servers each month"],
};

export const OWN_STAFF: OptionOutline = {
  parts: ["two workshops on Secure Score and the baseline", "days of advice in each year, no project"],
  work: [
    "first measurement",
    "order of settings agreed in a workshop",
    "the team works through the list",
    "second measurement after a year",
  ],
  carries: "The list of settings and both measurements",
  lost: "a date by which the list is done, and a second pair of eyes",
  risks: [{ text: "Daily work pushes the list aside", response: "four settings a month, reported to the sponsor" }],
  against: ["an auditor or insurer waits for the result", "the team has no half day a week"],
};

export const LICENCES_ALONE: OptionOutline = {
  parts: ["seats matched to people before the renewal", "settings as they are"],
  work: [
    "seats and their use counted",
    "new plan of seats agreed with each head",
    "seats changed in stages",
    "renewal signed",
  ],
  carries: "The count of seats and the plan of licences, word for word",
  lost: "settings, sharing and consents, which stay unmeasured",
  risks: [
    {
      text: "A weak setting is found by somebody else first",
      response: "the ten heaviest settings read once, half a day",
    },
  ],
  against: ["nobody has measured the settings", "an auditor or insurer asks for them"],
};

export const AZURE_LOCAL: OptionOutline = {
  parts: [
    "a cluster of validated machines at the site, managed from the Azure portal",
    "a tunnel to Azure for management and backup",
  ],
  work: [
    "server load measured, machines ordered (6 to 12 weeks)",
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
  parts: ["a forest of its own for administrators, on four servers", "a trust from the present forest"],
  work: [
    "administrators and their rights listed",
    "forest, trust, workstations; pilot",
    "administrators moved in groups",
    "restore of both forests practised",
  ],
  carries: "Tier 0 list, workstations, rights and acceptance tests",
  lost: "simplicity: a second forest is patched, backed up and staffed",
  risks: [
    {
      text: "The second forest is neglected",
      response: "it is restored once a year, and its patches are reported monthly",
    },
  ],
  against: ["fewer than three people administer the directory", "no contract asks for a separate forest"],
};

export const OTHER_SIGN_IN: OptionOutline = {
  parts: ["second factor and single sign-on of another provider", "Entra ID behind it for Microsoft services"],
  work: [
    "applications and sign-ins listed, two products tried",
    "federation, rules; pilot",
    "people in waves",
    "exercise, run book",
  ],
  carries: "Rules, roles, emergency accounts, waves, exercise and training",
  lost: "risk signals of devices and of sign-ins together; rules stand in two places",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "The provider fails, and nobody signs in",
      response: "emergency accounts outside the federation, tested each quarter",
    },
  ],
  against: ["most applications are Microsoft’s", "the P1 or P2 plan is paid anyway"],
};

export const BUILD_AT_ONCE: OptionOutline = {
  parts: ["policies of sign-in, administrators’ rights and detection, from the first week"],
  work: [
    "accounts, devices and rights listed",
    "policies in report mode; pilot",
    "policies in force in stages",
    "exercise, run book",
  ],
  carries: "Domains, targets and the order of work, which the build then follows without evidence",
  lost: "scores before and after, and the evidence behind them",
  risks: [
    {
      text: "The loudest gap is closed before the largest",
      response: "the ten heaviest settings read in the first week",
    },
  ],
  against: ["an auditor, insurer or board asks for evidence", "it is not known which of the domains is weakest"],
};
