/** The register of sources: every row of facts names keys of it, and every document lists those it used. */

import type { IsoDate } from "#app/features/documents/dates.ts";

/** When the facts were last checked; printed in every document. */
export const FACTS_AS_OF: IsoDate = "2026-11-20";

/** After so many days past `FACTS_AS_OF` a document carries a notice that facts are due for a refresh. */
export const FACTS_FRESH_DAYS = 180;

/** A: official text read. B: two or more secondary sources agree. C: one secondary source. E: planning assumption. */
export type Grade = "A" | "B" | "C" | "E";

export type SourceRecord = { title: string; where: string; read: string; grade: Grade };

const WIN_DOCS = "Microsoft documentation, github.com/MicrosoftDocs/windowsserverdocs";
const MEM_DOCS = "Microsoft documentation, github.com/MicrosoftDocs/memdocs";
const AZURE_DOCS = "Microsoft documentation, github.com/MicrosoftDocs/azure-docs";
const CAF_DOCS = "Microsoft documentation, github.com/MicrosoftDocs/cloud-adoption-framework";
const ENTRA_DOCS = "Microsoft documentation, github.com/MicrosoftDocs/entra-docs";
const CHECKLISTS = "github.com/Azure/review-checklists, commit 56cc3adc";
const LEARN = "learn.microsoft.com";
const LIBRARY = "github.com/intuitem/ciso-assistant-community, framework library, commit f990d7b";

