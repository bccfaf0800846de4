/** What is inside and outside the project. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { restExcluded } from "#app/features/documents/solutions/rest-of-controls.ts";
import {
  CLOUD_PKI,
  CODE_SIGNING,
  CONNECTOR,
  FEW,
  LARGE,
  MAIL_KEYS,
  ONE_CA,
  SENSOR,
  SEVERAL_CAS,
  SINGLE,
  SMART_CARDS,
  TIERED,
} from "./answers.ts";
import { defenderYear } from "./assumptions.ts";
import { RESTS } from "./rests.ts";

export const SCOPE: Pack["scope"] = {
  inside: [
    { text: "Outline certificate policy and practice statement (RFC 3647)", by: "policy outline" },
    {
      text: "Offline root CA, ceremony script and first key ceremony with minutes",
      by: "root ceremony",
      when: TIERED,
    },
    {
      text: "Issuing CA, CRL and CA certificate (AIA) locations, initial templates",
      by: "templates",
      when: ONE_CA,
    },
    {
      text: "Issuing CAs, CRL and CA certificate (AIA) locations, initial templates",
      by: "templates",
      when: SEVERAL_CAS,
    },
    { text: "OCSP responder", by: "OCSP responder", when: SINGLE },
    { text: "OCSP responders", by: "OCSP responder", when: SEVERAL_CAS },
    { text: "Hardening against the AD CS weaknesses ESC1 to ESC17", by: "hardening" },
    { text: "Phone certificates through Intune Cloud PKI", by: "phone certificates through Intune", when: CLOUD_PKI },
    {
      text: "Phone certificates through NDES and the certificate connector for Intune",
      by: "certificate connector",
      when: CONNECTOR,
    },
    { text: "Backup, restore test and handover", by: "restore test" },
  ],
  outside: [
    (brief) =>
      brief.holds(CODE_SIGNING)
        ? "Publicly trusted certificates for TLS, or for code that customers install"
        : "Publicly trusted TLS certificates",
    (brief) => `S/MIME mail encryption${brief.holds(MAIL_KEYS) ? " beyond the pilot users" : ""}`,
    (brief) => (brief.holds(SMART_CARDS) ? "Smart cards beyond two test users, and card management" : ""),
    (brief) =>
      brief.holds(is("current-technologies", "exchange-server", "sharepoint", "sql-server"))
        ? "upgrades of products that have lost their support"
        : "",
    restExcluded(RESTS),
    (brief) =>
      brief.holds(all(is("security-requirements", "threat-protection"), none(SENSOR)))
        ? `a Defender for Identity sensor on the CA (${defenderYear(brief)} a year), as the log store detects`
        : "",
    "Changes to applications that cannot use certificates",
    (brief) =>
      brief.hasDirectory
        ? "enforcing LDAP signing and channel binding, for which affected clients are only listed"
        : "",
    "Certificate replacement inside applications, and wireless, VPN and RADIUS settings, made by their owners with the consultant's support",
    (brief) =>
      `Network equipment configuration${brief.holds(all(LARGE, none(FEW))) ? " beyond the enrolment test" : ""}`,
  ],
};
