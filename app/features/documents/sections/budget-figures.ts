/** Low, likely and high as cells. */

import { formatFigure, type Range } from "#app/features/documents/budget/budget.ts";

export function figures(range: Range | undefined): string[] {
  return range ? [formatFigure(range.low), formatFigure(range.likely), formatFigure(range.high)] : ["", "", ""];
}
