/** What a stranger may send in place of a valid form (R-18, T-03, T-27 in tests/security). */
import { encode, type Fields } from "./visitor.ts";

/** `mustRefuse`: no form may accept this. `mayHangUp`: the server need not read it to the end. */
export type HostileBody = { name: string; init: RequestInit; mustRefuse: boolean; mayHangUp?: true };

const BOUNDARY = "----portal-boundary";
const OVERSIZED = 2_000_000;

/** Names that a form must not carry: columns of our tables, and properties of an object's prototype. */
const FOREIGN_NAMES =
  "is_paid price currency user_id created_at role status id __proto__ constructor prototype toString unknown".split(
    " ",
  );

/** Values that no person would type, or far too much of one; percent-encoded as they are sent. */
const HOSTILE_VALUES: Record<string, string> = {
  "5,000 letters": "x".repeat(5_000),
  "5,000 emoji": encodeURIComponent("🦉".repeat(5_000)),
  "a NUL": "a%00b",
  "a lone surrogate": "%ED%A0%80",
  "an overlong encoding": "%C0%AF",
  "a broken percent": "%E0%A4%A",
  "right-to-left override": "%E2%80%AEabc",
  "a line break": "a%0D%0ABcc:%20x@y.example",
  SQL: "'%20or%201%3D1%3B--",
  markup: "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  nothing: "",
  blanks: "%20%20%20",
  "a huge number": "99999999999999999999",
  "a negative number": "-1",
  JSON: "%7B%22a%22%3A1%7D",
};
const NEVER_TEXT = new Set(["a NUL"]);

/** Of the values for each field and of the foreign names, one of so many, beginning elsewhere in each form. */
type Share = { every: number; from: number };

/** The hostile variants of a valid form: all of them, or with every broken body a share of the others. */
export function hostileBodies(fields: Fields, { every, from }: Share = { every: 1, from: 0 }): HostileBody[] {
  const share: Take = (all, turn) => all.filter((_, at) => (at + turn + from) % every === 0);
  return [
    ...foreignFields(fields, share),
    ...hostileFields(fields, share),
    ...brokenBodies(fields),
    ...oversizedBodies(),
  ];
}

type Take = <T>(all: readonly T[], turn: number) => T[];

/** The server answers a long body and hangs up without reading on; a client that is still sending may notice only the hang-up. */
export function refusedUnread({ mayHangUp }: HostileBody, error: unknown): { status: number } {
  const cause = error instanceof TypeError ? error.cause : error;
  if (mayHangUp && cause instanceof Error && /ECONNRESET|EPIPE|other side closed/.test(`${cause.message}`))
    return { status: 413 };
  throw error;
}

function urlEncoded(name: string, body: string, mustRefuse: boolean): HostileBody {
  return { name, mustRefuse, init: { body, headers: { "Content-Type": "application/x-www-form-urlencoded" } } };
}

function foreignFields(fields: Fields, share: Take): HostileBody[] {
  const foreign = FOREIGN_NAMES.filter((name) => !(name in fields));
  return share(foreign, 0).map((name) => urlEncoded(`the foreign field ${name}`, `${encode(fields)}&${name}=1`, true));
}

function hostileFields(fields: Fields, share: Take): HostileBody[] {
  return Object.keys(fields).flatMap((name, turn) => {
    const { [name]: own, ...others } = fields;
    const rest = encode(others);
    const replaced = share(Object.entries(HOSTILE_VALUES), turn).map(([what, value]) =>
      urlEncoded(`${what} as ${name}`, `${rest}&${name}=${value}`, NEVER_TEXT.has(what)),
    );
    const twice = urlEncoded(`${name} twice`, `${encode(fields)}&${encode({ [name]: own ?? "" })}`, false);
    return [...replaced, twice, urlEncoded(`no ${name}`, String(rest), false)];
  });
}

function brokenBodies(fields: Fields): HostileBody[] {
  const [name = "a", value = "b"] = Object.entries(fields)[0]?.flat() ?? [];
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const multipart = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  const broken = (what: string, body: BodyInit | undefined, headers: Record<string, string>): HostileBody => ({
    name: what,
    init: { body, headers },
    mustRefuse: true,
  });
  return [
    broken("a multipart body that ends early", part, multipart),
    broken("a multipart body without its boundary", `${part}--${BOUNDARY}--`, {
      "Content-Type": "multipart/form-data",
    }),
    broken("a multipart body with another boundary", part.replaceAll(BOUNDARY, "--other"), multipart),
    broken("a multipart part without a name", `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--`, multipart),
    broken("a multipart body of noise", new Uint8Array(2_000).fill(255), multipart),
    broken(
      "a file in place of a text",
      `${part.replace(/(name="[^"]*")/, '$1; filename="a.txt"')}--${BOUNDARY}--\r\n`,
      multipart,
    ),
    broken("JSON", JSON.stringify(fields), { "Content-Type": "application/json" }),
    broken("plain text", String(encode(fields)), { "Content-Type": "text/plain" }),
    broken("an unknown type", String(encode(fields)), { "Content-Type": "application/x-nonsense" }),
    broken("no type at all", new TextEncoder().encode(String(encode(fields))), {}),
    broken("an empty body", undefined, {}),
    urlEncoded("5,000 fields", Array.from({ length: 5_000 }, (_, at) => `f${at}=1`).join("&"), true),
  ];
}

/** Each over its own connection, since the server closes it and the next request would fail. */
function oversizedBodies(): HostileBody[] {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Connection: "close" };
  return [
    { name: "2 MB", mustRefuse: true, mayHangUp: true, init: { body: `a=${"x".repeat(OVERSIZED)}`, headers } },
    {
      name: "2 MB in chunks, the length unsaid",
      mustRefuse: true,
      mayHangUp: true,
      init: {
        body: new Blob(["x".repeat(OVERSIZED)]).stream(),
        duplex: "half",
        headers,
      } as RequestInit, // Node requires `duplex`, which is missing from its type
    },
  ];
}

/** Ids and other parts of an address as a stranger may write them, percent-encoded. */
export const HOSTILE_PARTS = [
  "%00",
  "%ED%A0%80",
  "%",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..%5c",
  "'",
  "%27%3Bdrop%20table%20users%3B--",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "-1",
  "0",
  "9".repeat(400),
  "%F0%9F%A6%89",
  "%0d%0aSet-Cookie:%20a=b",
  "a".repeat(5_000),
  "11111111-2222-4333-8444-55555555555",
  "11111111-2222-4333-8444-555555555555%00",
];
