import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { type Block, type DocumentTree, plain, type Text } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const documentOf = (solution: string, configuration: string, answers: Answers): DocumentTree =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": [solution],
      "solution-configuration": [configuration],
      "current-technologies": ["none"],
      ...answers,
    }),
  );

/** A tenant without mail servers and without labels. */
const tenant = documentOf("microsoft-365", "m365-new-tenant", {
  "security-requirements": ["mfa"],
  "primary-objective": ["productivity"],
});
const review = documentOf("custom", "custom-focused", { "security-requirements": ["mfa", "threat-protection"] });

/** The document with words of one block changed. */
function withWords(tree: DocumentTree, rule: string, words: string | RegExp, others: string): DocumentTree {
  const changed = (text: Text) => plain(text).replace(words, others);
  const spoil = (block: Block): Block => {
    if (block.provenance.rule !== rule) return block;
    if (block.kind === "list") return { ...block, items: block.items.map(changed) };
    if (block.kind === "paragraph") return { ...block, text: changed(block.text) };
    return block.kind === "table" ? { ...block, rows: block.rows.map((row) => row.map(changed)) } : block;
  };
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, blocks: section.blocks.map(spoil) })) };
}

test("a tenant and a review speak of what they build and examine", () => {
  expect(lintDocument(tenant)).toEqual([]);
  expect(lintDocument(review)).toEqual([]);
});

test("a recovery objective that waits for a choice is noticed", () => {
  const spoiled = withWords(tenant, "solution.recovery", "12 hours", "12 hours, by the backup chosen");
  expect(lintDocument(spoiled).join("\n")).toMatch(/“Mail and files” recovers to is left open/);
});

test("a mail server that nobody named is noticed among the options", () => {
  const spoiled = withWords(tenant, "options.description", "Mail stays where it is", "Exchange Server SE in hybrid");
  expect(lintDocument(spoiled).join("\n")).toMatch(/rests on a mail server that nobody named/);
});

test("a label that nobody sets is noticed in a measure", () => {
  const spoiled = withWords(tenant, "features.measures", /[Ss]ign-in prompts|[Pp]aid seats/, "Files with a label");
  expect(lintDocument(spoiled).join("\n")).toMatch(/features.measures speaks of labels that nobody sets/);
});

test("a domain that the decision does not name is noticed", () => {
  const spoiled = withWords(review, "custom.domains", "Identity", "Resilience");
  expect(lintDocument(spoiled).join("\n")).toMatch(/does not name “Resilience”/);
});
