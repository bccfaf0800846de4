/** Refuses a body over the limit before anything parses it. */
import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { bodyContext, type SentBody } from "#app/context.ts";

export const MAX_BODY_BYTES = 1_000_000;

/**
 * Returns the request with its body read into memory, or without a body that {@link refuseBody} will refuse. A body whose
 * declared length exceeds the limit is not read; any other is read no further than the limit.
 */
export async function limitBody(request: Request, context: RouterContextProvider): Promise<Request> {
  const body = await openBody(request);
  context.set(bodyContext, body);
  return body.request();
}

async function openBody(request: Request): Promise<SentBody> {
  if (!request.body) return { refusal: null, request: () => request };
  const read = await readBody(request);
  if (read instanceof Blob) return { refusal: null, request: () => new Request(request, { body: read }) };
  const { url, method, headers } = request;
  return { refusal: read, request: () => new Request(url, { method, headers }) };
}

async function readBody(request: Request): Promise<Blob | 400 | 413> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES) return 413;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) return 413;
      chunks.push(chunk);
    }
  } catch {
    return 400; // it ended early
  }
  return new Blob(chunks as BlobPart[]); // workerd's chunks are plain ArrayBuffer views
}

/** For the root: refuses the body with an ordinary error page. */
export const refuseBody: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { refusal } = context.get(bodyContext);
  if (refusal) throw data(null, { status: refusal });
  return next();
};
