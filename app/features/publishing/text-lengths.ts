/** How long the parts of an article may and must be, in characters. */

export const MAX_SUMMARY = 300;
/** Of a text that is published. */
export const MIN_BODY = 300;
