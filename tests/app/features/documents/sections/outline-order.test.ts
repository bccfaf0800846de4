import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const hundreds = (text: string): number => Number(text.replaceAll(",", ""));

test("what is recommended instead can be ordered: its payments add up to its services, and are told of nothing else", () => {
  let ordered = 0;
  for (const input of samples(200)) {
    const { appraisal, estimates } = contentFor(input);
    const said = plainOf(composed(input), "outline.order");
    if (said === "") continue;
    expect(appraisal.winner).not.toBe(appraisal.designed);
    expect(said).toContain(`${appraisal.winner.letter} starts on`);
    const services = estimates.find(({ option }) => option.letter === appraisal.winner.letter)?.services ?? 0;
    const sums = [...said.matchAll(/[A-Z]{3} (\d[\d,]*\d)/g)].map(([, amount = ""]) => hundreds(amount));
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(services / 100);
    ordered += 1;
  }
  expect(ordered).toBeGreaterThan(20);
});
