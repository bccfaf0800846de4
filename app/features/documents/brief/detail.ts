/** The answer to an optional question, where this solution and the other answers ask for it. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import type { Brief } from "./brief.ts";

export function detailOf(brief: Brief, id: DetailId): string | null {
  const { solutions, when } = requireDetail(id);
  if (solutions && !brief.has("solution-type", ...solutions)) return null;
  return brief.holds(when) ? (brief.reader.detail(id) ?? null) : null;
}
