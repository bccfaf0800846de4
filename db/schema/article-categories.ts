/** What articles are about, in the order in which the filter offers it; apart from the table, so that a browser can read it too. */
export const ARTICLE_CATEGORIES = [
  "Azure",
  "Microsoft 365",
  "Security",
  "Migration",
  "Best Practices",
  "Compliance",
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];
