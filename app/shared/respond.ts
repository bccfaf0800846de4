/** The responses that routes have in common. */
import { data } from "react-router";
import { attachment } from "./content-disposition.ts";

/** What a page is told about a failed request. `typed`: the fields of a form that was not acted on. */
export type FailureFacts = { requestId: string; typed?: [name: string, value: string][] };

/** 404: it does not exist, or is somebody else's. To be thrown, so that the nearest boundary says so. */
export function notFound() {
  return data(null, { status: 404 });
}

/** 503: the database or the sign-in service is away; nothing was saved. */
export function unavailable() {
  return data(null, { status: 503 });
}

/** A file, saved under `name` if given. Opened in the browser, it cannot run, load or embed anything. */
export function respondFile(content: BodyInit, { type, name }: { type: string; name?: string }): Response {
  const headers = new Headers({ "Content-Type": type, "Content-Security-Policy": "default-src 'none'; sandbox" });
  if (name !== undefined) headers.set("Content-Disposition", attachment(name));
  return new Response(content, { headers });
}

/** Whether what was thrown is a response, such as a redirect, rather than an error. */
export function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || isThrownData(thrown);
}

/** Whether what was thrown is {@link unavailable}. */
export function isUnavailable(thrown: unknown): boolean {
  return isThrownData(thrown) && thrown.init?.status === 503;
}

/** Whether what was thrown came from `data()`. The router exports only its type, not its class. */
export function isThrownData(thrown: unknown): thrown is ReturnType<typeof data> {
  return thrown instanceof Object && "type" in thrown && thrown.type === "DataWithResponseInit";
}
