/** Custom assessment: ten domains measured, scored, and turned into a road map or a pilot. */

import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { budgetOf } from "#app/features/documents/budget/budget.ts";
import { frameworkOf } from "#app/features/documents/facts/frameworks.ts";
import { yardstickOf } from "#app/features/documents/facts/technologies.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { gateOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { wholeEffortOf } from "#app/features/documents/plan/task-rows.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { plural } from "#app/features/documents/words.ts";
import { TESTS } from "./acceptance.ts";
import { AFFORDABLE } from "./affordable.ts";
import { FOCUSED, PILOT, UNNAMED } from "./answers.ts";
import { COMPONENTS, DEVICES, PORTS, SIZING } from "./architecture.ts";
import { ASSUMPTIONS, DUTIES, EARLY, EFFECTS, REQUESTS, TECHNOLOGIES } from "./assumptions.ts";
import { BILL } from "./bill.ts";
import { breakEven } from "./break-even.ts";
import { decisionsWith } from "./decisions.ts";
import { diagram } from "./diagram.ts";
import { namesOf } from "./domains.ts";
import { followOnTable } from "./follow-on-table.ts";
import { OPERATIONS } from "./operations.ts";
import { optionsWith } from "./options.ts";
import { endedAlready } from "./out-of-support.ts";
import { PAID_SCENARIOS } from "./paid-updates.ts";
import { pilotPeople, subjectOf } from "./pilots.ts";
import { meetingHours, workshops } from "./quantities.ts";
import { RISKS } from "./risks.ts";
import { HORIZONS_TABLE } from "./road-map.ts";
import { SCOPE } from "./scope.ts";
import { FEATURES, TABLES } from "./tables.ts";
import { TASKS } from "./tasks.ts";

/** Rows that quote the days, tasks or sum of the order are worked out from the pack of which they are part. */
const tasksIn = (brief: Brief) => tasksOf(brief, CUSTOM);

const likelyIn = (brief: Brief): number => wholeEffortOf(brief, CUSTOM).likely;

const budgetIn = (brief: Brief) =>
  budgetOf(brief, { pack: CUSTOM, plan: planOf(brief), tasks: tasksIn(brief), gate: gateOf(brief) });

/** Public bodies, and sectors without questions of their own, are told what they are measured by whatever they name. */
const MEASURED = is("industry", "government", "other");

/** ` Findings are measured against DORA if confirmed before the order, else the CIS Controls.`, where a framework was named. */
function namedFramework(brief: Brief): string {
  const { name, proviso, usual } = yardstickOf(brief);
  if (!frameworkOf(brief) || brief.holds(MEASURED)) return "";
  return ` Findings are measured against ${name}${proviso}${proviso && `, else ${usual}`}.`;
}

export const CUSTOM: Pack = {
  id: "custom",
  noun: "assessment",
  deliverable: (brief) =>
    brief.holds(PILOT)
      ? `a ten-domain assessment in ${plural(workshops(brief), "workshop")} and a pilot with ${pilotPeople(brief)} (${subjectOf(brief)}, unless the evidence points elsewhere)`
      : brief.holds(FOCUSED)
        ? `an in-depth review of three domains (${namesOf(brief)}), with ranked findings and a recommendation for each`
        : `a ten-domain assessment in ${plural(workshops(brief), "workshop")} with a scorecard, quick wins ${isMonthly(brief) ? "for the next change weekend" : "within 30 days"} and a 12-month road map`,
  situation: (brief) =>
    `${
      brief.holds(UNNAMED)
        ? "No product has been chosen and little is known about the environment, so the work starts with measurement."
        : `No product has been chosen; priorities will follow the evidence.${endedAlready(brief)}`
    }${namedFramework(brief)}`,
  // the pilot runs beside the analysis, and ten domains beside it are no shorter
  reworded: (text) =>
    text
      .replace(", for a client with a specific question", "")
      .replace(
        "A shorter assessment followed by one pilot of agreed scope",
        "An assessment, and one pilot of agreed scope beside its analysis",
      ),
  scope: SCOPE,
  affordable: AFFORDABLE,
  options: optionsWith(likelyIn, budgetIn),
  components: COMPONENTS,
  sizing: [...SIZING, PAID_SCENARIOS, ...breakEven(budgetIn), DEVICES],
  ports: PORTS,
  decisions: decisionsWith(likelyIn, budgetIn),
  bill: BILL,
  features: FEATURES,
  rules: [],
  tables: [...TABLES, followOnTable(budgetIn), HORIZONS_TABLE],
  tasks: TASKS,
  risks: RISKS,
  tests: TESTS,
  // quick wins and the rules of the pilot say in their own tables how each is announced, tested and taken back
  cutover: [],
  coexistence: "",
  noticed: (brief) =>
    brief.holds(FOCUSED) ? "" : `Quick wins${isMonthly(brief) ? ", prepared beforehand," : ""} are made`,
  // the table of the quick wins says how each is taken back
  rollback: "",
  operations: OPERATIONS,
  signals: [], // no service is left that would be watched
  recovery: [], // nothing is built that would be restored
  assumptions: ASSUMPTIONS,
  effects: EFFECTS,
  requests: REQUESTS,
  early: EARLY,
  duties: DUTIES,
  meets: meetingHours,
  training: [], // a task of its own explains scale and evidence
  technologies: TECHNOLOGIES,
  diagram,
};
