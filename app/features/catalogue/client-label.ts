/** Names a client in lists, among answers and on documents. */

/** The principal contact and the company. */
export function clientLabel({ name, company }: { name: string; company: string }): string {
  return company ? `${name} (${company})` : name;
}
