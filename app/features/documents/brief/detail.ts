/** The answer to an optional question, where this solution and the other answers ask for it. */

import { type Confidence, confidenceOf } from "#app/features/catalogue/confidence.ts";
import { DETAIL_IDS, type DetailId } from "#app/features/catalogue/detail-ids.ts";
import { requireDetail } from "#app/features/catalogue/details.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { Brief } from "./brief.ts";

export function detailOf(brief: Brief, id: DetailId): string | null {
  const { solutions, when } = requireDetail(id);
  if (solutions && !brief.has("solution-type", ...solutions)) return null;
  return brief.holds(when) ? (brief.reader.detail(id) ?? null) : null;
}

/** What the answers allow to be said; every optional question is looked at for it. */
export function confidenceIn(brief: Brief, given: Answers): Confidence {
  for (const id of DETAIL_IDS) brief.detail(id);
  return confidenceOf(given);
}
