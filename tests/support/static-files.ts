/** The portal's static files before they are built, in place of those that its Worker fetches from the platform. */
import { readFile } from "node:fs/promises";

/** @param path as Vite names a file before anything is built: below the project, or anywhere after `/@fs` */
export async function loadFile(path: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(path.startsWith("/@fs/") ? path.slice("/@fs".length) : `.${path}`)).buffer;
}
