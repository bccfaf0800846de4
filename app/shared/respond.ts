/** The answers that every route gives in the same words. */
import { data } from "react-router";
import { attachment } from "./content-disposition.ts";

/** What a page is told of the request that failed. `typed`: what a form had sent, where nothing was done with it. */
export type FailureFacts = { requestId: string; typed?: [name: string, value: string][] };

/** 404: it does not exist, or it is somebody else's. Thrown, so that the nearest boundary says so. */
export function notFound() {
  return data(null, { status: 404 });
}

/** 503: the database or the sign-in service is away; nothing was saved. */
export function unavailable() {
  return data(null, { status: 503 });
}

/** A file, saved under `name` where there is one. Opened in the browser it may run, load and embed nothing. */
export function respondFile(content: BodyInit, { type, name }: { type: string; name?: string }): Response {
  const headers = new Headers({ "Content-Type": type, "Content-Security-Policy": "default-src 'none'; sandbox" });
  if (name !== undefined) headers.set("Content-Disposition", attachment(name));
  return new Response(content, { headers });
}

/** Whether what was thrown is an answer, a redirect among them, and not an error. */
export function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || isThrownData(thrown);
}

/** Whether what was thrown is {@link unavailable}. */
export function isUnavailable(thrown: unknown): boolean {
  return isThrownData(thrown) && thrown.init?.status === 503;
}

/** The router exports the type of what `data()` makes, not its class. */
export function isThrownData(thrown: unknown): thrown is ReturnType<typeof data> {
  return thrown instanceof Object && "type" in thrown && thrown.type === "DataWithResponseInit";
}
