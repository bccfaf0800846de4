/** Microsoft Certificate Services: the pack, put together from its parts. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { rateOf } from "#app/features/documents/budget/budget.ts";
import { HAS_MODULES, KEYS_IN_MODULES, MODULE_DAYS, MODULE_PAIR } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { mondayWithPeople } from "#app/features/documents/plan/freezes.ts";
import { plural } from "#app/features/documents/words.ts";
import { CUTOVER, TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import { FEW, SMALL, USER_TEMPLATE } from "./answers.ts";
import { COMPONENTS, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { DECISIONS } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { handsOf } from "./hands.ts";
import { KEY_PROTECTION, thirdServes } from "./names.ts";
import { OPERATION_TASKS, RECOVERY, SIGNALS, TRAINING } from "./operations.ts";
import { OPTIONS } from "./options.ts";
import { issuingCas, rootCrlWeeks, served } from "./quantities.ts";
import { RISKS } from "./risks.ts";
import { SCOPE } from "./scope.ts";
import { beyondKeys } from "./second-factor.ts";
import { situation } from "./situation.ts";
import { FEATURES, RULES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";

const tier = (brief: Brief): string => (brief.holds(SMALL) ? "one-tier" : "two-tier");
/** Nothing depends yet on the controllers of a directory that is new. */
const noticed = (brief: Brief): string =>
  `Machines enrol during the day, unnoticed by users; ${brief.hasDirectory ? "domain controllers and " : ""}servers change their certificates`;

export const CERTIFICATE_SERVICES: Pack = {
  id: "certificate-services",
  noun: "public key infrastructure",
  beyond: beyondKeys,
  deliverable: (brief) =>
    `a ${tier(brief)} certification authority on Windows Server 2025 for ${brief.holds(USER_TEMPLATE) ? `up to ${plural(brief.users, "user")}, ` : ""}${served(brief)}, with hardened templates and a rehearsed restore`,
  situation,
  reworded: (text, brief) => {
    const said = text.replace("network equipment and other non-sign-in certificates", thirdServes(brief));
    return brief.sites > 1
      ? said
      : said.replace(
          "at least two sites, so that losing one site stops",
          "two fire compartments, so that losing one stops",
        );
  },
  scope: SCOPE,
  affordable: AFFORDABLE,
  options: OPTIONS,
  components: COMPONENTS,
  sizing: SIZING,
  ports: PORTS,
  decisions: DECISIONS,
  bill: BILL,
  features: FEATURES,
  rules: RULES,
  tables: TABLES,
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  cutover: CUTOVER,
  coexistence: (brief) =>
    `${brief.hasDirectory ? "Any older CA stops issuing wave by wave." : "Without a directory there is no older enterprise CA."} Self-signed and purchased certificates stay in use until their own wave.`,
  noticed,
  saving: {
    by: "Software keys",
    decision: KEY_PROTECTION,
    beside: (brief) => (brief.holds(KEYS_IN_MODULES) ? ", against the sector's expectation," : ""),
    amount: (brief, { lines, rates, contingencyPercent }) => {
      const pair = lines.find(({ item }) => item === MODULE_PAIR)?.amount?.likely;
      const services = MODULE_DAYS[brief.size] * rateOf(rates, "Engineer") * (1 + contingencyPercent / 100);
      return pair ? pair + services : 0;
    },
    spared: (brief) =>
      brief.holds(KEYS_IN_MODULES)
        ? null
        : {
            what: "HSM pair",
            days: MODULE_DAYS[brief.size] * 10,
            lost: "A server administrator could copy the CA keys",
          },
  },
  rollback: (brief) =>
    brief.holds(none(FEW)) // the cutover table says it
      ? ""
      : brief.hasDirectory
        ? "Re-publish the templates on the old CA until it is decommissioned; without one, rebind the previous certificates. Domain controllers: unpublish their template; LDAPS reverts to the previous certificate, if any."
        : "Unpublish the wave's template and rebind the previous certificate; nothing is switched off before its wave is accepted.",
  operations: OPERATION_TASKS,
  signals: SIGNALS,
  recovery: RECOVERY,
  assumptions: ASSUMPTIONS,
  requests: REQUESTS,
  hands: handsOf,
  training: TRAINING,
  technologies: TECHNOLOGIES,
  effects: EFFECTS,
  reminders: (brief, { start, phases }) => {
    const first = phases.find(({ number }) => number === (brief.holds(HAS_MODULES) ? 3 : 2));
    if (!first) return [];
    const after = (weeks: number) => mondayWithPeople(brief, start + (first.start + weeks) * 7);
    if (brief.holds(SMALL))
      return [{ what: "Renewal of the CA with a new key, in year 7 of 15", day: after(6.5 * 52) }];
    return [
      {
        what: "Key ceremony for the next root CRL, at least eight weeks before the first expires",
        day: after(rootCrlWeeks(brief) - 1), // the week before the period ends
      },
      { what: `Renewal of the ${issuingCas(brief)} with a new key, in year 5 of 10`, day: after(5 * 52 - 8) },
    ];
  },
  diagram,
};
