/** A paid document as files: what they are called, of which type they are, and what is in them. */
import { fileName } from "#app/shared/content-disposition.ts";
import { toPlainText } from "./plain-text.ts";

export type Download = { name: string; type: string; content: string };

/** A document as far as its files need it. */
export type Downloadable = {
  title: string;
  client: { name: string; company: string };
  createdAt: Date;
  markdown: string;
};

const FORMATS = {
  txt: { type: "text/plain; charset=utf-8", write: toPlainText },
  md: { type: "text/markdown; charset=utf-8", write: (markdown: string) => markdown },
} as const;

export type Format = keyof typeof FORMATS;

/** The file in one format, named `{title}_{client}_{date}`. */
export function downloadOf({ title, client, createdAt, markdown }: Downloadable, format: Format): Download {
  const { type, write } = FORMATS[format];
  const date = createdAt.toISOString().slice(0, 10);
  return { name: fileName([title, client.company || client.name, date], format), type, content: write(markdown) };
}

/** Every file that goes with the mail. */
export function downloadsOf(document: Downloadable): Download[] {
  return [downloadOf(document, "txt"), downloadOf(document, "md")];
}
