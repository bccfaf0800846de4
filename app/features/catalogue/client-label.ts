/** How a client is named wherever one is meant: in lists, among answers and on documents. */

/** Principal contact and company. */
export function clientLabel({ name, company }: { name: string; company: string }): string {
  return company ? `${name} (${company})` : name;
}
