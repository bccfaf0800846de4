/** Makes file names that are safe on every system, and the header that names a download. */

const MAX_NAME_LENGTH = 100;
/** The limit for every part but the first; two of this length leave the first a fair share. */
const MAX_PART_LENGTH = 30;
/** Everything except letters and digits of any script, dots and hyphens. */
const UNSAFE = /[^\p{L}\p{M}\p{N}.-]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Makes one file name of texts that people typed, joined by underscores. Spaces and other unsafe characters become
 * underscores; control and direction marks are dropped. If the name is too long, the first part is cut, so that the
 * others still tell two files apart.
 */
export function fileName(parts: readonly string[], extension: string): string {
  const [first = "", ...others] = parts.map(cleanPart).filter(Boolean);
  const rest = others.map((part) => `_${shorten(part, MAX_PART_LENGTH)}`).join("");
  const room = MAX_NAME_LENGTH - [...rest].length - extension.length - 1;
  return `${shorten(first, room).replace(/^\.+/, "_") || "document"}${rest}.${extension}`;
}

function shorten(text: string, length: number): string {
  return [...text].slice(0, length).join("");
}

function cleanPart(text: string): string {
  const visible = [...text.normalize("NFC")].map((c) => (/\s/u.test(c) ? " " : c)).filter((c) => !INVISIBLE.test(c));
  return visible
    .join("")
    .replace(/ *& */g, " and ")
    .trim()
    .replace(UNSAFE, "_")
    .replace(/^_+|_+$/g, "");
}

/** `Content-Disposition` for a download: a plain name for old programs, the full one for all others (RFC 6266). */
export function attachment(name: string): string {
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** The name in characters that every mail program and browser can show. */
export function asciiName(name: string): string {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "");
  return folded.replace(/[^A-Za-z0-9._-]/g, "_").replace(/^\.+/, "_");
}

function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
