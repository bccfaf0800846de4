/** The limits of one import. */

export const MAX_IMPORT_ROWS = 5_000;
/** Less than any form may hold, since the second form sends the text back. */
export const MAX_IMPORT_BYTES = 800_000;

export const TOO_LARGE = `This is larger than ${MAX_IMPORT_BYTES / 1_000} kB. Please split it and import the parts one at a time.`;
