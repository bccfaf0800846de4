import { expect, test } from "vitest";
import { figure } from "#app/features/documents/words.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  EVERY,
  inputOf,
  rowsOf,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("no server is taken to stand outside production, which nobody said", () => {
  for (const servers of ["9", "60"]) {
    const said = JSON.stringify(documentOf("azure-rehost", "medium", { servers: [servers] }));
    expect(said).not.toContain("non-production");
    expect(said).toContain("Wave 0 of the servers most easily spared for a day");
  }
});

test.each(EVERY)("%s at %s promises no milestone after its end, no disposal and no end of contracts", (id, size) => {
  const said = JSON.stringify(documentOf(id, size));
  expect(said).not.toMatch(
    /with modernisation milestones|[Aa]sset disposal|contract exit|ended contracts|containers for/,
  );
});

test("web applications that move to App Service are in the scope", () => {
  const scope = (configuration: string) => JSON.stringify(documentOf(configuration, "medium"));
  expect(scope("azure-platform")).toContain("and web applications on App Service, where features allow");
  expect(scope("azure-rehost")).not.toContain("App Service, where features allow");
});

test("devices that are asked for and not managed here are named as outside", () => {
  const outside = (...needs: string[]) =>
    JSON.stringify(documentOf("azure-rehost", "medium", { "security-requirements": needs })).includes(
      "management of user devices",
    );
  expect(outside("mobile-device-management")).toBe(true);
  expect(outside("mfa")).toBe(false);
});

test("a first wave that leads to remote working says that it opens no way in for users", () => {
  const outside = (...aims: string[]) =>
    JSON.stringify(documentOf("azure-landing-zone", "small", { "primary-objective": aims })).includes(
      "remote access for users",
    );
  expect(outside("remote-work")).toBe(true);
  expect(outside("scalability")).toBe(false);
});

test("remote access outside a first wave has one price: that of the order in its place, which adds the contingency", () => {
  const input = inputOf("azure-landing-zone", "small", {
    "primary-objective": ["remote-work"],
    "cloud-maturity": ["no-cloud"],
    "budget-band": ["25"],
    servers: ["20"],
  });
  const tree = composed({ ...input, client: { ...input.client, country: "Australia" } }); // whose own currency it has
  expect(JSON.stringify(tree)).toMatch(
    /remote access for users \(1 to 2 days, up to AUD 2,100; Entra ID P1 unless owned/,
  );
  const row = rowsOf(tree, "budget.smaller").find(([order]) => order?.includes("remote access")) ?? [];
  const percent = Number(/"Contingency: (\d+)%/.exec(JSON.stringify(tree))?.[1]);
  expect(row[2]).toBe(figure(Math.round((2_100 * (100 + percent)) / 100)));
  expect(row[3]).toMatch(/the licence of half of the office users unless owned, USD [\d,]+ a year$/);
});

test("a second internet link that a risk asks for is named as outside", () => {
  let asked = 0;
  for (const [id, size] of EVERY) {
    const tree = documentOf(id, size);
    const isOutside = JSON.stringify(tree).includes("second internet links");
    if (id === "azure-landing-zone") expect(isOutside).toBe(false);
    if (!cells(tree, "appendix.risks").includes("Second link on a separate path")) continue;
    expect(isOutside, `${id} ${size}`).toBe(true);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(3);
});
