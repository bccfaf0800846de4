/** The portal's name, how to reach us, and which version of the terms is in force. */

export const SITE_NAME = "Planwright";
export const SITE_LINE = "Solution documents for Microsoft technology consultants";
/** The default author of articles. */
export const EDITORIAL_TEAM = `${SITE_NAME} editorial team`;
export const CONTACT_EMAIL = "hello@planwright.example";
export const PRIVACY_EMAIL = "privacy@planwright.example";

/** Printed on every page and in every document. */
export const NON_AFFILIATION =
  "Planwright is independent. It is not affiliated with, endorsed by or sponsored by Microsoft Corporation. Microsoft, Azure and Microsoft 365 are trademarks of the Microsoft group of companies.";

/** The version that a person accepts at sign-up. Change it whenever /terms or /privacy changes in substance. */
export const TERMS_VERSION = "2026-11-21";

/** A page's title followed by the portal's name. */
export function pageTitle(title: string): string {
  return `${title} · ${SITE_NAME}`;
}
