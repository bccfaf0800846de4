/** What the portal calls itself, how to reach it, and which legal texts are in force. */

export const SITE_NAME = "Planwright";
export const SITE_LINE = "Solution documents for Microsoft technology consultants";
/** Whose name stands over the articles. */
export const EDITORIAL_TEAM = `${SITE_NAME} editorial team`;
export const CONTACT_EMAIL = "hello@planwright.example";
export const PRIVACY_EMAIL = "privacy@planwright.example";

/** Printed on every page and in every document. */
export const NON_AFFILIATION =
  "Planwright is independent. It is not affiliated with, endorsed by or sponsored by Microsoft Corporation. Microsoft, Azure and Microsoft 365 are trademarks of the Microsoft group of companies.";

/** The version a person accepts at sign-up; a new one whenever a text of /terms or /privacy changes in substance. */
export const TERMS_VERSION = "2026-11-21";

/** The title of a page: what it is, then whose. */
export function pageTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}
