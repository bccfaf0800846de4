/** Measures how many requests a second an address answers, and how many bytes its first visit costs. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import type { Options } from "autocannon";
import type { Round } from "./load-thread.ts";

export type Load = {
  /** Requests a second, the median of the rounds. */
  perSecond: number;
  /** (largest − smallest) ÷ median of the rounds: how noisy the machine is. */
  noise: number;
  /** 99th percentile ÷ median of the time of an answer. */
  tail: number;
};

const CONNECTIONS = 20;
const ROUNDS = 3;
const SECONDS = 4;

/**
 * Requests one address as fast as twenty connections can, from a separate thread, since this one reads what the Worker logs.
 *
 * @throws when an answer has another status than expected, since error pages are fast
 */
export async function load(
  url: string,
  { cookie, status = 200 }: { cookie?: string; status?: number } = {},
): Promise<Load> {
  const headers = cookie ? { cookie } : {};
  const run = (duration: number) => ask({ url, connections: CONNECTIONS, duration, headers });
  await run(2);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await run(SECONDS));
  for (const { statuses, errors } of rounds) {
    if (errors > 0 || statuses.some((code) => code !== String(status)))
      throw new Error(`${url} answered ${statuses}, ${errors} errors`);
  }
  const rates = rounds.map(({ perSecond }) => perSecond).sort((a, b) => a - b);
  const perSecond = rates[1] ?? 0;
  const tails = rounds.map(({ times }) => times.p99 / times.p50).sort((a, b) => a - b);
  return { perSecond, noise: ((rates[2] ?? 0) - (rates[0] ?? 0)) / perSecond, tail: tails[1] ?? 0 };
}

async function ask(options: Options): Promise<Round> {
  const thread = new Worker(new URL("./load-thread.ts", import.meta.url), { workerData: options });
  const [round] = await once(thread, "message");
  return round;
}

/** Gzipped bytes of the scripts and the styles that a first visit fetches. */
export async function weigh(url: string, cookie = ""): Promise<{ scripts: number; styles: number }> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const paths = [...html.matchAll(/"(\/assets\/[^"\\]+\.(?:js|css))/g)].map((match) => match[1] ?? "");
  const weight = { scripts: 0, styles: 0 };
  for (const path of new Set(paths)) {
    const bytes = gzipSync(await (await fetch(new URL(path, url))).bytes()).byteLength;
    weight[path.endsWith(".css") ? "styles" : "scripts"] += bytes;
  }
  return weight;
}
