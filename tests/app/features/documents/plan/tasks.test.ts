/** The work breakdown: what is done once does not grow with the servers, and what is moved does. */

import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";

function daysOf(servers: number) {
  const { tasks } = contentOf(
    new Brief(
      inputFor({
        ...workedExample(),
        "solution-type": ["azure-migration"],
        "solution-configuration": ["azure-rehost"],
        "company-size": ["enterprise"],
        "integration-needs": ["erp", "database-systems"],
        timeline: ["12-plus-months"],
        servers: [String(servers)],
      }),
    ),
  );
  const of = (title: RegExp) =>
    tasks.filter((task) => title.test(task.title)).reduce((sum, { days }) => sum + days / 10, 0);
  return { runBook: of(/^Run book/), interface: of(/^Integration: ERP/), moves: of(/^Move of production/) };
}

test("many servers make the moves longer, not the run book or an interface", () => {
  const [few, many] = [daysOf(200), daysOf(1500)];
  expect(many.moves).toBeGreaterThan(few.moves * 2);
  expect(many.runBook).toBeLessThanOrEqual(21);
  expect(many.interface).toBeLessThanOrEqual(9);
});
