/** Makes a safe link of a website as people type it. */

/**
 * The address to link to; `https://` is added unless it begins with http or https.
 * Null unless it is http or https, has a dot in its host name and contains no credentials.
 */
export function websiteLink(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  const isNamed = /[^.]\.[^.]/.test(hostname);
  return isWeb && isNamed && !username && !password ? href : null;
}
