import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, everyDocument, SIZES, securityDocument } from "./documents.ts";

test("shift workers hold a plan of their own, and no licence of a knowledge worker", () => {
  const bill = cells(securityDocument("security-detection", { "company-size": ["enterprise"] }), "bill");
  expect(bill).toMatch(/Enterprise Mobility \+ Security E5 · 1,500/);
  expect(bill).toMatch(/Microsoft 365 F1 for shift workers · 1,000/);
});

test("hardening of Tier 0 buys no plan for everybody", () => {
  const bill = cells(
    securityDocument("security-tier0", {
      "company-size": ["enterprise"],
      "security-requirements": ["identity-management"],
    }),
    "bill",
  );
  expect(bill).toMatch(/Defender for Identity · 2,500/);
  expect(bill).not.toMatch(/Microsoft 365 E|Sentinel/);
});

test("who holds no plan buys what the project uses, and a suite for the sensitive group alone", () => {
  for (const size of ["large", "enterprise"])
    for (const configuration of CONFIGURATIONS)
      for (const asked of ["threat-protection", "data-loss-prevention"]) {
        const tree = securityDocument(configuration, { "company-size": [size], "security-requirements": [asked] });
        const bill = tableOf(tree, "bill") ? cells(tree, "bill") : "";
        expect(bill).not.toMatch(/Microsoft 365 E[35] (as|·)/);
        if (/for the sensitive group/.test(bill)) expect(asked).toBe("data-loss-prevention");
      }
});

test("a step between two licences is billed only where the lower one is held or billed", () => {
  for (const tree of everyDocument({ "security-requirements": ["data-loss-prevention"], industry: ["finance"] })) {
    const bill = tableOf(tree, "bill") ? cells(tree, "bill") : "";
    if (/Step to E5/.test(bill)) expect(bill).toMatch(/Business Premium as the base/);
  }
});

test("what a school buys beside its plan has a ceiling, and is asked for", () => {
  for (const size of ["small", "medium"]) {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      industry: ["education"],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention"],
    });
    expect(cells(tree, "bill")).toMatch(
      /Defender for Endpoint P2, academic · [^·]+ · [^·]*up to the commercial list price of USD/,
    );
    expect(cells(tree, "summary.decisions")).toMatch(/Approve Defender for Endpoint P2 for .* and A5 for/);
  }
});

test("detection on E3 buys the Defender suite, and the step to E5 for those whose devices loss prevention covers", () => {
  for (const size of ["large", "enterprise"])
    for (const asked of ["threat-protection", "data-loss-prevention"]) {
      const tree = securityDocument("security-detection", {
        "company-size": [size],
        "current-technologies": ["office-365"],
        "security-requirements": [asked],
      });
      const isAsked = asked === "data-loss-prevention";
      const seats = (item: string) =>
        Number(new RegExp(`${item} · ([\\d,]+)`).exec(cells(tree, "bill"))?.[1]?.replaceAll(",", "") ?? 0);
      const [step, suite] = [seats("Step from Microsoft 365 E3 to E5"), seats("Defender suite on Microsoft 365 E3")];
      expect(step).toBe(isAsked ? (step + suite) / 5 : 0);
      expect(cells(tree, "summary.decisions")).toMatch(/Approve the Defender suite on E3 for/);
      expect(/ and E5 for [\d,]+ \(USD/.test(cells(tree, "summary.decisions"))).toBe(isAsked);
    }
});

test("one more person who approves for two administrators is licensed as they are", () => {
  const p2 = (size: string) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": [size],
        "security-requirements": ["identity-management"],
      }),
      "bill",
    );
  expect(p2("small")).toMatch(/Entra ID P2 · 3 · one per administrator, plus one additional approver/);
  expect(p2("large")).toMatch(
    /Entra ID P2 · \d+ · one per administrator ·|Entra ID P2 · \d+ · one per administrator$/m,
  );
});

