/** A TCP line to a part, which a test can cut, silence, slow down and mend without stopping the part. */
import { connect, createServer, type Socket } from "node:net";

type State = "whole" | "cut" | "silent";

export type Line = AsyncDisposable & {
  port: number;
  /** Closes open connections and refuses new ones, as a stopped server does. */
  cut(): void;
  /** Accepts connections and never answers on them, as a hung server does. */
  silence(): void;
  /** Delays the answers on each new connection until it is as old as the next of these times; after the last, begins again with the first. */
  slow(turnsMs: readonly number[]): void;
  mend(): void;
};

/** Opens a line to a port of this machine. `target` is asked for each connection, so it may be known later. */
export async function openLine(target: () => number): Promise<Line> {
  let state: State = "whole";
  let turnsMs: readonly number[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()); // losing the other side is what lines are for
    socket.once("close", () => open.delete(socket));
  };
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };

  const server = createServer({ noDelay: true }, (near) => {
    keep(near);
    if (state === "cut") near.resetAndDestroy();
    if (state !== "whole") return;
    const far = connect({ port: target(), host: "127.0.0.1", noDelay: true });
    keep(far);
    const delayMs = turnsMs[turn++ % turnsMs.length] ?? 0;
    near.pipe(far);
    setTimeout(() => far.pipe(near), delayMs);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port.");
  const become = (next: State, delaysMs: readonly number[] = []) => {
    state = next;
    turnsMs = delaysMs;
    turn = 0;
    hangUp();
  };
  return {
    port: address.port,
    cut: () => become("cut"),
    silence: () => become("silent"),
    slow: (delaysMs) => become("whole", delaysMs),
    mend: () => become("whole"),
    async [Symbol.asyncDispose]() {
      hangUp();
      await new Promise((closed) => server.close(closed));
    },
  };
}
