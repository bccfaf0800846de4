/** Sharing out a whole number. */

/** Splits a whole number by weights so that the parts are whole and add up exactly (largest remainder). */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Splits whole weeks by shares, giving each at least `least`. */
export function shared(weeks: number, shares: readonly number[], least = 1): number[] {
  return split(weeks - shares.length * least, shares).map((length) => length + least);
}
