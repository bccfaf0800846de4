/** The field names of an optional question. */
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";

export function detailName(id: DetailId): `detail-${DetailId}` {
  return `detail-${id}`;
}

/** The "not known" checkbox beside a number or a date. */
export function unknownName(id: DetailId): `unknown-${DetailId}` {
  return `unknown-${id}`;
}
