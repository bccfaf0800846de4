/** Reads and writes which articles the list shows, as given in its address. */
import { href } from "react-router";

export const SHOWN = ["all", "draft", "scheduled", "published", "overdue", "deleted"] as const;
export type Shown = (typeof SHOWN)[number];

/** Shows all when the address makes no sense. */
export function readShown(search: URLSearchParams): Shown {
  return SHOWN.find((known) => known === search.get("show")) ?? "all";
}

export function listPath(shown: Shown, before?: string): string {
  const search = new URLSearchParams();
  if (shown !== "all") search.set("show", shown);
  if (before) search.set("before", before);
  return search.size > 0 ? `${href("/admin/articles")}?${search}` : href("/admin/articles");
}
