/** Records who has seen what. */
import { data, type RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Records, alongside the response, that the caller has seen what they requested.
 *
 * @throws 425 for a browser's prefetch: nobody has seen the page yet, and nothing is handed over unrecorded. The browser requests it
 * again when its user opens it
 */
export function recordSeen({ request, context }: Asked, task: string, write: () => Promise<void>): void {
  if (request.headers.get("Sec-Purpose")?.startsWith("prefetch")) throw data(null, { status: 425 });
  context.get(platformContext).defer(task, write());
}
