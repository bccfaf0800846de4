/** Reads and writes the addresses of article lists. */
import { href } from "react-router";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "#db/schema/article-categories.ts";
import { MAX_SEARCH_LENGTH, searchWords } from "./search-words.ts";

export type ListAddress = {
  /** As typed; empty when it holds no word to search for. */
  text: string;
  /** Null for all. */
  category: ArticleCategory | null;
  /** From 1. */
  page: number;
};

/** Ignores whatever makes no sense. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const category = ARTICLE_CATEGORIES.find((known) => known === search.get("category")) ?? null;
  const page = /^[1-9]\d{0,3}$/.exec(search.get("page") ?? "")?.[0] ?? 1;
  const text = (search.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().replaceAll("\0", "");
  return { text: searchWords(text).length > 0 ? text : "", category, page: Number(page) };
}

/** The path of a list, with only the parameters that differ from the defaults. */
export function listPath({ text = "", category = null, page = 1 }: Partial<ListAddress>): string {
  const search = new URLSearchParams();
  if (text) search.set("q", text);
  if (category) search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${href("/articles")}?${search}` : href("/articles");
}
