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

/** React and its router are 107 kB of it; the bare template ships 113. */
const MOST_SCRIPT_KILOBYTES = 130;
/** A page with more to it. The limit is lowered when the page has become lighter. */
const HEAVIER: Record<string, number> = { "routes/questionnaire": 132 };
/** Sent without scripts; theirs are loaded by who comes from the application. */
const FOR_READING = new Set(["home", "articles", "article", "about", "contact", "terms", "privacy"]);

test("no page of the application loads more script than its limit", () => {
  const pages = [...scriptBytesOf("build/client")].filter(([id]) => !FOR_READING.has(id.replace("routes/", "")));
  expect(pages.length).toBeGreaterThan(30);
  const tooHeavy = pages.filter(([id, bytes]) => bytes > (HEAVIER[id] ?? MOST_SCRIPT_KILOBYTES) * 1000);
  expect(tooHeavy).toEqual([]);
});
