/** `npm run bench:soak`: ten minutes of mixed pages on twenty connections; tells whether speed and memory are the same at the end as at the start. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { findWorkerd, startPortal } from "#tests/support/portal.ts";
import { consultant } from "./consultant.ts";
import { openPooler } from "./pooler.ts";

const CONNECTIONS = 20;
const SAMPLE_MS = 5_000;

type Minute = {
  perSecond: number;
  /** Resident memory of workerd, the median of its samples. */
  megabytes: number;
  /** Answers with a status other than 200, and requests without an answer. */
  faults: number;
};

const minutes = Number(process.argv[2] ?? 10);
execFileSync("react-router", ["build", "--logLevel", "warn"], { stdio: ["ignore", "ignore", "inherit"] });
using poolers = new DisposableStack();
await using portal = await startPortal({
  async databasePort(port) {
    const pooler = await openPooler(port);
    if (pooler) poolers.defer(pooler.stop);
    return pooler?.port ?? port;
  },
});
const { cookie, documentId } = await consultant(portal);
const workerd = findWorkerd();
const headers = { cookie };
const MIX = [
  ...["/", "/articles", "/articles/azure-migration", "/signup"].map((path) => ({ path })),
  ...["/documents", "/clients", "/profile", "/questionnaire?step=1", `/documents/${documentId}`].map((path) => ({
    path,
    headers,
  })),
  ...["docx", "pdf"].map((format) => ({ path: `/documents/${documentId}/download.${format}`, headers })),
];
await run(0.5);
const found: Minute[] = [];
for (let minute = 1; minute <= minutes; minute++) {
  const measured = await run(1);
  found.push(measured);
  console.log(
    `minute ${minute}: ${measured.perSecond.toFixed(0)}/s, ${measured.megabytes.toFixed(0)} MB, ${measured.faults} faults`,
  );
}
judge(found);

/** Visitors and one consultant, one request after another on each connection, with the schedule running too as in production. */
async function run(length: number): Promise<Minute> {
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMegabytes()), SAMPLE_MS);
  const schedule = portal.runSchedule();
  const { requests, errors, statusCodeStats } = await autocannon({
    url: portal.url,
    connections: CONNECTIONS,
    duration: length * 60,
    workers: 1,
    requests: MIX,
  });
  clearInterval(sampling);
  await schedule;
  portal.logs.length = 0; // they are this process's memory, not the Worker's
  const others = Object.entries(statusCodeStats ?? {}).filter(([status]) => status !== "200");
  return {
    perSecond: requests.average,
    megabytes: samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0,
    faults: errors + others.reduce((sum, [, { count = 0 }]) => sum + count, 0),
  };
}

function residentMegabytes(): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${workerd}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1000;
}

function judge(all: readonly Minute[]): void {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return;
  const faults = all.reduce((sum, minute) => sum + minute.faults, 0);
  console.log(
    `last minute ÷ first: ${(last.perSecond / first.perSecond).toFixed(2)} × the rate (0.95 wanted), ` +
      `${(last.megabytes / first.megabytes).toFixed(2)} × the memory (1.10 at most), ${faults} faults (none)`,
  );
}
