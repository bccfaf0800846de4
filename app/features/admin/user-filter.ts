/** What a list of users is narrowed to, as its address says it. */

export const SHOWN = ["all", "active", "with-clients", "with-company"] as const;
export const GROUPS = ["all", "admins", "recent", "with-industry"] as const;

export type UserFilter = {
  search: string;
  /** By stat card. */
  shown: (typeof SHOWN)[number];
  /** By the choice beside the search. */
  group: (typeof GROUPS)[number];
};

export const RECENT_DAYS = 30;
const MAX_SEARCH_CHARACTERS = 100;

/** Never throws; what is no filter of ours is none. */
export function readUserFilter(query: URLSearchParams): UserFilter {
  return {
    search: readSearch(query.get("q")),
    shown: SHOWN.find((shown) => shown === query.get("show")) ?? "all",
    group: GROUPS.find((group) => group === query.get("filter")) ?? "all",
  };
}

export function isFiltered({ search, shown, group }: UserFilter): boolean {
  return search !== "" || shown !== "all" || group !== "all";
}

/** The address of the same page with some of its parameters changed; null takes one away. */
export function withQuery(query: URLSearchParams, changes: Record<string, string | null>): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}

/** As it may go to the database, which takes no NUL; one line, of a sensible length. */
export function readSearch(said: string | null): string {
  const plain = (said ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ");
  return [...plain.trim()].slice(0, MAX_SEARCH_CHARACTERS).join("");
}
