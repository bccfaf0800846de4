import { expect, test } from "vitest";
import { attachment, fileName } from "#app/shared/content-disposition.ts";

const HOSTILE = [
  "Plan\r\nSet-Cookie: a=b",
  "Plan\u0000.exe",
  'Plan"; filename="evil.exe',
  "Plan'; filename*=UTF-8''evil.exe",
  "Plan\u202Egnp.exe",
  "Plan\u2066\u2069",
  "Plan\u2028\u2029line",
  "../../etc/passwd",
  "..\\..\\boot.ini",
  "C:\\Windows\\win.ini",
  "\ud83d plan \udc00",
  "📄 plan 👩‍👩‍👧",
  "Straße & Æther, Zoë",
  "計画書",
  "a/b:c*d?e|f<g>h",
  "%00%0d%0a",
  "x".repeat(500),
  "   ",
  "",
  ".hidden",
];

test("spaces become underscores, and the parts are joined by one", () => {
  expect(fileName(["Azure Migration Strategy Solution Document", "Byrne & Sons", "2026-11-20"], "txt")).toBe(
    "Azure_Migration_Strategy_Solution_Document_Byrne_and_Sons_2026-11-20.txt",
  );
});

test("a name that is too long is cut at the title, so that client and date stay", () => {
  const name = fileName(["Title ".repeat(40), "Northgate Clinic Group", "2026-11-20"], "txt");
  expect(name).toMatch(/^Title_Title_.*_Northgate_Clinic_Group_2026-11-20\.txt$/);
  expect(name).toHaveLength(100);
  expect([...fileName(["Title", "client ".repeat(60), "2026-11-20"], "txt")].length).toBeLessThanOrEqual(100);
});

test("nothing but letters, digits, dots, hyphens and underscores is left", () => {
  expect(fileName(["Plan (v2): Ó Briain's #1, 50% + more", "計画 & Co"], "pdf")).toBe(
    "Plan_v2_Ó_Briain_s_1_50_more_計画_and_Co.pdf",
  );
});

test("a part that is empty leaves no trace", () => {
  expect(fileName(["Plan", " ", "2026-11-20"], "md")).toBe("Plan_2026-11-20.md");
});

test.each(HOSTILE)("%j gives one header with one plain name", (title) => {
  const header = attachment(fileName([title], "txt"));
  expect(header).toMatch(/^attachment; filename="[A-Za-z0-9._-]{1,100}"; filename\*=UTF-8''[A-Za-z0-9._~!&+^`|$#%-]+$/);
  expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
  expect(header.match(/filename="([^"]*)"/)?.[1]).toMatch(/^[^.].*\.txt$/);
});

test.each(HOSTILE)("the full name of %j names no folder and shows nothing invisible", (title) => {
  const name = fileName([title], "txt");
  expect(name).toMatch(/\.txt$/);
  expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]/u);
  expect([...name].length).toBeLessThanOrEqual(100);
  expect(name.startsWith(".")).toBe(false);
});

test("letters with accents fold to their letter in the plain name and stay in the full one", () => {
  expect(attachment("Zoë.txt")).toBe(`attachment; filename="Zoe.txt"; filename*=UTF-8''Zo%C3%AB.txt`);
});
