/** The filter of a list of users, read from its address. */
import { readSearchText } from "#app/shared/search-text.ts";

export const SHOWN = ["all", "active", "with-clients", "with-company"] as const;
export const GROUPS = ["all", "admins", "recent", "with-industry"] as const;

export type UserFilter = {
  search: string;
  /** Chosen by stat card. */
  shown: (typeof SHOWN)[number];
  /** Chosen beside the search. */
  group: (typeof GROUPS)[number];
};

export const RECENT_DAYS = 30;

/** Never throws; ignores values that are not ours. */
export function readUserFilter(query: URLSearchParams): UserFilter {
  return {
    search: readSearchText(query.get("q")),
    shown: SHOWN.find((shown) => shown === query.get("show")) ?? "all",
    group: GROUPS.find((group) => group === query.get("filter")) ?? "all",
  };
}

export function isFiltered({ search, shown, group }: UserFilter): boolean {
  return search !== "" || shown !== "all" || group !== "all";
}

/** The query of the same page with some parameters changed; null removes one. */
export function withQuery(query: URLSearchParams, changes: Record<string, string | null>): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}
