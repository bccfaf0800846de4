import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";

/** With few risks of their own. */
const PLAIN: Answers = {
  industry: ["other"],
  "primary-objective": ["productivity"],
  "security-requirements": ["identity-management"],
  "integration-needs": ["no-integrations"],
};

test("servers that may have lost their updates are decided on, with a risk and a line, once the day has passed and no version is known", () => {
  const shown = (today: string, answers: Answers = {}) => {
    const input = inputFor({ ...workedExample(), ...PLAIN, ...answers }, { today: new Date(today) });
    const tree = composed(input);
    return [
      askedIn(tree).includes("each server found on Windows Server 2016 or older"),
      contentFor(input).risks.some(({ id }) => id === "PK18"),
      /Windows Server 2016 \(option\) · 1 · systems neither/.test(cells(tree, "bill")),
    ];
  };
  expect(shown("2027-03-14T10:00:00Z")).toEqual([true, true, true]);
  expect(shown("2027-03-14T10:00:00Z", { "windows-server-version": ["2022"] })).toEqual([false, false, false]);
  expect(shown("2026-12-02T10:00:00Z").slice(0, 2)).toEqual([false, false]); // a date ahead has its own
  expect(shown("2027-01-11T10:00:00Z")).toEqual([true, true, true]); // tomorrow leaves no day to decide in
});

test("servers given as older are asked for and decided on, in a short log too, which keeps its template policy", () => {
  const tree = composed(
    inputFor(
      {
        ...workedExample(),
        ...PLAIN,
        "company-size": ["small"],
        "solution-configuration": ["cert-small-single"],
        "current-technologies": ["windows-server", "active-directory", "teams"],
        "security-requirements": ["mfa", "mobile-device-management"],
        "windows-server-version": ["2012"],
      },
      { today: new Date("2027-03-14T10:00:00Z") },
    ),
  );
  expect(askedIn(tree)).toContain("each server found on Windows Server 2016 or older");
  expect(cells(tree, "environment.requests")).toContain("servers and their access licences by version");
  expect(cells(tree, "decisions")).toContain("Template policy");
  expect(cells(tree, "decisions")).toContain("protected by BitLocker and the TPM");
});
