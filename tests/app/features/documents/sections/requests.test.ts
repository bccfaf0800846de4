/** Each information request goes to whoever is likely to have the answer. */
import { expect, test } from "vitest";
import { composeDocument } from "#app/features/documents/compose.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const requests = (configuration: string) =>
  cells(
    composeDocument(
      inputFor({
        ...workedExample(),
        "solution-type": ["hybrid-cloud"],
        "solution-configuration": [configuration],
        "company-size": ["medium"],
      }),
    ),
    "environment.requests",
  );

test("backups are told by whoever runs them, and duties of residency by whoever keeps them", () => {
  expect(requests("hybrid-azure-local")).toMatch(/Present backup with retention · Client IT lead$/m);
  expect(requests("hybrid-azure-local")).toMatch(/Residency duties · Security lead$/m);
});
