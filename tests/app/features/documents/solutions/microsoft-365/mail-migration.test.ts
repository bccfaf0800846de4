import { expect, test } from "vitest";
import { formatDay } from "#app/features/documents/dates.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("half a tool's price in the likely sum is explained where the export may serve", () => {
  const decided = (...technologies: string[]) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["medium"],
        "head-count": ["100"],
        "current-technologies": technologies,
      }),
      "decisions",
    );
  expect(decided("none")).toContain("half a tool's highest price, USD 2,500, stands in the likely sum");
  expect(decided("exchange-server", "active-directory")).not.toContain("half a tool's highest price");
});

test("servers of Exchange that a cutover empties are named neither with a second server nor with a way back beyond the plan", () => {
  const small = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["exchange-server"],
  });
  expect(cells(small, "m365.exchange")).toContain("2013 · final 2013 update, then migrate");
  const text = toMarkdown(small);
  expect(text).toContain(
    "possible until the old server is decommissioned in phase 4, 14 days after the MX switch at the earliest",
  );
  expect(text).toContain("Last server off the network 14 days after the MX switch at the earliest");
  expect(text).not.toContain("for 14 days");
  expect(text).not.toContain("throttle or block"); // a cutover has no connector for it
  const synchronised = documentOf("m365-new-tenant", {
    "company-size": ["small"],
    "current-technologies": ["exchange-server", "active-directory"],
  });
  expect(toMarkdown(synchronised)).toContain("possible until the old mailboxes are converted to mail users");
  expect(toMarkdown(synchronised)).not.toContain("decommissioned in phase 4;");
});

test("where Exchange Server SE alone is in use, no table leads from versions to it", () => {
  const tree = (version: string) =>
    documentOf("m365-new-tenant", {
      "current-technologies": ["exchange-server", "active-directory"],
      "exchange-version": [version],
    });
  expect(toMarkdown(tree("se"))).not.toContain("Upgrade path by Exchange version");
  expect(plainOf(tree("se"), "m365.exchange")).toContain(
    "Exchange Server SE gets the latest cumulative update before the hybrid.",
  );
  expect(cells(tree("2019"), "m365.exchange")).toContain("SE · latest cumulative update");
});

test("batches of mailboxes are completed when the change window is open", () => {
  const hybrid = (window: string) =>
    cells(documentOf("m365-hybrid", { "company-size": ["medium"], "change-window": [window] }), "decisions");
  expect(hybrid("monthly")).toContain("completed on change-window weekends");
  expect(hybrid("monthly")).not.toContain("in the evening");
  expect(hybrid("evenings")).toContain("completed in the evening");
});

test("mailboxes that move on each of a few monthly weekends are counted", () => {
  const decision = (window: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        "head-count": ["2500"],
        "change-window": [window],
      }),
      "decisions",
    );
  expect(decision("monthly")).toMatch(/so about [\d,]+ mailboxes move on each/);
  expect(decision("weekends")).not.toContain("mailboxes move on each");
});

test("more mailboxes than a support desk receives on one Monday ask for more weekends", () => {
  const decision = (people: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["enterprise"],
        "head-count": [people],
        "change-window": ["monthly"],
      }),
      "decisions",
    );
  expect(decision("6989")).toMatch(
    /mailboxes move on each; 7 weekends, for at most 1,000 each, are requested at design sign-off/,
  );
  expect(decision("1100")).toMatch(/mailboxes move on each\. /);
});

test("the method approved is the one whose servers are bought, and a hybrid is no alternative without Exchange Server", () => {
  const tree = (...technologies: string[]) =>
    documentOf("m365-new-tenant", {
      "company-size": ["enterprise"],
      "head-count": ["1500"],
      "current-technologies": technologies,
    });
  expect(cells(tree("exchange-server"), "architecture.components")).toContain("Exchange Server SE");
  expect(cells(tree("exchange-server"), "decisions")).toContain("Hybrid configuration with move requests.");
  expect(cells(tree("none"), "decisions")).toContain("native tool; IMAP; third-party tool");
});

