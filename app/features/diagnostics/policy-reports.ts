/** Reads browsers' reports of breaches of the content security policy, in both formats in use. */
import * as v from "valibot";

/** `page` is a path; `blocked` is an origin, a scheme or a word such as `inline`. Never a query or any text of the page. */
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

/** Reporting API, `application/reports+json`, which may include reports of other kinds. */
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

/** The first twenty breaches that a body reports; none if it is not a browser's report. */
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

/** The origin of what was blocked, since a whole address says too much. Extensions and `data:` have no origin, so only their scheme. */
function sourceOf(blocked: string): string {
  const address = URL.parse(blocked);
  if (!address) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "";
  return address.origin === "null" ? address.protocol : address.origin;
}
