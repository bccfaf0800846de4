/** Answers every address without a route of its own, so that guards and headers apply there too. */
import { notFound } from "#app/shared/respond.ts";

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
