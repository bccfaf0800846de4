/** Components, sizing and ports. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES, MODULE_PAIR } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  CLOUD_PKI,
  CONNECTOR,
  EDUCATION,
  FEW,
  LARGE,
  LOGGED,
  MULTI,
  needsSpare,
  PARTNERS,
  PUBLISHED,
  REMOTE_DESKTOP,
  SENSOR,
  SEVERAL_CAS,
  SINGLE,
  SMALL,
  TIERED,
  USER_TEMPLATE,
  USER_WAVE,
} from "./answers.ts";
import { CLOUD_PKI_LICENCE, LOAD_BALANCER, ROOT_MACHINE, SERVER_LICENCES, thirdServes, WORKSTATION } from "./names.ts";
import { apart, cards, connectors, isOne, issuing, issuingCas, per, responders, workstations } from "./quantities.ts";
import { backupInterval, isFrequent } from "./restore.ts";

/** Up to here an issuing CA and a responder have little to do. */
const LIGHT_LOAD_USERS = 1000;
/** Who asks from outside whether a certificate holds. */
const outsiders = (brief: Brief): string =>
  `${brief.holds(PARTNERS) ? "partners and " : ""}devices outside the network`;
const balanced = (brief: Brief): string => (isOne(brief) ? "" : ", through the load balancer");

/** A responder signs for an authority by a certificate from it, so it has one of each. */
const ocspSigning = (brief: Brief): string =>
  `OCSP signing every two weeks${isOne(brief) ? "" : `, ${responders(brief)} responders for each of ${issuing(brief)} CAs`}`;

/** What renews each year: how it is called, and how many there are. */
const renewed = (brief: Brief): { what: string; many: number }[] => [
  { what: "devices", many: brief.devices },
  ...(brief.holds(USER_TEMPLATE) ? [{ what: "users", many: brief.users }] : []),
  ...(brief.holds(all(USER_WAVE, EDUCATION)) ? [{ what: "their campus wireless", many: brief.users }] : []),
  ...(brief.holds(CONNECTOR) ? [{ what: "one phone per user", many: brief.users }] : []),
  { what: "servers", many: brief.servers.plan },
  ...(brief.holds(REMOTE_DESKTOP) ? [{ what: "their RDP listeners", many: brief.servers.plan }] : []),
  ...(brief.holds(TIERED) ? [{ what: ocspSigning(brief), many: 26 * responders(brief) * issuing(brief) }] : []),
];

/** As many as the templates of this design issue. */
const issuedHere = (brief: Brief): number => Math.round(renewed(brief).reduce((sum, { many }) => sum + many, 0) * 1.1);

const issuedText = (brief: Brief): string =>
  `(${renewed(brief)
    .map(({ many }) => figure(many))
    .join(" + ")}) × 1.1 = ${figure(issuedHere(brief))}`;

/** A count of today's certificates leaves out those that only this design issues. */
const countsFewer = (brief: Brief): boolean =>
  (brief.given("certificates-a-year") ?? issuedHere(brief)) < issuedHere(brief);
const yearly = (brief: Brief): number => Math.max(brief.given("certificates-a-year") ?? 0, issuedHere(brief));
const databaseMegabytes = (brief: Brief): number => (yearly(brief) * 64) / 1024;
/** Less is no question of size. */
const isLargeDatabase = (brief: Brief): boolean => databaseMegabytes(brief) >= 1024;

/** One row tells both where the database is small. */
const inDatabase = (brief: Brief): string =>
  isLargeDatabase(brief) || brief.holds(FEW)
    ? ""
    : `; at 64 KB each ${figure(Math.round(databaseMegabytes(brief)))} MB a year in the database`;

