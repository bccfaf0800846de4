/** Writes drawn pages, their structure, bookmarks and links as the objects of a PDF file. */
import type { Logo } from "#app/shared/logo.ts";
import { byteString, decimal, type ObjectId, PdfFile, ref, unicodeString } from "./file.ts";
import type { Landmark } from "./flow.ts";
import { writeFonts } from "./font-objects.ts";
import { writeLogo } from "./logo.ts";
import { type Element, type Link, PAGE, type Page } from "./page.ts";
import type { Used } from "./text.ts";

export type Drawn = {
  pages: readonly Page[];
  elements: readonly Element[];
  landmarks: readonly Landmark[];
  /** The picture that the pages draw as `/Logo`. */
  logo: Logo | null;
  information: { title: string; author: string; subject: string; createdAt: Date };
};

type Book = {
  file: PdfFile;
  pages: ReadonlyMap<Page, ObjectId>;
  /** The destination of each heading, as PDF readers know it. */
  places: ReadonlyMap<string, string>;
  elements: Map<Element, ObjectId>;
  links: Map<Link, ObjectId>;
};

export function writePdf({ pages, elements, landmarks, logo, information }: Drawn): Uint8Array<ArrayBuffer> {
  const file = new PdfFile();
  const pageIds = new Map(pages.map((page) => [page, file.reserve()]));
  const places = new Map(
    landmarks.map(({ id, page, y }) => [id, `[${ref(pageIds.get(page) ?? 0)}/XYZ 0 ${decimal(y)} null]`]),
  );
  const book: Book = { file, pages: pageIds, places, elements: new Map(), links: new Map() };
  const tree = file.reserve();
  writePages(book, pages, { tree, logo });
  const structure = writeStructure(book, pages, elements);
  const outlines = writeOutlines(book, landmarks);
  const root = file.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Lang(en-GB)/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}` +
      `/ViewerPreferences<</DisplayDocTitle true>>${outlines ? `/Outlines ${ref(outlines)}/PageMode/UseOutlines` : ""}>>`,
  );
  return file.write(root, file.add(informationOf(information)));
}

function informationOf({ title, author, subject, createdAt }: Drawn["information"]): string {
  const date = `(D:${createdAt.toISOString().slice(0, 19).replace(/[-:T]/g, "")}Z)`;
  const texts = Object.entries({ Title: title, Author: author, Subject: subject }).filter(([, text]) => text);
  return `<<${texts.map(([key, text]) => `/${key} ${unicodeString(text)}`).join("")}/CreationDate ${date}/ModDate ${date}>>`;
}

type Around = { tree: ObjectId; logo: Logo | null };

function writePages({ file, pages: ids, places, links }: Book, pages: readonly Page[], { tree, logo }: Around): void {
  const pictures = logo ? `/XObject<</Logo ${ref(writeLogo(file, logo))}>>` : "";
  const resources = ref(file.add(`<<${writeFonts(file, usedBy(pages))}${pictures}>>`));
  let nextLink = pages.length;
  pages.forEach((page, index) => {
    for (const link of page.links) links.set(link, file.add(linkObject(link, places, nextLink++)));
    const notes = page.links.map((link) => ref(links.get(link) ?? 0)).join(" ");
    const content = ref(file.addStream("", page.content()));
    file.set(
      ids.get(page) ?? 0,
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources ${resources}/Contents ${content}` +
        `/StructParents ${index}/Tabs/S${notes ? `/Annots[${notes}]` : ""}>>`,
    );
  });
  const kids = pages.map((page) => ref(ids.get(page) ?? 0)).join(" ");
  file.set(tree, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
}

/** What all pages together use of each font. */
function usedBy(pages: readonly Page[]): Used {
  const used: Used = new Map();
  for (const page of pages) {
    for (const [face, codes] of page.used) {
      const all = used.get(face) ?? [];
      codes.forEach((character, code) => {
        all[code] = character;
      });
      used.set(face, all);
    }
  }
  return used;
}

function linkObject({ box, to, words }: Link, places: ReadonlyMap<string, string>, key: number): string {
  const target =
    typeof to === "string" ? `/A<</S/URI/URI ${byteString(new URL(to).href)}>>` : `/Dest ${places.get(to.heading)}`;
  return `<</Type/Annot/Subtype/Link/Rect[${box.map(decimal).join(" ")}]/Border[0 0 0]/F 4/StructParent ${key}/Contents ${unicodeString(words)}${target}>>`;
}

