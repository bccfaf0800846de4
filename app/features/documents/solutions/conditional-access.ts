/** The Conditional Access policies that two solutions build: CA01 to CA12. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { DecisionRow, PackTable } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";

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

/** Nobody signs in to it before moving: there is nothing to watch, and nothing else to protect whoever has moved. */
const NEW_TENANT = none(ENROLS_NONE, is("current-technologies", "office-365", "teams"));

/** The project makes it, so that nobody is locked out of work already done there. */
const EMPTY = all(
  NEW_TENANT,
  is("solution-type", "microsoft-365"),
  none(is("current-technologies", "azure-services", "power-platform")),
);

export const PUPIL_ACCOUNTS: DecisionRow = {
  title: "Pupil and student accounts",
  context: "Many have no phone the institution may rely on, and cohorts change each year.",
  alternatives: "staff policies; no policies; a separate set",
  decision: (brief) =>
    `The policies in the table apply to staff. Pupils get a separate set: legacy protocols blocked, no guest invitations, no phone registration; accounts close with the school record. Adult students, if any, follow the staff policies one term later.${brief.jurisdiction === "uk" && brief.size !== "small" ? " Where Cyber Essentials is sought, the assessor first confirms whether pupil accounts are in its scope, as they have no second factor." : ""}`,
  tradeOff: "Weaker pupil accounts; no lesson interrupted by a prompt",
  confidence: "medium",
  ask: "Approve the separate policies for pupil accounts, and name the owner of the pupil list",
  due: "design",
  source: ["ej"],
};

/** A small organisation reads the order in its tasks. */
const orderOf = (brief: Brief): string => {
  if (brief.holds(ENROLS_NONE)) return "CA01 to CA05 come first, CA06 and CA07 for enrolled devices only. ";
  return brief.has("company-size", "small")
    ? ""
    : "CA01 to CA05 come first, device policies once devices are enrolled. ";
};

export const CONDITIONAL_ACCESS: PackTable = {
  id: "conditional-access",
  section: "security",
  heading: "Conditional Access policies",
  intro: (brief) =>
    `${orderOf(brief)}CA05 is enforced at once, as Azure requires it; ${listed(["device", ...(brief.holds(P2) ? ["risk"] : []), ...(brief.holds(FULL) ? ["session"] : [])])} policies start report-only for all users, the others enforced for ${brief.holds(EMPTY) ? "all accounts before the pilot" : `the pilot group and ${brief.holds(NEW_TENANT) ? "each user who moves" : "report-only for the rest"}`}.${brief.has("industry", "education") ? " All users means staff: pupils and students get a separate set that needs no phone." : ""}`,
  caption: "Conditional Access policies",
  columns: ["Policy", "Effect", "Scope", "Licence"],
  rows: [
    {
      cells: ["CA01", "Block legacy authentication", "all users", "P1"],
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA02", "Require MFA", "all users", "P1"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA03", "Require phishing-resistant MFA", "administrators", "P1"],
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA04", "Secure registration of security information", "all users", "P1"],
      source: ["ca-templates"],
    },
    {
      cells: ["CA05", "Require MFA for Azure management", "all users", "P1"],
      source: ["ca-templates", "mfa-mandatory"],
    },
    {
      cells: [
        "CA06",
        (brief) => `Require a compliant${brief.holds(JOINED_SUFFICES) ? " or hybrid-joined" : ""} computer`,
        (brief) => (brief.holds(ENROLS_NONE) ? "users of enrolled computers" : "all users except guests"),
        "P1",
      ],
      source: ["ca-templates"],
    },
    {
      cells: [
        "CA07",
        "Require protected apps on phones", // a block and a grant are two policies
        (brief) => (brief.holds(ENROLS_NONE) ? "users of enrolled phones" : "all users except guests"),
        "P1 and Intune",
      ],
      source: ["ca-templates"],
    },
    { cells: ["CA07b", "Block unknown platforms", "all users", "P1"], source: ["ca-templates"] },
    {
      cells: [
        "CA08",
        (brief) => `Password change for high-risk users${brief.holds(SYNCHRONISED) ? " (writeback)" : ""}`,
        "holders of Entra ID P2",
        "P2",
      ],
      when: P2,
      source: ["ca-templates", "scuba"],
    },
    {
      cells: ["CA09", "Block high-risk sign-ins", "holders of Entra ID P2", "P2"],
      when: P2,
      source: ["scuba"],
    },
    {
      cells: [
        "CA10",
        "Block device-code flow",
        (brief) =>
          `all users except documented cases${brief.has("current-technologies", "teams") ? ", such as Teams Rooms set-up" : ""}`,
        "P1",
      ],
      when: FULL,
      source: ["scuba"],
    },
    {
      cells: ["CA11", "Require MFA and terms of use", "guests", "P1"],
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
