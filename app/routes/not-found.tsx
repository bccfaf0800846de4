/** Answers every address that no route knows, so that guards and headers run there too. */
import { notFound } from "#app/shared/respond.ts";

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
