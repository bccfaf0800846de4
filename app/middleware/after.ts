/** Work that the answer does not wait for. */
import { data, type RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Begins the work beside the answer, which writes down that somebody read it.
 *
 * @throws 425 for what says that a browser fetches it ahead: nobody has seen it, and nothing is handed over without a line. The browser
 * asks again once its user does
 */
export function after({ request, context }: Asked, task: string, work: () => Promise<void>): void {
  if (request.headers.get("Sec-Purpose")?.startsWith("prefetch")) throw data(null, { status: 425 });
  context.get(platformContext).defer(task, work());
}
