/** `npm run bench`: our pages beside the bare React Router Worker, in one run, as ratios. Loopback only, about three minutes. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import { readStored } from "#app/features/documents/stored-markdown.ts";
import { serveWorker } from "#supabase/local/serve.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { addClient, generateDocument, payFor, signUp } from "#tests/support/journey.ts";
import { type Portal, startPortal } from "#tests/support/portal.ts";
import { type Load, load, weigh } from "./load.ts";

const TEMPLATE = "tests/bench/template";
const UNUSED_DATABASE = "postgresql://nobody:nothing@127.0.0.1:9/nothing";
const DOCUMENTS = 20;
const DOWNLOADS = 20;

build(".");
build(TEMPLATE);
await using portal = await startPortal();
const template = await serveWorker({ port: 0, databaseUrl: UNUSED_DATABASE, variables: {}, project: TEMPLATE });
try {
  await measure(portal, template.url);
} finally {
  await template.stop();
}

async function measure(portal: Portal, bareUrl: string): Promise<void> {
  const { cookie, documentId } = await consultant(portal);
  const bare = await load(`${bareUrl}/`);
  print("bare template /", bare, bare);
  for (const page of ["/", "/articles", "/articles/azure-migration", "/questionnaire"]) {
    print(`anonymous ${page}`, await load(portal.url + page), bare);
  }
  for (const page of ["/documents", "/clients", "/questionnaire?step=1"]) {
    print(`signed in ${page}`, await load(portal.url + page, { cookie }), bare);
  }
  const visits = {
    "bare template": `${bareUrl}/`,
    "/": `${portal.url}/`,
    "/articles/azure-migration": `${portal.url}/articles/azure-migration`,
  };
  for (const [name, url] of Object.entries(visits)) printWeight(name, await weigh(url));
  printWeight("/documents, signed in", await weigh(`${portal.url}/documents`, cookie));
  console.log(
    `Worker bundle: ${kilobytes(bundleSize("build/server"))} gzip; bare template ${kilobytes(bundleSize(`${TEMPLATE}/build/server`))}`,
  );
  await printDocument(portal, documentId);
  for (const format of ["docx", "pdf"]) await printDownload(portal, { documentId, cookie, format });
  printComposition();
}

/** A person with twenty documents. */
async function consultant(portal: Portal): Promise<{ cookie: string; documentId: string }> {
  const person = await signUp(portal);
  const clientId = await addClient(portal, person);
  let documentId = "";
  for (let count = 0; count < DOCUMENTS; count++) documentId = await generateDocument(person, clientId);
  await payFor(person, documentId);
  return { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "), documentId };
}

async function printDocument(portal: Portal, documentId: string): Promise<void> {
  const [row] = await portal.sql`select generated_content from document_contents where document_id = ${documentId}`;
  const markdown: string = row?.generated_content;
  const startedAt = process.cpuUsage();
  const rounds = 100;
  for (let round = 0; round < rounds; round++) readStored(markdown);
  const { user } = process.cpuUsage(startedAt);
  console.log(
    `reading a stored document (${kilobytes(markdown.length)}): ${(user / 1000 / rounds).toFixed(2)} ms of CPU`,
  );
}

/** Every configuration in every size, over and over; the first round warms up and does not count. */
function printComposition(): void {
  const sizes = requireQuestion("company-size").options;
  const inputs = CONFIGURATIONS.flatMap((configuration) =>
    sizes.map(({ id }) =>
      inputFor({
        ...workedExample(),
        "solution-type": [configuration.solution],
        "solution-configuration": [configuration.id],
        "company-size": [id],
      }),
    ),
  );
  const compose = () => inputs.map(composeDocument);
  for (let round = 0; round < 5; round++) compose();
  const startedAt = process.cpuUsage();
  const rounds = 10;
  for (let round = 0; round < rounds; round++) compose();
  const { user } = process.cpuUsage(startedAt);
  const perSecond = (inputs.length * rounds) / (user / 1_000_000);
  console.log(`documents composed: ${perSecond.toFixed(0)} a second of CPU, ${inputs.length} kinds`);
}

/** Over the loopback and with the database, so an upper limit of the time that the writer takes in workerd. */
async function printDownload(
  portal: Portal,
  { documentId, cookie, format }: { documentId: string; cookie: string; format: string },
): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < DOWNLOADS; round++) {
    const startedAt = performance.now();
    const response = await fetch(`${portal.url}/documents/${documentId}/download.${format}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`The download of ${format} answered ${response.status}.`);
    bytes = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - startedAt);
  }
  const median = times.toSorted((a, b) => a - b)[DOWNLOADS / 2] ?? 0;
  console.log(`download of ${format} (${kilobytes(bytes)}): ${median.toFixed(0)} ms in the median, warm`);
}

function build(folder: string): void {
  execFileSync("react-router", ["build", "--logLevel", "warn"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function bundleSize(folder: string): number {
  const files = globSync("**/*.js", { cwd: folder });
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).byteLength, 0);
}

function print(name: string, { perSecond, noise, tail }: Load, bare: Load): void {
  const ratio = (perSecond / bare.perSecond).toFixed(2);
  console.log(
    `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(6)}/s  ${ratio} × the template  (noise ±${(noise * 50).toFixed(0)}%, p99 ÷ p50 ${tail.toFixed(1)})`,
  );
}

function printWeight(name: string, { scripts, styles }: { scripts: number; styles: number }): void {
  console.log(`first visit of ${name}: ${kilobytes(scripts)} of script, ${kilobytes(styles)} of style, gzipped`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
