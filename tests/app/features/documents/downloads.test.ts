import { expect, test } from "vitest";
import { downloadOf, downloadsOf } from "#app/features/documents/downloads.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { toPlainText } from "#app/features/documents/files/plain-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { loadFile } from "#tests/support/static-files.ts";

const DOCUMENT = {
  title: "Azure Migration Strategy Solution Document",
  client: { name: "Orla Keane", company: "Keane & Sons" },
  createdAt: new Date("2026-11-20T23:59:59Z"),
  markdown: "# Guide\n\nText with **strong** words.\n",
};

test("the mail's files are Word and PDF, named after title, client and date", async () => {
  expect((await downloadsOf(DOCUMENT, loadFile)).map(({ name }) => name)).toEqual([
    "Azure_Migration_Strategy_Solution_Document_Keane_and_Sons_2026-11-20.docx",
    "Azure_Migration_Strategy_Solution_Document_Keane_and_Sons_2026-11-20.pdf",
  ]);
});

test.each([
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK\x03\x04"],
  ["pdf", "application/pdf", "%PDF-1.7"],
  ["md", "text/markdown; charset=utf-8", "# Guide"],
  ["txt", "text/plain; charset=utf-8", "Guide\n====="],
] as const)("a file that ends in .%s is of its type and begins as such files do", async (format, type, beginning) => {
  const download = await downloadOf(DOCUMENT, format, loadFile);
  expect(download.type).toBe(type);
  expect(Buffer.from(download.content).toString("latin1").slice(0, beginning.length)).toBe(beginning);
});

test("the date in the name is the one on the first page", async () => {
  const tree = composed(inputFor(workedExample(), { today: new Date("2026-11-21T00:00:00Z") }));
  const { name } = await downloadOf({ ...DOCUMENT, markdown: toMarkdown(tree) }, "md", loadFile);
  expect(name).toMatch(/_2026-11-21\.md$/);
});

test("documents of two clients have two names", async () => {
  const other = { ...DOCUMENT, client: { name: "Ada Byrne", company: "Byrne Ltd" } };
  expect((await downloadOf(other, "txt", loadFile)).name).not.toBe((await downloadOf(DOCUMENT, "txt", loadFile)).name);
});

test("a client without a company is named by the person", async () => {
  expect((await downloadOf({ ...DOCUMENT, client: { name: "Orla Keane", company: "" } }, "md", loadFile)).name).toBe(
    "Azure_Migration_Strategy_Solution_Document_Orla_Keane_2026-11-20.md",
  );
});

test("the Markdown file is the stored text to the letter", async () => {
  expect((await downloadOf(DOCUMENT, "md", loadFile)).content).toBe(DOCUMENT.markdown);
});

test("plain text carries no marks", async () => {
  expect((await downloadOf(DOCUMENT, "txt", loadFile)).content).toBe("Guide\n=====\n\nText with strong words.\n");
});

test.each([
  ["a heading of a section is underlined", "## Next Steps", "Next Steps\n----------\n"],
  ["a long paragraph is wrapped", "word ".repeat(30), `${"word ".repeat(17).trim()}\n${"word ".repeat(13).trim()}\n`],
  [
    "an item keeps its indent",
    `- ${"word ".repeat(30)}`,
    `- ${"word ".repeat(17).trim()}\n  ${"word ".repeat(13).trim()}\n`,
  ],
  ["a nested list follows its item", "1. one\n   - inner\n2. two", "1. one\n   - inner\n2. two\n"],
  ["a link shows its address", "[site](https://example.com)", "site (https://example.com)\n"],
  ["a link that is its own text is shown once", "<https://example.com>", "https://example.com\n"],
  ["a drawing keeps its columns", "```diagram\n+--+\n|  |\n+--+\n```", "    +--+\n    |  |\n    +--+\n"],
  [
    "a table stands in columns",
    "| Item | Hours |\n|---|---:|\n| Design | 12 |",
    "Item    Hours\n------  -----\nDesign     12\n",
  ],
  ["raw HTML is text", "<b>bold</b>", "<b>bold</b>\n"],
])("%s", (_, markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

test("a table that is too wide for columns is written row by row, with every cell", () => {
  const text = toPlainText(`| Server | Role | Note |\n|---|---|---|\n| SRV-1 | File server | ${"long ".repeat(30)}|`);
  expect(text).toMatch(/^\* SRV-1\n {2}Role: File server\n {2}Note: long/);
  expect(text.match(/long/g)).toHaveLength(30);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(88);
});
