import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, SIZES, securityDocument } from "./documents.ts";

test("what a policy demands of devices is not met by a second factor, which everybody has", () => {
  for (const tree of everyDocument({ "security-requirements": ["zero-trust"], "current-technologies": ["teams"] }))
    if (tableOf(tree, "conditional-access")) {
      expect(cells(tree, "conditional-access")).toMatch(/CA06 · Compliant( or hybrid-joined)? device for desktop apps/);
      expect(cells(tree, "timeline.tasks")).toMatch(/devices joined or enrolled/i);
    }
});

test("a foundation of identity makes the device a condition, at every size and with or without a tenant", () => {
  for (const technologies of [["office-365"], ["active-directory"], ["none"]])
    for (const size of SIZES) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
        "security-requirements": ["mfa"],
      });
      expect(cells(tree, "conditional-access")).toContain("CA06");
      expect(cells(tree, "timeline.tasks")).toMatch(/devices joined or enrolled|device enrolment|devices enrolled/i);
    }
});

test("rules for pupils are a step of the plan and have a test, wherever the policies are for staff", () => {
  for (const tree of everyDocument({ industry: ["education"], "current-technologies": ["office-365"] })) {
    if (!tableOf(tree, "conditional-access")) continue;
    expect(cells(tree, "conditional-access")).not.toMatch(/staff (but|except guests)/);
    expect(cells(tree, "security.steps")).toContain("Pupil accounts");
    expect(cells(tree, "approach.tests")).toContain("test pupil");
    expect(askedIn(tree)).toContain("pupil accounts");
  }
});

test("phones are held to a rule wherever computers are", () => {
  for (const size of SIZES) {
    const policies = cells(
      securityDocument("security-identity", { "company-size": [size], "current-technologies": ["office-365"] }),
      "conditional-access",
    );
    expect(policies).toContain("CA06");
    expect(policies).toContain("CA07");
  }
});

test("a device that is not compliant is refused where that is tested, although it is hybrid-joined", () => {
  const effect = (...requirements: string[]) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["large"],
        "current-technologies": ["active-directory"],
        "security-requirements": ["mfa", ...requirements],
      }),
      "conditional-access",
    );
  expect(effect()).toContain("CA06 · Compliant or hybrid-joined device for desktop apps");
  expect(effect("mobile-device-management")).toMatch(/CA06 · Compliant device · /);
});

test("a small organisation reads what becomes of security defaults, whatever decisions it is spared", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["small"],
    "current-technologies": ["office-365"],
  });
  expect(toMarkdown(tree)).toMatch(
    /Security defaults, where enabled, are switched off on the day when the pilot enforces CA01/,
  );
});

test("a policy that is in force at once says why, and a small organisation reads no thresholds of a watch", () => {
  for (const tree of everyDocument({ "current-technologies": ["office-365", "active-directory"] })) {
    if (tableOf(tree, "conditional-access"))
      expect(toMarkdown(tree)).toContain("except CA05, which Azure enforces anyway,");
    if (/1 to 50 employees/.test(toMarkdown(tree))) expect(tableOf(tree, "support.signals")).toBeUndefined();
  }
});

test("every access policy that a document names stands in its table", () => {
  for (const size of SIZES)
    for (const technologies of [["office-365"], ["active-directory", "exchange-server"], ["none"]]) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
      });
      const table = cells(tree, "conditional-access");
      const named = toMarkdown(tree).match(/CA\d\db?/g) ?? [];
      expect(named.filter((policy) => !table.includes(`${policy} · `))).toEqual([]);
      expect(table.includes("CA13 · Block administration"), size).toBe(["large", "enterprise"].includes(size));
    }
});

test("a stolen device code is blocked at every size", () => {
  for (const size of SIZES)
    expect(cells(securityDocument("security-identity", { "company-size": [size] }), "conditional-access")).toContain(
      "CA10 · Block device-code flow",
    );
});

test("a policy that changes the passwords of directory accounts has writeback set up for it", () => {
  for (const technologies of [["active-directory"], ["active-directory", "office-365"]]) {
    const tree = securityDocument("security-identity", {
      "company-size": ["large"],
      "current-technologies": technologies,
    });
    expect(cells(tree, "conditional-access")).toContain("through password writeback");
    expect(cells(tree, "timeline.tasks")).toContain("password writeback enabled");
  }
});

test("what a policy refuses to browsers is set in the services that hold the data, and tried", () => {
  const work = (size: string, technologies: string[]) => {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      industry: ["finance"],
      "current-technologies": technologies,
      "security-requirements": ["mfa"],
    });
    return [cells(tree, "timeline.tasks"), cells(tree, "approach.tests")] as const;
  };
  for (const size of ["medium", "enterprise"]) {
    const [tasks, tests] = work(size, ["office-365"]);
    expect(tasks).toContain("Exchange Online and SharePoint set to refuse downloads to browsers under CA12");
    expect(tests).toMatch(/a download in a browser under CA12 · [^\n]*; download refused/);
    expect(work(size, ["active-directory"]).join()).not.toMatch(/CA12/);
  }
});
