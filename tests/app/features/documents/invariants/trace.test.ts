/** What the client asked for is delivered, priced and tested, or refused aloud, in every document. */

import { expect, test } from "vitest";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const inputs = samples(150);

test("a duty to report is named with its period, whoever has it", () => {
  let banks = 0;
  for (const input of inputs) {
    const { brief } = contentFor(input);
    if (brief.jurisdiction !== "eu" && brief.jurisdiction !== "uk") continue;
    const rules = ["rows", "rest", "incident"].map((part) => plainOf(composed(input), `regulation.${part}`)).join(" ");
    expect(rules, JSON.stringify(input.answers)).toMatch(/72 hours/);
    if (brief.jurisdiction !== "eu" || !brief.has("industry", "finance")) continue;
    expect(rules).toMatch(/4 hours/);
    banks += 1;
  }
  expect(banks).toBeGreaterThan(0);
});

test("a bank in the Union reads which control and which test answers each article of DORA", () => {
  let banks = 0;
  for (const input of inputs.slice(0, 50)) {
    const bank = { ...input, client: { ...input.client, country: "Ireland" } };
    const content = contentFor({ ...bank, answers: { ...bank.answers, industry: ["finance"] } });
    const { brief } = content;
    if (brief.holds(ASSESSES) || !brief.has("security-requirements", "mfa", "data-encryption", "identity-management"))
      continue;
    const tree = composed({ ...bank, answers: { ...bank.answers, industry: ["finance"] } });
    const answered = `${plainOf(tree, "regulation.rows")} ${plainOf(tree, "security.framework")}`;
    expect(answered, JSON.stringify(input.answers)).toMatch(/(DORA, |DORA.*)Art\. 9.*S-\d/);
    banks += 1;
  }
  expect(banks).toBeGreaterThan(10);
});

test("whoever asks for compliance says with which rules, or is asked", () => {
  for (const input of inputs) {
    const { brief, requests } = contentFor(input);
    const wants =
      brief.has("primary-objective", "compliance-objective") || brief.has("security-requirements", "compliance");
    if (wants && brief.detail("framework") === null)
      expect(requests.map(({ text }) => text).join("\n"), JSON.stringify(input.answers)).toContain(
        "Rules and contracts to comply with",
      );
  }
});

test("a room that a contract ends is handed back by a task and a test, and is a risk of its own", () => {
  for (const input of samples(12)) {
    const answers = {
      ...input.answers,
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-exit"],
      deadline: [new Date(input.today.getTime() + 300 * 86_400_000).toISOString().slice(0, 10)],
      "deadline-reason": ["contract"],
    };
    const { acceptance, risks, tasks } = contentFor({ ...input, answers });
    const traced = cells(composed({ ...input, answers }), "appendix.traceability");
    const row = /^Server room handed back by \d+ \w+ \d{4}[^·]* · (T-\d\.\d+) · AT-(\d+) · /m.exec(traced);
    expect(row, traced).not.toBeNull();
    expect(tasks.find(({ id }) => id === row?.[1])?.deliverable).toContain("room handed back");
    expect(acceptance[Number(row?.[2]) - 1]?.pass).toContain("hand-over signed");
    if (input.answers["company-size"]?.[0] !== "small") expect(risks.map(({ id }) => id)).toContain("AZ22");
  }
});
