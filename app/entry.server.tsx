/** Renders a document whose scripts, where it has any, carry the request's nonce, and logs what a visitor must not see. */
import { renderToReadableStream, renderToString } from "react-dom/server.node";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext, requestIdContext } from "./context.ts";
import { logEvent } from "./middleware/log-request.ts";
import { isContentPage } from "./shared/content-pages.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = isContentPage(new URL(request.url).pathname) ? undefined : context.get(nonceContext);
  const asked: Asked = { request, entry: onlyMatched(entry), nonce, requestId: context.get(requestIdContext) };
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (isUnfinished(entry)) return stream(asked, status, headers);
  const page = await renderWhole(asked);
  return new Response(request.method === "HEAD" ? null : page, { status, headers });
}

type Asked = { request: Request; entry: EntryContext; nonce: string | undefined; requestId: string };

/** Without the routes of other pages, which the framework would prepare for each request. */
function onlyMatched(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/** Whether a loader has left something to come later. */
function isUnfinished({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  const given = Object.values(loaderData).flatMap((data) => Object.values(data ?? {}));
  return given.some((value) => value instanceof Promise);
}

const END = "</body></html>";

/** The page in one piece: React's stream encodes each tag and each attribute by itself, which takes longer than it takes to render them. */
async function renderWhole({ request, entry, nonce }: Asked): Promise<string> {
  const { serverHandoffStream, ...rest } = entry;
  const html = renderToString(<ServerRouter context={rest} url={request.url} nonce={nonce} />);
  const page = `<!DOCTYPE html>${html}`;
  if (!serverHandoffStream || !entry.renderMeta?.didRenderScripts) return page;
  const data = JSON.stringify(await new Response(serverHandoffStream).text()).replace(/[<>&\u2028\u2029]/g, toCode);
  const scripts = [`enqueue(${data})`, "close()"].map(
    (call) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`,
  );
  return page.slice(0, -END.length) + scripts.join("") + END;
}

function toCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

async function stream(
  { request, entry, nonce, requestId }: Asked,
  status: number,
  headers: Headers,
): Promise<Response> {
  let finalStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      finalStatus = 500;
      if (!request.signal.aborted) logFailure(error, requestId);
    },
  });
  return new Response(request.method === "HEAD" ? null : body, { status: finalStatus, headers });
}

/** Called by the framework for every unexpected error, and for requests that it refuses itself: those are no fault of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) logFailure(error, context.get(requestIdContext));
};

function logFailure(error: unknown, requestId: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  logEvent("failure", { requestId, name, message, stack });
}
