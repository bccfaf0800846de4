import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { readStored } from "#app/features/documents/files/stored-markdown.ts";
import { provenanceOf, reasonsOf } from "#app/features/documents/provenance-index.ts";
import { headingsOf } from "#app/shared/markdown.ts";
import { MAX_JSON_BYTES } from "#db/schema/limits.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const ANSWERS = { ...workedExample(), "head-count": ["180"] };

test("every heading of the stored text has its rules and the answers in words", () => {
  const tree = composed(inputFor(ANSWERS));
  const headings = headingsOf(readStored(toMarkdown(tree)), [2, 3]);
  const index = provenanceOf(tree, ANSWERS);
  const reasons = reasonsOf(index, headings.length);
  expect(reasons).toHaveLength(headings.length);
  const under = (title: string) => reasons[headings.findIndex((heading) => heading.title === title)];
  expect(under("Starting point")?.rules).toContain("environment.facts");
  expect(under("Starting point")?.answers).toContain("Headcount: 180 people");
  expect(under("Cloud adoption")).toBeUndefined(); // its effects stand where they act
  expect(under("Information still required")).toEqual({
    rules: ["environment.unknown", "environment.requests"],
    answers: expect.arrayContaining([
      "Solution Selection: Microsoft Certificate Services",
      "Headcount: 180 people",
      "Current Cloud Adoption: Early exploration",
      "Implementation Timeline: 1-3 months", // the server list is asked for where support ends inside the plan
    ]),
  });
  expect(JSON.stringify(index).length).toBeLessThan(MAX_JSON_BYTES.provenance / 4);
});

test("an index that does not belong to the text is not shown, nor is one that is missing", () => {
  const index = provenanceOf(composed(inputFor(ANSWERS)), ANSWERS);
  expect(reasonsOf(index, 3)).toEqual([]);
  expect(reasonsOf(null, 3)).toEqual([]);
});

test("no word of the client or the consultant is in the index", () => {
  const text = JSON.stringify(provenanceOf(composed(inputFor(ANSWERS)), ANSWERS));
  for (const name of ["Aoife", "Byrne", "Doyle"]) expect(text).not.toContain(name);
});
