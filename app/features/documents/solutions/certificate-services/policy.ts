/** What the design fixes in the outline of the certificate policy, with the files that carry it. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { FEW, SMALL, TIERED } from "./answers.ts";
import { ROOT_CRL_OVERLAP_WEEKS, rootCrlWeeks } from "./quantities.ts";

const NO_DEFAULTS = "LoadDefaultTemplates=0, so that no version 1 template is published";

const rootList = (brief: Brief): string =>
  brief.holds(TIERED)
    ? `; root CRL every ${rootCrlWeeks(brief)} weeks, ${ROOT_CRL_OVERLAP_WEEKS} weeks before the old one expires`
    : "";

export const POLICY_TABLE: PackTable = {
  id: "pki.policy",
  section: "solution",
  heading: "Outline certificate policy",
  intro:
    "Chapters follow RFC 3647: introduction, publication, identification, life cycle, organisation, technical controls, profiles, audit.",
  caption: "Policy and practice statement",
  when: none(FEW),
  columns: ["Chapter", "Content"],
  rows: [
    {
      cells: [
        "Publication",
        (brief) =>
          `CRL at http://ALIAS/CA-NAME(KEY-INDEX).crl, CA certificate beside it as .crt, without sign-in; ALIAS is a name in the client's domain, not a server's${rootList(brief)}`,
      ],
      source: ["pki-design", "pki-crl"],
    },
    {
      cells: ["CAPolicy.inf, root", "RenewalKeyLength=4096, RenewalValidityPeriodUnits=20, CRLDeltaPeriodUnits=0"],
      when: TIERED,
      source: ["pki-design", "ej"],
    },
    {
      cells: [
        "CAPolicy.inf, issuing CA",
        `${NO_DEFAULTS}; PathLength=0; AlternateSignatureAlgorithm=0, as older appliances reject PSS signatures`,
      ],
      when: TIERED,
      source: ["pki-design", "ej"],
    },
    {
      cells: ["CAPolicy.inf", `RenewalKeyLength=4096, RenewalValidityPeriodUnits=15; ${NO_DEFAULTS}`],
      when: SMALL,
      source: ["pki-design", "ej"],
    },
  ],
};
