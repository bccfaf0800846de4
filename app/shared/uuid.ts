/** Ids in addresses and forms. */

/** Whether the text is a UUID, in any case: what is none cannot be anybody's row, and Postgres would refuse it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
