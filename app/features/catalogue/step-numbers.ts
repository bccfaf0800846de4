/** The numbers of the special steps, kept apart so that a page can use them without loading the questions. */

/** Eleven questions and the summary. */
export const STEP_COUNT = 12;
export const SUMMARY_STEP = 12;
export const CLIENT_STEP = 11;
