/** The portal's static files before they are built, for what its Worker fetches from its platform. */
import { readFile } from "node:fs/promises";

/** @param path as Vite names a file while nothing is built: below the project, or anywhere after `/@fs` */
export async function loadFile(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(path.startsWith("/@fs/") ? path.slice("/@fs".length) : `.${path}`)).buffer;
}
