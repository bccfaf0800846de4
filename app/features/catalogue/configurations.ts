/** The configurations of step 2 for all seven solution types, shown in the side panel and used as the document's starting point. */

/** How many users or devices a configuration is rated for. The bands of one solution have no gaps and do not overlap. */
export type Rating = { unit: "users" | "devices"; from: number; to: number | null };

export type Configuration = {
  id: string;
  solution: string;
  name: string;
  description: string;
  features: readonly string[];
  /** A text drawing, at most 46 columns wide so that it fits beside the list on a phone. */
  diagram: string;
  rating?: Rating;
};

export const CONFIGURATIONS: readonly Configuration[] = [
  {
    id: "cert-small-single",
    solution: "certificate-services",
    name: "Small business, single server (up to 100 users)",
    description:
      "One enterprise root certification authority that also issues certificates. As the root key stays online, the client signs a risk acceptance, with an upgrade path.",
    features: [
      "One domain-joined certification authority",
      "Autoenrolment for computers and servers",
      "Revocation list over HTTP under its own DNS name",
      "Daily backup and an encrypted offline copy of the key",
    ],
    diagram: `[Root and issuing CA]--->[Active Directory]
          |
          +--CRL/AIA--->[HTTP web host]
          |
          +--certificates--->[PCs, servers]`,
    rating: { unit: "users", from: 1, to: 100 },
  },
  {
    id: "cert-medium-single",
    solution: "certificate-services",
    name: "Root plus issuing CA with OCSP (up to 500 users)",
    description:
      "Two tiers: an offline root that signs only the issuing CA and the root revocation list, and an online issuing CA with an OCSP responder.",
    features: [
      "Offline root, never on a network, used only in witnessed key ceremonies",
      "Enterprise issuing CA with hardened templates",
      "OCSP responder and HTTP revocation lists",
      "Issuing layer can be rebuilt without changing trust",
    ],
    diagram: `[Offline root CA]  (powered off, in a safe)
        : signed offline
[Issuing CA]--->[Active Directory]
        |
        +--->[OCSP responder + HTTP CRL]
        +--->[PCs, servers, phones]`,
    rating: { unit: "users", from: 101, to: 500 },
  },
  {
    id: "cert-medium-multi",
    solution: "certificate-services",
    name: "Clustered, multiple sites (up to 1000 users)",
    description:
      "Two tiers with redundant issuing CAs, responders and revocation lists in at least two sites, so that losing one site stops neither enrolment nor revocation checks.",
    features: [
      "Offline root that signs both issuing CAs and never touches a network",
      "Two OCSP responders in different sites behind one name",
      "Two web hosts for revocation lists",
      "Two issuing CAs that cover for each other, so that enrolment survives the loss of one",
    ],
    diagram: `          [Offline root CA]
            :            :
   site A   :            :   site B
[Issuing CA 1]        [Issuing CA 2]
[OCSP 1][Web 1]       [OCSP 2][Web 2]
      \\______ [Load balancer] ______/`,
    rating: { unit: "users", from: 501, to: 1000 },
  },
  {
    id: "cert-large-enterprise",
    solution: "certificate-services",
    name: "Multi-tier enterprise (1000+ users)",
    description:
      "An offline root, two issuing CAs that cover for each other and a third for network equipment and other non-sign-in certificates, keys in hardware security modules, and policy CAs only where a regulator or business unit owns a separate policy.",
    features: [
      "Two issuing CAs that cover for each other, and a third for network equipment and other non-sign-in certificates",
      "Network HSM pair, FIPS 140-3 level 3, operator cards held by several people",
      "OCSP and revocation lists reachable from the internet",
      "Outline certificate policy and practice statement, audited key ceremonies",
    ],
    diagram: `        [Offline root CA]--[HSM]
          :           :
   (policy CAs where owned)
     :        :         :
[Issuing 1] [Issuing 2] [Issuing
     |          |        network]
     \\__________|__________/
      [HSM pair] [OCSP x2] [CRL x2]`,
    rating: { unit: "users", from: 1001, to: null },
  },
  {
    id: "sccm-small",
    solution: "configuration-manager",
    name: "Small site (up to 500 clients)",
    description: "One primary site, with all roles and its database on one virtual machine.",
    features: [
      "Stand-alone primary site with local SQL Server",
      "Software distribution, patching and inventory",
      "Maintenance windows and update rings",
      "Co-management road map to Intune",
    ],
    diagram: `[Primary site: SQL, MP, DP, SUP]
          |            :
          |            :(optional)
     [PCs, servers] [Cloud gateway]`,
    rating: { unit: "devices", from: 1, to: 500 },
  },
  {
    id: "sccm-medium",
    solution: "configuration-manager",
    name: "Medium site (up to 5000 clients)",
    description:
      "One primary site, a second management point and local distribution points; the cloud management gateway serves devices outside the office.",
    features: [
      "Stand-alone primary site sized by client count",
      "Second management and distribution point",
      "Distribution point at each other location with 50 or more devices",
      "Cloud management gateway and co-management",
    ],
    diagram: `[Primary site + SQL]----[MP/DP 2]
    |         |            |
 [DP site] [DP site]  [Cloud gateway]
    |         |            |
  [PCs]     [PCs]     [remote PCs]`,
    rating: { unit: "devices", from: 501, to: 5000 },
  },
  {
    id: "sccm-enterprise",
    solution: "configuration-manager",
    name: "Enterprise site (10000+ clients)",
    description:
      "One primary site with a passive site server and a highly available database, for more clients than the medium site.",
    features: [
      "Active and passive site server",
      "Two-node SQL Server Always On failover cluster",
      "Two management points, two software update points",
      "Distribution points and a cloud management gateway",
    ],
    diagram: `[Site server A]==[Site server B passive]
        |
   [SQL failover cluster: 2]
    |        |         |
 [MP x2]   [SUP x2] [Cloud gateway]
    |
 [DP at each location]--->[clients]`,
    rating: { unit: "devices", from: 5001, to: null },
  },
  {
    id: "sccm-intune",
    solution: "configuration-manager",
    name: "Intune without a site (cloud-managed devices)",
    description:
      "Devices are enrolled, secured and updated by Microsoft Intune over the internet, and servers patched by Azure Update Manager through Azure Arc: no site server, database or gateway is built.",
    features: [
      "Autopilot and reset in place of imaging",
      "Compliance, security baseline and update rings from the cloud",
      "Servers patched in maintenance windows through Azure Arc",
      "The old tool retired, each of its tasks handed over by name",
    ],
    diagram: `[Entra ID]----[Intune]---[Delivery
     |            |        Optimization]
[Conditional   [PCs, phones: anywhere]
   Access]
[Azure Arc]--[Update Manager]
     |
 [Servers, in their windows]`,
  },
  {
    id: "azure-landing-zone",
    solution: "azure-migration",
    name: "Landing zone and first wave",
    description:
      "The foundation (tenant, identity, network, governance, backup) and a first wave of low-risk servers to prove it before the rest is committed.",
    features: [
      "Management groups, policies and budgets from day one",
      "Hub network with secured outbound traffic",
      "First wave of up to five low-risk servers",
      "Business case updated with measured cost",
    ],
    diagram: `[Root]-[Platform]-[Landing zones]
           |            |
   [Identity][Hub]   [Wave 0 servers]
           |
   [VPN]---[Datacentre]`,
  },
  {
    id: "azure-rehost",
    solution: "azure-migration",
    name: "Rehost first, modernise later",
    description:
      "Servers move as they are, in waves of dependent systems; modernisation candidates are listed at handover, once usage has been measured.",
    features: [
      "Discovery and dependency analysis with Azure Migrate",
      "Replication-based waves with tested rollback",
      "Right-sizing after 30 to 60 days of usage data",
      "Reservations and Hybrid Benefit once load is stable",
    ],
    diagram: `[Datacentre]--[Azure Migrate appliance]
     |                  |
     +---replication----+
                        |
[Hub: firewall, gateway]--[Spoke VMs]
                        |
                 [Backup, recovery]`,
  },
  {
    id: "azure-platform",
    solution: "azure-migration",
    name: "Platform services first",
    description:
      "Databases and web applications move to managed services; only what cannot move that way is rehosted. More effort per workload, less to run afterwards.",
    features: [
      "SQL Managed Instance or SQL Database",
      "App Service for web applications that run there unchanged",
      "Private endpoints and managed identities",
      "Deployment pipelines and infrastructure as code",
    ],
    diagram: `[Users]-->[Gateway + WAF]
                 |
          [App Service]--[Key Vault]
                 |
     [SQL Managed Instance] (private)
                 |
        [Hub]--[Datacentre]`,
  },
  {
    id: "azure-exit",
    solution: "azure-migration",
    name: "Datacentre exit in waves",
    description:
      "Everything leaves the building: retire, replace, rehost or replatform per workload, two regions and a plan to hand back the rooms.",
    features: [
      "Strategy per workload, retire and replace first",
      "Two regions with tested failover",
      "Wave-based migration factory",
      "Decommissioning, disposal list and contracts terminated",
    ],
    diagram: `[Datacentre]==VPN or circuit==[Hub region 1]
     |                        |
  waves 0..n             [Spokes]
     |                        |
 [decommission]   [Hub region 2: recovery]`,
  },
  {
    id: "m365-new-tenant",
    solution: "microsoft-365",
    name: "New tenant with mail and files",
    description: "A tenant built to a security baseline; mail, calendars and files migrated from today's systems.",
    features: [
      "Domain, SPF, DKIM and DMARC set-up",
      "Policy baseline before the first mailbox moves",
      "Mail and file migration with pilot and batches",
      "Intune enrolment and adoption plan",
    ],
    diagram: `[Old mail + files]--migrated->[Microsoft 365]
                                   |
[Users]--MFA--[Entra ID]--[Exchange, Teams,
                 |         SharePoint]
              [Intune]--[PCs, phones]`,
  },
  {
    id: "m365-hybrid",
    solution: "microsoft-365",
    name: "Exchange hybrid migration",
    description:
      "Mailboxes move in batches from on-premises Exchange, with mail flow throughout; the old servers are then decommissioned. In larger organisations calendars can stay shared meanwhile; one Exchange SE server then remains for management.",
    features: [
      "Directory synchronisation and sign-in",
      "Minimal hybrid, or one with shared calendars where size calls for it",
      "Batched move requests, no mailbox re-download for users",
      "Decommissioning of the old Exchange servers",
    ],
    diagram: `[Exchange]==hybrid==[Exchange Online]
     |                    |
[Active Directory]-sync-[Entra ID]
                          |
                    [Teams, SharePoint]`,
  },
  {
    id: "m365-secure",
    solution: "microsoft-365",
    name: "Secure and compliant workplace",
    description:
      "Microsoft 365 with a focus on Conditional Access, device compliance, labels, data loss prevention and retention.",
    features: [
      "Twelve Conditional Access policies in stages",
      "Device compliance and app protection",
      "Sensitivity labels and data loss prevention",
      "Retention, audit and evidence register",
    ],
    diagram: `[User]-[Device compliant?]-[Risk?]
              |
     [Conditional Access]
              |
 [Exchange|Teams|SharePoint|OneDrive]
              |
   [Labels]-[DLP]-[Retention]-[Audit]`,
  },
  {
    id: "m365-optimise",
    solution: "microsoft-365",
    name: "Health check and optimisation",
    description:
      "For a tenant already in use: licences matched to people, settings measured against a baseline, sharing cleaned up.",
    features: [
      "Licence right-sizing per persona",
      "Baseline report before and after",
      "Guest, sharing and app-consent clean-up",
      "Training, and usage figures after the project",
    ],
    diagram: `[Tenant today]-->[Baseline report]
                      |
    [Licences][Policies][Sharing][Apps]
                      |
              [Tenant in order]-->[Report]`,
  },
  {
    id: "security-assessment",
    solution: "security",
    name: "Assessment and road map",
    description:
      "Eight domains scored against evidence, quick wins delivered, and a 30/60/90-day plan with the licence impact of each step.",
    features: [
      "Current and target score for eight domains",
      "Tool reports and exports as evidence",
      "Quick wins ahead of the findings",
      "Prioritised road map with effort and licence",
    ],
    diagram: `[Identity][Endpoint][Data][Email]
[Servers][Network][Monitoring][Backup]
              |
     [Score]-->[Quick wins]-->[30/60/90]`,
  },
  {
    id: "security-identity",
    solution: "security",
    name: "Identity and Zero Trust foundation",
    description:
      "Multi-factor authentication for all, device-based Conditional Access in stages and controlled privileges.",
    features: [
      "Break-glass accounts, phishing-resistant administrator sign-in",
      "Conditional Access from report-only to enforced",
      "Privileged Identity Management and access reviews",
      "Device compliance as a signal",
    ],
    diagram: `[User + device + location + risk]
              |
     [Conditional Access]
       |       |       |
    [Apps]  [Data]  [Admin: PIM]`,
  },
  {
    id: "security-detection",
    solution: "security",
    name: "Detection and response",
    description:
      "Defender for endpoints, mail, identities and cloud apps in a single incident queue, with logs retained where regulation requires.",
    features: [
      "Endpoint, mail and identity sensors",
      "Single incident queue in the Defender portal",
      "Sentinel where logs must be retained or correlated",
      "Run books and an on-call model",
    ],
    diagram: `[Endpoints][Mail][Identities][Servers]
       \\      |      |      /
         [Defender XDR]---[Sentinel]
                |
        [Run books]-->[On-call]`,
  },
  {
    id: "security-tier0",
    solution: "security",
    name: "Active Directory and Tier 0 hardening",
    description:
      "The directory, its certificate services, synchronisation and backup secured as the control plane, apart from everyday accounts.",
    features: [
      "Tier 0 inventory and attack-path review",
      "Certificate template review, ESC1 to ESC16",
      "Privileged access workstations and Windows LAPS",
      "Forest recovery rehearsed",
    ],
    diagram: `Tier 0 [DCs][AD CS][Sync][DC backup]
   ^ only from [Privileged workstations]
-----------------------------------
Tier 1 [Servers, applications]
-----------------------------------
Tier 2 [PCs, users]`,
  },
  {
    id: "hybrid-vpn",
    solution: "hybrid-cloud",
    name: "Site-to-site VPN with Azure Arc",
    description: "A cost-effective link between the site and Azure, with common governance for servers on both sides.",
    features: [
      "Zone-redundant VPN gateway",
      "Hub network with DNS resolution in both directions",
      "Azure Arc for inventory, patching and policy",
      "Immutable cloud backup",
    ],
    diagram: `[Site: servers + Arc]==VPN==[Hub VNet]
                               |
                [DNS resolver][Backup vault]
                               |
                           [Spoke VNet]`,
  },
  {
    id: "hybrid-expressroute",
    solution: "hybrid-cloud",
    name: "ExpressRoute with VPN backup",
    description: "A private circuit for stable latency and high volumes, with automatic VPN failover.",
    features: [
      "Private circuit, zone-redundant gateways",
      "Tested VPN failover",
      "Two routers per circuit",
      "Backup copy in a second region",
    ],
    diagram: `[Datacentre]==ExpressRoute==[Hub]
       \\____VPN (backup)____/  |
                            [Firewall]
                           /         \\
                     [Spoke A]   [Spoke B]`,
  },
  {
    id: "hybrid-azure-local",
    solution: "hybrid-cloud",
    name: "Azure Local at the site",
    description:
      "Azure-managed clusters on the client's own hardware, where latency, plant systems or data residency keep workloads on site.",
    features: [
      "Cluster of validated machines on site",
      "Managed, patched and billed through Azure",
      "Recovery to Azure",
      "On-site work continues without the link",
    ],
    diagram: `[Plant / site]
  [Azure Local: node 1|2|3]
        |  Arc management
        v
     [Azure: policy, backup, recovery]`,
  },
  {
    id: "hybrid-virtual-wan",
    solution: "hybrid-cloud",
    name: "Virtual WAN for many sites",
    description:
      "One managed backbone for ten or more branches or several regions, with routing and security in the hub.",
    features: [
      "Virtual WAN hub with central routing",
      "Branch VPN or SD-WAN appliances",
      "Private circuits can be added to the hub later",
      "One policy for all branches",
    ],
    diagram: `[Branch 1..n]--VPN--[vWAN hub 1]
                        ||
[Datacentre]--ER----[vWAN hub 2]
                        |
                  [Spokes, apps]`,
  },
  {
    id: "custom-roadmap",
    solution: "custom",
    name: "Full assessment and road map",
    description:
      "Six workshops and tool-based discovery across ten domains, scored, with a twelve-month road map in three horizons.",
    features: [
      "Ten domains scored from 0 to 3",
      "Top ten findings with evidence",
      "Quick wins within 30 days",
      "Road map with a budget class per step",
    ],
    diagram: `[6 workshops]+[Tool discovery]
            |
      [Scorecard: 10 domains]
            |
 [0-3 months][3-6 months][6-12 months]`,
  },
  {
    id: "custom-pilot",
    solution: "custom",
    name: "Assessment with a fixed pilot",
    description:
      "A shorter assessment followed by one pilot of agreed scope, so that the road map reflects practical results.",
    features: [
      "Three workshops: goals, priority domains, pilot criteria",
      "One pilot with pass and fail criteria",
      "Findings from real use",
      "Decision paper: proceed, change or stop",
    ],
    diagram: `[3 workshops]-->[Pilot scope]
                     |
                 [Pilot]-->[Measured?]
                             |
                    [proceed | change | stop]`,
  },
  {
    id: "custom-focused",
    solution: "custom",
    name: "Focused review",
    description: "Three domains examined in depth, for a client with a specific question.",
    features: [
      "Two workshops, evidence from tools",
      "Findings ranked by risk and effort",
      "A recommendation for each finding",
      "Follow-on project outlined, with a budget class",
    ],
    diagram: `[Question]-->[2 workshops]+[Tools]
                    |
           [Findings, ranked]
                    |
         [Recommendation + class]`,
  },
];

const BY_ID = new Map(CONFIGURATIONS.map((configuration) => [configuration.id, configuration]));

/** The configuration with this id, or null. */
export function findConfiguration(id: string | undefined): Configuration | null {
  return (id && BY_ID.get(id)) || null;
}

/** The configurations of a solution type, in the order offered; empty for an unknown type. */
export function configurationsOf(solution: string): readonly Configuration[] {
  return CONFIGURATIONS.filter((configuration) => configuration.solution === solution);
}
