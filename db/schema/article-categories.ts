/** The categories of articles, in the order in which the filter offers them; apart from the table, so that browser code can import them. */
export const ARTICLE_CATEGORIES = [
  "Azure",
  "Microsoft 365",
  "Security",
  "Migration",
  "Best Practices",
  "Compliance",
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];