export const COMPONENTS: Pack["components"] = [
  {
    name: "Offline root CA",
    bill: [ROOT_MACHINE, SERVER_LICENCES, "Encrypted USB drives"],
    count: 1,
    size: "2 cores, 4 GB, 60 + 20 GB",
    purpose: (brief) =>
      `Signs the ${issuingCas(brief)} and its own CRL; workgroup, BitLocker, powered off${brief.holds(HAS_MODULES) ? "; key on an HSM vendor token in the safe" : ""}`,
    when: TIERED,
    source: ["pki-design", "ej"],
  },
  {
    name: "Enterprise root and issuing CA",
    bill: [SERVER_LICENCES, "Windows Server client access licences"],
    count: 1,
    size: "2 vCPU, 8 GB, 80 + 50 + 20 GB log",
    purpose: "Root and issuing CA on one server: accepted risk, see decisions",
    when: SMALL,
    source: ["pki-design", "ej"],
  },
  {
    name: "Issuing CA",
    bill: [SERVER_LICENCES, "Windows Server client access licences"],
    count: issuing,
    size: (brief) =>
      brief.users > LIGHT_LOAD_USERS ? "4 vCPU, 16 GB, 80 + 100 + 40 GB log" : "2 vCPU, 8 GB, 80 + 50 + 20 GB log",
    purpose: (brief) =>
      brief.holds(LARGE)
        ? `Two in ${apart(brief)} publishing the same templates for ${brief.holds(USER_TEMPLATE) ? "users, " : ""}devices and servers; one for ${thirdServes(brief)}`
        : brief.holds(MULTI)
          ? "Two independent CAs publishing the same templates"
          : "Issues all certificates",
    when: TIERED,
    source: ["pki-design", "ej"],
  },
  {
    name: "Standby server for the restore",
    bill: [SERVER_LICENCES],
    count: 1,
    size: "2 vCPU, 8 GB, 80 + 50 + 20 GB log",
    purpose:
      "Isolated, in a workgroup; the client patches it monthly from media and re-images it after each test; connected and joined under the CA's name only if the CA fails",
    asked: needsSpare,
    source: ["ej"],
  },
  {
    name: "OCSP responder",
    bill: [SERVER_LICENCES],
    count: responders,
    size: "2 vCPU, 4 GB, 60 GB",
    purpose: (brief) =>
      `${responders(brief) > 1 ? "Behind the load balancer" : "Under its own alias"}; answers from the CRL: cheaper checks, no faster revocation`,
    when: TIERED,
    source: ["pki-ocsp", "ej"],
  },
  {
    name: "Web host for CRL and AIA",
    bill: [SERVER_LICENCES],
    count: (brief) => per(brief, [1, 1, 2, 2]),
    size: (brief) =>
      brief.holds(any(SINGLE, MULTI)) ? "on the OCSP responder, 10 GB extra" : "2 vCPU, 4 GB, 60 + 10 GB",
    purpose: (brief) =>
      `HTTP under a DNS alias${brief.holds(PUBLISHED) ? ", published externally by the client's reverse proxy" : ""}${brief.holds(SINGLE) ? "; in this order: 1 HTTP; 2 LDAP for domain members" : ""}`,
    source: ["pki-crl", "pki-design", "ej"],
  },
  {
    name: "Intune Cloud PKI",
    bill: [CLOUD_PKI_LICENCE],
    count: 1,
    size: "two tiers in the tenant, at most 6 CAs",
    purpose: "Phone certificates",
    when: CLOUD_PKI,
    source: ["cloudpki"],
  },
  {
    name: "NDES and certificate connector",
    bill: [SERVER_LICENCES],
    count: connectors,
    size: "4 vCPU, 8 GB, 80 GB, with Desktop Experience",
    purpose: "Forwards phone requests; never on an issuing CA",
    when: CONNECTOR,
    source: ["certconn", "ej"],
  },
  {
    name: "Load balancer",
    bill: [LOAD_BALANCER],
    count: 1,
    size: "two names, probed by a real OCSP request",
    purpose: (brief) => `Spreads OCSP and CRL requests across both ${brief.sites > 1 ? "sites" : "rooms"}`,
    when: SEVERAL_CAS,
    source: ["pki-ocsp"],
  },
  {
    name: "HSM pair",
    bill: [MODULE_PAIR],
    count: 1,
    size: "network appliance ×2",
    purpose: (brief) =>
      `Keys of the ${issuingCas(brief)}; FIPS 140-3 level 3, ${cards(brief)} operator cards, backup device in a second safe${brief.holds(SEVERAL_CAS) ? `; the two in ${apart(brief)}` : ""}`,
    when: HAS_MODULES,
    source: ["fips140", "pki-design", "ej"],
  },
  {
    name: "Privileged access workstation",
    bill: [WORKSTATION],
    count: workstations,
    size: "4 cores, 16 GB, 256 GB",
    purpose: (brief) => `The only ${workstations(brief) > 1 ? "machines" : "machine"} used to manage PKI servers`,
    source: ["privaccess"],
  },
];

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Certificates per year",
    formula: (brief) => {
      const counted = renewed(brief).map(({ what }) => what);
      const given = brief.given("certificates-a-year");
      const issued = `${counted.join(" + ")}, plus 10% for replacements and issue on approval`;
      if (given === null) return issued;
      if (countsFewer(brief))
        return `${issued}: more than the ${figure(given)} given, taken as those of today, which the inventory lists`;
      return given > issuedHere(brief)
        ? `given by the client; this design issues ${issuedText(brief)} of them (${issued}), the inventory names the rest`
        : `${issued}: ${issuedText(brief)}, as given by the client`;
    },
    asked: (brief) => brief.given("certificates-a-year") !== null || brief.holds(none(FEW)) || isLargeDatabase(brief),
    result: (brief) =>
      brief.given("certificates-a-year") === null || countsFewer(brief)
        ? `${issuedText(brief)}${inDatabase(brief)}`
        : `${figure(yearly(brief))}${inDatabase(brief)}`,
    source: ["ej"],
  },
  {
    quantity: "CA database growth per year",
    formula: (brief) => `${figure(yearly(brief))} certificates × 64 KB`,
    result: (brief) => `${figure(Math.round(databaseMegabytes(brief)))} MB`,
    asked: isLargeDatabase,
    source: ["ej"],
  },
];

