/** Measures what documents cost: composing them, reading a stored one, and writing its files. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { type ComposeInput, composeDocument } from "#app/features/documents/compose.ts";
import type { Format } from "#app/features/documents/downloads.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { readStored } from "#app/features/documents/files/stored-markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { anyInput } from "#tests/app/features/documents/answer-sets.ts";
import type { Portal } from "#tests/support/portal.ts";
import { kilobytes } from "./print.ts";

const WARMING = 10;
const DOWNLOADS = 40;

export async function printDocument(portal: Portal, documentId: string): Promise<void> {
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

const SAMPLE = 500;
const ROUNDS = 3;

/** Uses different random answers for warming up and for measuring. Each document is released before the next, as in a request. */
export function printComposition(): void {
  const [others, inputs] = [1, 2].map((seed) => fc.sample(anyInput, { seed, numRuns: SAMPLE }));
  const works = {
    "documents composed": composeDocument,
    "documents composed, written as Markdown and looked at by the linter, as at Generate": (input: ComposeInput) => {
      const tree = composeDocument(input);
      return [toMarkdown(tree), lintDocument(tree)];
    },
  };
  for (const [name, work] of Object.entries(works)) {
    for (let round = 0; round < ROUNDS; round++) others?.forEach(work);
    const startedAt = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) inputs?.forEach(work);
    const { user } = process.cpuUsage(startedAt);
    console.log(`${name}: ${((SAMPLE * ROUNDS) / (user / 1_000_000)).toFixed(0)} a second of CPU`);
  }
}

/**
 * Measures the memory that one export of the largest of some random documents adds: the largest heap before any
 * collection, with a young generation of a megabyte so that garbage hardly counts, plus the buffers.
 */
export async function printExportMemory(): Promise<void> {
  const texts = fc.sample(anyInput, { seed: 2, numRuns: SAMPLE }).map((input) => toMarkdown(composeDocument(input)));
  const largest = texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
  const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const file = join(folder, "largest.md");
  await writeFile(file, largest);
  for (const format of ["docx", "pdf"]) {
    const flags = ["--expose-gc", "--trace-gc", "--max-semi-space-size=1"];
    const printed = execFileSync(process.execPath, [...flags, "tests/bench/export-memory.ts", format, file], {
      encoding: "utf8",
    });
    const [, before = "", during = "", buffers = ""] = /BEGIN (\d+)\n([\s\S]*)END (\d+)/.exec(printed) ?? [];
    const sizes = [...during.matchAll(/ms: \D*(\d+\.\d) \(/g)].map(([, size]) => Number(size));
    const megabytes = Math.max(...sizes) + (Number(buffers) - Number(before)) / 2 ** 20;
    // the collector's lines go through a separate buffer and may all come after END
    const size = sizes.length > 0 ? `${megabytes.toFixed(0)} MB` : "not seen in this run";
    console.log(`memory of an export as ${format} (${kilobytes(largest.length)} of text): ${size}`);
  }
  await rm(folder, { recursive: true });
}

/**
 * The time includes the loopback and the database; the CPU is that of workerd for the whole request, its collector included. What
 * the file itself takes is the rest after a download of the stored text, which is the same request without a file to make.
 */
export async function printDownloads(
  portal: Portal,
  { documentId, cookie, workerd }: { documentId: string; cookie: string; workerd: number },
): Promise<void> {
  const measured = async (format: Format) => {
    const download = async () => {
      const response = await fetch(`${portal.url}/documents/${documentId}/download.${format}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`The download of ${format} answered ${response.status}.`);
      return (await response.arrayBuffer()).byteLength;
    };
    for (let round = 0; round < WARMING; round++) await download();
    const times: number[] = [];
    const usedBefore = cpuOf(workerd);
    let bytes = 0;
    for (let round = 0; round < DOWNLOADS; round++) {
      const startedAt = performance.now();
      bytes = await download();
      times.push(performance.now() - startedAt);
    }
    const median = times.toSorted((a, b) => a - b)[DOWNLOADS / 2] ?? 0;
    return { bytes, median, cpu: (cpuOf(workerd) - usedBefore) / DOWNLOADS };
  };
  const stored = await measured("md");
  for (const format of ["docx", "pdf"] as const) {
    const { bytes, median, cpu } = await measured(format);
    console.log(
      `download of ${format} (${kilobytes(bytes)}), warm: ${median.toFixed(0)} ms in the median, ${cpu.toFixed(0)} ms of workerd's CPU ` +
        `on average, ${(cpu - stored.cpu).toFixed(0)} of them for the file`,
    );
  }
}

/** Milliseconds that a process has computed so far, as Linux counts them in hundredths of a second; nothing elsewhere. */
function cpuOf(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return Number.NaN;
  const afterName = readFileSync(stat, "utf8").split(") ").at(-1) ?? "";
  const [user = "", system = ""] = afterName.split(" ").slice(11);
  return (Number(user) + Number(system)) * 10;
}
