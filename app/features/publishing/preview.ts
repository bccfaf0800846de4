/** Prepares an article as readers would see it, from whatever has been typed so far. */
import { readMinutes } from "#app/features/articles/read-time.ts";
import { type Block, readMarkdown } from "#app/shared/markdown.ts";
import { bodyRemarks } from "./body-remarks.ts";

type Typed = { title: string; description: string; category: string; author: string; body: string };

export type Preview = Omit<Typed, "body"> & {
  blocks: Block[];
  minutes: number;
  /** What would prevent its publication. */
  remarks: string[];
};

/** Parsed exactly as the article's page parses it. */
export function toPreview({ title, description, category, author, body }: Typed): Preview {
  const text = body.replaceAll("\r\n", "\n");
  return {
    title,
    description,
    category,
    author,
    blocks: readMarkdown(text),
    minutes: readMinutes(text),
    remarks: bodyRemarks(text),
  };
}
