import { expect, test } from "vitest";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("the monthly weekend has its date, and devices that miss it are tested on the next one before acceptance", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-medium"],
        "company-size": ["medium"],
        timeline: ["1-3-months"],
        "change-window": ["monthly"],
        deadline: ["unknown"],
      },
      { client: { name: "A", company: "B", country: "United States" }, today: new Date("2026-12-04") },
    ),
  );
  // releases on 9 February and 9 March 2027; go-live on 12 March, acceptance on 26 March
  expect(cells(tree, "approach.cutover")).toContain(
    "on the rollout's monthly weekend, 20 February and 21 February 2027",
  );
  expect(cells(tree, "approach.tests")).toMatch(
    /First patch cycle in every workstation ring · .*those enrolled after the weekend of 20 February 2027 on that of 20 March 2027/,
  );
});
