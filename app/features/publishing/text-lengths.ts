/** Limits on the lengths of an article's parts, in characters. */

export const MAX_SUMMARY = 300;
/** The least for a published text. */
export const MIN_BODY = 300;
