/** Acceptance tests and the cutover. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import { type Pack, say } from "#app/features/documents/pack.ts";
import { freezesBetween, stopping } from "#app/features/documents/plan/freezes.ts";
import { mayMissWeekend, planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { mondayOf, workingDayFrom } from "#app/features/documents/working-days.ts";
import {
  CONNECTOR,
  EDUCATION,
  FEW,
  LARGE,
  LOGGED,
  MOBILE,
  needsSpare,
  PLANT,
  PUBLISHED,
  SENSOR,
  SEVERAL_CAS,
  SINGLE,
  SMALL,
  TIERED,
  USER_WAVE,
} from "./answers.ts";
import { controllerSaturday } from "./controller-weekend.ts";
import { controllers, isOne } from "./quantities.ts";
import { backupInterval, isFrequent, restoredOn } from "./restore.ts";
import { plannedTask } from "./tasks.ts";
import { apartFromDesks, checksFirst, fewWeekends, goLive, HAS_SECTOR_DEVICES, sectorDevices } from "./waves.ts";

/** So few devices are no waves. */
const HANDFUL = 30;
const inFirstWave = ({ devices }: Brief): number => Math.min(devices, Math.max(3, Math.ceil(devices / 10)));
const firstWave = (brief: Brief): string => plural(inFirstWave(brief), "device");
/** Of fewer than twenty, one that is left is more than a twentieth. */
const enrolled = (brief: Brief): string =>
  `certificates issued to ${inFirstWave(brief) < 20 ? "all" : "95% of"} devices seen on the network within 24 hours`;
/** The first tenth shows the faults; three waves carry the rest. */
const laterWave = (brief: Brief): string => plural(Math.ceil(brief.devices * 0.3), "device");
/** What users may notice is a certificate that a service changes to, not one that a machine fetches. */
const CHANGE_WINDOWS: Record<string, string> = { evenings: ", in the evenings", weekends: ", at weekends" };
const serversAt = (brief: Brief): string =>
  isMonthly(brief)
    ? `, on the ${brief.hasDirectory ? "monthly weekend after that of the controllers" : "next monthly weekend"}${fewWeekends(brief) ? `, or on another that is agreed; if that lies after go-live on ${formatDay(goLive(brief))}, servers left are listed with dates and changed afterwards` : ""}`
    : (CHANGE_WINDOWS[brief.detail("change-window") ?? ""] ?? "");

/** Machines that go-live lists with dates keep their certificates until then. */
const leavesSome = (brief: Brief): boolean => brief.holds(PLANT) || (isMonthly(brief) && fewWeekends(brief));
/** From go-live to acceptance: two at least. */
const hypercareWeeks = (brief: Brief): number => {
  const [, , rollout, hypercare] = planOf(brief).phases;
  return (hypercare?.end ?? 0) - (rollout?.end ?? 0);
};

const afterServers = (brief: Brief): string =>
  placeOfServers(brief) === "before users" ? "after the servers" : "after the last device wave";

/** One task has controllers, devices and servers: the first weekend of the rollout is that of the controllers. */
const sharesWeekend = (brief: Brief): boolean =>
  brief.hasDirectory && brief.holds(any(FEW, SMALL)) && atWeekends(brief) && !isMonthly(brief);
/** Before what signs in over the network, or after it where that waits only for the servers that check it; a handful on the weekend of the controllers. */
type Place = "with controllers" | "before users" | "last";
const placeOfServers = (brief: Brief): Place => {
  if (sharesWeekend(brief) && brief.servers.plan <= HANDFUL) return "with controllers";
  return checksFirst(brief) ? "last" : "before users";
};

/** Days between the controllers and the first wave where they wait for no weekend: one task has both in a small organisation. */
const leadOf = (brief: Brief): number => (brief.holds(any(FEW, SMALL)) ? 1 : 3);
/** Days of that week that the training fills before the one task that begins with the controllers. */
function taughtIn(week: number, brief: Brief): number {
  const training = plannedTask(brief, "training");
  return training?.to === week && brief.holds(any(FEW, SMALL)) ? Math.min(3, Math.ceil(training.days / 10)) : 0;
}

/** The first day of the waves, where controllers that enrol in the same week leave it no earlier. */
function enrolledFrom(first: number, brief: Brief): number | null {
  if (brief.hasDirectory && atWeekends(brief)) return null;
  const { country } = brief.client;
  const begins = mondayOf(planOf(brief), plannedTask(brief, "controllers")?.from ?? first);
  const day = workingDayFrom(workingDayFrom(begins + taughtIn(first, brief), country) + leadOf(brief), country);
  return day > mondayOf(planOf(brief), first) ? day : null;
}

