/** The columns of a table in a Word file. */

import { labelWidth } from "#app/features/documents/figures/helvetica.ts";
import { columnWidths, type Table } from "#app/features/documents/files/file-content.ts";
import { rememberFor } from "#app/shared/remember.ts";

/** In twentieths of a point: the width between the margins, and the padding left and right in a cell together. */
export const TEXT_WIDTH = 9638;
const CELL_PADDING = 180;
/** Another program’s Arial may be a little wider. */
const SLACK = 60;
/** In points. */
export const CELL_TYPE_SIZE = 8.5;

/** The widths in twentieths of a point. Worked out once, since the text and the estimate of its pages both ask. */
export const columnsOf = rememberFor((table: Table): readonly number[] =>
  columnWidths(table, {
    total: TEXT_WIDTH,
    padding: CELL_PADDING + SLACK,
    measure: (text, isHead) => 20 * labelWidth(text, isHead, CELL_TYPE_SIZE),
  }).map(Math.floor),
);
