/** Implementation Approach: method, responsibilities, tests, cutover and rollback, training, change control. */

import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { COMMUNICATION } from "#app/features/documents/facts/governance.ts";
import {
  OPERATIONS,
  OPERATIONS_PART,
  RACI_ROLES,
  RACI_ROLES_SMALL,
  ROW_LIMITS,
} from "#app/features/documents/facts/work.ts";
import { chosenRows, count, say } from "#app/features/documents/pack.ts";
import { lines, Sheet, sourced } from "#app/features/documents/sheet.ts";
import { responsibilitiesOf } from "#app/features/documents/tasks.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { packTable } from "./solution.ts";

const GOVERNANCE = {
  small: "a call each week with the owner, minutes of one page",
  medium: "a call each week and a board each month",
  large: "a steering group every two weeks, a call each week, a change board of the client",
  enterprise:
    "a programme office, a steering group every two weeks, the client's change advisory board, an escalation path to the sponsor within one working day",
} as const;

const DEPTH = {
  small: "a run book of a few pages",
  medium: "run book and test plan",
  large: "run book, test plan, operations manual and design",
  enterprise: "the full set: design, test plan, operations manual, recovery plan, policy documents",
} as const;

const ASSESSMENT_PAPERS = "minutes of each workshop, the evidence register, the report and the road map";

export function approachSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  approachMethod(sheet, content);
  responsibilities(sheet, content);
  environmentsAndMethodOf(sheet, content);
  communication(sheet, content);
  training(sheet, content);
  changeControl(sheet);
  return sheet.section("Implementation Approach");
}

function approachMethod(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.paragraph(
    "approach.method",
    () =>
      `The work runs in four phases with a gate at the end of each; nothing passes a gate without the named evidence. Governance: ${GOVERNANCE[brief.size]}. Documentation: ${brief.holds(ASSESSES) ? ASSESSMENT_PAPERS : DEPTH[brief.size]}.`,
  );
  sheet.table("approach.gates", () => ({
    caption: "Gates",
    columns: ["Gate", "Evidence", "Decides", "If not passed"],
    rows: content.plan.gates,
    cells: ({ gate, evidence, decides, otherwise }) => [gate, evidence, decides, otherwise],
  }));
}

function responsibilities(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Responsibilities");
  sheet.table("approach.raci", () => {
    const small = brief.has("company-size", "small");
    const isShort = brief.has("company-size", "small", "medium");
    const own = brief.has("company-size", "enterprise");
    const each = content.tasks.map((task) => {
      const parts = responsibilitiesOf(task, small);
      return { task, parts: own ? [...parts, OPERATIONS_PART[task.kind]] : parts };
    });
    return {
      caption: "Who is responsible (R), accountable (A), consulted (C), informed (I)",
      columns: [
        ...(isShort ? ["Tasks"] : ["Task|code", "What"]),
        ...(small ? RACI_ROLES_SMALL : RACI_ROLES),
        ...(own ? [OPERATIONS] : []),
      ],
      rows: sourced(
        isShort ? sharedAlike(each) : each.map(({ task: { id, title }, parts }) => lineOf([id, title, ...parts])),
        "sow",
        "ej",
      ),
      cells: ({ line }) => line,
    };
  });
}

function lineOf(line: string[]): { line: string[] } {
  return { line };
}

/** In a small or medium organisation the tasks that are shared out alike stand in one row. */
function sharedAlike(each: readonly { task: { id: string }; parts: string[] }[]): { line: string[] }[] {
  const rows = new Map<string, { ids: string[]; parts: string[] }>();
  for (const { task, parts } of each) {
    const row = rows.get(parts.join()) ?? { ids: [], parts };
    rows.set(parts.join(), row);
    row.ids.push(task.id);
  }
  return [...rows.values()].map(({ ids, parts }) => lineOf([ids.join(", "), ...parts]));
}