/** A root signed in the rollout has a week to reach the machines before it is looked for on them, a week ahead of the waves; 0 where it is older. */
function rootedFrom(brief: Brief): number {
  const signed = plannedTask(brief, "signed");
  const waves = plannedTask(brief, "waves") ?? plannedTask(brief, "approval");
  if (!signed || !waves) return 0;
  const plan = planOf(brief);
  return workingDayFrom(Math.min(mondayOf(plan, signed.to + 1) + 7, mondayOf(plan, waves.to)), brief.client.country);
}

/** `T0: in the week of 12 April 2027`, as controllers and waves share their first weeks. */
const startOfWaves = (brief: Brief): string => {
  const waves = plannedTask(brief, "waves") ?? plannedTask(brief, "approval");
  const first = waves?.from ?? 1;
  const week = sharesWeekend(brief) ? Math.min(first + 1, Math.max(first, waves?.to ?? first)) : first;
  const served = enrolledFrom(first, brief);
  const rooted = rootedFrom(brief);
  if (served !== null) return `T0: not before ${formatDay(Math.max(served, rooted))}`;
  const saturday = controllerSaturday(brief);
  const day =
    saturday === null ? mondayOf(planOf(brief), week) : Math.max(saturday + 2, mondayOf(planOf(brief), first));
  const begins = workingDayFrom(day, brief.client.country);
  if (isMonthly(brief)) return `T0: not before the week of ${formatDay(Math.max(begins, rooted))}`;
  return rooted > begins ? `T0: not before ${formatDay(rooted)}` : `T0: in the week of ${formatDay(begins)}`;
};

/** The first weekend of the rollout that is theirs. */
const whenControllers = (brief: Brief): string => {
  if (!brief.hasDirectory || !atWeekends(brief)) return leadOf(brief) === 1 ? "T−1 day" : `T−${leadOf(brief)} days`;
  if (isMonthly(brief))
    return `the monthly weekend before T0${mayMissWeekend(brief) ? ", or a reserve weekend" : fewWeekends(brief) ? ", which sets the day of T0" : ""}`;
  const saturday = controllerSaturday(brief);
  return `the weekend ${saturday === null ? "" : `of ${formatDay(saturday)}, `}before T0`;
};

/** The freeze that parts the waves: `, none from 1 June 2027 to 30 June 2027 (budget year end)`. */
const paused = (brief: Brief): string => {
  const waves = plannedTask(brief, "waves") ?? plannedTask(brief, "approval");
  const plan = planOf(brief);
  const [freeze] = waves
    ? stopping("rollout", freezesBetween(brief, mondayOf(plan, waves.from), plan.start + waves.to * 7 - 3))
    : [];
  return freeze ? `, none from ${formatDay(freeze.from)} to ${formatDay(freeze.to)} (${freeze.reason})` : "";
};

