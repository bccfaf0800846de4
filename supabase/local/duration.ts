/** Durations in Go's notation, which the CLI's configuration and the Auth API share: "1s", "1h30m", "24h". */

const UNIT_SECONDS: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001 };

export function isDuration(text: string): boolean {
  return /^(\d+(\.\d+)?(ms|h|m|s))+$/.test(text);
}

/** @param text for which `isDuration` is true */
export function durationSeconds(text: string): number {
  const parts = [...text.matchAll(/([\d.]+)(ms|h|m|s)/g)];
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_SECONDS[unit ?? ""] ?? 0), 0);
}
