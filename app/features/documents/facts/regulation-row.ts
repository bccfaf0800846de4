/** What a row of regulation says, and the words by which a document shows that it answers one. */

import type { IsoDate } from "#app/features/documents/dates.ts";
import type { Sourced } from "./sources.ts";

export type Jurisdiction = "eu" | "uk" | "us" | "other";

/** In the order of their dates; the first holds before them too. */
export type Stage = { from: IsoDate; text: string };

/** Whose law a row is. */
export type Place = {
  /** Industry option ids; empty for every industry. */
  industries: readonly string[];
  jurisdictions: readonly Jurisdiction[];
  /** Of a jurisdiction with many: the countries whose law it is. */
  countries?: readonly string[];
  /** And those that have rows of their own in its place. */
  elsewhere?: readonly string[];
  /** From medium size on. */
  larger?: true;
};

/** What shows a part of an obligation, and what of it the client does where nothing shows it. */
type Part = { shows: RegExp; control: string };

export type RegulationRow = Sourced &
  Place & {
    /** Solutions whose work it is; every one without. */
    solutions?: readonly string[];
    /** The framework whose naming brings the row in every industry. */
    framework?: string;
    /** The framework whose table of controls says it, where one is printed. */
    tabled?: string;
    regime: string;
    /** The name of the law in countries where it has one of its own. */
    locally?: Readonly<Record<string, string>>;
    /** What changes on a date is said as it stands on the day of the document. */
    obligation: string | readonly Stage[];
    implication: string;
    /** Words by which a control, test or task of the document shows that it answers the obligation. */
    shows?: RegExp;
    /** What the client does where nothing in the project answers it. */
    control: string;
    /** A second part of the obligation, which the words of the first do not show, and any after it. */
    beside?: Part;
    further?: readonly Part[];
    /** The same where a solution does a part of it. */
    controlIn?: Readonly<Partial<Record<string, string>>>;
    evidence: string;
    owner: string;
    /** No text of the law was read. */
    general?: true;
    /** A duty to report, which the incident clock prints where a project has one. */
    reported?: true;
  };

/** A data store of the client is restored or taken over; the database of an authority or of a site holds none of its work. */
export const RESTORED = /^(Restor\w*( of)? (a|one) |Directory restore|Test failover|Failover of one)/;
export const RECOVERY = /^(Restor|Directory restore|Site recovery|Test failover|Failover of one)/;
/** What is stored is encrypted: neither a restore nor a certificate for connections shows it. */
export const ENCRYPTED = {
  shows: /^(Data encryption: (?!Templates)|Encryption report|Labelled file)|labelled file stays/,
  control: "proof of encryption",
};
export const SAFE =
  /^(Data encryption: (?!Templates)|Encryption report|Labelled file|Restor\w*( of)? (a|one) |Directory restore|Test failover)|labelled file stays/;
export const GUARDED =
  /^(Data encryption: (?!Templates)|Encryption report|Labelled file|Restor\w*( of)? (a|one) |Directory restore|Test failover|Data loss prevention: (?!Keys))|labelled file stays/;
export const HEALTH_GUARDED =
  /^(Data encryption: (?!Templates)|Encryption report|Labelled file|Restor\w*( of)? (a|one) |Directory restore|Test failover|Registration report|Sign.in with a break-glass|Mobile device management: Azure is|Multi-factor authentication: (?!Sign-in with a certificate|The site|Administrators of Intune))|labelled file stays/;
/** Encrypted, or opened with a second factor alone: neither a restore nor an account for emergencies is that. */
export const CUSTOMERS_GUARDED =
  /^(Data encryption: (?!Templates)|Encryption report|Labelled file|Registration report|Multi-factor authentication: (?!Sign-in with a certificate|The site|Administrators of Intune))|labelled file stays/;
export const PATIENTS =
  /^(Data encryption: Labels|Labelled file|Identity management: Roles)|first access review|labelled file stays|in the audit log|audit log finds/i;
/** Who may open what, and who did; a label shows neither. */
export const OPENED = /^Identity management: Roles|first access review|in the audit log|audit log finds/i;
export const INCIDENT = /^Table-?top/i;
/** Of people, at a cloud service. */
export const SECOND_FACTOR =
  /^(Registration report|Sign-in of a test user without MFA|Multi-factor authentication: (?!Sign-in with a certificate|The site|Administrators of Intune|On-premises applications|Conditional Access requires a second factor for every Azure role))/;
export const PATCHED = /(compliant|patched|updated|installed) within 14 days/;
/** Who issues, and what was issued or found, is listed. */
export const OF_CERTIFICATES = /CP\/CPS|[Ii]nventory of (certificate consumers|existing CAs)/;
export const REVIEW = /first access review/;
export const KEPT = /^Log retention/;
export const REGISTER = /evidence register/;
export const ASSESSED = /duties under “Regulation”/;

/** Something watches, and its alert was tried: a rehearsal on paper shows neither. */
export const DETECTED = /^(Threat protection:|Audit events|Alert|Harmless test malware|Log retention)/;
/** Access, detection, updates, certificates and recovery, each by its control or test. */
export const OPERATED = new RegExp(
  `${SECOND_FACTOR.source}|${PATCHED.source}|${RECOVERY.source}|${REVIEW.source}|^(Identity management|Threat protection|Audit events|Alert)`,
);
/** No control or test here is one of these: for the half of a duty that stays with the client. */
export const NOTHING = /$^/;

/** Sectors that NIS2 lists, but for finance, where DORA is the special law. */
export const NIS2_INDUSTRIES: readonly string[] = ["healthcare", "manufacturing", "government", "technology"];
