/** A caller over HTTP with a cookie jar, as a browser without scripts would be. */

export type Fields = Record<string, string | readonly string[]>;

/** An answer with its body read. */
export type Answer = {
  status: number;
  headers: Headers;
  body: string;
  /** The page without its scripts, in which the router writes all loaded data, shown or not. */
  markup: string;
  /** The page's text, with a space for each tag. */
  text: string;
  /** Where it redirects to, without our own origin; null when it does not. */
  location: string | null;
};

export type Visitor = {
  origin: string;
  cookies: Map<string, string>;
  /** Follows no redirect and keeps the cookies that it receives. */
  request(path: string, init?: RequestInit): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Submits a form as a browser does: with our Origin, URL-encoded, repeating a name for each of its values. */
  post(path: string, fields: Fields): Promise<Answer>;
};

export function openVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(origin + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const location = response.headers.get("Location");
    const body = await response.text();
    const markup = body.replace(/<script\b.*?<\/script>/gs, "");
    return {
      status: response.status,
      headers: response.headers,
      body,
      markup,
      text: textOf(markup),
      location: location?.startsWith(origin) ? location.slice(origin.length) : location,
    };
  }

  return {
    origin,
    cookies,
    request,
    get: (path) => request(path),
    post: (path, fields) => request(path, { method: "POST", headers: { Origin: origin }, body: encode(fields) }),
  };
}

function textOf(markup: string): string {
  const words = markup.replaceAll("<!-- -->", "").replace(/<[^>]*>/g, " ");
  return words.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity).replace(/\s+/g, " ");
}

const CHARACTERS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The fields as a browser's form sends them. */
export function encode(fields: Fields): URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs);
}

/** Applies a `Set-Cookie` as a browser does. */
export function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...traits] = line.split(";");
  const name = pair.slice(0, pair.indexOf("=")).trim();
  const value = pair.slice(pair.indexOf("=") + 1).trim();
  const expired = traits.some((trait) => /^\s*max-age=0\s*$/i.test(trait));
  if (expired) cookies.delete(name);
  else cookies.set(name, value);
}
