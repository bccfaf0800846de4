/** A website as people type it, and the only link that may be made of it. */

/**
 * The address to link to; `https://` is put before what does not name a scheme.
 * Null unless it is http or https, names a host with a dot and holds no credentials.
 */
export function websiteLink(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  const isNamed = /[^.]\.[^.]/.test(hostname);
  return isWeb && isNamed && !username && !password ? href : null;
}
