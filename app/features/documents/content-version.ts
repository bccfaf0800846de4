/** The version of rules, facts and wording. Raise it whenever the same answers would give another document. */
export const CONTENT_VERSION = "2026.11.29.8";
