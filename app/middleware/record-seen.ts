/** Records what the caller has seen, and refuses prefetches, which nobody has seen. */
import { data, type RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Records, alongside the response, that the caller has seen what they requested.
 *
 * @throws what {@link refusePrefetch} throws
 */
export function recordSeen({ request, context }: Asked, task: string, write: () => Promise<void>): void {
  refusePrefetch(request);
  context.get(platformContext).defer(task, write());
}

/**
 * Call this before handing over anything that must be recorded in the log.
 *
 * @throws 425 for a browser's prefetch: nobody has seen the page yet, and nothing is handed over unrecorded. The browser requests it
 * again when its user opens it
 */
export function refusePrefetch({ headers }: Request): void {
  if (headers.get("Sec-Purpose")?.startsWith("prefetch")) throw data(null, { status: 425 });
}