export const SOURCES = {
  ej: { title: "Planning assumption (expert judgement)", where: "this document", read: "2026", grade: "E" },
  spec: { title: "Answers of the assessment", where: "questionnaire of this portal", read: "2026", grade: "A" },
  "pki-design": { title: "PKI design considerations for AD CS", where: WIN_DOCS, read: "2023-08", grade: "A" },
  "pki-crl": {
    title: "Operating certificate revocation and CRL distribution points",
    where: WIN_DOCS,
    read: "2026-08",
    grade: "A",
  },
  "pki-ocsp": {
    title: "Securing, monitoring and scaling Online Responders",
    where: WIN_DOCS,
    read: "2026-08",
    grade: "A",
  },
  "pki-sec": {
    title: "Delegating and auditing a certification authority",
    where: WIN_DOCS,
    read: "2026-08",
    grade: "A",
  },
  "pki-mldsa": { title: "ML-DSA overview for AD CS", where: WIN_DOCS, read: "2026-05", grade: "A" },
  "pki-kloud": {
    title: "Two-tier AD CS field article (validity and CRL periods)",
    where: "kloudvin.com",
    read: "2025–26",
    grade: "C",
  },
  cloudpki: { title: "Microsoft Cloud PKI overview", where: MEM_DOCS, read: "2024-12", grade: "A" },
  certconn: {
    title: "Prerequisites of the certificate connector for Intune",
    where: MEM_DOCS,
    read: "2024-10",
    grade: "A",
  },
  strongmap: {
    title: "KB5014754: strong certificate mapping; Intune strong mapping notes",
    where: "support.microsoft.com",
    read: "2025–26",
    grade: "A",
  },
  kb5073381: {
    title: "KB5073381: Kerberos RC4 hardening (CVE-2026-20833)",
    where: "support.microsoft.com",
    read: "2026",
    grade: "A",
  },
  locksmith: {
    title: "Locksmith, checks for AD CS misconfiguration (ESC1 onwards)",
    where: "github.com/jakehildreth/Locksmith, commit 605d306",
    read: "2026-06",
    grade: "A",
  },
  "mdi-adcs": {
    title: "Defender for Identity: AD CS sensors and posture items",
    where: LEARN,
    read: "2025–26",
    grade: "A",
  },
  fips140: { title: "Sunset of FIPS 140-2 certificates", where: "two security publishers", read: "2026", grade: "B" },
  cabf: {
    title: "CA/Browser Forum ballot SC-081v3: validity of public TLS certificates",
    where: "two security publishers",
    read: "2026",
    grade: "B",
  },
  "cm-size": { title: "Configuration Manager size and scale numbers", where: MEM_DOCS, read: "2024–26", grade: "A" },
  "cm-hw": { title: "Configuration Manager recommended hardware", where: MEM_DOCS, read: "2024–26", grade: "A" },
  "cm-perf": {
    title: "Configuration Manager site sizing and performance guidelines",
    where: MEM_DOCS,
    read: "2022–24",
    grade: "A",
  },
  "cm-sql": { title: "Configuration Manager: supported SQL Server versions", where: LEARN, read: "2026", grade: "A" },
  "cm-prereq": {
    title: "Configuration Manager: site prerequisites and prerequisite checks",
    where: MEM_DOCS,
    read: "2025–26",
    grade: "A",
  },
  "cm-hier": {
    title: "Configuration Manager: design a hierarchy of sites",
    where: MEM_DOCS,
    read: "2022–24",
    grade: "A",
  },
  "cm-cmg": { title: "Cloud management gateway: performance and scale", where: MEM_DOCS, read: "2024", grade: "A" },
  "cm-os": {
    title: "Configuration Manager: operating systems for site systems",
    where: MEM_DOCS,
    read: "2025",
    grade: "A",
  },
  "cm-bg": { title: "Configuration Manager: boundary groups", where: MEM_DOCS, read: "2021-08", grade: "A" },
  "cm-ver": {
    title: "Configuration Manager release and support dates",
    where: "three technical publishers",
    read: "2025–26",
    grade: "C",
  },
  "cm-dep": {
    title: "Configuration Manager: removed and deprecated features",
    where: MEM_DOCS,
    read: "2026-06",
    grade: "A",
  },
  "cm-comgmt": { title: "Co-management and Intune licensing", where: MEM_DOCS, read: "2024–26", grade: "A" },
  "wsus-dep": {
    title: "Deprecation of Windows Server Update Services",
    where: "techtarget.com",
    read: "2025",
    grade: "C",
  },
  "caf-overview": { title: "Cloud Adoption Framework overview", where: CAF_DOCS, read: "2025-09", grade: "A" },
  "caf-strategies": { title: "Select a cloud migration strategy", where: CAF_DOCS, read: "2025", grade: "A" },
  "caf-migrate": { title: "Plan your migration", where: CAF_DOCS, read: "2025-08", grade: "A" },
  "caf-cost": { title: "Estimate the total cost of ownership", where: CAF_DOCS, read: "2025", grade: "A" },
  "alz-check": { title: "Azure landing zone review checklist", where: CHECKLISTS, read: "2025-12", grade: "A" },
  "arc-check": { title: "Azure Arc review checklist", where: CHECKLISTS, read: "2025-12", grade: "A" },
  "cost-check": { title: "Cost optimisation review checklist", where: CHECKLISTS, read: "2025-12", grade: "A" },
  "migrate-appl": { title: "Azure Migrate appliance", where: AZURE_DOCS, read: "2025-02", grade: "A" },
  "migrate-concepts": {
    title: "Azure Migrate: migration planning and support matrix",
    where: AZURE_DOCS,
    read: "2024–25",
    grade: "A",
  },
  "migrate-classic": {
    title: "Retirement of the classic physical-agent migration experience",
    where: "github.com/microsoft/MicroHack",
    read: "2026-04",
    grade: "C",
  },
  "migrate-rate": {
    title: "Rule of thumb for virtual machines migrated a month",
    where: "CloudLab manual",
    read: "undated",
    grade: "C",
  },
  ahb: { title: "Azure Hybrid Benefit percentages", where: "one licensing publisher", read: "2026", grade: "C" },
  ri: { title: "Reservation and savings plan ranges", where: "two cost publishers", read: "2026", grade: "B" },
  "esu-change": {
    title: "Services pricing consistency update (extended security updates)",
    where: "microsoft.com/licensing",
    read: "2026-03",
    grade: "A",
  },
  "esu-price": { title: "Sample prices of extended security updates", where: "sqlmct.com", read: "2026", grade: "C" },
  "m365-price": {
    title: "Microsoft 365 list prices from 1 July 2026",
    where: "five licensing publishers",
    read: "2026",
    grade: "B",
  },
  "m365-bp": {
    title: "Inclusions of Business Premium and Office 365 E3 from July 2026",
    where: "three licensing publishers",
    read: "2026",
    grade: "B",
  },
  "exo-mig": {
    title: "Exchange Online migration: best practices and duration table",
    where: LEARN,
    read: "2024–26",
    grade: "A",
  },
  "exo-ews": {
    title: "Exchange team announcements on EWS, SMTP AUTH and Exchange SE",
    where: "as relayed by secondary pages",
    read: "2026",
    grade: "B",
  },
  "entra-sync": { title: "Entra Connect Sync: minimum version and hardening", where: LEARN, read: "2026", grade: "A" },
  cloudsync: { title: "Entra Cloud Sync decision guide", where: ENTRA_DOCS, read: "2026", grade: "A" },
  fasttrack: { title: "FastTrack data migration", where: LEARN, read: "2025–26", grade: "A" },
  "sp-smb": { title: "Duration of small SharePoint migrations", where: "infonaligy", read: "2026", grade: "C" },
  cloudnative: { title: "Cloud-native Windows endpoints", where: LEARN, read: "2024–26", grade: "A" },
  adfs: { title: "AD FS overview (notice to migrate to Entra ID)", where: WIN_DOCS, read: "2025–26", grade: "A" },
  purview: { title: "Microsoft Purview service description", where: LEARN, read: "2025–26", grade: "A" },
  "ca-templates": { title: "Conditional Access common policies", where: ENTRA_DOCS, read: "2025-07", grade: "A" },
  "mfa-mandatory": {
    title: "Mandatory multifactor authentication for Azure and admin portals",
    where: ENTRA_DOCS,
    read: "2025–26",
    grade: "A",
  },
  scuba: {
    title: "Secure configuration baselines for Microsoft 365 (ScubaGear)",
    where: "github.com/cisagov/ScubaGear, commit 4d34e9a",
    read: "2026-08",
    grade: "A",
  },
  "ciso-lib": {
    title: "Framework texts: NIST CSF 2.0, PCI DSS 4.0.1, ISO 27001, IEC 62443, CIS",
    where: LIBRARY,
    read: "2026-08",
    grade: "A",
  },
  zt: { title: "Zero Trust guidance centre", where: LEARN, read: "2025–26", grade: "A" },
  privaccess: {
    title: "Privileged access: enterprise access model and rapid modernisation plan",
    where: LEARN,
    read: "2024–26",
    grade: "A",
  },
  sentinel: {
    title: "Microsoft Sentinel: move to the Defender portal; price notes",
    where: "techcommunity.microsoft.com; one publisher for prices",
    read: "2026",
    grade: "C",
  },
  "sec-price": { title: "Defender and Entra list prices", where: "two licensing publishers", read: "2026", grade: "C" },
  vpngw: { title: "About VPN gateway SKUs", where: AZURE_DOCS, read: "2025-06", grade: "A" },
  ergw: { title: "ExpressRoute gateway performance", where: AZURE_DOCS, read: "2024-07", grade: "A" },
  vwan: { title: "Virtual WAN pricing concepts", where: LEARN, read: "2025", grade: "A" },
  "net-price": {
    title: "Comparison of VPN and ExpressRoute prices",
    where: "one technical publisher",
    read: "2025–26",
    grade: "C",
  },
  "arc-lic": {
    title: "Azure Arc: pay-as-you-go licensing of Windows Server",
    where: LEARN,
    read: "2025-08",
    grade: "A",
  },
  azlocal: { title: "Azure Local: billing, limits and well-architected guide", where: LEARN, read: "2026", grade: "A" },
  filesync: { title: "Azure File Sync scale targets", where: LEARN, read: "2025–26", grade: "A" },
  asr: { title: "Azure Site Recovery pricing (copies)", where: "secondary pages", read: "2025–26", grade: "C" },
  dnspr: { title: "Azure DNS Private Resolver", where: LEARN, read: "2025", grade: "A" },
  appproxy: { title: "Entra application proxy and Private Access", where: LEARN, read: "2025–26", grade: "A" },
  eol: {
    title: "Product end-of-life dates (transcribing the vendor's lifecycle pages)",
    where: "github.com/endoflife-date/endoflife.date, commit a70eca3",
    read: "2026-08",
    grade: "B",
  },
  hipaa: {
    title: "Status of the HIPAA Security Rule proposal",
    where: "two compliance publishers",
    read: "2026",
    grade: "B",
  },
  hitrust: {
    title: "HITRUST assessment types and requirement counts",
    where: "hitrustalliance.net and handbooks",
    read: "2023–26",
    grade: "C",
  },
  gdpr: { title: "General Data Protection Regulation (EU) 2016/679", where: LIBRARY, read: "2024–26", grade: "A" },
  dora: {
    title: "Digital Operational Resilience Act (EU) 2022/2554 and technical standards",
    where: LIBRARY,
    read: "2025–26",
    grade: "A",
  },
  sox: {
    title: "Sarbanes-Oxley sections 302 and 404 for IT",
    where: "two compliance publishers",
    read: "2025–26",
    grade: "B",
  },
  nis2: {
    title: "NIS2 Directive (EU) 2022/2555 and transposition tracker",
    where: LIBRARY,
    read: "2026-06",
    grade: "A",
  },
  cjis: {
    title: "CJIS security policy 6.0 and Azure",
    where: "techcommunity.microsoft.com",
    read: "2025–26",
    grade: "C",
  },
  "day-rate": {
    title: "Day rates of contractors and consultants",
    where: "itjobswatch.co.uk and two others",
    read: "2024–26",
    grade: "B",
  },
  "m365-eur": {
    title: "Microsoft 365 Business prices in EUR, without value added tax",
    where: "one licensing publisher",
    read: "2026-06",
    grade: "C",
  },
  "m365-svc": {
    title: "Migration service prices and overrun index",
    where: "four service publishers",
    read: "2025–26",
    grade: "C",
  },
  sow: {
    title: "Contents of a Microsoft services statement of work",
    where: "published contents page",
    read: "2012",
    grade: "A",
  },
  "ws-price": {
    title: "Windows Server 2025 and SQL Server prices",
    where: "resellers, conflicting",
    read: "2025–26",
    grade: "C",
  },
  gateway: { title: "On-premises data gateway: planning and scale", where: LEARN, read: "2025–26", grade: "A" },
  ais: { title: "Basic enterprise integration on Azure", where: LEARN, read: "2024–26", grade: "A" },
  sqlmi: { title: "SQL migration overview", where: LEARN, read: "2025–26", grade: "A" },
} as const satisfies Record<string, SourceRecord>;

export type SourceKey = keyof typeof SOURCES;

/** A row that can be cited. */
export type Sourced = { source: readonly SourceKey[] };

/** The sources of some rows, each once, in the order of first use. */
export function sourcesOf(rows: readonly Sourced[]): SourceKey[] {
  return [...new Set(rows.flatMap(({ source }) => source))];
}
