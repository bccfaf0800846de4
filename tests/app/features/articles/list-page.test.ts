import { expect, test } from "vitest";
import { PAGE_SIZE, pageOf } from "#app/features/articles/list-page.ts";

const article = (number: number) => ({ number, isFeatured: number % 10 === 0 });
const articles = (count: number) => Array.from({ length: count }, (_, number) => article(number));
const numbers = (list: readonly { number: number }[]) => list.map(({ number }) => number);

test("featured articles stand on the first page, and the others follow in their order", () => {
  const first = pageOf(articles(12), 1);
  expect(numbers(first.featured)).toEqual([0, 10]);
  expect(numbers(first.others)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
  expect(first).toMatchObject({ total: 12, pages: 1 });
});

test("every article is on exactly one page", () => {
  const all = articles(100);
  const { pages } = pageOf(all, 1);
  const seen = Array.from({ length: pages }, (_, at) => pageOf(all, at + 1)).flatMap((page) => [
    ...page.featured,
    ...page.others,
  ]);
  expect(pages).toBe(Math.ceil(90 / PAGE_SIZE));
  expect(numbers(seen).sort((a, b) => a - b)).toEqual(numbers(all));
});

test("a page beyond the last is the last", () => {
  expect(pageOf(articles(50), 9)).toEqual(pageOf(articles(50), 2));
});
