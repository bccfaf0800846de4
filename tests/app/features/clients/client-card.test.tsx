import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ClientCard } from "#app/features/clients/client-card.tsx";
import type { ListedClient } from "#app/features/clients/clients.server.ts";

const EMPTY = { count: 0, newest: [], totals: [] };
const CLIENT: ListedClient = {
  id: "7f7a1a0e-1b2c-4d3e-8f90-a1b2c3d4e5f6",
  name: "Orla Keane",
  email: "orla@keane.example",
  company: "Keane <b>Ltd</b>",
  profile: {},
  version: 1,
  createdAt: new Date("2026-11-20T10:00:00Z"),
  solutions: { purchased: EMPTY, pending: EMPTY },
};

function draw(changes: Partial<ListedClient> = {}): string {
  const card = <ClientCard client={{ ...CLIENT, ...changes }} editTo="?edit=1" />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: card }])} />);
}

test("what was never filled in is said to be so", () => {
  const html = draw();
  expect(html).toContain("No title specified");
  expect(html.match(/Not specified/g)).toHaveLength(4);
  expect(html).toContain("No solutions generated yet");
  expect(html).not.toContain("Address");
  expect(html).toContain("Keane &lt;b&gt;Ltd&lt;/b&gt;");
});

test.each(["javascript:alert(1)", "data:text/html,x", "//x.example/\\y"])(
  "a website of %s is text and no link",
  (website) => {
    expect(draw({ profile: { website } })).not.toMatch(/<a [^>]*target="_blank"/);
  },
);

test("a website opens in a new tab that knows nothing of ours", () => {
  const html = draw({ profile: { website: "keane.example" } });
  expect(html).toMatch(/<a href="https:\/\/keane\.example\/" target="_blank" rel="noopener noreferrer"/);
});

test.each([
  ["United Kingdom", "20 November 2026"],
  ["United States", "November 20, 2026"],
  ["Germany", "20. November 2026"],
])("in %s the client was added on %s", (country, date) => {
  expect(draw({ profile: { address: { country } } })).toContain(date);
});

test("the address needs a street or a city, and joins city, state and zip", () => {
  expect(draw({ profile: { address: { zipCode: "D02", country: "Ireland" } } })).not.toContain("Address");
  const html = draw({
    profile: { address: { city: "Drogheda", state: "Co. Louth", zipCode: "A92", country: "Ireland" } },
  });
  expect(html).toContain("Drogheda, Co. Louth, A92");
});

test("two panels count, name the newest, and sum", () => {
  const price = { minor: 9_999, currency: "USD" } as const;
  const solution = (id: string) => ({ id, templateType: `Type ${id}`, price, date: CLIENT.createdAt });
  const html = draw({
    solutions: {
      purchased: { count: 5, newest: [solution("a"), solution("b")], totals: [{ minor: 49_995, currency: "USD" }] },
      pending: { count: 1, newest: [solution("c")], totals: [price] },
    },
  });
  for (const text of ["Purchased Solutions", "+3 more solutions", "$499.95", "Awaiting Payment", "Potential Revenue"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/documents/a"');
  expect(html).toContain('href="/payment/c"');
  expect(html).not.toContain("more pending");
});
