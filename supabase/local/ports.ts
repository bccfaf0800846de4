/** Loopback ports: whether one is free, and what to say when it is not. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const HOST = "127.0.0.1";

/**
 * Throws when somebody listens on the port, with a sentence that names the remedy.
 *
 * @param part what needs the port, for the message
 * @param setting what moves it elsewhere: `PORT`, or a key and its file
 */
export async function requireFreePort(port: number, part: string, setting: string): Promise<void> {
  const problem = await tryPort(port);
  if (problem === "EADDRINUSE") {
    throw new Error(`Port ${port} (${part}) is taken by another program: end that program, or change ${setting}.`);
  }
  if (problem) throw new Error(`Port ${port} (${part}) cannot be used (${problem}): change ${setting}.`);
}

/**
 * A port that nobody listens on at this moment. It is below those that systems assign themselves (from 32768 on Linux,
 * 49152 elsewhere), so that no other program's connection takes it before it is used.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await tryPort(port)) ? findFreePort() : port;
}

function tryPort(port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((tell) => {
    server.once("error", (error: NodeJS.ErrnoException) => tell(error.code ?? error.message));
    server.listen(port, HOST, () => server.close(() => tell(undefined)));
  });
}
