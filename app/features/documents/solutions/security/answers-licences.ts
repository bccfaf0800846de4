/** Named conditions on licences: which are held, and which of them this project buys, by size, sector and plan. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import {
  ACADEMIC,
  ADMINISTRATORS_ENROLLED,
  BUILD,
  DEVICE_RULES,
  DLP,
  ENDPOINT,
  ENDPOINT_ADVISED,
  LARGER,
  MANAGED,
  OWNED,
  POLICIES,
  SEATS,
  TIER0,
  TIERED,
} from "./answers.ts";

const ON_E3 = all(BUILD, LARGER, OWNED, none(ACADEMIC, TIER0));
/** Schools have plans of their own. */
export const SMALL_PLANS = all(SEATS, none(ACADEMIC));
/** Detection on devices needs the Defender half of E5 for everybody. */
export const SUITE = all(ON_E3, ENDPOINT_ADVISED);
/** Where cost is an aim and nothing else asks for more, Entra ID P2 is for those who hold roles. */
export const ROLES_ALONE = all(ON_E3, is("primary-objective", "cost-reduction"), none(SUITE));
/** Policies by risk for everybody need Entra ID P2 and nothing else of E5. */
export const RISK_ALONE = all(ON_E3, none(SUITE, ROLES_ALONE));
/** Where no plan is held, what this project uses is bought one by one, without office programs and mail. */
export const SINGLES = all(BUILD, LARGER, none(OWNED, ACADEMIC, TIER0));
/** Plans of knowledge workers that hold Defender for Identity. */
export const SENSORS_IN_PLAN = any(SINGLES, SUITE);
/** Loss prevention on devices is licensed for those with the most sensitive data. */
export const GROUP = all(any(all(BUILD, SEATS), SINGLES, ON_E3), DLP, none(ACADEMIC));
/** Beside E3 the step to E5 costs them less than what the others get and the Purview suite. */
export const GROUP_ON_E5 = all(GROUP, any(SUITE, RISK_ALONE));
/** The Defender half of the suites for small organisations is bought where their directory is watched, as sensors alone cost as much. */
export const GROUP_ON_SUITES = all(GROUP, SEATS, TIERED);
export const GROUP_ON_PURVIEW = all(GROUP, any(ROLES_ALONE, all(SEATS, none(TIERED))));
export const ACADEMIC_SUITE = all(BUILD, LARGER, ACADEMIC, none(TIER0));
/** What a school buys beside A3, by quotation. */
export const BESIDE_A3 = all(BUILD, SEATS, ACADEMIC, none(TIER0), any(ENDPOINT, DLP));
/** Sensors of a small directory are bought by themselves. */
export const WATCHED_DIRECTORY = all(BUILD, SEATS, TIERED, none(TIER0));
export const NEW_PLANS = all(BUILD, SEATS, none(OWNED, GROUP, TIER0));

/** No licence is asked for but those that lack of the plan held. */
export const NOTHING_BESIDE = none(
  SUITE,
  RISK_ALONE,
  ROLES_ALONE,
  GROUP,
  TIER0,
  SINGLES,
  NEW_PLANS,
  WATCHED_DIRECTORY,
  ACADEMIC_SUITE,
  BESIDE_A3,
);

/** What hardening of Tier 0 buys one by one, a plan for small organisations holds together. */
export const PLAN_BESIDE = all(TIER0, SEATS, DEVICE_RULES, none(OWNED, ACADEMIC));
export const ADMINISTRATORS_MANAGED = all(ADMINISTRATORS_ENROLLED, none(OWNED));
/** Where nobody holds a plan, Microsoft's suite of identity and device management costs less than its parts. */
export const SUITE_OF_PARTS = any(SINGLES, all(TIER0, LARGER, DEVICE_RULES, none(OWNED)));
export const P2_ALONE = all(TIER0, none(SUITE_OF_PARTS));
/** Policies for everybody beside hardening of Tier 0, where no plan is held: with a rule on devices the suite of both costs less than Intune beside P1. */
export const P1_ALONE = all(TIER0, POLICIES, none(OWNED, SUITE_OF_PARTS, DEVICE_RULES));
export const P1_WITH_INTUNE = all(TIER0, DEVICE_RULES, none(OWNED, SUITE_OF_PARTS));
/** Without a plan, hardening of Tier 0 buys detection on devices by itself: a small organisation its own product, where no academic price is asked for. */
export const ENDPOINT_BUSINESS = all(TIER0, ENDPOINT, SEATS, none(OWNED, ACADEMIC));
export const ENDPOINT_P2 = all(ENDPOINT, any(SINGLES, all(TIER0, any(LARGER, none(OWNED)), none(ENDPOINT_BUSINESS))));
/** Two products of Microsoft's suite on E3 cost nearly as much as the whole. */
export const SUITE_NEAR = all(TIER0, ENDPOINT, LARGER, OWNED, none(ACADEMIC));
/** A3 has no detection on devices, and no product for small organisations stands beside it. */
export const BESIDE_A3_ALONE = all(TIER0, ENDPOINT, SEATS, OWNED, ACADEMIC);
/** What is needed is bought one by one. */
export const ONE_BY_ONE = any(TIER0, SINGLES);
/** A plan for small organisations and its suites may cost less than what is billed beside it. */
export const SUITES_BESIDE = all(WATCHED_DIRECTORY, none(ACADEMIC, GROUP));
/** Hardening of Tier 0 buys no plan for everybody, and uses what is held for policies, devices or detection alone. */
export const PLANS = all(BUILD, any(none(TIER0), all(OWNED, any(POLICIES, ENDPOINT, MANAGED))));
/** What an organisation may hold already, beside the directory that is hardened. */
export const E5_OPEN = all(TIER0, OWNED, none(PLANS, ACADEMIC));
/** Where the licences that the client counted are set off: those of a plan that nobody named are not. */
export const SET_OFF = all(PLANS, none(SINGLES));
