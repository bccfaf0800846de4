/** Refuses a body over the limit before anything parses it. */

export const MAX_BODY_BYTES = 1_000_000;

/**
 * The same request with its body read into memory, or a 413.
 * A declared length over the limit is refused unread; an undeclared one is read no further than the limit.
 */
export async function limitBody(request: Request): Promise<Request | Response> {
  if (!request.body) return request;
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES) return tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) return tooLarge();
      chunks.push(chunk);
    }
  } catch {
    return new Response("The request ended early.", { status: 400 });
  }
  return new Request(request, { body: new Blob(chunks as BlobPart[]) }); // workerd's chunks are plain ArrayBuffer views
}

function tooLarge(): Response {
  return new Response("The request is larger than 1 MB.", { status: 413 });
}
