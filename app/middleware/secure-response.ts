/** Sets the security headers on every response of the Worker, whatever its status. */

import { isContentPage } from "#app/shared/content-pages.ts";

/** The path to which browsers report what a page was not allowed to do. */
export const REPORTS_PATH = "/csp";

/** 128 random bits, base64. */
export function randomToken(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

const PERMISSIONS =
  "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()";

/** A copy of the response with our security headers. A policy, referrer or caching header that a route set itself stays. */
export function secureResponse(
  request: Request,
  response: Response,
  facts: { nonce: string; requestId: string; paysByStripe?: boolean },
): Response {
  const { protocol, pathname } = new URL(request.url);
  const opensStripe = facts.paysByStripe === true && isPaymentPage(pathname);
  const headers = new Headers(response.headers);
  const suggest = (name: string, value: string) => headers.has(name) || headers.set(name, value);
  headers.set("X-Request-Id", facts.requestId);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", opensStripe ? PERMISSIONS.replace("payment=()", STRIPE_PAYMENT) : PERMISSIONS);
  suggest("Referrer-Policy", isSecretPath(pathname) ? "same-origin" : "strict-origin-when-cross-origin");
  const outside = opensStripe ? STRIPE : NOBODY;
  const scripts = scriptSource(pathname, facts.nonce) + outside.scripts;
  suggest("Content-Security-Policy", contentPolicy(scripts, outside, protocol === "https:"));
  headers.set("Reporting-Endpoints", `csp="${REPORTS_PATH}"`);
  if (protocol === "https:") headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload");
  // On a page without scripts, the browser itself prefetches what its reader is about to open.
  if (isContentPage(pathname)) headers.set("Speculation-Rules", '"/speculation-rules.json"');
  suggest("Cache-Control", "private, no-store");
  headers.append("Vary", "Cookie");
  if (response.status === 503) suggest("Retry-After", "5");
  if (response.status === 429) suggest("Retry-After", "60");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * Pages whose address must not travel on in a Referer. "no-referrer" would also make a form without JavaScript send
 * `Origin: null`, which the cross-origin check refuses.
 */
function isSecretPath(pathname: string): boolean {
  return /^\/(payment|auth|reset-password|resume)(\/|\.data$|$)/i.test(pathname);
}

function isPaymentPage(pathname: string): boolean {
  return /^\/payment\/[^/.]+\/?$/i.test(pathname);
}

/** What a page may use from others besides our own scripts, frames and addresses. */
type Outside = { scripts: string; frames: string; addresses: string; styleAttributes: string };
const NOBODY: Outside = { scripts: "", frames: "'none'", addresses: "", styleAttributes: "'none'" };
/** What Stripe's card fields and 3-D Secure need (docs.stripe.com/security/guide), on the payment page alone. */
const STRIPE: Outside = {
  scripts: " https://js.stripe.com",
  frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  addresses: " https://api.stripe.com",
  styleAttributes: "'unsafe-inline'", // Stripe's script writes them onto the elements that hold its frames
};
const STRIPE_PAYMENT = 'payment=(self "https://js.stripe.com")';

/** A page kept for everybody would share its nonce between them, so it runs no script at all. */
function scriptSource(pathname: string, nonce: string): string {
  return isContentPage(pathname) ? "'none'" : `'nonce-${nonce}' 'strict-dynamic' https:`;
}

function contentPolicy(scripts: string, { frames, addresses, styleAttributes }: Outside, https: boolean): string {
  if (import.meta.env.DEV)
    return "default-src 'self' 'unsafe-inline' 'unsafe-eval' ws: data: blob:; frame-ancestors 'none'; base-uri 'none'";
  const rules = [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `style-src-attr ${styleAttributes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${addresses}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "object-src 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORTS_PATH}`,
    "report-to csp",
  ];
  return rules.join("; ");
}
