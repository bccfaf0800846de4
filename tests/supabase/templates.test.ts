/** The mails that Supabase Auth sends look like ours; it reads them from files, so the look stands there once more. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeLetter } from "#app/features/mail/mail-letter.tsx";

const ours = await writeLetter({
  subject: "Any",
  paragraphs: ["One."],
  action: { label: "Go", address: "https://a.example" },
});

/** The frame without the words: what stands in the head's style sheet and in each element's style. */
function looksOf(html: string): string[] {
  const sheet = /<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? "";
  return [
    sheet,
    ...[...html.matchAll(/class="(\w+)"\s+style="([^"]+)"/g)].map(([, name, style]) => `${name} ${style}`),
  ];
}

test.each(globSync("supabase/templates/*.html"))("%s looks like the portal's own mails", (file) => {
  const html = readFileSync(file, "utf8");
  expect(looksOf(html)).toEqual(looksOf(ours.html));
  const smallPrint = /<p class="quiet"[^>]*>\s*(.*?)\s*<\/p>/s;
  expect(smallPrint.exec(html)?.[1]).toBe(smallPrint.exec(ours.html)?.[1]);
});

test("a mail says the same as text and as HTML, and escapes what people typed", async () => {
  const { text, html } = await writeLetter({ subject: "A & B", paragraphs: ["<b>bold</b>"], closing: ["Bye."] });
  expect(text).toMatch(/^<b>bold<\/b>\n\nBye\.\n\n-- \n/);
  expect(html).toContain("<title>A &amp; B</title>");
  expect(html).toContain("&lt;b&gt;bold&lt;/b&gt;");
});
