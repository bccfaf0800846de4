/** The answers that every route gives in the same words. */
import { data } from "react-router";

/** 404: it does not exist, or it is somebody else's. Thrown, so that the nearest boundary says so. */
export function notFound() {
  return data(null, { status: 404 });
}

/** 503: the database or the sign-in service is away; nothing was saved. */
export function unavailable() {
  return data(null, { status: 503 });
}
