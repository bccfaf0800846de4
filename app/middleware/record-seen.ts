/** What the log keeps of who saw what. */
import { data, type RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Has it written down, beside the answer, that somebody sees what is asked for.
 *
 * @throws 425 for what says that a browser fetches it ahead: nobody has seen it, and nothing is handed over without a line. The browser
 * asks again once its user does
 */
export function recordSeen({ request, context }: Asked, task: string, write: () => Promise<void>): void {
  if (request.headers.get("Sec-Purpose")?.startsWith("prefetch")) throw data(null, { status: 425 });
  context.get(platformContext).defer(task, write());
}
