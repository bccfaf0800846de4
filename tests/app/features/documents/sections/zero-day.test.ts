import { expect, test } from "vitest";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

test("the day from which a cutover plan counts has a phase and a day of its naming, early enough for what comes before it", () => {
  let dated = 0;
  for (const input of samples(60)) {
    const table = tableOf(composed(input), "approach.cutover");
    if (!table || contentFor(input).brief.holds(ASSESSES)) continue;
    const names = table.rows.some((row) => /\bT0\b/.test(plain(row[0] ?? "")));
    expect(
      /T0.* is a day in phase [23](?:, not within three days of a month end)?, named (at|by)|T0.* proposed for Saturday .* confirmed at/.test(
        table.caption,
      ),
      table.caption,
    ).toBe(names);
    dated += Number(names);
    const [, named] = /T0.* named by (\d+ \w+ \d{4}),/.exec(table.caption) ?? [];
    if (named === undefined) continue;
    const { plan } = contentFor(input);
    const lead = Math.max(0, ...table.rows.map((row) => Number(/T−(\d+) days/.exec(plain(row[0] ?? ""))?.[1] ?? 0)));
    const number = Number(/ in phase (\d)/.exec(table.caption)?.[1]);
    const begins = plan.phases.find((phase) => phase.number === number)?.firstDay ?? 0;
    expect(begins - Date.parse(`${named} UTC`) / 86_400_000, table.caption).toBeGreaterThanOrEqual(lead);
  }
  expect(dated).toBeGreaterThan(10);
});

test("mail that moves in batches is switched a week after they begin at the earliest", () => {
  let dated = 0;
  for (const input of samples(60)) {
    const { brief, plan, tasks } = contentFor(input);
    const table = tableOf(composed(input), "approach.cutover");
    const mail = tasks.find(({ marks }) => marks.includes("mail"));
    const day = /proposed for Saturday (\d+ \w+ \d{4})/.exec(table?.caption ?? "")?.[1];
    const isInBatches = table?.rows.some((row) => row.some((cell) => /last batch/i.test(plain(cell))));
    if (brief.solution !== "microsoft-365" || !mail || !day || !isInBatches) continue;
    expect(Date.parse(`${day} UTC`) / 86_400_000, table?.caption).toBeGreaterThanOrEqual(plan.start + mail.from * 7);
    dated += 1;
  }
  expect(dated).toBeGreaterThan(0);
});
