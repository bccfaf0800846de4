import { describe, expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { readOwn, readStored } from "#app/features/documents/files/stored-markdown.ts";
import { readMarkdown } from "#app/shared/markdown.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";
import {
  HOSTILE_NAMES,
  hostileDocument,
  SOLUTIONS,
  storedDocument,
} from "#tests/app/features/documents/stored-documents.ts";

test.each(SOLUTIONS)("a document on %s is read as any reader of Markdown reads it", (solution) => {
  const { markdown } = storedDocument(solution);
  expect(readOwn(markdown)).toEqual(readMarkdown(markdown));
});

test("no document that is composed is left to the general reader, which takes fifty times as long", () => {
  const texts = samples(40).map((input) => toMarkdown(composed(input)));
  expect(texts.filter((text) => readOwn(text) === null)).toEqual([]);
});

test.each(HOSTILE_NAMES)("so is one for %j", (name) => {
  const { markdown } = hostileDocument(name);
  expect(readStored(markdown)).toEqual(readMarkdown(markdown));
});

describe("text that the writer never writes is read all the same", () => {
  test.each([
    "Two\nlines",
    "- one\n\n- two",
    "- outer\n  - inner",
    "Setext\n======",
    "a\tb",
    "a  \nb",
    "**a**b",
    "**a**: b",
    "**a!**: b",
    "**a**:b **c**:",
    "*a*: b",
    "a **b*c**",
    "*a **b** c*",
    "[a](https://example.com)",
    "<b>raw</b>",
    "a & b &amp; c",
    "``a`b``",
    "` a `",
    "    indented",
    "~~~\ncode\n~~~",
    "```\nopen",
    "1. one\n3. three",
    "1) one",
    "---",
    "# Title #",
    "#",
    "> a\n> b",
    "> - a",
    "| a | b |\n| --- |\n| 1 | 2 |",
    "| a |\n| :-: |\n| 1 |",
    "| a | b |\n| --- | --- |\n| 1 |",
    "| `a\\|b` | c\\|d |\n| --- | --- |\n| e | f |",
    "| a \\\\\\| b | c |\n| --- | --- |\n| e | f |",
    "a\\b \\* c",
    "",
  ])("%j", (markdown) => {
    expect(readStored(markdown)).toEqual(readMarkdown(markdown));
  });
});
