import { expect, test } from "vitest";
import { documentOf, EVERY } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";

test("of a dozen servers or fewer none is taken to stand outside production", () => {
  const said = (servers: string) => JSON.stringify(documentOf("azure-rehost", "medium", { servers: [servers] }));
  expect(said("9")).not.toContain("non-production");
  expect(said("60")).toContain("non-production");
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
