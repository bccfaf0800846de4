/** Stated answers are honoured or openly decided in every document, whoever the client is. */

import { expect, test } from "vitest";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { orderDay } from "#app/features/documents/plan/plan.ts";
import { dueAtOnce, requestDays } from "#app/features/documents/requests.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const inputs = samples(80);

/** What a solution brings only a part of, as the first page asks about the rest. */
const PARTS = {
  mfa: /multi-factor authentication/i,
  "identity-management": /identity management/i,
  "threat-protection": /threat protection/i,
  "data-loss-prevention": /data loss prevention/i,
  "data-encryption": /encryption of (?:disks|users' devices)/i,
  "mobile-device-management": /devices in Intune|management of (?:user devices|phones)|enrolment of/i,
} as const;
type Part = keyof typeof PARTS;
const SOLUTIONS: Partial<Record<string, readonly Part[]>> = {
  "certificate-services": [
    "mfa",
    "identity-management",
    "threat-protection",
    "data-loss-prevention",
    "mobile-device-management",
  ],
  "configuration-manager": ["mfa", "identity-management", "threat-protection", "data-loss-prevention"],
  "azure-migration": [
    "mfa",
    "identity-management",
    "threat-protection",
    "data-loss-prevention",
    "mobile-device-management",
  ],
  "hybrid-cloud": [
    "mfa",
    "identity-management",
    "threat-protection",
    "data-loss-prevention",
    "data-encryption",
    "mobile-device-management",
  ],
};

test("what covers a part of a requirement asks about the rest on the first page, with its days and price, before the order", () => {
  let parts = 0;
  for (const input of inputs) {
    const { brief, asked } = contentFor(input);
    const isRequired = (id: Part) =>
      brief.has("security-requirements", id) || (id === "mfa" && brief.has("security-requirements", "zero-trust"));
    for (const id of (SOLUTIONS[brief.solution] ?? []).filter(isRequired)) {
      if (id === "mfa" && brief.users <= 2) continue;
      const found = asked.filter(({ text }) => PARTS[id].test(text));
      expect(found, `${id} ${JSON.stringify(input.answers)}`).toHaveLength(1);
      for (const { text, isLater, day } of found) {
        const [, rest = ""] = text.split(PARTS[id]);
        expect(rest, text).toMatch(/^[^;]*(; |.)?[^;]*[A-Z]{3} \d/);
        expect(isLater, text).toBe(false);
        expect(day, text).toBeLessThanOrEqual(orderDay(brief));
      }
      parts += 1;
    }
  }
  expect(parts).toBeGreaterThan(20);
});

test("whatever the first page calls covered in part is decided there, and never left to the exclusions alone", () => {
  let named = 0;
  for (const input of inputs.slice(0, 20)) {
    const tree = composed(input);
    const told = [...plainOf(tree, "summary.situation").matchAll(/(?:Covered|Also) in part: (.*?\))\./g)];
    const list = told.map(([, some]) => some).join(", ");
    const decided = plainOf(tree, "summary.decisions");
    for (const [, what = ""] of list.matchAll(/(?:^|, | and )([a-z][a-z -]+?) \(/g)) {
      if (what.startsWith("ero")) continue;
      const words = what === "device management" ? /devices|phones/ : new RegExp(what.split(" ").at(-1) ?? "", "i");
      expect(decided, what).toMatch(words);
      named += 1;
    }
    if (input.answers["company-size"]?.[0] === "small") continue; // who reads it on the first page alone
    expect(
      /those parts of requirements that “Decisions required” prices/i.test(plainOf(tree, "solution.out-of-scope")),
    ).toBe(cells(tree, "decisions").includes("Requirements covered in part"));
  }
  expect(named).toBeGreaterThan(10);
});

test("the number of servers that is open, databases and a platform that exists are asked for before the order", () => {
  let asked = 0;
  for (const input of inputs) {
    const { brief, requests } = contentFor(input);
    if (!brief.has("solution-type", "azure-migration", "hybrid-cloud")) continue;
    const { first, last } = requestDays(brief);
    const due = (place: number): number =>
      requests[place]?.due?.day ?? (place < dueAtOnce(brief, requests) ? first : last);
    const early = [
      ...(hasOpenServers(brief) ? [/^(server list|servers with)/i] : []),
      /^Databases: product/,
      /^(Azure[:,].*subscriptions|Subscriptions, management)/,
    ];
    for (const words of early) {
      const place = requests.findIndex(({ text }) => words.test(text));
      if (place < 0) continue;
      expect(due(place), requests[place]?.text).toBeLessThanOrEqual(orderDay(brief));
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(20);
});

test("services named although no cloud adoption is reported are in use everywhere: no first cloud is charged beside them", () => {
  let named = 0;
  for (const input of inputs.slice(0, 16)) {
    for (const size of ["small", "medium"]) {
      const answers = { ...input.answers, "cloud-maturity": ["no-cloud"], "company-size": [size] };
      const { brief, conflicts, effort } = contentFor({ ...input, answers });
      const conflict = conflicts.find(({ id }) => id === "X41");
      if (!conflict) continue;
      const isCharged = effort.adjusters.some(({ reason }) => reason.startsWith("no cloud adoption"));
      expect(isCharged, JSON.stringify(answers)).toBe(conflict.treatment.includes("a first platform in Azure"));
      if (isCharged) expect(brief.has("current-technologies", "azure-services")).toBe(false);
      named += 1;
    }
  }
  expect(named).toBeGreaterThan(8);
});