export const TESTS: Pack["tests"] = [
  {
    test: (brief) =>
      `pkiview, and certutil -verify -urlfetch on ${brief.holds(SMALL) ? "a leaf and the CA certificate" : "leaf, issuing and root certificates"}${brief.holds(PUBLISHED) ? ", internally and externally" : brief.holds(TIERED) && brief.sites > 1 ? ", from two sites" : ""}`,
    pass: (brief) =>
      brief.holds(PUBLISHED)
        ? `all lines OK internally; externally, all HTTP URLs “Verified”`
        : `all lines OK; all URLs “Verified”`,
    component: "Chain",
    source: ["pki-crl", "ej"],
  },
  {
    test: "Autoenrolment of a test computer, restarted after joining the group",
    pass: "certificate within 2 hours: CertificateServicesClient-CertEnroll event 19, no event 13",
    component: "Enrolment",
    source: ["ej"],
  },
  {
    test: "A laptop outside the network enrols over the previous remote access sign-in, reconnects by certificate, then renews it (certutil -pulse, a test template of short validity)",
    pass: "event 19 both times, each new certificate accepted by the remote access gateway of the client; the previous sign-in works until the last user has enrolled",
    component: "Enrolment",
    when: USER_WAVE,
    source: ["ej"],
  },
  {
    test: "Revoke a leaf certificate, publish the CRL, clear the test client's cache (ChainCacheResyncFiletime @now)",
    pass: (brief) =>
      `rejected (CRYPT_E_REVOKED) by certutil -verify -urlfetch${brief.holds(TIERED) ? ", and by OCSP in certutil -URL once the responder has loaded the CRL" : ""}`,
    component: "Revocation",
    source: ["pki-crl"],
  },
  {
    test: (brief) =>
      `Restore of the CA, under its server's name, to ${needsSpare(brief) ? restoredOn(brief) : "a clean, isolated machine"} beside a copy of a domain controller: ${brief.holds(HAS_MODULES) ? "database and registry, key through the HSM" : "key, database and registry"}${isFrequent(brief) ? `; before it, a certificate is issued and one backup interval (${backupInterval(brief)}) awaited` : ""}`,
    pass: (brief) =>
      `within the stated recovery time; issued rows unchanged (certutil -view)${isFrequent(brief) ? ", the certificate just issued among them" : ""}; certutil -CRL signs; the copied domain enrols a certificate`,
    component: "Recovery",
    source: ["pki-sec", "ej"],
  },
  {
    test: (brief) =>
      `${listed(["Issuing CA 1", ...(brief.holds(FEW) ? ["responder 1"] : []), ...(brief.holds(HAS_MODULES) ? ["one HSM"] : [])])} switched off before go-live`,
    pass: (brief) =>
      `a test computer gets its certificate from CA 2 (event 4887 there) with no client change${brief.holds(FEW) ? "; certutil -URL still shows “Verified” by OCSP" : ""}`,
    component: "Recovery",
    when: SEVERAL_CAS,
    source: ["ej"],
  },
  {
    test: "One HSM switched off before go-live",
    pass: "signing continues",
    component: "Keys",
    when: all(SINGLE, HAS_MODULES),
    source: ["ej"],
  },
  {
    test: (brief) =>
      `Invoke-Locksmith -Mode 2, findings filed as CSV${brief.holds(HAS_MODULES) ? "; the removed test hierarchy looked for in NTAuth, AIA and enrolment services, and among trusted roots" : ""}`,
    pass: (brief) =>
      `no finding rated critical${brief.holds(CONNECTOR) ? ", except ESC1 on the phone template if signed off" : ""}${brief.holds(HAS_MODULES) ? "; no trace of the test hierarchy, pilot certificates replaced, destruction of its keys minuted" : ""}`,
    component: "Hardening",
    source: ["locksmith"],
  },
  {
    test: "A switch enrols from the network CA by request file, then presents its certificate to the directory",
    pass: "the chain verifies on the switch; sign-in is refused, as the network CA is not in NTAuth",
    component: "Enrolment",
    when: all(LARGE, none(FEW)),
    source: ["ej"],
  },
  {
    test: "Stop one responder before go-live",
    pass: "certutil -URL shows “Verified” within a minute, although port 80 stays open on it",
    component: "Revocation",
    when: all(SEVERAL_CAS, none(FEW)),
    source: ["pki-ocsp"],
  },
  {
    test: "Audit events 4886, 4887 and 4870 triggered deliberately",
    pass: (brief) =>
      `visible in ${brief.holds(LOGGED) ? "the central log within 15 minutes" : "the CA's security log"}; AuditFilter 127, auditpol “Success and Failure”`,
    component: "Audit",
    source: ["pki-sec"],
  },
  {
    test: "Audit filter of a CA changed deliberately, then set back",
    pass: (brief) =>
      `event 4885 in the log within 15 minutes${brief.holds(SENSOR) ? "; an alert where the Defender for Identity sensor runs" : ""}`,
    component: "Audit",
    when: is("security-requirements", "threat-protection"),
    source: ["pki-sec", "mdi-adcs"],
  },
  {
    test: "Domain controllers after reissue",
    pass: "no Key Distribution Center event 39 (no strong mapping), 40 (certificate predates account) or 41 (different SID) in the system logs for 5 days",
    component: "Sign-in",
    when: DIRECTORY,
    source: ["strongmap"],
  },
];

const serversStep = (place: Place): Pack["cutover"] => [
  {
    step: (brief) =>
      `Servers${brief.servers.plan > HANDFUL ? " by service, test systems first" : ""}, ${figure(brief.servers.plan)} planned`,
    time: (brief) =>
      place === "with controllers"
        ? "the same weekend, after the controllers"
        : `after the last device wave${serversAt(brief)}`,
    check: "internal TLS verified, no client errors",
    back: "rebind the old certificate",
    asked: (brief) => placeOfServers(brief) === place,
    source: ["ej"],
  },
];

