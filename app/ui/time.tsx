/** A date as the reader's, or the client's, country writes it. */
import { formatDate } from "#app/shared/date.ts";

export function DateText({ value, country }: { value: Date | string; country?: string }) {
  const date = new Date(value);
  return <time dateTime={date.toISOString()}>{formatDate(date, country)}</time>;
}
