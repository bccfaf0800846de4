import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import {
  documentOf,
  landing,
  rowsOf,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("beside a landing zone the whole migration costs the days that it has as an order of its own", () => {
  const named: Answers = { servers: ["416"], sites: ["18"] };
  const whole = tableOf(documentOf("azure-landing-zone", "enterprise", named), "options.figures")?.rows[1];
  const ordered = tableOf(documentOf("azure-rehost", "enterprise", named), "options.figures")?.rows[0];
  expect(plain(whole?.[1] ?? [])).toBe(plain(ordered?.[1] ?? []));
});

test("the whole migration never takes fewer days than the first wave that it contains", () => {
  for (const size of SIZES)
    for (const maturity of ["no-cloud", "cloud-first"])
      for (const servers of [[], ["5"], ["9"]]) {
        const answers = { "cloud-maturity": [maturity], "current-technologies": ["none"], servers };
        const [first, whole] = rowsOf(landing(size, answers), "options.figures");
        if (!whole?.[0]?.includes("The whole migration")) continue;
        expect(Number(whole[1]?.replace(",", "")), `${size} ${maturity} ${servers}`).toBeGreaterThan(
          Number(first?.[1]),
        );
      }
});

test("the whole migration stores the logs of its controllers too, as the first wave does", () => {
  const tree = documentOf("azure-landing-zone", "enterprise", { servers: ["270"] });
  const bought = plainOf(tree, "options.basis").split("B includes:")[1] ?? "";
  const countOf = (name: string) => Number(new RegExp(`([\\d,]+) × ${name}`).exec(bought)?.[1]?.replace(",", ""));
  expect(countOf("Log analytics")).toBe(3 * (countOf("Virtual machine, D2s") + countOf("Virtual machine, D4s"))); // 1 of them of the firewall
});

test("the whole migration counts its retired servers, names its disks, and the estate adds up beside it", () => {
  const tree = landing("enterprise", { servers: ["305"], "data-volume": ["79"], bandwidth: ["500"] });
  const [, movable = "", retired = ""] =
    /every server that can move \((\d+)\), less (\d+) retired/.exec(JSON.stringify(tree)) ?? [];
  expect(cells(tree, "bill")).toContain(`of ${Number(movable) - Number(retired)} machines of B)`);
  expect(cells(tree, "options.figures")).toContain("transfer of 79 TB by Data Box");
  const [, first = 0, rest = 0] =
    /is 305 servers; (\d+) move, and (\d+) more can move later, excluding/
      .exec(cells(tree, "appendix.assumptions"))
      ?.map(Number) ?? [];
  expect(first + rest).toBe(Number(movable));
});

test.each(SIZES.slice(1))("the days of the whole migration at %s are the product that is printed", (size) => {
  for (const answers of [{ sites: ["27"] }, { "integration-needs": ["legacy-applications", "erp"], servers: ["90"] }]) {
    const tree = landing(size, answers);
    const [, formula = ""] = /days: (.*?), rounded to whole tasks/.exec(cells(tree, "options.description")) ?? [];
    const [first = "", ...more] = formula.replaceAll(/\([^)]*\)|,/g, "").split("+");
    const product = first.split("×").reduce((all, factor) => all * Number(factor), 1);
    const days = more.reduce((sum, added) => sum + Number(added), product);
    const [, printed = ""] = /^B · ([\d,]+) · /m.exec(cells(tree, "options.figures")) ?? [];
    expect(Math.abs(days - Number(printed.replaceAll(",", ""))), formula).toBeLessThan(3);
  }
});

test("the whole migration holds the copies that a migration of its own would have, and prints what its days rest on", () => {
  const answers: Answers = { servers: ["40"], "fast-recovery": ["6"], "integration-needs": ["legacy-applications"] };
  const tree = landing("medium", answers);
  expect(plainOf(tree, "options.basis")).toContain("6 × Azure Site Recovery");
  expect(cells(tree, "options.figures")).not.toContain("recovery copies");
  expect(cells(tree, "options.description")).toMatch(
    /adjusters: .*\+10% legacy applications.*servers 40 ÷ \d+ − \d+%\)/,
  );
});
