/** What holds in every custom assessment, whatever was answered. */

import { expect, test } from "vitest";
import { optionsNamedBy } from "#app/features/catalogue/predicate.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { pilotsFor } from "#app/features/documents/solutions/custom/pilots.ts";
import { deviceSample } from "#app/features/documents/solutions/custom/quantities.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS } from "#tests/app/features/documents/solutions/custom/documents.ts";

const FRAMEWORKS = ["none", "pci-dss", "iso-27001", "cis", "dora"];

/** The shared answers as those of a custom assessment, in each of its forms in turn. */
const INPUTS = samples(90).map(
  ({ answers, ...rest }, place): ComposeInput => ({
    ...rest,
    answers: {
      ...answers,
      "solution-type": ["custom"],
      "solution-configuration": [CONFIGURATIONS[place % CONFIGURATIONS.length] ?? ""],
      framework: [FRAMEWORKS[place % FRAMEWORKS.length] ?? ""],
    },
  }),
);

const has = ({ answers }: ComposeInput, question: keyof Answers, ...options: string[]): boolean =>
  options.some((option) => answers[question]?.includes(option));

const domainsOf = (input: ComposeInput): string => cells(composed(input), "custom.domains");
const isScored = (input: ComposeInput, domain: string): boolean =>
  new RegExp(`^(${domain}) · .* · workshop 2`, "m").test(domainsOf(input));
const isFocused = (input: ComposeInput): boolean => has(input, "solution-configuration", "custom-focused");

/** What each rule finds wrong in a document; nothing where it holds. */
const RULES: Record<string, (input: ComposeInput) => string[]> = {
  "an objective that one domain scores is not said to go unscored in another": (input) =>
    isFocused(input)
      ? [...domainsOf(input).matchAll(/^([A-Z][\w ]+) · .* · not scored: .*Enhance security/gm)]
          .filter(() => isScored(input, "Security operations|Identity"))
          .map(([row]) => row)
      : [],
  "a directory that is read for a client who wants security has its domain scored, unless three objectives fill the places":
    (input) => {
      const isRead = cells(composed(input), "custom.products").includes("Active Directory");
      const isAsked = isFocused(input) && isRead && has(input, "primary-objective", "enhance-security");
      const isFull = (input.answers["primary-objective"] ?? []).length > 2;
      const isOutweighed = !has(input, "company-size", "small"); // by what more answers point to
      return isAsked && !isFull && !isOutweighed && !isScored(input, "Identity") ? [domainsOf(input)] : [];
    },
  "a smaller assessment stands in the appraisal with its price, and a larger one is priced or its days are": (
    input,
  ) => {
    const { estimates } = contentFor(input);
    const [own = 0, ...others] = estimates.map(({ oneOff }) => [...oneOff.values()][0] ?? 0);
    const isSmaller = others.some((cost) => cost > 0 && cost < own);
    const isLarger =
      !isFocused(input) || /all ten .* would take about \d+% more/.test(cells(composed(input), "decisions"));
    return isSmaller && isLarger ? [] : [cells(composed(input), "options.figures")];
  },
  "what the internet reaches without updates is closed before the order, not when the work begins": (input) => {
    const { asked } = contentFor(input);
    const days = asked.flatMap(({ text, day }) => (text.includes("exposed to the internet") ? [day] : []));
    return days.filter((day) => day > firstDecisionDay(new Brief(input))).map(String);
  },
  "a pilot serves an objective wherever one that could be made does": (input) => {
    const [proposed, second] = pilotsFor(new Brief(input));
    const aims = ({ pulls }: typeof proposed) =>
      pulls.some(([when]) =>
        optionsNamedBy(when).some(
          ({ question, option }) => question === "primary-objective" && has(input, question, option),
        ),
      );
    return second && aims(second) && !aims(proposed) ? [`${proposed.subject}, not ${second.subject}`] : [];
  },
  "few devices are all looked at": (input) => {
    const brief = new Brief(input);
    return brief.devices <= 20 && deviceSample(brief) < brief.devices
      ? [`${deviceSample(brief)} of ${brief.devices}`]
      : [];
  },
  "paid updates are offered for nothing that is sold none": (input) =>
    cells(composed(input), "custom.horizons").match(/(Exchange|SharePoint)[^;]*paid updates/g) ?? [],
  "Azure that was named is not absent from what may follow": (input) => {
    const rows = tableOf(composed(input), "custom.follow-on")?.rows ?? []; // none where nothing may follow
    const isAbsent = rows.some((row) => row.some((cell) => plain(cell).includes("no cloud adoption reported")));
    return isAbsent && has(input, "current-technologies", "azure-services") ? ["no cloud adoption reported"] : [];
  },
  "no finding is measured again before it has been drafted": (input) => {
    const tasks = scheduled(composed(input));
    const draft = tasks.find(({ title }) => title.includes("Analysis, scoring"));
    return tasks.flatMap(({ title, after }) =>
      title.startsWith("Second measurement") && !after.includes(draft?.id ?? "") ? [title] : [],
    );
  },
  "a law or contract that was named is no domain to which no answer points": (input) =>
    has(input, "framework", "pci-dss", "iso-27001", "dora") &&
    /Not covered[^.]*Compliance/.test(plainOf(composed(input), "custom.domains"))
      ? [plainOf(composed(input), "custom.domains")]
      : [],
};

for (const [rule, find] of Object.entries(RULES))
  test(rule, () => {
    expect(INPUTS.flatMap((input) => find(input).map((words) => `${JSON.stringify(input.answers)}\n${words}`))).toEqual(
      [],
    );
  });
