/** What the address of the clients page asks for, and the addresses of lists that ask for it. */
import { href } from "react-router";
import { readSearchText } from "#app/shared/search-text.ts";

export const CLIENT_ORDERS = ["newest", "name", "company"] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

export type ClientList = {
  /** As typed; empty for everybody. */
  text: string;
  order: ClientOrder;
  /** Those that were archived, instead of the others. */
  archived: boolean;
};

/** Whatever makes no sense asks for nothing in particular. */
export function readClientList(search: URLSearchParams): ClientList {
  return {
    text: readSearchText(search.get("q")),
    order: CLIENT_ORDERS.find((known) => known === search.get("sort")) ?? "newest",
    archived: search.has("archived"),
  };
}

/** The part of an address behind the path, with only what differs from the plain list. */
export function clientListSearch({ text, order, archived }: ClientList, more: Record<string, string> = {}): string {
  const search = new URLSearchParams();
  if (text) search.set("q", text);
  if (order !== "newest") search.set("sort", order);
  if (archived) search.set("archived", "yes");
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return search.size > 0 ? `?${search}` : "";
}

/** The path of a list, with a form open when `more` names one. */
export function clientsPath(list: ClientList, more?: Record<string, string>): string {
  return href("/clients") + clientListSearch(list, more);
}
