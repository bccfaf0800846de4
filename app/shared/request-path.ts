/** Finds a request's path without a URL object: the garbage that the fastest pages leave decides how often everybody waits for its collection. */

/** The path of an absolute address that has already been parsed, such as a Request's. */
export function pathOf(url: string): string {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}
