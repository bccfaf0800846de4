/** The product that the days of another row of the effort table are, so that a reader can work them out. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { EFFORT } from "#app/features/documents/facts/effort.ts";
import { isCompressed, nearestSize, type OtherRow, volumeOf } from "./effort.ts";
import { addedOf, adjustersOf, factorOf, ONE } from "./effort-adjusters.ts";

/** `40 × 1.15 × 0.6874 × 1.4365 + 2`: days × share × adjusters × volume, and what is counted piece by piece; factors of one are left out. */
export function rowTerms(brief: Brief, { row: key, percent, modules = false }: OtherRow): string {
  const row = EFFORT.find((own) => own.key === key);
  if (!row) throw new Error(`No effort row for ${key}`);
  const size = nearestSize(row.days, brief.size);
  const [, likely] = row.days[size] ?? [0, 0, 0];
  const { factor } = factorOf(adjustersOf(brief, isCompressed(brief), key));
  const factors = [percent / 100, factor / ONE, (volumeOf(brief, size, key)?.factor ?? ONE) / ONE];
  const added = addedOf(brief, modules, key).reduce((sum, { days }) => sum + days, 0);
  const product = [likely, ...factors.filter((one) => one !== 1)].join(" × ");
  return added === 0 ? product : `${product} ${added > 0 ? "+" : "−"} ${Math.abs(added)}`;
}
