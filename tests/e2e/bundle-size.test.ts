/** The size of the Worker as it is deployed, what it loads before anybody asks for it, and what browsers load with a page. */
import { expect, test } from "vitest";
import { chunksOf, gzipBytesOf, loadedWith, scriptBytesOf } from "#tests/support/bundle.ts";

const MOST_BYTES = 1_000_000;
const WHEN_USED = /^(pdf|word|plain-text|stripe)/;

const chunks = chunksOf("build/server");

test("the Worker is at most 1 MB, gzipped, and carries no font", () => {
  expect(gzipBytesOf(chunks)).toBeLessThan(MOST_BYTES);
  expect(chunks.filter(({ code }) => code.includes("data:font/"))).toEqual([]);
});

test("what writes Word and PDF files and what speaks to Stripe is loaded when it is used", () => {
  const routes = chunks.find(({ name }) => name.startsWith("server-build"))?.name ?? "";
  const loaded = [...loadedWith(routes, chunks)];
  expect(loaded.length).toBeGreaterThan(1);
  expect(chunks.filter(({ name }) => WHEN_USED.test(name)).length).toBeGreaterThan(3);
  expect(loaded.filter((name) => WHEN_USED.test(name))).toEqual([]);
});

/** React and its router are 104 kB of it; the bare template ships 113. */
const MOST_SCRIPT_BYTES = 130_000;

test("no page loads more than 130 kB of script", () => {
  const pages = [...scriptBytesOf("build/client")];
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(([, bytes]) => bytes > MOST_SCRIPT_BYTES)).toEqual([]);
});
