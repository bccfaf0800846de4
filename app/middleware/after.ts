/** Work that the answer does not wait for. */
import type { RouterContextProvider } from "react-router";
import { platformContext, requestIdContext } from "#app/context.ts";
import { logFailure } from "./log-request.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Begins the work beside the answer; it may fail, which is logged. Nothing is begun for a page that a browser fetches ahead: nobody has seen it. */
export function after({ request, context }: Asked, task: string, work: () => Promise<void>): void {
  if (request.headers.get("Sec-Purpose")?.startsWith("prefetch")) return;
  const requestId = context.get(requestIdContext);
  context.get(platformContext).defer(work().catch((error) => logFailure({ task, requestId }, error)));
}