/** Writes the tree of elements, and for every mark and link on a page the reference back to its element. */
function writeStructure(book: Book, pages: readonly Page[], elements: readonly Element[]): ObjectId {
  const { file } = book;
  const root = file.reserve();
  const whole: Element = { type: "Document", kids: [...elements] };
  writeElement(book, whole, root);
  const parents = [
    ...pages.map((page, index) => `${index}[${page.marks.map((element) => idOf(book, element)).join(" ")}]`),
    ...[...book.links.keys()].map(({ element }, index) => `${pages.length + index} ${idOf(book, element)}`),
  ];
  const tree = file.add(`<</Nums[${parents.join(" ")}]>>`);
  const next = pages.length + book.links.size;
  file.set(root, `<</Type/StructTreeRoot/K ${idOf(book, whole)}/ParentTree ${ref(tree)}/ParentTreeNextKey ${next}>>`);
  return root;
}

function idOf({ elements }: Book, element: Element): string {
  return ref(elements.get(element) ?? 0);
}

function writeElement(book: Book, element: Element, parent: ObjectId): ObjectId {
  const { file, pages, elements } = book;
  const id = file.reserve();
  elements.set(element, id);
  let home: ObjectId | undefined;
  const kids = element.kids.map((kid) => {
    if ("type" in kid) return ref(writeElement(book, kid, id));
    if ("link" in kid) return linkKid(book, kid.link);
    const page = pages.get(kid.page) ?? 0;
    home ??= page;
    return page === home ? String(kid.mark) : `<</Type/MCR/Pg ${ref(page)}/MCID ${kid.mark}>>`;
  });
  const { type, alternative, attributes } = element;
  file.set(
    id,
    `<</S/${type}/P ${ref(parent)}${home ? `/Pg ${ref(home)}` : ""}${alternative ? `/Alt ${unicodeString(alternative)}` : ""}` +
      `${attributes ? `/A<<${attributes}>>` : ""}${kids.length > 0 ? `/K[${kids.join(" ")}]` : ""}>>`,
  );
  return id;
}

function linkKid({ pages, links }: Book, link: Link): string {
  return `<</Type/OBJR/Obj ${ref(links.get(link) ?? 0)}/Pg ${ref(pages.get(link.page) ?? 0)}>>`;
}

type Bookmark = Landmark & { inside: Bookmark[] };

/** Writes bookmarks for the sections and the headings in them; null if there are none. */
function writeOutlines({ file, places }: Book, landmarks: readonly Landmark[]): ObjectId | null {
  const sections: Bookmark[] = [];
  for (const landmark of landmarks) {
    const bookmark = { ...landmark, inside: [] };
    const section = sections.at(-1);
    if (landmark.depth === 3 && section) section.inside.push(bookmark);
    else if (landmark.depth <= 2 || !section) sections.push(bookmark);
  }
  if (sections.length === 0) return null;
  const root = file.reserve();
  const { first, last } = writeBookmarks(file, places, sections, root);
  file.set(root, `<</Type/Outlines/First ${ref(first)}/Last ${ref(last)}/Count ${sections.length}>>`);
  return root;
}

type Ends = { first: ObjectId; last: ObjectId };

function writeBookmarks(
  file: PdfFile,
  places: ReadonlyMap<string, string>,
  bookmarks: readonly Bookmark[],
  parent: ObjectId,
): Ends {
  const ids = bookmarks.map(() => file.reserve());
  bookmarks.forEach(({ id, title, inside }, index) => {
    const own = ids[index] ?? 0;
    const previous = ids[index - 1];
    const next = ids[index + 1];
    const ends = inside.length > 0 ? writeBookmarks(file, places, inside, own) : null;
    file.set(
      own,
      `<</Title ${unicodeString(title)}/Parent ${ref(parent)}/Dest ${places.get(id)}` +
        `${previous ? `/Prev ${ref(previous)}` : ""}${next ? `/Next ${ref(next)}` : ""}` +
        `${ends ? `/First ${ref(ends.first)}/Last ${ref(ends.last)}/Count -${inside.length}` : ""}>>`,
    );
  });
  return { first: ids[0] ?? 0, last: ids.at(-1) ?? 0 };
}
