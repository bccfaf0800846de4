import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

test("Entra ID P1 is priced beside a second factor for those alone for whom the bill has none", () => {
  const decided = (solution: string, configuration: string, [size, users] = ["medium", "200"]) =>
    plainOf(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": [solution],
          "solution-configuration": [configuration],
          "security-requirements": ["mfa"],
          "company-size": [size],
          "head-count": [users],
        }),
      ),
      "summary.decisions",
    );
  expect(decided("hybrid-cloud", "hybrid-vpn")).toMatch(
    /Entra ID P1 unless owned, USD [\d,]+ a year for the other users/,
  );
  expect(decided("configuration-manager", "sccm-medium")).toMatch(
    /multi-factor authentication beyond the console \(recommended\)\. It takes 5 to 8 days, up to EUR 5,440, and no further licence/,
  );
  expect(decided("configuration-manager", "sccm-intune", ["small", "40"])).toMatch(
    /multi-factor authentication beyond administrators of Intune.*and no further licence/,
  );
});
