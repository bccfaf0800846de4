/** `npm run bench`: compares our pages with the bare React Router Worker, in one run, as ratios. Loopback only, about three minutes. */
import { execFileSync } from "node:child_process";
import { serveWorker } from "#supabase/local/serve.ts";
import { chunksOf, gzipBytesOf } from "#tests/support/bundle.ts";
import { findWorkerd, type Portal, startPortal } from "#tests/support/portal.ts";
import { serveConstant } from "./constant.ts";
import { consultant } from "./consultant.ts";
import { printComposition, printDocument, printDownloads, printExportMemory } from "./documents.ts";
import { type Load, load, weigh } from "./load.ts";
import { openPooler } from "./pooler.ts";
import { kilobytes, printLoad, printWeight } from "./print.ts";

const TEMPLATE = "tests/bench/template";
const UNUSED_DATABASE = "postgresql://nobody:nothing@127.0.0.1:9/nothing";

build(".");
build(TEMPLATE);
using poolers = new DisposableStack();
await using portal = await startPortal({
  async databasePort(port) {
    const pooler = await openPooler(port);
    if (pooler) poolers.defer(pooler.stop);
    console.log(pooler ? "Database through PgBouncer" : "Database without a pooler: no pgbouncer is on the path");
    return pooler?.port ?? port;
  },
});
const workerd = findWorkerd(); // the only one until the next line
const template = await serveWorker({ port: 0, databaseUrl: UNUSED_DATABASE, variables: {}, project: TEMPLATE });
try {
  await measure(portal, template.url);
} finally {
  await template.stop();
}

async function measure(portal: Portal, bareUrl: string): Promise<void> {
  await printStart(portal);
  const { cookie, documentId } = await consultant(portal);
  const bare = await load(`${bareUrl}/`);
  printLoad("bare template /", bare, bare);
  await printConstant(bare);
  for (const page of ["/", "/articles", "/articles/azure-migration", "/questionnaire"]) {
    printLoad(`anonymous ${page}`, await load(portal.url + page), bare);
  }
  for (const page of ["/documents", "/clients", "/questionnaire?step=1"]) {
    printLoad(`signed in ${page}`, await load(portal.url + page, { cookie }), bare);
  }
  const visits = {
    "bare template": `${bareUrl}/`,
    "/": `${portal.url}/`,
    "/articles/azure-migration": `${portal.url}/articles/azure-migration`,
  };
  for (const [name, url] of Object.entries(visits)) printWeight(name, await weigh(url));
  printWeight("/documents, signed in", await weigh(`${portal.url}/documents`, cookie));
  printBundles();
  await printDocument(portal, documentId);
  await printDownloads(portal, { documentId, cookie, workerd });
  printComposition();
  await printExportMemory();
}

/** Prints how even the machine itself is: a page no more uneven than this is as even as it can be. */
async function printConstant(bare: Load): Promise<void> {
  await using constant = await serveConstant();
  printLoad("a Worker that answers a constant", await load(constant.url), bare);
}

/** Prints how much longer the first request of an isolate takes than the second, because it also loads the routes. */
async function printStart({ url }: Portal): Promise<void> {
  const times: number[] = [];
  for (let request = 0; request < 2; request++) {
    const askedAt = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - askedAt);
  }
  const [first = 0, second = 0] = times;
  console.log(`start of the Worker: ${(first - second).toFixed(0)} ms`);
}

function printBundles(): void {
  const chunks = chunksOf("build/server");
  const bare = gzipBytesOf(chunksOf(`${TEMPLATE}/build/server`));
  console.log(`Worker bundle: ${kilobytes(gzipBytesOf(chunks))} gzip; bare template ${kilobytes(bare)}`);
  for (const { name, gzipBytes } of chunks.slice(0, 6)) console.log(`  ${name}: ${kilobytes(gzipBytes)}`);
}

function build(folder: string): void {
  execFileSync("react-router", ["build", "--logLevel", "warn"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
