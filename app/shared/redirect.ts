/** Decides where a person may be redirected to, and writes the addresses of pages that lead on. */

const ROUTES = [
  /^\/$/,
  /^\/(clients|documents|profile|questionnaire|articles)$/,
  /^\/clients\/import$/,
  /^\/profile\/(email|password|two-step|logo|erase)$/,
  /^\/(documents|payment)\/[0-9a-f-]{36}$/,
  /^\/receipts(\/\d{4}-\d{6,9})?$/,
  /^\/articles\/[a-z0-9-]+$/,
  /^\/resume\/[\w-]+$/,
  /^\/reset-password$/,
  /^\/admin(\/(clients|users|articles|audit|rows\/[a-z-]+))?$/,
  /^\/admin\/articles\/(new|[0-9a-f-]{36}(\/revisions\/\d+)?)$/,
];

const MAX_CHARACTERS = 512;
/** Browsers drop some of these and read a backslash as a slash; no address of ours contains any. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s\\]/u;

/** The path and query of a known page on this site; for anything else, whatever it looks like, the fallback. */
export function safeRedirect(value: string | null | undefined, origin: string, fallback = "/"): string {
  if (!value || value.length > MAX_CHARACTERS || UNSAFE.test(value)) return fallback;
  if (!value.startsWith("/") || value.startsWith("//") || !URL.canParse(value, origin)) return fallback;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return fallback;
  return ROUTES.some((route) => route.test(url.pathname)) ? url.pathname + url.search : fallback;
}

/** The page for the code of a second factor, which leads on to where the person wanted to go. */
export function codePath(next: string): string {
  return `/two-step?${new URLSearchParams({ redirect: next })}`;
}

/** The page on which a second factor is set up, which leads back to the page that requires one. */
export function setUpPath({ pathname, search }: URL): string {
  return `/profile/two-step?${new URLSearchParams({ redirect: pathname + search })}`;
}

/** The sign-in page that leads back to where the person wanted to go. `notice` says why they are asked to sign in. */
export function signInPath(url: URL, notice?: string): string {
  const query = new URLSearchParams({ mode: "signin", redirect: url.pathname + url.search });
  if (notice) query.set("notice", notice);
  return `/signup?${query}`;
}
