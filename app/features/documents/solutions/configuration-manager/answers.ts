/** Conditions over the answers of a site of Configuration Manager, and questions to the brief. */

import { CLOUD_MANAGED, DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isAudit } from "#app/features/documents/brief/deadline-reason.ts";
import { REGULATED } from "#app/features/documents/facts/effort.ts";
import { clientsOf, ENTERPRISE_SITE_CLIENTS, SMALL_SITE_CLIENTS } from "#app/features/documents/rules/conflicts.ts";

/** The site that was chosen. */
export const SMALL = is("solution-configuration", "sccm-small");
export const MEDIUM = is("solution-configuration", "sccm-medium");
export const ENTERPRISE = is("solution-configuration", "sccm-enterprise");

/** The size of the organisation. */
export const SMALL_COMPANY = is("company-size", "small");
export const BEYOND_SMALL = none(SMALL_COMPANY);
export const UP_TO_MEDIUM = is("company-size", "small", "medium");
export const BEYOND_MEDIUM = none(UP_TO_MEDIUM);

export const GOVERNMENT = is("industry", "government");
export const ACADEMIC = is("industry", "education");
export const HEALTHCARE = is("industry", "healthcare");
export const CLOUD_FIRST = is("cloud-maturity", "cloud-first");
export const TENANT = is("current-technologies", "office-365", "teams");

/** A plan with Intune is usual at such a size wherever the cloud is in use, named or not. */
export const COVERED = all(BEYOND_MEDIUM, is("cloud-maturity", "some", "significant", "cloud-first"));

/** Some plan with Intune was named or is usual. */
export const PLANNED = any(TENANT, COVERED);

/** Business Premium, the usual plan there, carries Intune and Entra ID P1, and no rights of Configuration Manager. */
export const BUSINESS_PLAN = all(UP_TO_MEDIUM, TENANT, none(ACADEMIC));

/** Sectors in which some users work in shifts: their plan is the frontline one. */
export const SHIFTS = is("industry", "retail", "healthcare", "manufacturing");

/** Where costs are an aim, shift workers are planned with the least plan that has the rights. */
export const SAVING = is("primary-objective", "cost-reduction");

/** A site with a cloud management gateway. */
export const GATEWAY = any(
  is("primary-objective", "remote-work"),
  is("solution-configuration", "sccm-medium", "sccm-enterprise"),
);

/** No computer is joined to Entra ID yet: synchronisation and hybrid join come with the project. */
export const UNJOINED = all(is("cloud-maturity", "no-cloud", "early"), none(TENANT));

/** Intune alone, beside a directory. */
const CLOUD_WITH_DIRECTORY = all(CLOUD_MANAGED, DIRECTORY);

/** Where there is one site server only, or none, an existing member server synchronises, if one can be free. */
const SYNC_SERVER = all(UNJOINED, any(MEDIUM, ENTERPRISE, all(CLOUD_WITH_DIRECTORY, BEYOND_MEDIUM)));
const BORROWS = any(SMALL, CLOUD_WITH_DIRECTORY);

/** So few servers carry the directory and the mail: none is free to synchronise. */
const FEW_SERVERS = 4;
export const lacksMemberServer = (brief: Brief): boolean =>
  brief.holds(all(DIRECTORY, UNJOINED)) && brief.servers.plan <= FEW_SERVERS;
export const hasSyncServer = (brief: Brief): boolean =>
  brief.holds(SYNC_SERVER) || (brief.holds(BORROWS) && lacksMemberServer(brief));
export const borrowsSyncServer = (brief: Brief): boolean =>
  brief.holds(all(BORROWS, UNJOINED)) && !hasSyncServer(brief);
export const PHONES = is("security-requirements", "mobile-device-management");
export const ENCRYPTION = is("security-requirements", "data-encryption");

/** Software that is packaged as an integration. */
export const PACKAGED = is("integration-needs", "crm", "erp", "custom-applications");

/** A device rule acts where Zero Trust was asked for; elsewhere it reports whom it would stop, until the client switches it on. */
export const ACTS_ON_DEVICES = is("security-requirements", "zero-trust");
export const conditionalAccess = (brief: Brief): string =>
  `Conditional Access ${brief.holds(ACTS_ON_DEVICES) ? "for its devices" : "in report-only mode"}`;

/** The console asks for a second factor. */
export const HELLO = is("security-requirements", "mfa", "zero-trust");

/** And opens from machines of its own; the administrator of a small firm has one machine. */
export const WORKSTATIONS = all(HELLO, BEYOND_SMALL);

/** Devices that are patched when nobody uses them: Intune's rings know deadlines, and no maintenance windows. */
const KEPT_BY_SITE: Partial<Record<string, string>> = {
  healthcare: "clinical devices",
  manufacturing: "production-line PCs",
  retail: "tills and kiosks",
  education: "teaching-room PCs",
};

/** What controls machines meets no cloud: its PCs are clients of the site alone. */
export const LINES = is("industry", "manufacturing");

/** Servers in a number that patches alone do not harden; a handful is looked after by hand. */
export const SERVERS_TO_HARDEN = all(DIRECTORY, is("current-technologies", "windows-server"), BEYOND_SMALL);

/** An aim, or a national baseline, asks for more than patches on many servers: beside Intune, a service of its own audits their settings. */
export const SERVERS_HARDENED = all(
  SERVERS_TO_HARDEN,
  BEYOND_MEDIUM,
  any(GOVERNMENT, is("primary-objective", "enhance-security", "compliance-objective")),
);

/** Intune alone serves them less well; a small client does the rest by hand, device by device. */
export const KEPT_DEVICES = all(BEYOND_SMALL, is("industry", ...Object.keys(KEPT_BY_SITE)));

export const keptBySite = (brief: Brief): string | undefined => KEPT_BY_SITE[brief.one("industry")];

/** What they lose with Intune alone; clinical devices have no window in either, as somebody on the ward restarts them. */
export const lostTo = (brief: Brief): string | undefined => {
  if (!keptBySite(brief) || brief.holds(HEALTHCARE)) return;
  return brief.holds(ACADEMIC) ? "bare-metal imaging" : "maintenance windows";
};

/** Whoever answers to a supervisor or an auditor in Australia is measured by the Essential Eight; others choose their yardstick. */
export const isMeasuredByEight = (brief: Brief): boolean =>
  brief.client.country === "Australia" && brief.servers.plan > 0 && (brief.holds(REGULATED) || isAudit(brief));

/** The medium configuration, where the small one would carry the clients. */
export const isBeyondNeed = (brief: Brief): boolean => brief.holds(MEDIUM) && clientsOf(brief) <= SMALL_SITE_CLIENTS;

/** It carries more than it is named for, with more points: one primary site serves as many as the largest. */
export const isExtended = (brief: Brief): boolean => brief.holds(MEDIUM) && clientsOf(brief) > ENTERPRISE_SITE_CLIENTS;

/** The least machine, whose size stands with it, carries whoever a small site does. */
export const isMeasured = (brief: Brief): boolean => brief.holds(ENTERPRISE) || clientsOf(brief) > SMALL_SITE_CLIENTS;
