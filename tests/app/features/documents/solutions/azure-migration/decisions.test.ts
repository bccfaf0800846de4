import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import {
  CONFIGURATIONS,
  documentOf,
  inputOf,
  MOVING,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";

test("a project that moves one server has its client confirm before the order that more will follow", () => {
  for (const configuration of CONFIGURATIONS) {
    const asked = (servers: string) =>
      cells(
        documentOf(configuration, "small", { servers: [servers], "current-technologies": ["windows-server"] }),
        "decisions",
      );
    expect(asked("1"), configuration).toContain("Case for a landing zone");
    expect(asked("9"), configuration).not.toContain("Case for a landing zone");
  }
});

test("no zones are promised in a second region that has none", () => {
  const regions = (country: string) => {
    const base = inputFor({
      ...workedExample(),
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory"],
      "integration-needs": ["erp"],
    });
    const tree = composed({ ...base, client: { ...base.client, country } });
    return `${cells(tree, "decisions")} ${cells(tree, "bill")}`;
  };
  expect(regions("United Kingdom")).toContain("different zones or, where the region has none, in an availability set");
  expect(regions("United Kingdom")).not.toContain("1 zone-redundant gateway for each hub");
  expect(regions("Ireland")).toContain("Two domain controllers in each region, in different zones, in an identity");
  expect(regions("Ireland")).toContain("1 zone-redundant gateway for each hub");
});

test.each(["large", "enterprise"])(
  "the default strategy of %s names the databases that leave their machines",
  (size) => {
    const uses = { "current-technologies": ["sql-server", "windows-server"] };
    expect(cells(documentOf("azure-rehost", size, uses), "decisions")).toMatch(
      /Default strategy\. .*put databases on platform services where features allow, and rehost the rest/,
    );
    expect(cells(documentOf("azure-rehost", size), "decisions")).not.toContain("put databases on platform services");
  },
);

test("a pair that only receives the copies of a vault is opened by nobody", () => {
  const answers = { ...workedExample(), "solution-type": ["azure-migration"], "company-size": ["small"] };
  const tree = composed(
    inputFor(
      { ...answers, "solution-configuration": ["azure-rehost"] },
      { client: { name: "Aoife Byrne", company: "Byrne Clinics", country: "Germany" } },
    ),
  );
  expect(cells(tree, "decisions")).toContain("its pair, Germany North, receives the copies automatically");
  expect(cells(tree, "decisions")).not.toContain("on request");
});

test("the filter of outbound traffic is weighed against the price of the lesser one", () => {
  const price = /Outbound traffic.*USD [\d,]+ to USD [\d,]+ a month.* costs USD \d+ to USD [\d,]+ a month/;
  for (const size of ["small", "medium", "enterprise"])
    expect(cells(documentOf("azure-rehost", size, { "security-requirements": ["compliance"] }), "decisions")).toMatch(
      price,
    );
});

test.each(SIZES)("the strategy at %s retires only where the sizing does", (size) => {
  for (const servers of ["8", "40"]) {
    const tree = documentOf("azure-rehost", size, { servers: [servers], "current-technologies": ["windows-server"] });
    const isRetiring = /^Retired .* · [1-9]\d*$/m.test(cells(tree, "architecture.sizing"));
    expect(/Default strategy.*retire before anything moves/i.test(cells(tree, "decisions")), servers).toBe(isRetiring);
    expect(/Default strategy.*servers to move or retire/.test(cells(tree, "decisions"))).toBe(
      isRetiring && size !== "small",
    );
  }
});

test("controllers in two regions have a site in each, and in one region one of their own", () => {
  expect(cells(documentOf("azure-exit", "enterprise"), "decisions")).toContain("one Active Directory site per region");
  expect(cells(documentOf("azure-rehost", "medium"), "decisions")).toContain("their own Active Directory site");
});

test("a larger client confirms who opens applications from outside, at what their licences cost, unless these are owned", () => {
  const asked = (size: string, ...owned: string[]) =>
    askedIn(
      documentOf("azure-rehost", size, {
        "head-count": [size === "enterprise" ? "4266" : "100"],
        "integration-needs": ["legacy-applications"],
        "current-technologies": ["windows-server", ...owned],
      }),
    );
  expect(asked("enterprise")).toContain(
    "Confirm that 1,280 people open internal applications from outside, at USD 107,520 a year",
  );
  expect(asked("enterprise", "office-365")).not.toContain("open internal applications");
  expect(asked("medium")).not.toContain("open internal applications");
});

test("a hub that stands twice and a circuit that is left for later have their price in the decision", () => {
  const decided = cells(documentOf("azure-rehost", "enterprise", { industry: ["other"] }), "decisions");
  expect(decided).toMatch(/The second hub costs about USD 1,\d{3} a month; if a region is lost/);
  expect(decided).toMatch(/at pilot exit on measured traffic: about USD 1,140 a month plus its provider/);
});

test("what partners call has a decision with its price, and what is tied to production does not leave the building", () => {
  const named = { "integration-needs": ["third-party-apis"], industry: ["manufacturing"] };
  const tree = documentOf("azure-exit", "medium", named);
  expect(cells(tree, "decisions")).toMatch(/Partner interfaces\..*About USD 8,400 a year/);
  expect(cells(documentOf("azure-exit", "small", named), "decisions")).not.toContain("Partner interfaces");
  expect(plainOf(tree, "solution.statement")).toMatch(/^Everything but systems tied to production leaves/);
  expect(plainOf(documentOf("azure-exit", "medium"), "solution.statement")).toMatch(/^Everything leaves the building/);
});

test("a country that is not listed is no place to be based in", () => {
  const input = inputOf("azure-rehost", "medium");
  const tree = composed({ ...input, client: { ...input.client, country: "Other" } });
  expect(cells(tree, "decisions")).toContain("Regions. Country not stated");
});

test("a region lost for longer than the outage stated, and databases back too late, are asked about", () => {
  const asked = (configuration: string, size: string, answers: Record<string, string[]>) =>
    JSON.stringify(documentOf(configuration, size, { "current-technologies": ["sql-server"], ...answers }));
  const large = { servers: ["930"], "fast-recovery": ["8"], "recovery-time": ["days"] };
  expect(asked("azure-rehost", "enterprise", large)).toMatch(/may take \d+ days to return if a region is lost/);
  expect(asked("azure-rehost", "enterprise", { ...large, servers: ["200"] })).not.toContain("to return if a region");
  const hour =
    /databases may take 2 hours, web applications 4 and machines without Site Recovery 8 to return instead of the hour/;
  expect(asked("azure-platform", "medium", { "recovery-time": ["hour"] })).toMatch(hour);
  expect(asked("azure-platform", "medium", { "recovery-time": ["hours"] })).not.toContain("databases may take");
  const first = documentOf("azure-platform", "small", { "recovery-time": ["hour"] });
  expect(cells(first, "summary.decisions")).toContain("databases may take 2 hours");
});

test("a failover group, which needs a second region, is offered where there is one", () => {
  for (const [configuration, size] of MOVING)
    for (const time of ["hour", "hours"]) {
      const said = JSON.stringify(documentOf(configuration, size, { "recovery-time": [time] }));
      const hasSecond = configuration === "azure-exit" || ["large", "enterprise"].includes(size);
      if (said.includes("failover group")) expect(hasSecond, `${configuration} ${size}`).toBe(true);
    }
  expect(JSON.stringify(documentOf("azure-platform", "large", { "recovery-time": ["hour"] }))).toContain(
    "failover group",
  );
});

test("a region that is opened on request is requested in week 1, by a task", () => {
  const tree = (country: string) => {
    const input = inputOf("azure-exit", "medium");
    return composed({ ...input, client: { ...input.client, country } });
  };
  expect(cells(tree("Germany"), "decisions")).toContain("Germany North, which Microsoft opens on request");
  expect(cells(tree("Germany"), "timeline.tasks")).toContain("access to Germany North requested");
  expect(cells(tree("Ireland"), "timeline.tasks")).not.toContain("access to");
});

test("both sides forward names that the other resolves", () => {
  expect(cells(documentOf("azure-exit", "medium"), "decisions")).toContain(
    "those on-premises forward private endpoint zones to them",
  );
});

test.each(["2014", "2016"])("only the updates of SQL Server 2014 are free on Azure machines: %s", (version) => {
  const answers = { "current-technologies": ["sql-server"], "sql-version": [version], servers: ["181"] };
  const text = cells(documentOf("azure-platform", "enterprise", answers), "decisions");
  expect(text).toContain("cost the same in Azure");
  expect(/SQL Server 2014 stay free on Azure machines.* first waves, as its updates end/.test(text)).toBe(
    version === "2014",
  );
});

test.each(MOVING)("%s at %s names its regions before the inventory is stored in one", (configuration, size) => {
  const { asked } = contentFor(inputOf(configuration, size));
  expect(asked.find(({ title }) => title === "Regions")?.needed).toBe("the order");
});

test("a small client chooses its platform before the order, where that costs more than the servers on it", () => {
  const estate = {
    "current-technologies": ["windows-server", "active-directory"],
    "domain-controllers": ["1"],
    "primary-objective": ["productivity"],
    "integration-needs": ["no-integrations"],
  };
  const few = inputOf("azure-rehost", "small", { ...estate, servers: ["3"] });
  const { asked, budget } = contentFor(few);
  expect(asked.find(({ text }) => text.includes("choose the platform as designed"))?.needed).toBe("the order");
  const said = cells(composed(few), "decisions");
  const [, platform = "", moved = ""] =
    /platform costs about USD ([\d,]+) a year whatever moves, the 2 servers about USD ([\d,]+)/.exec(said) ?? [];
  const parts = [platform, moved].reduce((sum, text) => sum + Number(text.replaceAll(",", "")), 0);
  const whole = budget.totals.reduce((sum, { yearly }) => sum + yearly.likely / 100, 0);
  expect(Math.abs(parts - whole)).toBeLessThan(0.02 * whole);
  for (const [size, servers] of [
    ["small", "20"],
    ["medium", "3"],
  ] as const)
    expect(cells(documentOf("azure-rehost", size, { ...estate, servers: [servers] }), "decisions")).not.toContain(
      "whatever moves",
    );
});

test("third parties may be called as well as call, and the client says which", () => {
  const named = { "integration-needs": ["third-party-apis"], industry: ["finance"], servers: ["60"] };
  const { asked } = contentFor(inputOf("azure-exit", "medium", named));
  expect(asked.some(({ text }) => text.includes("otherwise API Management (USD 8,400 a year) is left out"))).toBe(true);
  const tree = documentOf("azure-exit", "medium", named);
  expect(cells(documentOf("azure-exit", "large", named), "decisions")).toMatch(
    /new public addresses.*mutual TLS or pinned certificates are exempt/,
  );
  expect(cells(tree, "appendix.assumptions")).toContain("USD 8,400 a year and 2 days");
});

test("the inspecting firewall shows what the lesser one saves in a year", () => {
  const tree = documentOf("azure-exit", "large", { industry: ["government"] });
  expect(cells(tree, "decisions")).toContain("and saves about USD 9,600 a year");
});

test("an authority names the rules that bind it, and other sites know how they reach a first wave", () => {
  const input = inputOf("azure-landing-zone", "small", { industry: ["government"], sites: ["3"] });
  const tree = composed({ ...input, client: { ...input.client, country: "France" } });
  expect(askedIn(tree)).toMatch(/rules on cloud services that bind the authority \(.*SecNumCloud/);
  expect(cells(tree, "decisions")).toContain("Other sites reach what has moved through the server room.");
});

test("a merger is asked which tenant remains before the subscriptions are created", () => {
  const asked = (reason: string) =>
    cells(documentOf("azure-landing-zone", "medium", { "deadline-reason": [reason] }), "environment.requests");
  expect(asked("merger")).toContain("which Entra tenant and domains remain");
  expect(asked("audit")).not.toContain("which Entra tenant");
});

test("a lease that a first wave cannot meet is extended to a date, and the mail project that is ordered has a size", () => {
  const asked = (configuration: string, reason: string) =>
    askedIn(
      documentOf(configuration, "medium", {
        "deadline-reason": [reason],
        "current-technologies": ["windows-server", "exchange-server"],
      }),
    );
  expect(asked("azure-landing-zone", "contract")).toMatch(
    /to extend it to \d+ \w+ 20\d\d at least \(this plan, then option B\)/,
  );
  expect(asked("azure-landing-zone", "contract")).toContain("20 to 55 days, likely 35");
  expect(asked("azure-landing-zone", "audit")).not.toContain("to extend it to");
  expect(asked("azure-rehost", "contract")).not.toContain("to extend it to");
});
