/** Options of a health check. */

import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { REQUIREMENTS } from "#app/features/documents/facts/requirements.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import { ENTERPRISE, LARGER, OPTIMISE } from "./answers.ts";
import { mainPlan } from "./licences.ts";
import { LICENCES_MARKS, OWN_STAFF_MARKS, SETTINGS_MARKS, TOGETHER_MARKS } from "./marks.ts";
import { ADMINISTRATORS_P2, GATEWAY_LICENCES, LOG_LINE, SECURITY_KEYS } from "./names.ts";
import { LICENCES_ALONE, OWN_STAFF, SETTINGS_ALONE } from "./outlines.ts";
import { surplus } from "./quantities.ts";

/** Days a year of somebody who knows the list, where the client's own team works through it. */
const adviceDays = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? 48 : brief.holds(LARGER) ? 24 : brief.holds(is("company-size", "medium")) ? 12 : 6;

export const HEALTH_CHECK_OPTIONS: Pack["options"] = [
  {
    name: "Baseline and licences together",
    marks: TOGETHER_MARKS,
    when: OPTIMISE,
    description: "Settings brought to the baseline, seats matched to people, results re-measured",
    against: "The pilot group faces two kinds of change at once",
    scores: {
      productivity: 4,
      "enhance-security": 5,
      "remote-work": 4,
      "digital-transformation": 4,
      "compliance-objective": 5,
      scalability: 4,
      innovation: 4,
    },
    leaves: ["settings"],
    source: ["m365-price", "scuba", "ej"],
  },
  {
    name: "Licences only",
    marks: LICENCES_MARKS,
    outline: LICENCES_ALONE,
    when: OPTIMISE,
    description: "Seats matched to people before renewal; settings unchanged",
    against: "Sharing, consents and sign-in remain unmeasured",
    cannot: {
      when: is("security-requirements", ...REQUIREMENTS.map(({ id }) => id)),
      why: "it changes no settings, and security requirements were chosen",
    },
    estimate: {
      days: 40,
      weeks: 60,
      keeps: { but: [SECURITY_KEYS, LOG_LINE, ADMINISTRATORS_P2, GATEWAY_LICENCES] },
      lines: [],
      without: "settings, which remain unchanged",
    },
    scores: {
      productivity: 3,
      "enhance-security": 2,
      "remote-work": 2,
      "digital-transformation": 2,
      "compliance-objective": 2,
      scalability: 3,
      innovation: 2,
    },
    leaves: ["settings", "hand"],
    source: ["m365-price", "ej"],
  },
  {
    name: "Settings only",
    marks: SETTINGS_MARKS,
    outline: SETTINGS_ALONE,
    when: OPTIMISE,
    description: (brief) =>
      `Baseline, sharing and consents; licences unchanged${surplus(brief) > 0 ? `, so ${plural(surplus(brief), "seat")} that A returns at renewal stay on its bill` : " until renewal"}`,
    against: "Unused seats continue to be paid for",
    cannot: {
      when: is("primary-objective", "cost-reduction"),
      why: "it returns no seats, and lower cost is an objective",
    },
    estimate: {
      days: 75,
      weeks: 80,
      keeps: { but: [] },
      lines: [{ price: mainPlan, quantity: surplus, kind: "monthly" }], // what A returns at renewal
      without: (brief) => (surplus(brief) > 0 ? "" : "unused seats, which stay on the bill"),
    },
    scores: {
      productivity: 3,
      "enhance-security": 5,
      "remote-work": 4,
      "digital-transformation": 3,
      "compliance-objective": 4,
      scalability: 3,
      innovation: 3,
    },
    leaves: ["settings"],
    source: ["scuba", "ej"],
  },
  {
    name: "In-house team guided by Secure Score",
    marks: OWN_STAFF_MARKS,
    outline: OWN_STAFF,
    when: OPTIMISE,
    description: (brief) =>
      `${brief.holds(LARGER) ? "First measurement and workshops" : "Two initial workshops"}; the client's team then works through the list, with ${adviceDays(brief)} advisory days a year`,
    against: "No independent review; progress depends on spare time",
    estimate: {
      days: 15,
      weeks: 150,
      keeps: { but: [] },
      lines: [{ price: "operations-day", quantity: adviceDays, kind: "yearly" }],
      without: "the client's own staff time",
    },
    scores: {
      productivity: 3,
      "enhance-security": 3,
      "remote-work": 3,
      "digital-transformation": 2,
      "compliance-objective": 2,
      scalability: 3,
      innovation: 2,
    },
    leaves: ["settings", "hand"],
    source: ["ej"],
  },
];
