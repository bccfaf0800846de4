/** A paid document as files: their names, types and contents. */
import { fileName } from "#app/shared/content-disposition.ts";
import type { Logo } from "#app/shared/logo.ts";

export type Download = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** What the files need of a document. */
export type Downloadable = {
  title: string;
  client: { name: string; company: string };
  createdAt: Date;
  markdown: string;
  /** The logo of whoever prepared it, for the first page of Word and PDF files. */
  logo?: Logo | null;
};

export const FORMATS = ["docx", "pdf", "md", "txt"] as const;
export type Format = (typeof FORMATS)[number];

/** Fetches one of the portal's own static files, such as a font, by its path. */
export type LoadFile = (path: string) => Promise<ArrayBuffer>;

type FileWriter = {
  type: string;
  write(document: Downloadable, loadFile: LoadFile): Promise<string | Uint8Array<ArrayBuffer>>;
};

/** Each writer is loaded at its first use, so that the portal starts without it. */
const WRITERS: Record<Format, FileWriter> = {
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    write: async (document) => (await import("./word/word.ts")).toWord(document),
  },
  pdf: {
    type: "application/pdf",
    write: async (document, loadFile) => (await import("./pdf/pdf.ts")).toPdf(document, loadFile),
  },
  md: { type: "text/markdown; charset=utf-8", write: async ({ markdown }) => markdown },
  txt: {
    type: "text/plain; charset=utf-8",
    write: async ({ markdown }) => (await import("./files/plain-text.ts")).toPlainText(markdown),
  },
};

/** The file in one format, named `{title}_{client}_{date}`. The same document gives the same bytes. */
export async function downloadOf(document: Downloadable, format: Format, loadFile: LoadFile): Promise<Download> {
  const { title, client } = document;
  const { type, write } = WRITERS[format];
  const name = fileName([title, client.company || client.name, dayOf(document)], format);
  return { name, type, content: await write(document, loadFile) };
}

/** The day on the first page, which is the maker's local day; the file's name must not show another. */
function dayOf({ markdown, createdAt }: Downloadable): string {
  const day = /^\| Date and version \| (\d{1,2} \w+ \d{4}),/m.exec(markdown)?.[1];
  return (day ? new Date(`${day} UTC`) : createdAt).toISOString().slice(0, 10);
}

/** The files that are attached to the mail. */
export async function downloadsOf(document: Downloadable, loadFile: LoadFile): Promise<Download[]> {
  return [await downloadOf(document, "docx", loadFile), await downloadOf(document, "pdf", loadFile)];
}
