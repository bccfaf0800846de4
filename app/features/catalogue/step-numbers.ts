/** The numbers of the steps that are more than a question. Apart from the questions, so that a page can count without loading them. */

/** Eleven questions and the summary. */
export const STEP_COUNT = 12;
export const SUMMARY_STEP = 12;
export const CLIENT_STEP = 11;
