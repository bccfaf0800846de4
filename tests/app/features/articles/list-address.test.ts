import { expect, test } from "vitest";
import { listPath, readListAddress } from "#app/features/articles/list-address.ts";

const read = (search: string) => readListAddress(new URLSearchParams(search));

test("an address is read as it was written", () => {
  const address = { text: "AD & PKI", category: "Best Practices", page: 3 } as const;
  expect(readListAddress(new URL(listPath(address), "https://a.example").searchParams)).toEqual(address);
});

test("only what differs from the plain list stands in the address", () => {
  expect(listPath({})).toBe("/articles");
  expect(listPath({ text: "pki", category: null, page: 1 })).toBe("/articles?q=pki");
});

test.each(["", "q=&category=&page=", "q=%00&category=Nonsense&page=0", "q=!!&page=-1", "page=1e3", "page=99999"])(
  "%j asks for nothing in particular",
  (search) => {
    expect(read(search)).toEqual({ text: "", category: null, page: 1 });
  },
);
