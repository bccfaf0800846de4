/** The names of the fields of an optional question. */
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";

export function detailName(id: DetailId): `detail-${DetailId}` {
  return `detail-${id}`;
}

/** The tick for not knowing, beside a number or a day. */
export function unknownName(id: DetailId): `unknown-${DetailId}` {
  return `unknown-${id}`;
}
