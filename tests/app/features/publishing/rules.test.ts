import { expect, test } from "vitest";
import { bodyRemarks } from "#app/features/publishing/body-remarks.ts";
import { compareLines, onlyChanges } from "#app/features/publishing/compare-lines.ts";
import { toPreview } from "#app/features/publishing/preview.ts";
import { isOverdue, publicationOf } from "#app/features/publishing/publication.ts";
import { isSlug, toSlug } from "#app/features/publishing/slug.ts";
import { toInstant, toLocal } from "#app/features/publishing/zoned-time.ts";

test.each([
  ["Azure migration, from A to Z", "azure-migration-from-a-to-z"],
  ["Don’t panic: Café & Co.", "dont-panic-cafe-co"],
  ["  --  ", ""],
  ["日本語", ""],
  [`${"long ".repeat(30)}end`, "long-".repeat(16).slice(0, -1)],
  ["x".repeat(200), "x".repeat(80)],
])("the address made of %j is %j", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  if (slug) expect(isSlug(slug)).toBe(true);
});

test.each(["", "-a", "a-", "a--b", "A", "a b", "a/b", "é"])("%j is no address", (slug) => {
  expect(isSlug(slug)).toBe(false);
});

test.each([
  ["2026-12-24T09:00", "Europe/Dublin", "2026-12-24T09:00:00.000Z"],
  ["2027-07-01T09:00", "Europe/Dublin", "2027-07-01T08:00:00.000Z"],
  ["2027-03-28T00:59", "Europe/Dublin", "2027-03-28T00:59:00.000Z"],
  ["2026-10-25T01:30", "Europe/Dublin", "2026-10-25T00:30:00.000Z"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  ["2026-11-24T00:15", "Asia/Kolkata", "2026-11-23T18:45:00.000Z"],
  ["2026-11-24T09:00", "UTC", "2026-11-24T09:00:00.000Z"],
])("%s on the clocks of %s is %s", (local, zone, instant) => {
  expect(toInstant(local, zone)?.toISOString()).toBe(instant);
  expect(toLocal(new Date(instant), zone)).toBe(local);
});

test.each([
  ["2027-03-28T01:30", "Europe/Dublin"],
  ["2027-03-14T02:30", "America/New_York"],
  ["2026-02-30T09:00", "UTC"],
  ["2026-13-01T09:00", "UTC"],
  ["tomorrow", "UTC"],
  ["", "UTC"],
  ["2026-11-24T09:00", "Mars/Olympus"],
])("%j is a time that the clocks of %s never show", (local, zone) => {
  expect(toInstant(local, zone)).toBeNull();
});

test.each([
  ["fine\n\n## Heading\n\n[words](https://a.example) `<b>` **bold**", []],
  ["# Title", ["Line 1: start headings with ##; a single # would be a second title."]],
  ["a\n\n[x](javascript:alert(1))", ["Line 3: a link needs its full address, starting with https:// or http://."]],
  ["[x](/articles)", ["Line 1: a link needs its full address, starting with https:// or http://."]],
  ["[x](mailto:a@b.example)", ["Line 1: a link needs its full address, starting with https:// or http://."]],
  ["![x](https://a.example/x.png)", ["Line 1: images are not supported; use words or a table."]],
  [
    "one\n\n<img src=x onerror=alert(1)>",
    ["Line 3: HTML is not supported and would be shown as plain text; please use Markdown."],
  ],
  ["> - **[x](data:text/html,y)**", ["Line 1: a link needs its full address, starting with https:// or http://."]],
])("of the text %j is remarked %j", (text, remarks) => {
  expect(bodyRemarks(text)).toEqual(remarks);
});

test("a preview shows what is no Markdown of ours as words, and no link that runs", () => {
  const typed = { title: "T", description: "", category: "", author: "" };
  const { blocks } = toPreview({ ...typed, body: "<script>alert(1)</script>\n\n[x](javascript:alert(1))" });
  expect(blocks).toEqual([
    { kind: "paragraph", children: ["<script>alert(1)</script>"] },
    { kind: "paragraph", children: ["x"] },
  ]);
});

test("of two texts what stayed, went and came is told line by line, and puts both together again", () => {
  const [before, after] = ["a\nb\nc\nd\ne\nf\ng\nh", "a\nB\nc\nd\ne\nf\ng\nnew\nh"];
  const lines = compareLines(before, after);
  const of = (left: string) => lines.filter(({ change }) => change !== left).map(({ text }) => text);
  expect(of("added").join("\n")).toBe(before);
  expect(of("removed").join("\n")).toBe(after);
  expect(lines.filter(({ change }) => change !== "same")).toEqual([
    { change: "removed", text: "b" },
    { change: "added", text: "B" },
    { change: "added", text: "new" },
  ]);
  const shown = onlyChanges(lines).map((line) => line?.text ?? "…");
  expect(shown).toEqual(["a", "b", "B", "c", "d", "…", "f", "g", "new", "h"]);
  expect(onlyChanges(compareLines("a\nb", "a\nb"))).toEqual([null]);
});

test("texts too long to compare are taken out and put in as a whole, at once", () => {
  const text = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word} ${n}`).join("\n");
  const lines = compareLines(`same\n${text("a")}`, `same\n${text("b")}`);
  expect(lines).toHaveLength(6001);
  expect(lines[0]).toEqual({ change: "same", text: "same" });
});

test("where an article stands follows from the row and the clock", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const at = (text: string) => new Date(text);
  const row = { status: "published", publishedAt: at("2026-11-21T12:00:00Z"), deletedAt: null } as const;
  expect(publicationOf(row, now)).toBe("published");
  expect(publicationOf({ ...row, publishedAt: at("2026-11-21T12:00:01Z") }, now)).toBe("scheduled");
  expect(publicationOf({ ...row, status: "draft" }, now)).toBe("draft");
  expect(publicationOf({ ...row, deletedAt: now }, now)).toBe("deleted");
  expect([isOverdue("2026-11-20", now), isOverdue("2026-11-21", now), isOverdue(null, now)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ["[a][b]\n\n[b]: https://example.com", /reference-style links/],
  ["![a](https://example.com/a.png)", /images are not supported/],
  ["[a](javascript:alert)", /needs its full address/],
])("%j cannot be published, and the line is named", (body, remark) => {
  const remarks = bodyRemarks(body);
  expect(remarks[0]).toMatch(/^Line 1: /);
  expect(remarks.join(" ")).toMatch(remark);
});
