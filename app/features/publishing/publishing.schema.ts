/** What the article editor posts. A draft needs only a title; an article for readers needs the rest. */
import * as v from "valibot";
import { isDay } from "#app/shared/date.ts";
import { line, optionalLine } from "#app/shared/form.ts";
import { ARTICLE_CATEGORIES } from "#db/schema/article-categories.ts";
import { MAX_LENGTH } from "#db/schema/limits.ts";
import { bodyRemarks } from "./body-remarks.ts";
import { isSlug, toSlug } from "./slug.ts";
import { MAX_SUMMARY, MIN_BODY } from "./text-lengths.ts";
import { isZone, toInstant } from "./zoned-time.ts";

const STALE = "The form is out of date. Please reload the page.";

const MAX_TAGS = 12;
const MAX_TAG = 40;

/** `keep` saves without changing when readers see the article. */
const INTENTS = ["draft", "keep", "publish", "schedule"] as const;
export type Intent = (typeof INTENTS)[number];

/** Twenty quotations or lists nested in one another: nobody could read it, and parsing it would take for ever. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+] |\d{1,9}[.)] )){20}|^[ \t]{80}/m;

/** The parser compares each emphasis or link mark with all those before it, back to a blank line. */
const MOST_MARKS = { block: 1_000, text: 5_000 };

function holdsTooManyMarks(text: string): boolean {
  const marks = text.split(/\n[ \t]*\n/).map((block) => block.match(/[*_]+|[[<]/g)?.length ?? 0);
  return (
    marks.some((count) => count > MOST_MARKS.block) || marks.reduce((sum, count) => sum + count, 0) > MOST_MARKS.text
  );
}

function takesTooLong(text: string): boolean {
  return TOO_DEEP.test(text) || holdsTooManyMarks(text);
}

const Body = v.pipe(
  v.string("The text is missing. Please reload the page."),
  v.transform((text) => text.replaceAll("\r\n", "\n")),
  v.maxLength(MAX_LENGTH.articleText, "The text must be at most 200,000 characters"),
  v.check((text) => !/[^\P{Cc}\n\t]/u.test(text), "The text contains characters that cannot be shown"),
  v.check((text) => !TOO_DEEP.test(text), "The text has quotations or lists nested too deeply"),
  v.check(
    (text) => !holdsTooManyMarks(text),
    "The text has too many marks of emphasis and links; leave blank lines between its parts",
  ),
);

const Tags = v.pipe(
  optionalLine("Tags", 720),
  v.transform((text) => [
    ...new Set(
      text
        .split(",")
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]),
  v.check((tags) => tags.length <= MAX_TAGS, `Please give at most ${MAX_TAGS} tags`),
  v.check((tags) => tags.every((tag) => [...tag].length <= MAX_TAG), `A tag must be at most ${MAX_TAG} characters`),
);

const Day = v.pipe(
  v.optional(v.string(STALE), ""),
  v.check((day) => day === "" || isDay(day), "Please enter a date, such as 2027-05-31"),
  v.transform((day) => day || null),
);

const Fields = v.strictObject({
  intent: v.picklist(INTENTS, STALE),
  /** The version that the form started from; 0 for a new article. */
  version: v.pipe(v.string(STALE), v.regex(/^\d{1,9}$/, STALE), v.transform(Number)),
  title: line("Title", MAX_LENGTH.title),
  slug: v.pipe(
    optionalLine("Address", MAX_LENGTH.slug),
    v.check(
      (slug) => slug === "" || isSlug(slug),
      "Use only lower-case letters, digits and single hyphens, such as azure-migration",
    ),
  ),
  description: optionalLine("Summary", MAX_SUMMARY),
  category: v.picklist(ARTICLE_CATEGORIES, "Please choose a category"),
  author: line("Author", MAX_LENGTH.name),
  tags: Tags,
  /** An unticked box sends nothing. */
  featured: v.pipe(
    v.optional(v.picklist(["on", ""]), ""),
    v.transform((box) => box === "on"),
  ),
  verifiedUntil: Day,
  body: Body,
  publishOn: v.optional(v.string(STALE), ""),
  zone: v.pipe(v.optional(v.string(STALE), "UTC"), v.check(isZone, "Please choose a time zone")),
});

const forReaders = ({ intent }: { intent: Intent }) => intent !== "draft";

function faultOfSummary(summary: string): string | null {
  return summary === "" ? "A summary is required: lists and search engines show it" : null;
}

function faultOfBody(body: string): string | null {
  if (body.length < MIN_BODY) return `The text must be at least ${MIN_BODY} characters to be published`;
  const [remark] = takesTooLong(body) ? [] : bodyRemarks(body); // what takes too long is refused whoever may see it
  return remark ? `The text cannot be published yet. ${remark}` : null;
}

/** Why readers must not see a stored text, such as an old draft's; null if they may. */
export function faultForReaders({ description, body }: { description: string; body: string }): string | null {
  const { issues } = v.safeParse(Body, body);
  return faultOfSummary(description) ?? issues?.[0].message ?? faultOfBody(body);
}

/** The fields in the shape of the table. `publishAt` is null unless a time was requested. */
export const ArticleInput = v.pipe(
  Fields,
  v.forward(
    v.partialCheck(
      [["title"], ["slug"]],
      ({ title, slug }) => title === "" || (slug || toSlug(title)) !== "",
      "Please enter an address: none can be made from this title",
    ),
    ["slug"],
  ),
  v.forward(
    v.partialCheck(
      [["intent"], ["description"]],
      (form) => !forReaders(form) || faultOfSummary(form.description) === null,
      ({ input }) => faultOfSummary(input.description) ?? "",
    ),
    ["description"],
  ),
  v.forward(
    v.partialCheck(
      [["intent"], ["body"]],
      (form) => !forReaders(form) || faultOfBody(form.body) === null,
      ({ input }) => faultOfBody(input.body) ?? "",
    ),
    ["body"],
  ),
  v.forward(
    v.partialCheck(
      [["intent"], ["publishOn"], ["zone"]],
      ({ intent, publishOn, zone }) => intent !== "schedule" || toInstant(publishOn, zone) !== null,
      "Please enter a date and time that exist in this time zone",
    ),
    ["publishOn"],
  ),
  v.transform(({ intent, version, publishOn, zone, slug, ...fields }) => ({
    intent,
    version,
    article: { ...fields, slug: slug || toSlug(fields.title) },
    publishAt: intent === "schedule" ? toInstant(publishOn, zone) : null,
  })),
);
export type ArticleInput = v.InferOutput<typeof ArticleInput>;

/** The fields for a preview: whatever has been typed so far, valid or not. */
export const PreviewInput = v.object({
  intent: v.literal("preview"),
  title: v.string(),
  description: v.string(),
  category: v.string(),
  author: v.string(),
  body: Body,
});
export type PreviewInput = v.InferOutput<typeof PreviewInput>;

/** What any button of the editor posts. */
export const PostedToEditor = v.lazy((posted) =>
  v.is(v.object({ intent: v.literal("preview") }), posted) ? PreviewInput : ArticleInput,
);

/** What the list's buttons post. */
export const ArticleMove = v.strictObject({
  intent: v.picklist(["delete", "restore"], STALE),
  articleId: v.pipe(v.string(STALE), v.uuid(STALE)),
});
export type ArticleMove = v.InferOutput<typeof ArticleMove>;

/** What a revision's button posts. */
export const RevisionInput = v.strictObject({ version: Fields.entries.version });
