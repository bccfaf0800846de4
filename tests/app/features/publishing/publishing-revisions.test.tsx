import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Revisions } from "#app/features/publishing/publishing-revisions.tsx";
import type { ListedRevision } from "#app/features/publishing/revisions.server.ts";

const SAVED_AT = new Date("2026-11-21T09:30:00Z");
const LATER = new Date("2026-11-28T09:00:00Z");

test.each([
  ["Draft", { status: "draft", publishedAt: null }],
  ["Draft", { status: "draft", publishedAt: SAVED_AT }],
  ["Published", { status: "published", publishedAt: SAVED_AT }],
  ["Scheduled", { status: "published", publishedAt: LATER }],
] as const)("a revision is listed as %s when its article was %o as it was saved", (word, stood) => {
  expect(cellsOf({ version: 1, title: "Azure plan", savedAt: SAVED_AT, savedBy: "Ruth", ...stood })).toEqual([
    "21 November 2026 at 09:30 UTC (current)",
    "Ruth",
    "Azure plan",
    word,
  ]);
});

function cellsOf(revision: ListedRevision): string[] {
  const Stub = createRoutesStub([{ path: "/", Component: () => <Revisions articleId="1" revisions={[revision]} /> }]);
  const html = renderToStaticMarkup(<Stub />);
  return [...html.matchAll(/<td [^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, ""));
}
