/** What a browser calls itself, as far as a person would recognise it. */

/** The first that matches counts: most browsers also claim to be the ones further down. */
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

/** No browser says more, and some of the signs take ever longer to look for. */
const MOST_READ = 1_000;

/** `Firefox on Windows`. Only words of ours, whatever the header says; null where it says nothing that we know. */
export function nameBrowser(userAgent: string | null): string | null {
  const said = (userAgent ?? "").slice(0, MOST_READ);
  const find = (known: readonly [RegExp, string][]) => known.find(([sign]) => sign.test(said))?.[1];
  const family = find(FAMILIES);
  const system = find(SYSTEMS);
  if (family === undefined) return system === undefined ? null : `A browser on ${system}`;
  return system === undefined ? family : `${family} on ${system}`;
}
