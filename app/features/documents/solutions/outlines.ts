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
      `${brief.holds(WAN_HUB) ? "the same hub" : "a VPN gateway"}, through which people and what stays (printers, scanners, door controls) reach them`,
    "policies, monitoring and Defender in one place",
  ],
  work: [
    "applications and their dependencies mapped, those that cannot move named",
    "landing zone, link; pilot wave",
    "waves by application, old hosts switched off after each",
    "rooms cleared, reservations bought, handover",
  ],
  carries: (brief) =>
    `Regions, ${brief.holds(WAN_HUB) ? "hub, " : ""}names, identity, policies, backup and security controls of the Azure side. ${brief.has("solution-configuration", "hybrid-expressroute") ? "The circuit and Arc fall away" : "Arc falls away"}`,
  lost: "work at the site while the internet line is down, and latency of a local network",
  risks: [
    {
      text: "An application cannot move and keeps the room open",
      response: "named before the first wave, with its replacement date",
    },
    {
      text: "The monthly bill is above the plan",
      response: "budget alert at 80%, sizes from measured load, reservations after three months",
    },
  ],
  against: [
    "applications need the plant, the laboratory or latency below 10 ms",
    "data may not leave the building",
    "hosts are less than three years old",
  ],
};

export const TUNNEL: OptionOutline = {
  parts: ["zone-redundant VPN gateway in Azure", "two tunnels over the internet lines of the site"],
  work: [
    "as A, without the order of a circuit",
    "gateway and tunnels; names resolved; pilot",
    "servers under one management in waves",
    "failover practised, handover",
  ],
  carries:
    "Hub, names, identity, management, backup and controls. The tunnel is the fall-back of A, so a circuit can be added later",
  lost: "a private path with agreed latency and availability",
  risks: [
    {
      text: "The internet line is full or fails",
      response: "a second line of another carrier; backup outside working hours",
    },
  ],
  against: [
    "a regulator asks for a private path",
    "databases are read across the link below 10 ms",
    "more than the tunnel’s rate is moved daily",
  ],
};

export const HUB: OptionOutline = {
  parts: ["one hub network with a zone-redundant VPN gateway", "a tunnel from each site, routes kept in the hub"],
  work: [
    "addresses of all sites agreed",
    "hub and gateway; first site as pilot",
    "sites one after the other",
    "failover practised, handover",
  ],
  carries: "Addresses, names, identity, management, backup and controls",
  lost: "routing between sites without work, and a managed hub",
  risks: [{ text: "Routes of a new site are forgotten", response: "routes by BGP, and a checklist for each site" }],
  against: ["more than ten sites talk to each other", "sites are added every quarter"],
};

export const VIRTUAL_WAN: OptionOutline = {
  parts: ["a Virtual WAN hub with a VPN gateway of its own", "one connection for each site, routes by BGP"],
  work: [
    "addresses of all sites agreed",
    "hub, firewall, names; first site as pilot",
    "sites one after the other",
    "failover practised, handover",
  ],
  carries:
    "Addresses, names, identity, management, backup and controls. Gateways and peerings of the two hub networks fall away",
  lost: "a network that runs in the second region; a second hub costs as much again",
  risks: [
    {
      text: "The region of the one hub fails",
      response: "sites keep their internet line; the second hub is described and can be deployed in a day",
    },
  ],
  against: ["the network must run in two regions", "fewer than five sites talk to each other"],
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
    "servers measured, machines ordered (6 to 12 weeks)",
    "cluster, network, backup; first servers as pilot",
    "servers in waves",
    "restore practised, handover",
  ],
  carries: "Names, identity, policies, backup and security controls",
  lost: "a service level for hardware; a renewal falls due again after about five years",
  risks: [
    {
      text: "Machines arrive later than the plan needs them",
      response: "ordered at design sign-off with a confirmed week",
    },
  ],
  against: ["the present hosts have years to run", "workloads are moving to Azure anyway"],
};

export const OWN_CLUSTER: OptionOutline = {
  parts: ["a Hyper-V cluster on the same machines", "Azure Arc on its guests, the same link"],
  work: ["as A", "cluster by Windows Server; pilot", "guests in waves", "restore practised, handover"],
  carries: "Machines, link, names, identity, backup and guests, word for word",
  lost: "one management of machines and guests; drivers and firmware are updated by hand",
  risks: [
    { text: "Drivers and firmware are forgotten", response: "a maintenance window each quarter, in the calendar" },
  ],
  against: ["nobody in the house runs clusters", "guests are to be made from the Azure portal"],
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
