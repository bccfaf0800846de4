/** What certificates are needed for, and whether the chosen configuration is larger than that. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { KEYS_IN_MODULES } from "#app/features/documents/facts/effort.ts";
import { coveredInPart } from "#app/features/documents/solutions/rest-of-controls.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import {
  CODE_SIGNING,
  FEW,
  MOBILE,
  MULTI,
  OVERSIZED,
  PARTNERS,
  SERVERS,
  SERVICE_TEMPLATE,
  USER_TEMPLATE,
  withinTheHour,
} from "./answers.ts";
import { served } from "./quantities.ts";
import { RESTS } from "./rests.ts";

const BETWEEN_SERVICES = "connections between services";

/** What needs certificates besides devices and servers. */
const others = (brief: Brief): string[] => [
  ...(brief.holds(USER_TEMPLATE) ? [plural(brief.users, "user")] : []),
  ...(brief.holds(MOBILE) ? ["phones"] : []),
  ...(brief.holds(PARTNERS) ? ["partners"] : []),
  ...(brief.holds(CODE_SIGNING) ? ["code signing"] : []),
  ...(brief.holds(SERVICE_TEMPLATE) ? [BETWEEN_SERVICES] : []),
];

const inPart = (brief: Brief): string =>
  `${coveredInPart(
    brief,
    RESTS,
    brief.holds(FEW) ? [] : [["mfa", "multi-factor authentication (two test users)"]], // few read it in the decision
  )}${brief.has("security-requirements", "zero-trust") ? " Zero Trust is served by device certificates alone." : ""}`.trim();

/** What certificates are for; that servers need any is known where something that runs on them was named. */
export const situation = (brief: Brief): string => `${needed(brief)}${oversized(brief)} ${inPart(brief)}`.trim();

function needed(brief: Brief): string {
  const standing = brief.hasDirectory ? "" : "; no Active Directory exists yet for the CA to join";
  if (brief.holds(SERVERS)) {
    const where = brief.hasDirectory ? " in Active Directory" : "";
    return `Certificates are needed for ${served(brief)}${where}${others(brief).length > 0 ? `, and for ${listed(others(brief))}` : ""}${standing}.`;
  }
  const known = others(brief).filter((one) => one !== BETWEEN_SERVICES);
  const open = [plural(brief.servers.plan, "server"), ...(brief.holds(SERVICE_TEMPLATE) ? [BETWEEN_SERVICES] : [])];
  return `Certificates are needed for ${listed([plural(brief.devices, "device"), ...known])}; ${listed(open)} are planned for, although no server workload was named${standing}.`;
}

/** The one place that says so: the larger configuration was ticked for people who need less. */
function oversized(brief: Brief): string {
  if (!brief.holds(OVERSIZED) || (brief.holds(MULTI) && withinTheHour(brief))) return "";
  const smaller = `an offline root with one issuing CA (option B) would do for ${plural(brief.users, "user")}`;
  if (brief.holds(MULTI))
    return ` You selected two issuing CAs, so two are designed; ${smaller}, unless enrolment cannot stop for a day.`;
  return brief.holds(KEYS_IN_MODULES)
    ? ` You selected three issuing CAs, so three are designed; ${smaller}, with the same HSM pair.`
    : ` You selected three issuing CAs and an HSM pair, so these are designed; ${smaller}, unless a regulator requires more.`;
}
