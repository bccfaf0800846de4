/** The values of the editor's fields, and how two versions of an article differ. */
import type { FormReply } from "#app/shared/form.ts";
import { EDITORIAL_TEAM } from "#app/shared/site.ts";
import type { SavedOverReply } from "#app/shared/stored-version.ts";
import type { Preview } from "./preview.ts";
import type { WrittenArticle } from "./publishing.server.ts";

/** In the order of the form. */
export const LABELS = {
  title: "Title",
  slug: "Address",
  description: "Summary",
  body: "Text",
  category: "Category",
  author: "Author",
  tags: "Tags",
  verifiedUntil: "Verified until",
  featured: "Featured",
} as const;
export type EditorField = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as EditorField[]; // the keys of a constant
export type EditorValues = Record<EditorField, string>;

export type EditorReply = SavedOverReply<{ version: number; values: EditorValues }> & { preview?: Preview };

export const NEW_ARTICLE: EditorValues = {
  title: "",
  slug: "",
  description: "",
  body: "",
  category: "",
  author: EDITORIAL_TEAM,
  tags: "",
  verifiedUntil: "",
  featured: "",
};

export function valuesOf(article: WrittenArticle): EditorValues {
  const { title, slug, description, body, category, author, tags, verifiedUntil, featured } = article;
  return {
    title,
    slug,
    description,
    body,
    category,
    author,
    tags: tags.join(", "),
    verifiedUntil: verifiedUntil ?? "",
    featured: featured ? "on" : "",
  };
}

/** What was typed, if a form came back, otherwise what is stored. An unticked box sends nothing. */
export function typedValues(stored: EditorValues, reply: FormReply | undefined): EditorValues {
  if (!reply || Object.keys(reply.values).length === 0) return stored;
  return { ...stored, ...Object.fromEntries(FIELDS.map((name) => [name, reply.values[name] ?? ""])) };
}

/** The fields whose values differ in more than their line endings. */
export function differingFields(one: EditorValues, other: EditorValues): EditorField[] {
  const plain = (text: string) => text.replaceAll("\r\n", "\n");
  return FIELDS.filter((name) => plain(one[name]) !== plain(other[name]));
}
