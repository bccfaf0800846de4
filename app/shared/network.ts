/** Tells which address and network a request came from. */

/** Set by Cloudflare, whatever the visitor sends. */
export const ADDRESS_HEADER = "CF-Connecting-IP";

/** The visitor's address as Cloudflare gives it; headers that a visitor can set are never used. */
export function addressOf(request: Request): string {
  return request.headers.get(ADDRESS_HEADER) ?? "127.0.0.1";
}

/** Enough to tell networks apart, too little to name a household: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function shortNetworkOf(address: string): string {
  if (!address.includes(":")) return address.replace(/\.\d+$/, ".0/24");
  return networkOf(address).replace(/:[^:]*::\/64$/, "::/48");
}

/** What counts as one network: an IPv4 address, or an IPv6 /64, which a single household or office has to itself. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":").length : 0;
  const filled = tail === undefined ? groups : [...groups, ...Array(Math.max(0, 8 - groups.length - rest)).fill("0")];
  return `${[...filled, ...(tail ?? "").split(":")]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
