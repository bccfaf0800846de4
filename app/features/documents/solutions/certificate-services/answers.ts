/** What the answers of this client say: conditions by name, and questions with yes or no. */

import { PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { KEYS_IN_MODULES } from "#app/features/documents/facts/effort.ts";

export const SMALL = is("solution-configuration", "cert-small-single");
export const SINGLE = is("solution-configuration", "cert-medium-single");
export const MULTI = is("solution-configuration", "cert-medium-multi");
export const LARGE = is("solution-configuration", "cert-large-enterprise");
export const TIERED = none(SMALL);
export const ONE_CA = any(SMALL, SINGLE);
export const SEVERAL_CAS = any(MULTI, LARGE);
export const FEW = is("company-size", "small");
export const MOBILE = is("security-requirements", "mobile-device-management");
/** Keys stay in the country and under own control, which no cloud authority offers. */
export const OWN_KEYS = is("industry", "government");
/** So many users that a fee for each costs more a year than servers with a connector. */
export const MANY = is("company-size", "large", "enterprise");
export const CLOUD_PKI = all(MOBILE, none(OWN_KEYS, MANY));
export const CONNECTOR = all(MOBILE, any(OWN_KEYS, MANY));
/** A plan of Microsoft 365 is taken as held, which is more than Teams on trial. */
export const TENANT = PLAN_HELD;
/** Without a plan of Microsoft 365 that may hold Defender for Identity, the log store detects. */
export const SENSOR = all(is("security-requirements", "threat-protection"), TENANT);
export const PARTNERS = is("integration-needs", "third-party-apis");

/** Something needs a certificate that is no device in Intune. */
export const SERVERS = any(
  is("current-technologies", "active-directory", "windows-server", "exchange-server", "sharepoint", "sql-server"),
  is("integration-needs", "erp", "legacy-applications", "third-party-apis", "database-systems", "custom-applications"),
);

export const ENCRYPTED = is("security-requirements", "data-encryption");
/** The sector asks for a module, and the one-server configuration has none. */
export const HSM_MISSED = all(SMALL, KEYS_IN_MODULES);
/** People of a school get theirs with the campus network; a wave of their own needs the template for the way in from outside. */
export const USER_WAVE = is("primary-objective", "remote-work");
/** Somebody checks certificates of this authority from outside: partners, people on the road. */
export const OUTSIDE = any(PARTNERS, USER_WAVE);
/** The revocation address is reached from the internet. */
export const PUBLISHED = any(LARGE, OUTSIDE);
/** The enterprise configuration, or two sites for a handful of people, where root and one issuing CA would do. */
export const OVERSIZED = any(all(LARGE, is("company-size", "small", "medium")), all(MULTI, FEW));
/** Users whom one issuing CA would serve too, so that the second one is a question of how long enrolment may stop. */
export const ONE_WOULD_DO = all(MULTI, is("company-size", "medium"));
/** The events of the authority go to a log store. */
export const LOGGED = any(is("security-requirements", "threat-protection", "compliance"), none(FEW));
export const EDUCATION = is("industry", "education");
export const PLANT = is("industry", "manufacturing");
/** People carry certificates: for the way in from outside, or for the campus network. */
export const USER_TEMPLATE = any(USER_WAVE, EDUCATION);

/** Mail is encrypted for a pilot where its loss is to be prevented and a mail product is in use; nothing inspects such mail on its way, so the keys are archived. */
export const MAIL_KEYS = all(
  is("security-requirements", "data-loss-prevention"),
  is("current-technologies", "exchange-server", "office-365", "teams"),
);

/** Sign-in by certificate is prepared and tested, not rolled out. */
export const SMART_CARDS = is("security-requirements", "mfa", "zero-trust");

/** Services prove who they are to each other: those that were asked for, or that a client who renews much and integrates something will have. */
export const SERVICE_TEMPLATE = any(
  is("integration-needs", "erp", "custom-applications"),
  all(
    is("primary-objective", "innovation", "digital-transformation"),
    none(is("integration-needs", "no-integrations")),
  ),
);

export const WINDOWS_IN_USE = is("current-technologies", "windows-server");
/** Each server has a second certificate, whose purpose is remote desktop. */
export const REMOTE_DESKTOP = all(WINDOWS_IN_USE, none(FEW));
/** What is released is signed without a person, who could present a card. */
export const PIPELINES = is("industry", "technology");
export const CODE_SIGNING = any(is("integration-needs", "custom-applications"), PIPELINES);
export const withinTheHour = (brief: Brief): boolean => brief.detail("recovery-time") === "hour";
/** One authority that must be back within the hour needs a machine that waits for it. */
export const needsSpare = (brief: Brief): boolean => brief.holds(ONE_CA) && withinTheHour(brief);
/** A team that knows the product is shown what is new. */
export const isExperienced = (brief: Brief): boolean => brief.detail("skills") === "experienced";