export const CUTOVER: Pack["cutover"] = [
  {
    step: "Check that the new root has reached the machines",
    time: (brief) =>
      brief.holds(any(HAS_MODULES, none(FEW, SMALL))) || sharesWeekend(brief) ? "T−7 days" : "at pilot exit",
    check: (brief) =>
      brief.devices > Math.max(10, 2 * brief.sites)
        ? `certutil -verifystore Root shows it on ${Math.max(10, 2 * brief.sites)} sample machines${brief.sites > 1 ? `, at least two in each of the ${brief.sites} sites` : ""}`
        : "certutil -verifystore Root shows it on every machine",
    back: "wait; nothing enrols yet",
    source: ["ej"],
  },
  {
    step: (brief) => `Repeat the pilot on the CA${isOne(brief) ? "" : "s"} in service: its machines enrol again`,
    time: "before the controllers",
    check: "pilot tests passed on them, no event 13; only then is the test hierarchy removed",
    back: "the test hierarchy still serves the pilot",
    when: HAS_MODULES,
    source: ["ej"],
  },
  {
    step: (brief) =>
      `Publish the domain controller template; controllers enrol first${checksFirst(brief) ? ", RADIUS and remote access servers with them" : ""}`,
    time: whenControllers,
    check: (brief) =>
      `${controllers(brief) === 1 ? "the only controller was backed up that day; " : ""}LDAPS answers under the names of the domain and ${controllers(brief) === 1 ? "the controller" : `each of the ${controllers(brief)} controllers`} (ldp.exe, 636), no events 39 to 41`,
    back: (brief) =>
      `unpublish the template${brief.hasDirectory ? "; LDAPS reverts to the previous certificate, if any" : "; nothing depends on LDAPS yet"}`,
    source: ["ej"],
  },
  ...serversStep("with controllers"),
  {
    step: (brief) =>
      brief.holds(HAS_MODULES)
        ? `Publish the tested templates on the new CA${isOne(brief) ? "" : "s"} for the wave 1 group`
        : "Grant the wave 1 group enrolment rights",
    time: "T−1 day",
    check: "a member, restarted after joining, enrols with certutil -pulse",
    back: (brief) => (brief.holds(HAS_MODULES) ? "unpublish them" : "withdraw the rights"),
    source: ["ej"],
  },
  {
    step: (brief) => `Supersede old templates, autoenrol wave 1: ${firstWave(brief)}`,
    time: startOfWaves,
    check: enrolled,
    back: "re-publish the template on the old CA; without one, rebind the previous certificate",
    when: DIRECTORY,
    source: ["ej"],
  },
  {
    step: (brief) => `Autoenrol wave 1: ${firstWave(brief)}`,
    time: startOfWaves,
    check: enrolled,
    back: "unpublish the template; issued certificates are not yet in use",
    when: none(DIRECTORY),
    source: ["ej"],
  },
  {
    step: (brief) =>
      brief.holds(FEW) || brief.devices <= HANDFUL
        ? `Remaining devices${apartFromDesks(brief) ? ` except ${apartFromDesks(brief)}` : ""}${brief.devices > HANDFUL ? ", by department" : ""}`
        : `Three further waves ${brief.sites >= 3 ? "by site" : "by department"} of up to ${laterWave(brief)} each, until all ${apartFromDesks(brief) ? `except ${apartFromDesks(brief)}` : figure(brief.devices)} are enrolled`,
    time: (brief) => `from T+2 days${paused(brief)}`,
    check: "same check before each wave",
    back: "as for wave 1",
    source: ["ej"],
  },
  ...serversStep("before users"),
  {
    step: (brief) => `Users, ${figure(brief.users)} planned`,
    time: afterServers,
    check: "sample users connect to remote access or wireless by certificate",
    back: "unpublish the template; the previous sign-in is still enabled",
    when: USER_WAVE,
    source: ["ej"],
  },
  {
    step: (brief) => say(sectorDevices(brief)?.step ?? "", brief),
    time: (brief) => (brief.holds(all(EDUCATION, USER_WAVE)) ? "after the users" : afterServers(brief)),
    check: (brief) => sectorDevices(brief)?.check ?? "",
    back: (brief) => sectorDevices(brief)?.back ?? "",
    when: HAS_SECTOR_DEVICES,
    source: ["ej"],
  },
  ...serversStep("last"),
  {
    step: "Phones: certificate profile to a few per platform, then to all",
    time: "independent of the waves",
    check: "each platform connects to wireless or VPN without a password",
    back: "withdraw the profile; the previous sign-in is still enabled",
    when: MOBILE,
    source: ["certconn", "ej"],
  },
  {
    step: "Unpublish templates on the old CA",
    time: (brief) => `${hypercareWeeks(brief) > 2 ? "two weeks" : "a week"} after go-live`,
    check: (brief) =>
      `no new request in its database in the 7 days before (certutil -view)${leavesSome(brief) ? "; what listed remainders still use stays published" : ""}`,
    back: "re-publish",
    when: DIRECTORY,
    source: ["ej"],
  },
];
