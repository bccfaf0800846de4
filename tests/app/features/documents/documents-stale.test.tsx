import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaleFacts } from "#app/features/documents/documents-stale.tsx";

test("facts that are due for review are not said to have been verified on the last day that they counted as current", () => {
  const html = renderToStaticMarkup(<StaleFacts since="2027-05-19" />);
  expect(html).toMatch(/They counted as current until <time dateTime="2027-05-19T00:00:00.000Z">19 May 2027<\/time>/i);
  expect(html).not.toContain("verified");
});
