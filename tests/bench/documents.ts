/** What documents cost: composing them, reading a stored one, and writing its files. */
import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import { readStored } from "#app/features/documents/stored-markdown.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import type { Portal } from "#tests/support/portal.ts";
import { kilobytes } from "./print.ts";

const DOWNLOADS = 20;

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

/** Every configuration in every size, over and over; the first round warms up and does not count. */
export function printComposition(): void {
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
export async function printDownload(
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
