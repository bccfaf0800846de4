/** Reads and writes the addresses of client lists. */
import { href } from "react-router";
import { readSearchText } from "#app/shared/search-text.ts";

export const CLIENT_ORDERS = ["newest", "name", "company"] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

export type ClientList = {
  /** The search text as typed; empty for everybody. */
  text: string;
  order: ClientOrder;
  /** Whether to list archived clients instead of the others. */
  archived: boolean;
};

/** Ignores whatever makes no sense. */
export function readClientList(search: URLSearchParams): ClientList {
  return {
    text: readSearchText(search.get("q")),
    order: CLIENT_ORDERS.find((known) => known === search.get("sort")) ?? "newest",
    archived: search.has("archived"),
  };
}

/** The query of an address, with only the parameters that differ from the defaults. */
export function clientListSearch({ text, order, archived }: ClientList, more: Record<string, string> = {}): string {
  const search = new URLSearchParams();
  if (text) search.set("q", text);
  if (order !== "newest") search.set("sort", order);
  if (archived) search.set("archived", "yes");
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return search.size > 0 ? `?${search}` : "";
}

/** The path of a list; `more` may name a form to open, or another parameter. */
export function clientsPath(list: ClientList, more?: Record<string, string>): string {
  return href("/clients") + clientListSearch(list, more);
}
