/** Renders a page as a stream whose scripts, if any, carry the request's nonce, and logs errors that a visitor must not see. */
import { renderToReadableStream } from "react-dom/server.node";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext, requestIdContext } from "./context.ts";
import { logFailure } from "./middleware/log-request.ts";
import { isContentPage } from "./shared/content-pages.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = isContentPage(new URL(request.url).pathname) ? undefined : context.get(nonceContext);
  let finalStatus = status;
  const body = await renderToReadableStream(
    <ServerRouter context={onlyMatched(entry)} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        finalStatus = 500;
        if (!request.signal.aborted) logFailure({ requestId: context.get(requestIdContext) }, error);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : body, { status: finalStatus, headers });
}

/** Leaves out the routes of other pages, which the framework would otherwise prepare for each request. */
function onlyMatched(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/** Called by the framework for its own errors, for requests that it refuses, and for what a file's route threw, which is already logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error)) return;
  if (!request.signal.aborted) logFailure({ requestId: context.get(requestIdContext) }, error);
};
