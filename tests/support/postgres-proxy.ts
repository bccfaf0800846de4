/** A proxy before Postgres that knows its protocol: it counts round trips, or misbehaves on request. Loopback only. */
import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";

type Mode = "pass" | "swallow" | "cut" | "lose commits" | "greet and swallow";

export type PostgresProxy = AsyncDisposable & {
  port: number;
  /** Round trips since the server was last ready for a first query: a change of direction from client to server. */
  trips(): number;
  /**
   * From now on: `pass`; or take everything and answer nothing; or cut each connection when the client next sends something; or hang up
   * instead of answering a commit that the server carried out; or fall silent once the server has greeted.
   */
  behave(mode: Mode): void;
};

/** @param delayMs how long each byte takes each way; without a delay, answers may arrive between two statements that were sent together */
export async function startPostgresProxy(targetPort: number, delayMs = 0): Promise<PostgresProxy> {
  let mode: Mode = "pass";
  let trips = 0;
  const sockets = new Set<Socket>();
  const server = net.createServer((client) => {
    const target = net.connect(targetPort, "127.0.0.1");
    let ready = false;
    let waiting = false;
    let committing = false;
    for (const socket of [client, target]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on("data", (chunk) => {
      if (mode === "cut") return client.destroy();
      if (mode === "swallow" || (mode === "greet and swallow" && ready)) return;
      committing ||= chunk.includes("commit");
      if (ready && !waiting && chunk[0] !== TERMINATE) {
        waiting = true;
        trips++;
      }
      setTimeout(() => target.writable && target.write(chunk), delayMs);
    });
    target.on("data", (chunk) => {
      if (mode === "swallow") return;
      if (mode === "lose commits" && committing) return client.destroy();
      ready ||= chunk.at(-6) === READY_FOR_QUERY;
      setTimeout(() => {
        waiting = false;
        if (client.writable) client.write(chunk);
      }, delayMs);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a server on TCP has no other kind
  return {
    port,
    trips: () => trips,
    behave: (next) => {
      mode = next;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

const TERMINATE = "X".charCodeAt(0);
const READY_FOR_QUERY = "Z".charCodeAt(0);
