/** Why the options that are ranked most are marked as they are, by the objectives that were chosen. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { forAll, type Marks } from "#app/features/documents/options/marks.ts";
import { SEATS } from "./answers.ts";

const ANYWHERE = "mail and files open anywhere with a second factor";

export const CHOSEN_MARKS: Marks = {
  productivity: "mail, files and meetings in one set of applications",
  "enhance-security": "one sign-in policy covers mail, files and devices",
  "remote-work": ANYWHERE,
  "digital-transformation": "one platform for mail, files and teamwork",
  "compliance-objective": "audit log and baseline report are the evidence",
  scalability: "a further user is a licence, without new servers",
  innovation: "new functions arrive with the plan",
};

/** Teamwork in the tenant, and mail beside it. */
export const APART_MARKS: Marks = {
  productivity: "calendars and mail stay apart from teamwork",
  "enhance-security": "mail keeps rules and alerts of its own",
  "remote-work": "files open anywhere, mail by its own sign-in",
  "digital-transformation": "teamwork moves to one platform, mail does not",
  "compliance-objective": "evidence on mail lies outside the tenant",
  scalability: "each further user needs both services",
  innovation: "new functions leave mail out",
};

/** What is in use stays, behind a second factor. */
export const STAYING_MARKS: Marks = {
  productivity: "mail and files stay as they are",
  "enhance-security": "a second factor, but rules differ by service",
  "remote-work": "a second factor, with access as today",
  "digital-transformation": "nothing moves to a platform for teamwork",
  "compliance-objective": "evidence is gathered service by service",
  scalability: "today's systems carry all growth",
  innovation: "no new functions arrive",
};

export const PRODUCTS_MARKS: Marks = {
  productivity: "several agents beside the same applications",
  "enhance-security": "each product has rules and alerts of its own",
  "remote-work": "device state reaches sign-in by a connector",
  "digital-transformation": "the same tenant, with products to integrate",
  "compliance-objective": "evidence is gathered from several products",
  scalability: "each device adds licences of several products",
  innovation: "new functions wait until each product supports them",
};

export const SUITE_MARKS: Marks = {
  productivity: "documents are converted, and people relearn mail and files",
  "enhance-security": "a second identity and its policies to secure",
  "remote-work": "a second identity decides on devices",
  "digital-transformation": "a platform for teamwork, with files to convert",
  "compliance-objective": "policies and evidence lie with two providers",
  scalability: "a further user is a licence at two providers",
  innovation: "new functions of its own, outside Windows and Office",
};

export const FIFTH_MARKS: Marks = {
  productivity: "as A, for all users",
  "enhance-security": "four in five sign in without a check of risk",
  "remote-work": "risk of sign-ins is checked for a fifth only",
  "digital-transformation": "as A, for all users",
  "compliance-objective": "a year of audit and automatic labels for a fifth",
  scalability: "each further user is assigned one of two plans",
  innovation: "what E5 brings new reaches a fifth",
};

/** Only where neither security nor compliance, remote work, growth or innovation is an objective. */
export const EVERYWHERE_MARKS: Marks = {
  productivity: "as A, for all users",
  "digital-transformation": "as A, for all users",
};

const AFTER_MOVE = "as A, once mailboxes have moved";

export const MINIMAL_MARKS: Marks = {
  productivity: "as A, but calendars are apart during the move",
  "enhance-security": "as A, with no mail server left to attack",
  "remote-work": AFTER_MOVE,
  "digital-transformation": "as A, but meetings suffer during the move",
  "compliance-objective": AFTER_MOVE,
  scalability: AFTER_MOVE,
  innovation: AFTER_MOVE,
};

const calendars = (brief: Brief): string =>
  brief.holds(SEATS)
    ? "as A: calendars shared meanwhile gain little among so few"
    : "as A, with calendars shared during the move";

export const CLASSIC_MARKS: Marks = {
  productivity: calendars,
  "enhance-security": "as A, with a mail server left to patch",
  "remote-work": AFTER_MOVE,
  "digital-transformation": calendars,
  "compliance-objective": AFTER_MOVE,
  scalability: AFTER_MOVE,
  innovation: AFTER_MOVE,
};

/** Of a health check. */
export const TOGETHER_MARKS: Marks = {
  productivity: "people get the plan that their work needs",
  "enhance-security": "every setting held against the baseline, by somebody from outside",
  "remote-work": "sign-in and sharing from outside set by the baseline",
  "digital-transformation": "unused functions of the plans are found and assigned",
  "compliance-objective": "settings measured before and after, with the evidence filed",
  scalability: "a rule says which plan a further user gets",
  innovation: "functions already paid for are brought into use",
};

export const LICENCES_MARKS: Marks = forAll("people get the plan they need, and no setting is changed");

export const SETTINGS_MARKS: Marks = {
  productivity: "people keep the plan they have, whether it fits or not",
  "enhance-security": "every setting held against the baseline, as in A",
  "remote-work": "sign-in and sharing from outside set, as in A",
  "digital-transformation": "unused functions stay with seats that do not fit",
  "compliance-objective": "settings measured, but not who holds which plan",
  scalability: "no rule says which plan a further user gets",
  innovation: "functions already paid for stay unused",
};

export const OWN_STAFF_MARKS: Marks = forAll("changes come as spare time allows, and nobody from outside reviews them");

export const LATER_MARKS: Marks = {
  productivity: "as A, with a second change for users later",
  "enhance-security": "files leave unlabelled until the second project",
  "remote-work": ANYWHERE,
  "digital-transformation": "as A, its data classified later",
  "compliance-objective": "no retention or loss prevention until the second project",
  scalability: "as A, with more data to label later",
  innovation: "assistants wait until data are labelled",
};
