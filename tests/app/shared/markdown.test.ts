import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type HeadingIds, headingBlock, headingsOf, readMarkdown } from "#app/shared/markdown.ts";
import { Prose } from "#app/ui/prose.tsx";
import { atOnce } from "#tests/support/at-once.ts";

function render(markdown: string): string {
  return renderToStaticMarkup(createElement(Prose, { blocks: readMarkdown(markdown) }));
}

const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "text <b onclick=alert(1)>bold</b> text",
  "<svg/onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<!-- --><style>*{}</style>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](java\tscript:alert(1))",
  "[a](&#106;avascript:alert(1))",
  "[a](javascript&colon;alert(1))",
  "[a](\u0001javascript:alert(1))",
  "[a](data:text/html;base64,PHNjcmlwdD4=)",
  "[a](vbscript:msgbox(1))",
  "[a](file:///etc/passwd)",
  "[a](//evil.example)",
  "[a](/sign-out)",
  "[a](#x)",
  "[a](https:/\u200bevil)",
  "<javascript:alert(1)>",
  "[a][b]\n\n[b]: javascript:alert(1)",
  "![a](https://evil.example/pixel.png)",
  '![a](x "onerror=alert(1)")',
  '[a](https://example.com/" onmouseover="alert(1))',
  "| <script>alert(1)</script> | b |\n|---|---|\n| [x](javascript:alert(1)) | <img src=x onerror=alert(1)> |",
  "# <script>alert(1)</script>",
  '# "><img src=x onerror=alert(1)>',
  "```html\n<script>alert(1)</script>\n```",
  "`<script>alert(1)</script>`",
  "> <script>alert(1)</script>",
  "- <script>alert(1)</script>",
  "1. <a href='javascript:alert(1)'>x</a>",
  "<details open ontoggle=alert(1)>",
  "<a href=https://evil.example>x</a>",
  "<base href=https://evil.example>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<form action=https://evil.example><input name=password>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
  "<scr\u0000ipt>alert(1)</scr\u0000ipt>",
];

const TAGS = /^(?:div|p|h[1-6]|strong|em|code|pre|ul|ol|li|table|thead|tbody|tr|th|td|a|br|hr|blockquote)$/;

test.each(ATTACKS)("%j comes out as text", (markdown) => {
  const html = render(markdown);
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag = ""]) => tag);
  expect(tags.filter((tag) => !TAGS.test(tag))).toEqual([]);
  expect(html.replace(/>[^<]*</g, "><")).not.toMatch(/ (?:on\w+|style|src|srcset|action|formaction)=/i);
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(hrefs.filter((href) => !/^(?:https?:\/\/|mailto:)/.test(href))).toEqual([]);
});

test("a raw tag is shown as it was typed", () => {
  expect(render("<script>alert(1)</script>")).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("links to the web and to a mailbox work", () => {
  expect(render("[site](https://example.com/a?b=1&c=2) [mail](mailto:a@example.com)")).toBe(
    '<div class="prose"><p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">site</a> <a href="mailto:a@example.com" rel="noopener noreferrer nofollow">mail</a></p></div>',
  );
});

test("headings have ids that are stable and unique", () => {
  const blocks = readMarkdown("# Plan\n\n## 1. Next Steps\n\n### Zoë’s part\n\n## 1. Next Steps\n\n## 計画");
  expect(headingsOf(blocks, [2, 3]).map(({ id }) => id)).toEqual([
    "section-1-next-steps",
    "section-zoe-s-part",
    "section-1-next-steps-2",
    "section-untitled",
  ]);
});

test("thousands of headings of one name are numbered at once, and none takes the id of another", async () => {
  const titles = Array.from({ length: 20_000 }, (_, index) => (index === 2 ? "a 5" : "a"));
  const ids: HeadingIds = new Map();
  const given = await atOnce(() => titles.map((title) => headingBlock(1, title, [], ids).id));
  expect(given.slice(0, 7)).toEqual(["", "-2", "-5", "-3", "-4", "-6", "-7"].map((end) => `section-a${end}`));
  expect(new Set(given).size).toBe(titles.length);
  const few = titles.slice(0, 100);
  const read = headingsOf(readMarkdown(few.map((title) => `# ${title}\n`).join("")), [1]);
  expect(read.map(({ id }) => id)).toEqual(given.slice(0, 100));
});

test("a table keeps its head, its rows and its alignment", () => {
  const html = render("| Item | Hours |\n|---|---:|\n| Design | 12 |\n| Build \\| test | 30 |");
  expect(html).toContain('<th scope="col" class="text-end whitespace-nowrap">Hours</th>');
  expect(html).toContain('<td class="text-start">Build | test</td><td class="text-end whitespace-nowrap">30</td>');
});

test("a list keeps its order, its first number and its nesting", () => {
  expect(render("3. three\n4. four\n   - inner")).toContain(
    '<ol start="3"><li>three</li><li>four<ul><li>inner</li></ul></li></ol>',
  );
});
