/** The Conditional Access policies that two solutions build: CA01 to CA12. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import { chosenRows, type DecisionRow, type PackTable } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";

/** What a small tenant does without, unless it is secured as a whole. */
const FULL = any(none(is("company-size", "small")), is("solution-configuration", "m365-secure"));
/** Loss prevention beside Business Premium needs the Purview suite, which holds no Entra ID P2. */
const PURVIEW_ALONE = all(is("solution-type", "microsoft-365"), is("company-size", "small", "medium"));
/** Some people hold Entra ID P2: with E5, with A5, or as administrators. */
const P2 = any(
  is("company-size", "large", "enterprise"),
  is("industry", "education"),
  is("solution-configuration", "m365-secure"),
  is("security-requirements", "zero-trust", "identity-management"),
  all(is("security-requirements", "data-loss-prevention"), none(PURVIEW_ALONE)),
);
/** Computers of a domain can be joined to both sides where its accounts are synchronised. */
const SYNCHRONISED = any(
  is("current-technologies", "active-directory"),
  is("solution-configuration", "m365-hybrid"),
  all(DIRECTORY, none(is("company-size", "small"))),
  all(
    is("solution-type", "microsoft-365"),
    is("current-technologies", "windows-server", "sql-server"),
    is("company-size", "large", "enterprise"),
  ),
);

/** Zero Trust is accepted by a device that is refused while it is not compliant, whatever it is joined to. */
const JOINED_SUFFICES = all(SYNCHRONISED, none(is("security-requirements", "zero-trust")));

/** A health check enrols no device: whose computer is not known keeps signing in until it is. */
const ENROLS_NONE = is("solution-configuration", "m365-optimise");

export const PUPIL_ACCOUNTS: DecisionRow = {
  title: "Accounts of pupils and students",
  context: "Many have no phone that a school may ask for, and cohorts change each year.",
  alternatives: "the rules of staff; no rules; a set of their own",
  decision:
    "The policies of the table are for staff. Pupils get a set of their own: legacy protocols blocked, no invitation of guests, no registration of a phone; their accounts close with the school record. Students of age follow the rules of staff one term later.",
  tradeOff: "Weaker accounts of pupils against lessons that a prompt stops",
  confidence: "medium",
  ask: "Approve the set of rules for accounts of pupils, and name who keeps the list of them",
  due: "design",
  source: ["ej"],
};

export const CONDITIONAL_ACCESS: PackTable = {
  id: "conditional-access",
  section: "security",
  heading: "Conditional Access policies",
  intro: (brief) =>
    `${figure(chosenRows(CONDITIONAL_ACCESS.rows, brief).length)} policies are planned: CA01 to CA05 first, those that look at the device once devices are enrolled. CA05 is on at once, since the platform demands it anyway; those on device, risk or session begin report-only for everybody, the others in force for the pilot group and report-only for the rest. Break-glass accounts are excluded from every one and watched by an alert.${brief.has("industry", "education") ? " Everybody means staff: pupils and students get a set of their own, which needs no phone." : ""}`,
  caption: "Conditional Access, from report-only to enforced",
  columns: ["Policy", "Effect", "Scope", "Licence"],
  rows: [
    {
      cells: ["CA01", "Block legacy authentication", "everybody", "P1"],
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA02", "Require a second factor", "everybody", "P1"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA03", "Require a phishing-resistant factor", "administrators", "P1"],
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA04", "Protect registration of security information", "everybody", "P1"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA05", "Second factor for Azure management", "everybody", "P1"],
      source: ["ca-templates", "mfa-mandatory"],
    },
    {
      cells: [
        "CA06",
        (brief) => `${brief.holds(JOINED_SUFFICES) ? "Compliant or hybrid-joined" : "Compliant"} device on computers`,
        (brief) => (brief.holds(ENROLS_NONE) ? "people whose computers are enrolled" : "everybody except guests"),
        "P1",
      ],
      source: ["ca-templates"],
    },
    {
      cells: ["CA07", "Known platforms; protected applications on phones", "everybody except guests", "P1 and Intune"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA08", "High-risk users change their password", "holders of Entra ID P2", "P2"],
      when: P2,
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA09", "High-risk sign-ins blocked", "holders of Entra ID P2", "P2"],
      when: P2,
      source: ["scuba"],
    },
    {
      cells: [
        "CA10",
        "Block device-code flow",
        (brief) =>
          `everybody except documented cases${brief.has("current-technologies", "teams") ? ", such as Teams Rooms that are set up by a code" : ""}`,
        "P1",
      ],
      when: FULL,
      source: ["scuba"],
    },
    {
      cells: ["CA11", "Second factor and terms for guests", "guests", "P1"],
      when: FULL,
      source: ["ca-templates", "ej"],
    },
    {
      cells: ["CA12", "Short sessions on unmanaged devices", "guests and exceptions to CA06", "P1"],
      when: FULL,
      source: ["ca-templates"],
    },
  ],
};
