/** Which pages are for reading: the same for every visitor, and complete without a script. */

const PAGES = new Set(["/", "/articles", "/about", "/contact", "/terms", "/privacy"]);
const ARTICLE = /^\/articles\/[a-z0-9-]+$/;

/** Such a page is sent without scripts, allows none, and may be kept for visitors; everything else is part of the application. */
export function isContentPage(pathname: string): boolean {
  return PAGES.has(pathname) || ARTICLE.test(pathname);
}
