/** The names and attributes of our cookies. */

/** Only the browser's own machine may use plain HTTP. */
const PLAIN_LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** `__Host-` and `Secure`, except on the browser's own machine, where neither works without TLS. */
export function cookieTraits(origin: string, name: string) {
  const secure = !PLAIN_LOOPBACK.test(origin);
  return { name: secure ? `__Host-${name}` : name, httpOnly: true, secure, sameSite: "lax", path: "/" } as const;
}
