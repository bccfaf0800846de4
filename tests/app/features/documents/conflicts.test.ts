import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief.ts";
import { conflictsOf } from "#app/features/documents/rules/conflicts.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

test("a conflict names the products that make it, not all that could", () => {
  const uses = (...ids: string[]) =>
    conflictsOf(
      new Brief(inputFor({ ...workedExample(), "current-technologies": ids, "cloud-maturity": ["no-cloud"] })),
    ).map(({ statement }) => statement);
  expect(uses("exchange-server", "teams")).toEqual(
    expect.arrayContaining([
      "Active Directory was not named, although something in use rests on it: Exchange Server.",
      "No cloud adoption was stated, and cloud services of Microsoft are in use: Teams.",
    ]),
  );
});
