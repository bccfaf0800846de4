/** Tells which pages are only for reading: the same for every visitor, and complete without scripts. */

const PAGES = new Set(["/", "/articles", "/about", "/contact", "/terms", "/privacy"]);
const ARTICLE = /^\/articles\/[a-z0-9-]+$/;

/** Whether a page is sent without scripts, allows none, and may be kept for visitors. All others are part of the application. */
export function isContentPage(pathname: string): boolean {
  return PAGES.has(pathname) || ARTICLE.test(pathname);
}
