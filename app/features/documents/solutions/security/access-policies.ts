/** The Conditional Access policies of this project: which stand where, and how they are called together. */

import { ALWAYS, all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { chosenRows, type PackTable, say, type Wording } from "#app/features/documents/pack.ts";
import { CONDITIONAL_ACCESS } from "#app/features/documents/solutions/conditional-access.ts";
import {
  ACADEMIC,
  DEVICE_RULES,
  DIRECTORY,
  LARGER,
  MAIL_IN_TENANT,
  MANAGED,
  OWNED,
  PAYMENTS,
  SMALL,
  WORKSTATIONS_BY_POLICY,
  ZERO_TRUST,
} from "./answers.ts";
import { keyHolders } from "./quantities.ts";

/** Policies that need more than the baseline of a small tenant stand where size or requirement asks for them. */
const POLICY_WHEN: Record<string, Condition> = {
  CA06: DEVICE_RULES,
  CA07: DEVICE_RULES, // else a mail app on an unknown phone passes with a second factor alone
  CA08: LARGER,
  CA09: LARGER,
  CA10: ALWAYS, // a stolen code passes every other policy, and P1 is enough
  CA11: any(LARGER, ZERO_TRUST),
  CA12: any(
    LARGER,
    ZERO_TRUST,
    is("primary-objective", "remote-work"),
    all(is("industry", "healthcare", "finance"), none(SMALL)), // whose records a browser shows
  ),
};

/** What an auditor looks the policy up by, in the baseline of CISA. */
const BASELINE: Partial<Record<string, string>> = {
  CA01: "MS.AAD.1.1",
  CA09: "MS.AAD.2.3",
  CA10: "MS.AAD.3.9",
};

/** A school has pupils beside those for whom the policies are made. */
const ofStaff =
  (cell: Wording): Wording =>
  (brief) =>
    brief.holds(ACADEMIC) ? say(cell, brief).replace(/^all users( except guests)?/i, "staff") : say(cell, brief);

/** Told with the policies where a small organisation may not read the decision on them. */
export const defaultsOff = (brief: Brief): string =>
  `are switched off on the day when the pilot enforces CA01, CA02 and CA04 for all ${brief.holds(ACADEMIC) ? "staff" : "users"}, already registered under them`;

const FROM_WORKSTATIONS: PackTable["rows"][number] = {
  cells: ["CA13", "Block administration from other devices (device filter)", "administrators", "P1"],
  when: WORKSTATIONS_BY_POLICY,
  source: ["privaccess", "ej"],
};

export const POLICY_ROWS: PackTable["rows"] = [...CONDITIONAL_ACCESS.rows, FROM_WORKSTATIONS].map((row) => {
  const number = row.cells[0] as string; // the table begins with the number of the policy
  const cells: readonly Wording[] = row.cells;
  const device: Wording = (brief) =>
    `${brief.holds(all(DIRECTORY, none(MANAGED))) ? "Compliant or hybrid-joined" : brief.holds(all(SMALL, MANAGED)) ? "Enrolled, compliant" : "Compliant"} device${brief.holds(MANAGED) ? "" : " for desktop apps"}`;
  const unmanaged: readonly Wording[] = [
    "CA12",
    (brief) =>
      `Browser on an unmanaged device: short session${brief.holds(MAIL_IN_TENANT) ? ", no mail or file downloads" : brief.holds(OWNED) ? ", no file downloads" : ""}`,
    (brief) => (brief.holds(MANAGED) ? "guests and exceptions to CA06" : "all users"),
    ...cells.slice(3),
  ];
  const resistant: Wording = (brief) =>
    `administrators${keyHolders(brief) > brief.administrators ? ", approvers" : ""}${brief.holds(PAYMENTS) ? ", payment staff (passkey on the phone)" : ""}`;
  const baseline = BASELINE[number];
  const rewritten: Record<string, readonly Wording[]> = {
    CA03: cells.with(1, "Require phishing-resistant MFA (MS.AAD.3.6)").with(2, resistant),
    CA04: cells.with(1, "Secure security-info registration, first with a Temporary Access Pass"),
    CA06: cells.with(1, device),
    CA08: cells.with(
      1,
      (brief) =>
        `High-risk users change their password (MS.AAD.2.1 would block them${brief.holds(DIRECTORY) ? "; directory accounts through password writeback" : ""})`,
    ),
    CA12: unmanaged,
  };
  const own = rewritten[number] ?? (baseline ? cells.with(1, `${cells[1]} (${baseline})`) : cells);
  return {
    ...row,
    cells: number === "CA01" ? own : own.map((cell) => ofStaff(cell)),
    when: POLICY_WHEN[number] ?? row.when,
  };
});

/** The policies that the table prints. */
export function chosenPolicies(brief: Brief): string[] {
  return chosenRows(POLICY_ROWS, brief).map(({ cells }) => say(cells[0] ?? "", brief));
}

/** `CA01 to CA05, CA10`. */
export function policyNames(brief: Brief): string {
  const runs: string[][] = [];
  for (const name of chosenPolicies(brief)) {
    const run = runs.at(-1);
    if (run && Number(name.slice(2)) === Number(run.at(-1)?.slice(2)) + 1) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(", "))).join(", ");
}

/** The services that refuse downloads to the browsers of CA12, each by a setting of its own; a small organisation reads of them in the policy. */
export function downloadsRefusedBy(brief: Brief): string {
  if (brief.holds(any(SMALL, none(OWNED))) || !chosenPolicies(brief).includes("CA12")) return "";
  return brief.holds(MAIL_IN_TENANT) ? "Exchange Online and SharePoint" : "SharePoint";
}
