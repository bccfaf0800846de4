/** Items and titles by which one part calls another, and words that several say. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { listed } from "#app/features/documents/words.ts";
import { HSM_MISSED, PARTNERS, SERVICE_TEMPLATE } from "./answers.ts";

export const SERVER_LICENCES = "Windows Server 2025 Standard for PKI servers";
export const ROOT_MACHINE = "Offline root machine";
export const WORKSTATION = "Privileged access workstation";
export const LOAD_BALANCER = "Load balancer for responders and web hosts";
export const MODULE_SUPPORT = "HSM pair support";
export const SECURITY_KEYS = "Security keys with smart card function";
export const CLOUD_PKI_LICENCE = "Intune Cloud PKI licence";
export const SENSOR_LICENCE = "Defender for Identity for the sensor";
export const PHONES_PLAN = "Intune Plan 1 (prerequisite for phones)";
export const OPERATIONS = "Operations by the consultant";
export const NUMBER_OF_TIERS = "Number of tiers";
export const REDUNDANCY = "Redundancy of the issuing layer";
export const KEY_PROTECTION = "CA key protection";

/** Who names the subject of a certificate that signs in, where an authority outside NTAuth issues it. */
export const thirdServes = (brief: Brief): string =>
  listed([
    "network equipment",
    ...(brief.holds(SERVICE_TEMPLATE) ? ["services"] : []),
    ...(brief.holds(PARTNERS) ? ["partners"] : []),
    ...(brief.has("industry", "healthcare") ? ["clinical devices outside the domain"] : []),
  ]);

/** One signature for the online root and for its key. */
export const riskAcceptance = (brief: Brief): string =>
  `the risk acceptance for an online root${brief.holds(HSM_MISSED) ? " with software keys" : ""} on one server`;
