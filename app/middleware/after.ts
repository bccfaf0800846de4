/** Work that the answer does not wait for. */
import type { RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Begins the work beside the answer; nothing is begun for a page that a browser fetches ahead: nobody has seen it. */
export function after({ request, context }: Asked, task: string, work: () => Promise<void>): void {
  if (request.headers.get("Sec-Purpose")?.startsWith("prefetch")) return;
  context.get(platformContext).defer(task, work());
}
