/** Reads a mail server's report that a mail could not be delivered (RFC 3464): which of ours it was, and why. */

export type Bounce = { deliveryId: string; reason: string };

const REPORT = /^Content-Type:\s*multipart\/report\b[^\n]*(\n[ \t][^\n]*)*report-type="?delivery-status/im;
const FAILED = /^Action:\s*failed\b/im;
/** Status codes of permanent failures, where trying again does not help. */
const PERMANENT = /^Status:\s*(5\.\d{1,3}\.\d{1,3})/im;
const DIAGNOSTIC = /^Diagnostic-Code:\s*([^\n]*(?:\n[ \t][^\n]*)*)/im;
const OUR_MESSAGE_ID = /^Message-ID:\s*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^\s<>]+)>/gim;
/** Parts no longer than RFC 5321 allows: without a limit, a long word would be read again from each of its letters. */
const ADDRESS = /[^\s<>()";,]{1,64}@[^\s<>()";,]{1,255}/g;

/** The reported failure, or null unless this reports that a mail from `domain` failed for good. The reason names no address. */
export function readBounce(mail: string, domain: string): Bounce | null {
  const text = mail.replaceAll("\r\n", "\n");
  const end = text.indexOf("\n\n");
  if (end < 0 || !REPORT.test(text.slice(0, end))) return null;
  const body = text.slice(end);
  const status = PERMANENT.exec(body)?.[1];
  if (!status || !FAILED.test(body)) return null;
  const ours = [...body.matchAll(OUR_MESSAGE_ID)].find(([, , host]) => host === domain);
  const diagnostic = DIAGNOSTIC.exec(body)?.[1]?.replace(/\s+/g, " ").replace(ADDRESS, "(address)").trim();
  return ours?.[1] ? { deliveryId: ours[1], reason: [status, diagnostic].filter(Boolean).join(" ") } : null;
}
