import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";

test("servers that may have lost their updates are decided on, with a risk and a line, once the day has passed and no version is known", () => {
  const shown = (today: string, answers: Answers = {}) => {
    const tree = composed(
      inputFor({ ...workedExample(), "company-size": ["small"], ...answers }, { today: new Date(today) }),
    );
    return [
      askedIn(tree).includes("each server found on Windows Server 2016 or older"),
      cells(tree, "appendix.risks").includes("Servers found on Windows Server 2016 or older run without"),
      /Windows Server 2016 \(option\) · 1 · single line/.test(cells(tree, "bill")),
    ];
  };
  expect(shown("2027-03-14T10:00:00Z")).toEqual([true, true, true]);
  expect(shown("2027-03-14T10:00:00Z", { "windows-server-version": ["2022"] })).toEqual([false, false, false]);
  expect(shown("2026-12-02T10:00:00Z").slice(0, 2)).toEqual([false, false]); // a date ahead has its own
});