function environmentsAndMethodOf(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Environments and method of test");
  sheet.list("approach.environments", () => [
    brief.holds(ASSESSES)
      ? "Tools and accounts only read; nothing is installed on a production system without its owner's agreement."
      : brief.has("company-size", "small", "medium")
        ? "Pilot group of 5% of users, at least five people, on production systems, with a rehearsed rollback."
        : "Test environment for the build, then a pilot group of 5% of users on production systems.",
    "Each test has a pass rule written beforehand; a failed test is repeated in full after the fix.",
    "Test data contain no real personal data unless the data protection lead agrees in writing.",
  ]);
  sheet.table("approach.tests", () => ({
    caption: "Acceptance tests",
    columns: ["Test|code", "What is done", "Passes when", "Part"],
    rows: chosenRows(content.pack.tests, brief).slice(0, ROW_LIMITS[brief.size].tests),
    cells: ({ test, pass, component }, index) => [`AT-${index + 1}`, test, pass, component],
  }));
  sheet.paragraph(
    "approach.acceptance",
    () =>
      `Each test is witnessed by the ${brief.has("company-size", "small") ? "IT contact" : "client IT lead, and by the security lead where a protection is tested"}. ${accepted(brief)} The client has 5 working days to comment on a deliverable; silence after one reminder counts as acceptance.`,
  );
  for (const table of content.pack.tables.filter(({ section }) => section === "approach"))
    packTable(sheet, table, content);
  cutover(sheet, content);
}

function accepted(brief: Brief): string {
  return brief.holds(ASSESSES)
    ? "A security requirement (S-1 onwards) is accepted with a finding on two pieces of evidence, the gap and its owner; an interface (I-1 onwards) with a finding, an owner and an exit or follow-up date that the owner agrees to."
    : "Security controls are accepted by the column “Accepted in this project when” (S-1 onwards), never by the target of a full roll-out; integrations by the column “Accepted when” (I-1 onwards).";
}

function communication(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Communication");
  sheet.table("approach.communication", () => ({
    caption: "Who hears what, how and when",
    columns: ["Audience", "Message", "Channel", "Rhythm"],
    rows: brief.has("company-size", "large", "enterprise")
      ? chosenRows(COMMUNICATION, brief).filter(({ audience }) => !audience.startsWith("Supervisor") || brief.regulated)
      : [],
    cells: ({ audience, message, channel, rhythm }) => [audience, message, channel, rhythm],
  }));
}

function training(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Training");
  sheet.table("approach.training", () => ({
    caption: "Training",
    columns: ["Audience", "Content", "Hours|number"],
    rows: chosenRows(content.pack.training, brief),
    cells: ({ audience, content: text, hours }) => [audience, text, `${count(hours, brief)}`],
  }));
}

function changeControl(sheet: Sheet): void {
  sheet.heading("Change control");
  sheet.paragraph(
    "approach.change",
    () =>
      "A change is written down with reason, days, cost and effect on dates, and begins after the sponsor has signed it. Changes below half a day are collected and settled at the next gate.",
  );
}

function cutover(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Coexistence, cutover and rollback");
  sheet.paragraph("approach.coexistence", () => say(content.pack.coexistence, brief));
  sheet.table("approach.cutover", () => ({
    caption: "Cutover of this solution",
    columns: ["Time", "Step", "Go on when", "Rollback"],
    rows: chosenRows(content.pack.cutover, brief),
    cells: ({ step, time, check, back }) => [time, step, check, back],
  }));
  sheet.table("approach.run-sheet", () => ({
    caption: "Run sheet of each cutover window",
    columns: ["Time", "Step", "Owner", "Go or no-go", "Trigger of rollback", "Rollback"],
    rows: lines(
      brief.has("company-size", "small") || brief.holds(ASSESSES)
        ? []
        : [
            ["T−24 h", "Freeze and backup", "Client IT lead", "restore test passed", "backup fails", "postpone"],
            ["T−4 h", "Pre-checks", "Engineer", "list all green", "any red", "postpone"],
            ["T0", "Change", "Engineer", "each step verified", "more than 25% over time", "take back the last step"],
            [
              "T+1 h",
              "Smoke test",
              "Users",
              "five journeys pass",
              "a critical failure within 60 minutes",
              "full rollback",
            ],
            ["T+2 h", "Decision", "Sponsor", "criteria met", "criteria not met", "full rollback"],
            [
              "T+72 h",
              "Watch",
              "Support",
              "fewer incidents than agreed",
              "three incidents of priority 1",
              "rollback or fix, sponsor decides",
            ],
          ],
      "caf-migrate",
      "ej",
    ),
    cells: ({ line }) => line,
  }));
  sheet.paragraph("approach.rollback", () => [
    { strong: "Rollback. " },
    `${say(content.pack.rollback, brief)}${brief.holds(ASSESSES) ? "" : " Criteria, procedure and the people who may decide are written down before the window opens."}`,
  ]);
}
