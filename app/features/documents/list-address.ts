/** Reads which list the address of My Documents asks for, and writes such addresses. */
import { href } from "react-router";
import { readSearchText } from "#app/shared/search-text.ts";
import { isUuid } from "#app/shared/uuid.ts";

export const DOCUMENT_ORDERS = ["newest", "oldest", "title", "client"] as const;
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number];

export const DOCUMENT_STATES = ["paid", "pending"] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export type DocumentList = {
  /** As typed; empty for all. */
  text: string;
  order: DocumentOrder;
  state: DocumentState | null;
  /** The id of a solution type; empty for all. */
  solution: string;
  clientId: string | null;
};

export const PLAIN_LIST: DocumentList = { text: "", order: "newest", state: null, solution: "", clientId: null };

/** Ignores parameters that make no sense. */
export function readDocumentList(search: URLSearchParams): DocumentList {
  const clientId = search.get("client") ?? "";
  return {
    text: readSearchText(search.get("q")),
    order: DOCUMENT_ORDERS.find((known) => known === search.get("sort")) ?? "newest",
    state: DOCUMENT_STATES.find((known) => known === search.get("status")) ?? null,
    solution: /^[a-z0-9-]{1,40}$/.exec(search.get("solution") ?? "")?.[0] ?? "",
    clientId: isUuid(clientId) ? clientId : null,
  };
}

/** The path of a list, with only what differs from the plain one. */
export function documentsPath(list: Partial<DocumentList>, more: Record<string, string> = {}): string {
  const { text, order, state, solution, clientId } = { ...PLAIN_LIST, ...list };
  const search = new URLSearchParams();
  if (text) search.set("q", text);
  if (order !== "newest") search.set("sort", order);
  if (state) search.set("status", state);
  if (solution) search.set("solution", solution);
  if (clientId) search.set("client", clientId);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return search.size > 0 ? `${href("/documents")}?${search}` : href("/documents");
}

/** Whether some documents are left out. */
export function isNarrowed({ text, state, solution, clientId }: DocumentList): boolean {
  return text !== "" || state !== null || solution !== "" || clientId !== null;
}