test("FastTrack is named from 150 licences on, with what it gives", () => {
  const said = (size: string, people: string) =>
    cells(documentOf("m365-hybrid", { "company-size": [size], "head-count": [people] }), "decisions");
  expect(said("medium", "100")).not.toContain("FastTrack");
  expect(said("medium", "200")).toContain("FastTrack gives guidance from 150 licences");
  expect(said("enterprise", "2000")).toContain("FastTrack assists with data migration from 500 licences");
});

test("where the rollout may hold one monthly weekend, that of the mailboxes is not that of the policies", () => {
  const decisions = (configuration: string, size: string) =>
    cells(documentOf(configuration, { "company-size": [size], "change-window": ["monthly"] }), "decisions");
  const second = "a second, for the access policies, is requested at design sign-off";
  for (const size of ["small", "medium"]) expect(decisions("m365-new-tenant", size), size).toContain(second);
  expect(decisions("m365-new-tenant", "enterprise")).not.toContain(second);
  expect(decisions("m365-optimise", "medium")).not.toContain(second);
  expect(decisions("m365-new-tenant", "large")).toContain("one for each wave, and one for the access policies");
});

test("Exchange 2013 has a way forward where nothing newer is in use", () => {
  const tree = documentOf("m365-hybrid", { "current-technologies": ["exchange-server"] });
  expect(cells(tree, "m365.exchange")).toMatch(
    /without one, a third-party tool at USD 0 to USD [\d,]+ for \d+ mailboxes/,
  );
});

test("a newer server beside Exchange 2013 is asked for, decided and registered as a risk wherever mail moves by it", () => {
  const told = (configuration: string, version: string, size = "medium") =>
    documentOf(configuration, {
      "company-size": [size],
      "current-technologies": ["active-directory", "exchange-server"],
      "exchange-version": [version],
    });
  const newer = /a newer Exchange server|no newer server runs alongside/i;
  for (const configuration of ["m365-hybrid", "m365-new-tenant"])
    for (const size of ["small", "medium", "enterprise"]) {
      if (configuration === "m365-new-tenant" && size === "small") continue; // moves by cutover
      const tree = told(configuration, "2013", size);
      for (const table of ["decisions", "appendix.assumptions", "appendix.risks"])
        expect(cells(tree, table), `${configuration} ${size} ${table}`).toMatch(newer);
      expect(cells(tree, "environment.requests")).toContain("Exchange Server: version and update level");
      expect(cells(tree, "timeline.tasks")).toMatch(/mailboxes by server and size/i);
      expect(toMarkdown(told(configuration, "2016", size))).not.toMatch(newer);
    }
  expect(toMarkdown(told("m365-optimise", "2013"))).not.toMatch(newer);
});

test("Exchange 2013 is to be gone by a date before the SE server is built, and that is asked with the order", () => {
  const told = (configuration: string, version: string) => {
    const base = inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": [configuration],
      "company-size": [configuration === "m365-hybrid" ? "enterprise" : "small"],
      "current-technologies": ["active-directory", "exchange-server"],
      "exchange-version": [version],
    });
    const { asked, plan } = contentFor(base);
    const decision = asked.find(({ title }) => title === "Mail migration");
    return { text: decision?.text, day: decision?.day, design: plan.phases[0]?.lastDay ?? 0, tree: composed(base) };
  };
  const hybrid = told("m365-hybrid", "2013");
  const by = `by ${formatDay(hybrid.design)}`;
  expect(hybrid.text).toContain(`remove 2013 ${by}; approve`);
  expect(hybrid.day).toBeLessThan(hybrid.design);
  expect(cells(hybrid.tree, "appendix.assumptions")).toContain(`${by}, before the SE server is built`);
  expect(cells(hybrid.tree, "appendix.risks")).toContain("2013 removed before the SE server is built");
  expect(told("m365-hybrid", "2016").day).toBe(hybrid.design);
  const cutover = told("m365-new-tenant", "2013"); // builds no server
  expect(cutover.text).not.toContain("remove 2013");
  expect(cells(cutover.tree, "appendix.risks")).toContain("unpublished at decommissioning in phase 4");
});