test("devices are enrolled only where the bill holds what manages them, and alerts come from what is watched", () => {
  const tree = securityDocument("security-tier0", { "company-size": ["small"], "security-requirements": ["mfa"] });
  expect(cells(tree, "bill")).not.toMatch(/Intune|Business Premium/);
  expect(toMarkdown(tree)).not.toMatch(/device enrolment|devices enrolled|alerts from \d+ devices/);
});

test("a small organisation that buys detection by itself buys the product for its size", () => {
  const bill = (answers: Answers) =>
    cells(
      securityDocument("security-tier0", {
        "company-size": ["medium"],
        "security-requirements": ["threat-protection"],
        ...answers,
      }),
      "bill",
    );
  expect(bill({})).toMatch(/Defender for Business · /);
  expect(bill({})).not.toMatch(/Defender for Endpoint P2/);
  for (const answers of [{ industry: ["education"] }, { "company-size": ["large"] }])
    expect(bill(answers)).toMatch(/Defender for Endpoint P2 · /);
});

test("a suite that costs less than its parts is what the bill buys", () => {
  for (const [configuration, asked, users] of [
    ["security-identity", "mfa", "1,500"],
    ["security-tier0", "zero-trust", "2,500"],
  ] as const) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "security-requirements": [asked],
      "current-technologies": ["active-directory"],
    });
    const bill = cells(tree, "bill");
    expect(bill).toContain(`Enterprise Mobility + Security E5 · ${users}`);
    expect(bill).not.toMatch(/^B-\d+ · (Entra ID P[12]|Intune Plan 1|Defender for Identity)/m);
    expect(cells(tree, "decisions")).toMatch(
      /The suite costs about USD 18 per user per month .*; the parts this project needs cost USD \d\d/,
    );
  }
  const detection = cells(
    securityDocument("security-detection", {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory"],
    }),
    "bill",
  );
  expect(detection).toMatch(/Defender for Identity · 1,000 · one per shift worker in the directory/);
});

test("devices that shift workers share have detection, and their keys reach them by a task", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    industry: ["healthcare"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["mfa", "threat-protection"],
  });
  expect(cells(tree, "bill")).toMatch(/Defender for Business for shift workers · 100/);
  expect(cells(tree, "decisions")).toContain("Defender for Business for 100 shift workers");
  expect(cells(tree, "timeline.tasks")).toContain("keys issued by team leads and registered");
});

test("accounts of shift workers that the sensors watch are licensed, whatever knowledge workers hold", () => {
  for (const asked of ["threat-protection", "data-loss-prevention"])
    for (const technologies of [["active-directory", "office-365"], ["active-directory"]]) {
      const tree = securityDocument("security-detection", {
        "company-size": ["enterprise"],
        industry: ["healthcare"],
        "current-technologies": technologies,
        "security-requirements": [asked],
      });
      expect(cells(tree, "bill")).toMatch(/Defender for Identity · 1,000 · one per shift worker in the directory/);
      expect(lintDocument(tree)).toEqual([]);
    }
});

test("whoever holds Entra ID P2 is bought no Entra ID P1, in the bill and in the decision", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory"],
  });
  const bill = cells(tree, "bill");
  const [, p2 = "", p1 = ""] = /Entra ID P2 · (\d+) ·[\s\S]*Entra ID P1 · (\d+) ·/.exec(bill) ?? [];
  expect(Number(p2)).toBeGreaterThan(0);
  expect(Number(p1) + Number(p2)).toBe(250);
  expect(cells(tree, "decisions")).toContain(`Entra ID P1 for the other ${p1} users`);
  const shop = securityDocument("security-tier0", {
    "company-size": ["medium"],
    industry: ["retail"],
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory"],
    "shift-workers": ["100"],
  });
  expect(cells(shop, "decisions")).toContain("F1 includes P1; where its terms fit the shift workers, it saves USD 400");
});

