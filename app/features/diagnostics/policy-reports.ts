/** Reads what browsers tell of breaches of the content security policy, in both forms they use. */
import * as v from "valibot";

/** `page` is a path, `blocked` an origin or a word of the policy such as `inline`: no query, no key, no text of the page. */
export type Violation = { page: string; directive: string; blocked: string };

const Text = v.pipe(v.string(), v.maxLength(2_000));

/** CSP level 2, `application/csp-report`. */
const Single = v.pipe(
  v.object({
    "csp-report": v.object({ "document-uri": Text, "effective-directive": Text, "blocked-uri": v.optional(Text, "") }),
  }),
  v.transform(({ "csp-report": said }) => [
    { page: said["document-uri"], directive: said["effective-directive"], blocked: said["blocked-uri"] },
  ]),
);

/** Reporting API, `application/reports+json`: reports of other kinds may be among them. */
const Batch = v.pipe(
  v.array(
    v.union([
      v.object({
        type: v.literal("csp-violation"),
        body: v.object({
          documentURL: Text,
          effectiveDirective: Text,
          blockedURL: v.optional(v.nullable(Text), ""),
        }),
      }),
      v.pipe(
        v.object({ type: v.string() }),
        v.transform(() => null),
      ),
    ]),
  ),
  v.transform((reports) =>
    reports
      .filter((report) => report !== null)
      .map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL ?? "",
      })),
  ),
);

const MOST = 20;

/** The first twenty breaches that a body tells of; none where it is nothing that a browser sends. */
export function readPolicyReports(body: string): Violation[] {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([Single, Batch])), body);
  if (!success) return [];
  return output.slice(0, MOST).flatMap(({ page, directive, blocked }) => {
    const address = URL.parse(page);
    return address && /^[a-z-]{1,40}$/.test(directive)
      ? [{ page: address.pathname, directive, blocked: sourceOf(blocked) }]
      : [];
  });
}

/** An address says too much: what was blocked is known by its origin. Extensions and `data:` have none but their scheme. */
function sourceOf(blocked: string): string {
  const address = URL.parse(blocked);
  if (!address) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "";
  return address.origin === "null" ? address.protocol : address.origin;
}