test("a small firm with a directory is cut over before its accounts are synchronised, from Exchange 2013 too", () => {
  const tree = (...also: string[]) =>
    documentOf("m365-new-tenant", {
      "company-size": ["small"],
      "current-technologies": ["active-directory", "exchange-server", ...also],
      "exchange-version": ["2013"],
    });
  const cutover = tree();
  expect(cells(cutover, "decisions")).toContain("synchronisation starts after it and matches them by mail address");
  expect(toMarkdown(cutover)).not.toMatch(/newer Exchange server|move requests/);
  const tasks = cells(cutover, "timeline.tasks");
  expect(tasks.indexOf("Mailboxes and mail cutover")).toBeLessThan(tasks.search(/synchronisation and sign-in/i));
  expect(plainOf(cutover, "m365.exchange")).toContain("2013 is then uninstalled");
  expect(cells(tree("office-365"), "decisions")).not.toContain("synchronisation starts after it");
});

test("whoever runs nothing newer than Exchange 2013 is told the way out of it and its price", () => {
  const decision = (people: string) =>
    cells(
      documentOf("m365-new-tenant", {
        "company-size": ["medium"],
        "head-count": [people],
        "current-technologies": ["active-directory", "exchange-server"],
        "exchange-version": ["2013"],
      }),
      "decisions",
    );
  expect(decision("120")).toMatch(/without one, cutover over one \w+, before synchronisation starts/);
  expect(decision("200")).toContain("a third-party tool at USD 0 to USD 10,000 for 200 mailboxes");
});

test("mailboxes that are in the tenant are not moved into it", () => {
  const moved = (...also: string[]) =>
    cells(
      documentOf("m365-hybrid", { "current-technologies": ["exchange-server", "active-directory", ...also] }),
      "decisions",
    );
  expect(moved("office-365")).toContain("Mailboxes already in the tenant stay there.");
  expect(moved()).not.toContain("already in the tenant");
});

test("an SE server beside older ones stays below the update that cannot stand beside them", () => {
  const path = cells(
    documentOf("m365-hybrid", {
      "company-size": ["enterprise"],
      "current-technologies": ["exchange-server"],
      "exchange-version": ["2016"],
    }),
    "m365.exchange",
  );
  expect(path).toMatch(/^2016 · CU23, an SE server before CU2 \(.*, remove 2016, update SE$/m);
});

test("FastTrack helps whoever moves mail, from servers or a provider, and is cited only where it is named", () => {
  const told = (people: string) =>
    documentOf("m365-new-tenant", { "company-size": ["medium"], "head-count": [people] });
  expect(cells(told("200"), "decisions")).toContain("FastTrack gives guidance from 150 licences");
  expect(toMarkdown(told("100"))).not.toContain("FastTrack");
  const files = documentOf("m365-secure", {
    "company-size": ["enterprise"],
    "head-count": ["2000"],
    "current-technologies": ["office-365"],
  });
  expect(cells(files, "decisions")).toContain("FastTrack assists with data migration from 500 licences");
});

test("a contract that ends leaves a month in which the present provider still takes mail", () => {
  const ends = { deadline: ["2028-10-06"], "deadline-reason": ["contract"] };
  const notice = "keeps a month of it after the cutover";
  expect(toMarkdown(documentOf("m365-new-tenant", ends))).toContain(notice);
  expect(toMarkdown(documentOf("m365-optimise", ends))).not.toContain(notice);
});

test("mail between people on either side of a provider's migration reaches both", () => {
  for (const size of ["small", "medium", "large", "enterprise"])
    expect(toMarkdown(documentOf("m365-new-tenant", { "company-size": [size] })), size).toMatch(
      /forwards .* mail to the tenant, where a mail-flow rule sends mail for (all others|people not yet moved) back/,
    );
});

test("whether the mail server exists is known before the options that rest on it are chosen among", () => {
  const tree = documentOf("m365-hybrid", {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "active-directory"],
    "primary-objective": ["cost-reduction"],
    "security-requirements": ["mfa"],
    timeline: ["3-6-months"],
  });
  const text = toMarkdown(tree);
  expect(text).toMatch(/\| 1 \| Mail system, version/);
  expect(text).toMatch(/Answer information requests? 1[\s\S]*Decide on the choice among the options/);
  expect(text).toContain("set up for Graph, OAuth or a connector, tested in the tenant");
});

