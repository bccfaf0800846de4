/** Where a request is for, without a URL object: what the fastest pages leave behind decides how often everybody waits for the garbage collector. */

/** The path of an absolute address that was parsed before, as that of every Request. */
export function pathOf(url: string): string {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}
