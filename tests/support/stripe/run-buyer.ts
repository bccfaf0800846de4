/** Runs `buyer.ts` in a process of its own, and kills that process at a named place. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import type { BuyerTask } from "./buyer.ts";

export type BuyerRunner = Disposable & {
  /** Starts a buyer; resolves with the place it has reached, or with `done`, or with `ended` when it fell. */
  start(task: BuyerTask): { process: ChildProcess; reached: Promise<string> };
};

/** Builds the process's code once, beside the packages that it imports. */
export async function openBuyerRunner(): Promise<BuyerRunner> {
  const folder = mkdtempSync(path.resolve("node_modules/.buyer-"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: "tests/support/stripe/buyer.ts",
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: true,
      rolldownOptions: { external: [/^cloudflare:/] },
    },
  });
  return {
    start(task) {
      const child = fork(path.join(folder, "buyer.js"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      child.send(task);
      const said = once(child, "message").then(([place]) => String(place));
      const ended = once(child, "exit").then(() => "ended");
      return { process: child, reached: Promise.race([said, ended]) };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
