/** How much may be imported at once. */

export const MAX_IMPORT_ROWS = 5_000;
/** Below what any form may hold, since the text comes back with the second one. */
export const MAX_IMPORT_BYTES = 800_000;

export const TOO_LARGE = `The file is larger than ${MAX_IMPORT_BYTES / 1_000} kB. Please split it and import the parts one at a time.`;
