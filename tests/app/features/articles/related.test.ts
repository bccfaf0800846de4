import { expect, test } from "vitest";
import { relatedTo } from "#app/features/articles/related.ts";

test("articles that share most tags come first, the article itself and strangers never", () => {
  const read = { slug: "read", tags: ["Azure", "Cost"] };
  const all = [
    read,
    { slug: "stranger", tags: ["PKI"] },
    { slug: "one", tags: ["Cost"] },
    { slug: "two", tags: ["Azure", "Cost"] },
    { slug: "another", tags: ["Azure"] },
    { slug: "fourth", tags: ["Azure"] },
  ];
  expect(relatedTo(read, all).map(({ slug }) => slug)).toEqual(["two", "one", "another"]);
});
