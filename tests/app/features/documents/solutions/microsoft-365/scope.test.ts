import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { documentOf } from "./documents.ts";

test("SharePoint of a tenant that is named and checked is no server, unless other servers of its kind are named", () => {
  const tree = (...technologies: string[]) => documentOf("m365-optimise", { "current-technologies": technologies });
  const named = toMarkdown(tree("sharepoint", "office-365"));
  expect(named).not.toMatch(/SharePoint Server|Active Directory exists/);
  expect(named).toContain("SharePoint in the answers means SharePoint Online");
  for (const others of [[], ["exchange-server"], ["azure-services", "power-platform"]]) {
    const text = toMarkdown(tree("sharepoint", ...others));
    expect(text).toContain("SharePoint in the answers means SharePoint Server");
    expect(text).toContain("SharePoint: Online, or Server with its version");
  }
});

test("SharePoint of a tenant that is protected stands there already, and what is new or hybrid moves it", () => {
  const text = (configuration: string, ...technologies: string[]) =>
    toMarkdown(documentOf(configuration, { "current-technologies": ["sharepoint", ...technologies] }));
  expect(text("m365-secure", "office-365")).not.toContain("SharePoint Server");
  for (const moved of [
    text("m365-secure"),
    text("m365-secure", "office-365", "exchange-server"),
    text("m365-hybrid", "teams"),
  ])
    expect(moved).toContain("SharePoint Server content");
});

test("a health check lists in its scope what it cleans up", () => {
  expect(toMarkdown(documentOf("m365-optimise"))).toContain("- Clean-up of unused seats, guests, sharing and consents");
  expect(toMarkdown(documentOf("m365-secure"))).not.toContain("unused seats, guests");
});

test("licences that a data gateway asks of flows are named as outside, and counted", () => {
  const text = (...needs: string[]) =>
    toMarkdown(
      documentOf("m365-new-tenant", { "current-technologies": ["power-platform"], "integration-needs": needs }),
    );
  expect(text("database-systems")).toMatch(/premium licences of Power Automate and Power Apps/i);
  expect(text("database-systems")).toContain("with their users and premium licences");
  expect(text("crm")).not.toMatch(/premium licences of|and premium licences/i);
});

test("who works elsewhere decides on programs at home, with a price that no sum contains", () => {
  const told = (objective: string) =>
    toMarkdown(
      documentOf("m365-new-tenant", { "primary-objective": [objective], "integration-needs": ["custom-applications"] }),
    );
  expect(told("remote-work")).toContain("priced under “Remote access to own applications”");
  expect(told("remote-work")).toMatch(
    /Order remote access to three web applications .* \(2\.5 engineer days, [A-Z]{3} [\d,]+ more\)/,
  );
  expect(told("productivity")).not.toMatch(/application proxy|Remote access to own applications/);
});
