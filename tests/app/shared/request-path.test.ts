import { expect, test } from "vitest";
import { pathOf } from "#app/shared/request-path.ts";

test.each([
  "https://portal.example",
  "http://127.0.0.1:8787/articles?q=a/b#c",
  "https://portal.example/#/top",
  "https://portal.example?next=/x",
  "https://portal.example//double/?",
  "https://portal.example/a%3Fb/..%2f",
])("the path of %s is the one that a URL has", (address) => {
  expect(pathOf(new Request(address).url)).toBe(new URL(address).pathname);
});
