import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage, errorTitle } from "#app/ui/error-page.tsx";

test.each([
  [404, "Page not found"],
  [403, "That was not allowed"],
  [413, "That was too large"],
  [429, "Too many requests"],
  [503, "We will be right back"],
  [500, "Something went wrong on our side"],
  [418, "We could not read that request"],
  [502, "Something went wrong on our side"],
])("status %i is explained as '%s'", (status, title) => {
  expect(pageFor(answer(status))).toContain(`<h1 class="text-4xl">${title}</h1>`);
  expect(errorTitle(answer(status))).toBe(title);
});

test("an exception is told as our fault, and nothing of it is shown", () => {
  const html = pageFor(new Error("connection string postgres://secret"));
  expect(html).toContain("Something went wrong on our side");
  expect(html).not.toContain("secret");
});

test("what may pass offers to try the same address again", () => {
  for (const status of [429, 500, 503]) expect(pageFor(answer(status)), String(status)).toContain('href="/lost?x=1"');
  expect(pageFor(answer(404))).not.toContain("Try again");
});

test("the reference is that of the request that failed; the page's own is for what failed while it was drawn", () => {
  const page = { requestId: "req-page" };
  expect(pageFor(answer(500, { requestId: "req-77" }), page)).toMatch(/reference:.*req-77/);
  expect(pageFor(answer(500, { requestId: "req-77" }), page)).not.toContain("req-page");
  expect(pageFor(new Error("cannot be drawn"), page)).toMatch(/reference:.*req-page/);
  expect(pageFor(answer(405), page)).not.toContain("reference");
});

/** What the framework makes of a thrown response. */
function answer(status: number, data: unknown = null) {
  return { status, statusText: "", data, internal: false };
}

function pageFor(error: unknown, rootData?: { requestId: string }): string {
  const routes = [{ id: "root", path: "*", loader: () => null, element: <ErrorPage error={error} /> }];
  const hydrationData = { loaderData: { root: rootData ?? null } };
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/lost?x=1"], hydrationData })} />,
  );
}