export const PORTS: Pack["ports"] = [
  {
    from: "Domain members",
    to: "Issuing CA",
    port: "TCP 135, TCP 49152–65535",
    purpose: (brief) =>
      `Enrolment by RPC, packet privacy enforced${brief.holds(USER_WAVE) ? "; remote devices through the VPN" : ""}`,
    source: ["ej", "locksmith"],
  },
  {
    from: "All clients",
    to: "Web host",
    port: "TCP 80",
    purpose: (brief) => `CRL and AIA${balanced(brief)}; HTTPS would make the check circular`,
    source: ["pki-crl", "ej"],
  },
  {
    from: "All clients",
    to: "OCSP responder",
    port: "TCP 80",
    purpose: (brief) => `Certificate status${balanced(brief)}`,
    when: TIERED,
    source: ["pki-ocsp"],
  },
  {
    from: "Issuing CA",
    to: "Domain controllers",
    port: "TCP and UDP 53, 88, 389; TCP 135, 445, 3268, 49152–65535",
    purpose: "Templates, subject lookup, name resolution",
    source: ["ej"],
  },
  {
    from: "Issuing CA",
    to: "Web host",
    port: "TCP 445",
    purpose: "CRL and AIA publication",
    source: ["pki-crl", "ej"],
  },
  {
    from: "Issuing CA",
    to: "Tier 0 backup share",
    port: "TCP 445",
    purpose: (brief) =>
      `Database backup ${isFrequent(brief) ? `every ${backupInterval(brief).replace("one ", "")}` : "each night"}, kept for 30 days; only the backup custodians read it`,
    source: ["pki-sec", "ej"],
  },
  {
    from: "Issuing CA",
    to: "Log store",
    port: "TCP 5985, or that of its agent",
    purpose: "Forwarded CA events",
    when: LOGGED,
    source: ["ej"],
  },
  {
    from: "Defender for Identity sensor on the CA",
    to: "Its service in the cloud",
    port: "TCP 443",
    purpose: "Outbound only, through a proxy if need be",
    when: SENSOR,
    source: ["mdi-adcs", "ej"],
  },
  {
    from: "OCSP responder",
    to: "Issuing CA and web host",
    port: "TCP 135, TCP 49152–65535, TCP 80",
    purpose: "Autoenrolment of its signing certificate; CRL retrieval",
    when: TIERED,
    source: ["pki-ocsp", "ej"],
  },
  {
    from: "External clients",
    to: "Web host, through the client's reverse proxy",
    port: "TCP 80",
    purpose: (brief) => `CRL and AIA for ${outsiders(brief)}`,
    when: all(PUBLISHED, SMALL),
    source: ["pki-crl", "ej"],
  },
  {
    from: "External clients",
    to: "Web host and OCSP responder, through the client's reverse proxy",
    port: "TCP 80",
    purpose: (brief) => `CRL, AIA and certificate status for ${outsiders(brief)}`,
    when: all(PUBLISHED, TIERED),
    source: ["pki-crl", "pki-ocsp", "ej"],
  },
  {
    from: "Issuing CA",
    to: "HSM",
    port: "vendor's port on an isolated network",
    purpose: "Key operations",
    when: HAS_MODULES,
    source: ["pki-design"],
  },
  {
    from: "Phones",
    to: "Intune and Cloud PKI",
    port: "TCP 443",
    purpose: "SCEP certificate requests; no inbound port on-premises",
    when: CLOUD_PKI,
    source: ["cloudpki"],
  },
  {
    from: "RADIUS server",
    to: "Cloud PKI, over the internet",
    port: "TCP 80",
    purpose: "CRL for phone certificates",
    when: CLOUD_PKI,
    source: ["cloudpki", "ej"],
  },
  {
    from: "Phones",
    to: "NDES, through the client's reverse proxy",
    port: "TCP 443",
    purpose: "SCEP certificate requests",
    when: CONNECTOR,
    source: ["certconn", "ej"],
  },
  {
    from: "NDES and certificate connector",
    to: "Issuing CA; Intune",
    port: "TCP 135, TCP 49152–65535; TCP 443",
    purpose: "No inbound port from Intune",
    when: CONNECTOR,
    source: ["certconn", "ej"],
  },
  {
    from: "Privileged access workstation",
    to: "All PKI servers",
    port: "TCP 5985, 3389",
    purpose: "Management; blocked from all other sources",
    source: ["privaccess", "ej"],
  },
];
