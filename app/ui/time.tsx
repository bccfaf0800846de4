/** Shows dates: in British style, or in that of a given country. */
import { formatDate, formatInstant } from "#app/shared/date.ts";

export function DateText({ value, country }: { value: Date | string; country?: string }) {
  const date = new Date(value);
  return <time dateTime={date.toISOString()}>{formatDate(date, country)}</time>;
}

/** The date and the time of day. */
export function InstantText({ value }: { value: Date | string }) {
  const instant = new Date(value);
  return <time dateTime={instant.toISOString()}>{formatInstant(instant)}</time>;
}
