import * as v from "valibot";
import { expect, test } from "vitest";
import { faultForReaders, PostedToEditor } from "#app/features/publishing/publishing.schema.ts";
import { MIN_BODY } from "#app/features/publishing/text-lengths.ts";
import { atOnce } from "#tests/support/at-once.ts";

const FORM = {
  intent: "publish",
  version: "3",
  title: "A title",
  slug: "",
  description: "About it",
  category: "Azure",
  author: "Ada",
  tags: " Azure,, Cost ,Azure",
  verifiedUntil: "2027-05-31",
  body: "a\r\nb ".repeat(100),
  publishOn: "",
  zone: "UTC",
};

function faults(change: Record<string, unknown>): Record<string, string> {
  const checked = v.safeParse(PostedToEditor, { ...FORM, ...change });
  return Object.fromEntries((checked.issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

test("a form in order becomes an article: its address made of the title, tags told apart, lines ended alike", () => {
  expect(v.parse(PostedToEditor, FORM)).toEqual({
    intent: "publish",
    version: 3,
    article: {
      title: "A title",
      slug: "a-title",
      description: "About it",
      category: "Azure",
      author: "Ada",
      tags: ["Azure", "Cost"],
      featured: false,
      verifiedUntil: "2027-05-31",
      body: "a\nb ".repeat(100),
    },
    publishAt: null,
  });
});

test.each([
  [{}, null],
  [{ description: "" }, "A summary is required: lists and search engines show it"],
  [{ body: "Too short." }, `The text must be at least ${MIN_BODY} characters to be published`],
  [{ body: `${"Long enough. ".repeat(40)}\n\n# Again` }, expect.stringContaining("Line 3: start headings with ##")],
  [{ body: "> ".repeat(30) + "deep ".repeat(200) }, "The text has quotations or lists nested too deeply"],
])("a stored text with %j is judged as the editor would judge it for readers", (change, fault) => {
  const stored = { description: "About it", body: "Long enough. ".repeat(40), ...change };
  expect(faultForReaders(stored)).toEqual(fault);
});

test("a draft needs no more than a title, a category and an author", () => {
  expect(faults({ intent: "draft", description: "", body: "" })).toEqual({});
  expect(Object.keys(faults({ intent: "draft", title: "" }))).toEqual(["title"]);
});

test.each([
  [{ description: "" }, { description: "A summary is required: lists and search engines show it" }],
  [{ body: "Short." }, { body: `The text must be at least ${MIN_BODY} characters to be published` }],
  [
    { body: `${"Words. ".repeat(60)}\n\n<b>x</b>` },
    {
      body: "The text cannot be published yet. Line 3: HTML is not supported and would be shown as plain text; please use Markdown.",
    },
  ],
  [{ slug: "Not Kebab" }, { slug: expect.stringContaining("lower-case letters, digits and single hyphens") }],
  [{ title: "日本" }, { slug: "Please enter an address: none can be made from this title" }],
  [{ category: "Cooking" }, { category: "Please choose a category" }],
  [{ author: "" }, { author: "Author is required" }],
  [{ tags: "a,b,c,d,e,f,g,h,i,j,k,l,m" }, { tags: "Please give at most 12 tags" }],
  [{ verifiedUntil: "2027-02-30" }, { verifiedUntil: "Please enter a date, such as 2027-05-31" }],
  [{ intent: "schedule" }, { publishOn: "Please enter a date and time that exist in this time zone" }],
  [{ zone: "Mars/Olympus" }, { zone: "Please choose a time zone" }],
  [{ intent: "erase" }, { intent: "The form is out of date. Please reload the page." }],
  [{ body: "a\u0007".repeat(300) }, { body: "The text contains characters that cannot be shown" }],
])("%j is refused with a plain message at its field", (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test("a time is taken on the clocks of the zone that was chosen", () => {
  const form = { ...FORM, intent: "schedule", publishOn: "2027-07-01T09:00", zone: "Europe/Dublin" };
  expect(v.parse(PostedToEditor, form)).toMatchObject({ publishAt: new Date("2027-07-01T08:00:00Z") });
});

test("a text nested so deep that reading it would take for ever is refused unread, also for a preview", () => {
  const deep = [">".repeat(20_000), "> ".repeat(900), "- ".repeat(900), `${" ".repeat(600)}- x\n`.repeat(9)];
  const messages = deep.flatMap((body) =>
    ["publish", "draft", "preview"].map((intent) => faults({ intent, body: body.padEnd(300) })),
  );
  for (const message of messages)
    expect(message).toEqual({ body: "The text has quotations or lists nested too deeply" });
  expect(faults({ intent: "draft", body: `> said\n\n- one\n  - two\n\n${"-".repeat(80)}` })).toEqual({});
});

test("a text of marks without end is refused unread, also for a preview; the most that is taken is read at once", async () => {
  const MARKED = ["a* ", "*a_ ", "[a](<b", '[a](b "', "<?a"];
  const refused = await atOnce(() =>
    MARKED.flatMap((mark) =>
      ["publish", "draft", "preview"].map((intent) => faults({ intent, body: mark.repeat(28_000) })),
    ),
  );
  for (const message of refused) expect(message).toEqual({ body: expect.stringContaining("too many marks") });
  const most = Array(5).fill("*a_ ".repeat(500)).join("\n\n");
  expect(await atOnce(() => faults({ body: most }))).toEqual({});
  expect(faults({ body: `${most}\n\nand *one* more` })).toEqual({ body: expect.stringContaining("too many marks") });
  const row = "| **Product** | [its page](https://example.com) | ends *soon* |";
  expect(faults({ body: ["| a | b | c |", "|---|---|---|", ...Array(150).fill(row)].join("\n") })).toEqual({});
});
