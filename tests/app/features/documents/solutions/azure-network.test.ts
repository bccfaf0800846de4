import { expect, test } from "vitest";
import { say } from "#app/features/documents/pack.ts";
import { allowedRegions, replicaDisks } from "#app/features/documents/solutions/azure-network.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { contentFor } from "#tests/app/features/documents/composed.ts";

const { brief } = contentFor(inputFor(workedExample()));

test("disks of replicas that all the data given limits are not reckoned by machine", () => {
  const formula = (most: number) =>
    say(
      replicaDisks(
        () => 12,
        () => 0.1,
        () => most,
      ).formula,
      brief,
    );
  expect(formula(1)).toBe("all the data given: less than 0.1 TB per protected machine");
  expect(formula(2)).toBe("0.1 TB per protected machine, from the data given");
});

test("a country without a pair of regions denies all but those decided on", () => {
  const elsewhere = { ...brief, client: { ...brief.client, country: "Brazil" }, has: brief.has.bind(brief) };
  expect(allowedRegions(elsewhere as typeof brief, true)).toBe("the regions decided on");
});