/** A hybrid of Exchange for an organisation with this objective. */
const inputOf = (size: string, objective = "enhance-security", version = "2019") =>
  inputFor({
    ...workedExample(),
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-hybrid"],
    "company-size": [size],
    "primary-objective": [objective],
    "current-technologies": ["exchange-server", "active-directory"],
    "exchange-version": [version],
    timeline: ["3-6-months"],
  });
const hybridFor = (...client: Parameters<typeof inputOf>) => composed(inputOf(...client));

test("a hybrid is designed without a server that stays, unless thousands of mailboxes or shared work call for one", () => {
  for (const [size, objective, keeps] of [
    ["small", "productivity", false],
    ["medium", "productivity", false],
    ["large", "enhance-security", false],
    ["large", "productivity", true],
    ["large", "digital-transformation", true],
    ["enterprise", "enhance-security", true],
  ] as const) {
    const name = `${size} ${objective}`;
    const tree = hybridFor(size, objective);
    expect(cells(tree, "architecture.components").includes("Exchange Server SE"), name).toBe(keeps);
    expect(cells(tree, "architecture.components").includes("Exchange Management Tools"), name).toBe(!keeps);
    expect(cells(tree, "bill").includes("for Exchange Server SE"), name).toBe(keeps);
    expect(cells(tree, "timeline.tasks").includes("minimal hybrid configuration"), name).toBe(!keeps);
    expect(cells(tree, "timeline.tasks").includes("one SE server retained"), name).toBe(keeps);
    expect(cells(tree, "approach.tests").includes("all Exchange servers shut down"), name).toBe(!keeps);
    expect(cells(tree, "approach.tests").includes("Free/busy in the scheduling assistant"), name).toBe(keeps);
    expect(plainOf(tree, "solution.statement"), name).toContain(
      keeps ? "Calendars stay shared meanwhile; one Exchange SE server then remains" : "and none is kept.",
    );
    expect(plainOf(tree, "approach.coexistence"), name).toContain(
      keeps ? "free/busy works in both directions" : "free/busy is not shared, so teams move together",
    );
    expect(contentFor(inputOf(size, objective)).appraisal.designed.row.name, name).toBe(
      keeps ? "Classic hybrid, one SE server retained" : "Minimal hybrid, no retained server",
    );
  }
});

test("who moves without shared calendars is told for how long, and what would show them", () => {
  for (const size of ["small", "medium", "large"]) {
    const tree = hybridFor(size);
    const weekOf = (title: string, last: boolean) =>
      Number(
        new RegExp(`${title}.*? · (\\d+)(?:–(\\d+))? · `)
          .exec(cells(tree, "timeline.tasks"))
          ?.slice(1)
          .filter(Boolean)
          .at(last ? -1 : 0),
      );
    const weeks = weekOf("Mailboxes and mail cutover", true) - weekOf("Pilot with", false) + 1;
    expect(cells(tree, "decisions"), size).toContain(`calendars in the ${weeks} weeks from the pilot`);
    expect(cells(tree, "appendix.assumptions"), size).toContain(`in the ${weeks} weeks from the pilot`);
    expect(cells(tree, "appendix.assumptions"), size).toContain("The classic hybrid, priced among the options");
  }
  expect(cells(hybridFor("large", "productivity"), "decisions")).toMatch(
    /As productivity is an objective, calendars stay shared in the \d+ weeks from the pilot/,
  );
  expect(cells(hybridFor("medium", "productivity", "se"), "decisions")).toContain("but keep the SE server to patch");
});

test("the same work on the same mail takes the same days in a minimal hybrid as in a new tenant", () => {
  const days = (configuration: string) =>
    cells(
      documentOf(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["exchange-server", "active-directory"],
      }),
      "options.figures",
    )
      .split("\n")[0]
      ?.match(/ · ([\d.]+) · /)?.[1];
  expect(days("m365-hybrid")).toBe(days("m365-new-tenant"));
});