test("policies on devices beside a Tier 0 are bought in the suite that costs less than its parts", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["medium"],
    "security-requirements": ["zero-trust"],
    "current-technologies": ["active-directory"],
  });
  expect(cells(tree, "bill")).toMatch(/Enterprise Mobility \+ Security E3 · 250 · one per user/);
  expect(cells(tree, "bill")).not.toMatch(/· (Entra ID P1|Intune Plan 1) ·/);
  expect(cells(tree, "decisions")).toContain("Security E3 (includes Entra ID P1 and Intune) for 250 users");
  expect(lintDocument(tree)).toEqual([]);
});

test("licences held for more than the knowledge workers cover shift workers, who are then counted for no other plan", () => {
  for (const configuration of ["security-tier0", "security-detection"]) {
    const tree = securityDocument(configuration, {
      "company-size": ["small"],
      industry: ["retail"],
      "current-technologies": ["active-directory", "office-365"],
      "security-requirements": ["mfa", "threat-protection"],
      "head-count": ["42"],
      "user-licences": ["41"],
    });
    const bill = cells(tree, "bill");
    expect(bill).toMatch(/Business Premium as the base · 41 · /);
    expect(bill).toMatch(/Microsoft 365 F3 for shift workers · 1 · /);
    expect(bill).toMatch(/Defender for Business for shift workers · 1 · /);
    expect(cells(tree, "appendix.assumptions")).toContain("F3 is held for 1 shift worker.");
    expect(cells(tree, "decisions")).not.toContain("17 shift workers");
  }
  const larger = securityDocument("security-detection", {
    "company-size": ["large"],
    industry: ["healthcare"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["mfa", "data-loss-prevention"],
    "head-count": ["316"],
    "user-licences": ["250"],
  });
  expect(cells(larger, "bill")).toMatch(/Microsoft 365 E3 as the base · 250 · /);
  expect(cells(larger, "bill")).toMatch(/Microsoft 365 F3 for shift workers · 66 · /);
  expect(cells(larger, "decisions")).toContain("E3 covers 60 shift workers, F3 another 66");
});

test("a school buys what is counted by users on academic quotation, and no such line is in a sum", () => {
  for (const size of SIZES)
    for (const technology of ["active-directory", "office-365"]) {
      const tree = securityDocument("security-tier0", {
        "company-size": [size],
        industry: ["education"],
        "current-technologies": [technology],
        "security-requirements": ["mfa", "threat-protection", "mobile-device-management"],
      });
      const lines = cells(tree, "bill").split("\n");
      const people = lines.filter((line) =>
        /^B-\d+ · (Enterprise Mobility|Entra ID P1|Defender for (Identity|Endpoint|Business))/.test(line),
      );
      expect(people.length).toBeGreaterThan(0);
      for (const line of people)
        expect(line).toContain("by academic quotation, up to the commercial list price of USD");
      expect(people.join()).toContain("Defender for Endpoint P2");
      expect(toMarkdown(tree)).toMatch(/a month at list price and up to USD [\d,]+ a year on academic quotation/);
    }
});

test("a line that covers every user is counted by users", () => {
  const bill = (answers: Answers) =>
    cells(
      securityDocument("security-detection", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "head-count": ["211"],
        ...answers,
      }),
      "bill",
    );
  const base = (answers: Answers) => /Business Premium as the base · [^\n]*/.exec(bill(answers))?.[0];
  expect(base({ "user-licences": ["211"] })).toMatch(/ · 211 · one per user ·/);
  expect(base({ industry: ["technology"], "user-licences": ["50"] })).toMatch(/ · one per user;/);
  expect(base({ "user-licences": ["147"] })).toMatch(
    / · 147 · one per knowledge worker, plus 20 shift workers on remaining licences held ·/,
  );
  expect(base({ "user-licences": ["50"] })).toMatch(/ · one per knowledge worker;/);
});
