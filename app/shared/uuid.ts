/** Checks ids that come from addresses and forms. */

/** Whether the text is a UUID, in upper or lower case. Nothing else can be the id of a row, and Postgres would reject it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
