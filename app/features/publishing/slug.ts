/** The last part of an article's address: lower-case words joined by hyphens. */
import { MAX_LENGTH } from "#db/schema/limits.ts";

/** Makes a slug from a title; empty if the title has no letter or digit that an address may contain. */
export function toSlug(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const whole = (words ?? []).join("-");
  return whole.length <= MAX_LENGTH.slug
    ? whole
    : whole
        .slice(0, MAX_LENGTH.slug + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, MAX_LENGTH.slug);
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
