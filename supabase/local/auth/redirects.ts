/** Where a link in a mail may lead: the site itself, loopback addresses, and the addresses on the configured list. */
import type { Context } from "hono";
import type { AuthConfig } from "#supabase/local/config.ts";
import type { AuthServer } from "./server.ts";

/** The address that the call asks for if that is allowed, or else the page it came from if that is, or else the site. */
export function redirectOf({ config }: AuthServer, c: Context): string {
  const wanted = [c.req.header("redirect_to") ?? c.req.query("redirect_to"), c.req.header("referer")];
  return wanted.find((url) => url !== undefined && isAllowedRedirect(config, url)) ?? config.siteUrl;
}

/** Whether an address is the site itself (on loopback with any port), a loopback address, or a match of the list. */
export function isAllowedRedirect(config: Pick<AuthConfig, "siteUrl" | "redirectUrls">, text: string): boolean {
  if (!URL.canParse(text) || /^\w+:\/\/\d+(?=[:/?#]|$)/.test(text)) return false; // an IP address written as one number
  const url = new URL(text);
  const site = new URL(config.siteUrl);
  const samePort = url.port === site.port || isLoopback(url.hostname);
  if (url.protocol === site.protocol && url.hostname === site.hostname && samePort) return true;
  if (/^[\d.]+$/.test(url.hostname) || url.hostname.startsWith("[")) return isLoopback(url.hostname);
  const [withoutFragment = ""] = text.split("#");
  return config.redirectUrls.some((pattern) => toPattern(pattern).test(withoutFragment));
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** `*` stands for anything but `.` and `/`, `**` for anything, `?` for one character. */
function toPattern(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*|\*|\?|[^*?]+/g, (part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    return part === "?" ? "[^./]" : part.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${source}$`);
}
