/** The person whose pages are measured. */
import { addClient, generateDocument, payFor, signUp } from "#tests/support/journey.ts";
import type { Portal } from "#tests/support/portal.ts";

const DOCUMENTS = 20;

/** A person with twenty documents, the last of them paid. */
export async function consultant(portal: Portal): Promise<{ cookie: string; documentId: string }> {
  const person = await signUp(portal);
  const clientId = await addClient(portal, person);
  let documentId = "";
  for (let count = 0; count < DOCUMENTS; count++) documentId = await generateDocument(person, clientId);
  await payFor(person, documentId);
  return { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "), documentId };
}
