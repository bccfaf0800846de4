/** Names a browser in words that its user would recognise. */

/** The first match counts: most browsers also claim to be those further down. */
const FAMILIES: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

/** No browser sends more, and some of the patterns grow slow on long text. */
const MOST_READ = 1_000;

/** Such as `Firefox on Windows`. Made only of our own words, whatever the header says; null if it names nothing we know. */
export function nameBrowser(userAgent: string | null): string | null {
  const said = (userAgent ?? "").slice(0, MOST_READ);
  const find = (known: readonly [RegExp, string][]) => known.find(([sign]) => sign.test(said))?.[1];
  const family = find(FAMILIES);
  const system = find(SYSTEMS);
  if (family === undefined) return system === undefined ? null : `A browser on ${system}`;
  return system === undefined ? family : `${family} on ${system}`;
}
