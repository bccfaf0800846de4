import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, inputOf, RUNNING, SIZES } from "./documents.ts";

/** The configuration as the worked example has it, with these answers, for a client of this country. */
const inCountry = (country: string, configuration: string, answers: Answers): DocumentTree => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": [configuration],
    ...answers,
  });
  return composed({ ...input, client: { ...input.client, country } });
};

test("copies of the vault go to the pair of the region, and nobody is offered another", () => {
  const regions = (configuration: string, size = "medium") =>
    cells(inCountry("Germany", configuration, { "company-size": [size] }), "decisions");
  expect(regions("hybrid-vpn")).toContain("its pair, Germany North, receives the copies automatically");
  expect(regions("hybrid-vpn")).not.toContain("West Europe");
  expect(regions("hybrid-vpn")).toContain("is not in the totals; Germany North opens for one only on request");
  expect(regions("hybrid-expressroute")).toContain("its pair, Germany North, receives the copies automatically");
  expect(regions("hybrid-expressroute", "large")).toContain("opens on request");
});

test.each(EVERY)(
  "%s at %s says how people reach what was recovered while their site is lost",
  (configuration, size) => {
    const tree = documentOf(configuration, size);
    const isWan = configuration === "hybrid-virtual-wan";
    expect(cells(tree, "decisions")).toContain(
      `is down, users reach recovered servers ${isWan ? "from the other sites" : "by point-to-site on the VPN gateway"}`,
    );
    expect(cells(tree, "architecture.ports").includes("Users, site down")).toBe(!isWan);
  },
);

test("a hub of a Virtual WAN has no subnet for a firewall", () => {
  const answers: Answers = { industry: ["other"], "security-requirements": ["mfa"], "cloud-maturity": ["no-cloud"] };
  const guarded = (configuration: string) => cells(documentOf(configuration, "medium", answers), "decisions");
  expect(guarded("hybrid-virtual-wan")).toContain("can be deployed in the hub later");
  expect(guarded("hybrid-vpn")).toContain(
    "subnets are reserved for Azure Firewall Basic, built from code once a server recovers or runs in Azure. · USD 33 to USD 45 a month instead of USD 280 to USD 320 a month",
  );
});

test("a rule between the sides stands somewhere, and Private Access is in no sum before anybody named what needs it", () => {
  const tree = documentOf("hybrid-virtual-wan", "enterprise", {
    industry: ["retail"],
    "primary-objective": ["remote-work"],
    "security-requirements": ["mfa", "zero-trust"],
  });
  const decisions = cells(tree, "decisions");
  expect(decisions).toContain("Network security groups filter between site and spokes");
  expect(decisions).toContain("Private Access for others, USD 5 per user per month, is an option in the bill");
  expect(cells(tree, "bill")).toMatch(/Entra Private Access \(option\) · 1 · .* · to be quoted · – · –/);
  expect(cells(tree, "security.controls")).toContain("Defender for Servers covers every Arc-enabled server");
});

test.each(EVERY)("%s at %s says what was decided once, and not again as a rule", (configuration, size) => {
  const tree = documentOf(configuration, size, { sites: ["12"], "primary-objective": ["scalability"] });
  expect(JSON.stringify(tree.sections)).not.toContain("Design rules");
});

test("a vault limits nobody by address, and names are forwarded where a private answer waits for them", () => {
  const answers: Answers = { "current-technologies": ["active-directory"] };
  const small = documentOf("hybrid-virtual-wan", "small", answers);
  // the table of names says it, and nothing is left to decide
  expect(cells(small, "hybrid.routes")).toContain("public endpoints, over the internet line");
  expect(cells(small, "decisions")).not.toContain("Public names over TLS");
  const alone = documentOf("hybrid-vpn", "small", { "current-technologies": ["power-platform"] });
  expect(cells(alone, "decisions")).toContain("Public names over TLS for backup and replication; private endpoints");
  expect(cells(small, "decisions")).not.toContain("the sites' addresses");
  expect(JSON.stringify(small.sections)).not.toContain("its DNS forwards to Azure");
  expect(JSON.stringify(documentOf("hybrid-virtual-wan", "medium", answers).sections)).toContain(
    "its DNS forwards to Azure",
  );
});

test("a second region on request does not move the copies of a vault", () => {
  expect(cells(inCountry("Germany", "hybrid-expressroute", { "company-size": ["large"] }), "decisions")).toContain(
    "although vault copies still go to Germany North",
  );
});

test("no more people are led to a gateway than it lets in at once", () => {
  const decided = (users: string, answers: Answers = {}) =>
    cells(
      documentOf("hybrid-vpn", "large", { ...RUNNING, "head-count": [users], sites: ["1"], ...answers }),
      "decisions",
    );
  expect(decided("900", { bandwidth: ["300"] })).toContain(
    "with Entra sign-in and a preinstalled client, for up to 250 concurrent users",
  );
  expect(decided("900", { bandwidth: ["2000"] })).not.toContain("concurrent users");
  expect(decided("900", { bandwidth: ["1000"] })).toContain("for up to 500 concurrent users");
  const medium = documentOf("hybrid-vpn", "medium", { "head-count": ["240"], bandwidth: ["300"] });
  expect(cells(medium, "decisions")).not.toContain("concurrent users");
});

test("licences for many people outside are a decision of their own, unless a plan in use has them", () => {
  const published: Answers = { "integration-needs": ["legacy-applications"] };
  const asked = (size: string, ...technologies: string[]) =>
    cells(
      documentOf("hybrid-virtual-wan", size, { ...published, "current-technologies": technologies }),
      "summary.decisions",
    );
  expect(asked("enterprise", "windows-server")).toMatch(
    /Confirm that [\d,]+ people use published applications, at USD/,
  );
  expect(asked("enterprise", "office-365")).not.toContain("use published applications");
  expect(asked("medium", "windows-server")).not.toContain("use published applications");
});

test("a cluster that joins a domain is started once without its controllers", () => {
  const said = (technology: string) => {
    const answers = { "current-technologies": [technology], "security-requirements": ["compliance"] };
    const tree = documentOf("hybrid-azure-local", "small", answers);
    return cells(tree, "decisions") + cells(tree, "timeline.tasks");
  };
  expect(said("active-directory")).toMatch(/A cold start is tested[\s\S]*, a start without a domain controller/);
  expect(said("power-platform")).not.toContain("domain controller");
});

test("a trade-off has its sums where the prices are known, and what is copied is decided beside what is restored", () => {
  for (const [configuration, size] of EVERY.filter(([, size]) => size !== "small")) {
    const tree = documentOf(configuration, size, { servers: ["9"], "fast-recovery": ["2"] });
    const decided = cells(tree, "decisions");
    expect(decided).toMatch(/About USD [\d,]+ a month for 2, not USD [\d,]+ for all 9/);
    expect(decided).toMatch(/Inspection and outbound traffic.*USD [\d,]+ to USD [\d,]+ a month instead of USD \d+/);
    expect(decided).not.toMatch(/Directory for what is recovered|Identity of devices and servers/);
  }
});

test("a cluster that joins the domain of its own guests is said to start without them, and users' licences are named", () => {
  const tree = documentOf("hybrid-azure-local", "small", {
    "current-technologies": ["windows-server", "active-directory"],
    "security-requirements": ["compliance"],
    servers: ["5"],
  });
  expect(cells(tree, "decisions")).toMatch(/Directory of the cluster.*starts without a domain controller/);
  expect(cells(tree, "bill")).toMatch(/Windows Server 2025 access licences · 50 · /);
  expect(cells(documentOf("hybrid-vpn", "small"), "bill")).not.toContain("access licences");
});

test("of the controllers of a domain one stays outside the cluster where servers stay on their hosts", () => {
  const decided = (servers: string) =>
    cells(
      documentOf("hybrid-azure-local", "medium", {
        "current-technologies": ["active-directory"],
        servers: [servers],
      }),
      "decisions",
    );
  expect(decided("30")).toMatch(
    /Directory of the cluster.*stays on a current host, among the \d+ servers that do not move/,
  );
  expect(decided("8")).toContain(
    "stays on a current host, the one server that does not move, beside the backup server. The cluster also starts without it",
  );
  expect(decided("8")).not.toContain("no controller is available on site");
  const small = cells(
    documentOf("hybrid-azure-local", "small", {
      "current-technologies": ["active-directory"],
      "security-requirements": ["compliance"],
      servers: ["3"],
    }),
    "decisions",
  );
  expect(small).toMatch(/Directory of the cluster · The cluster starts without a domain controller/);
});

test("the agent of Arc is approved with the design, and the regions with it where residency duties are asked for and no circuit is ordered to them", () => {
  for (const size of SIZES)
    for (const id of ["hybrid-vpn", "hybrid-expressroute"]) {
      const input = inputFor({
        ...workedExample(),
        "solution-type": ["hybrid-cloud"],
        "solution-configuration": [id],
        "company-size": [size],
      });
      const { asked } = contentFor(input);
      const needed = (words: string) => asked.find(({ text }) => text.includes(words))?.needed;
      expect(needed("Approve the Arc agent")).toBe("Design sign-off");
      const free = contentFor({
        ...input,
        answers: { ...input.answers, industry: ["other"], "primary-objective": ["innovation"] },
      });
      expect(needed("Name the regions")).toBe(id === "hybrid-vpn" ? "Design sign-off" : "the order");
      expect(free.asked.find(({ text }) => text.includes("Name the regions"))?.needed).toBe("the order");
    }
});

test("what cannot wait for a restore is said as it was given, and as an assumption where it was not", () => {
  const tree = (servers: string, answers: Answers) =>
    documentOf("hybrid-vpn", "medium", { servers: [servers], ...answers });
  const decided = (servers: string, answers: Answers = {}) => cells(tree(servers, answers), "decisions");
  expect(decided("20")).toContain("5 of 20 servers are assumed unable to wait for a restore");
  expect(decided("20", { "fast-recovery": ["4"] })).toContain("4 of 20 servers cannot wait for a restore");
  const none = decided("20", { "fast-recovery": ["0"] });
  expect(none).toContain("No server was named as unable to wait for a restore");
  const patient = decided("20", { "recovery-time": ["days"] });
  expect(patient).toContain("2 of 20 servers are assumed to be needed in Azure if it is lost");
  expect(patient).not.toContain("unable to wait");
  expect(cells(tree("20", { "recovery-time": ["days"] }), "bill")).toContain(
    "Site Recovery · 2 · a tenth of the servers;",
  );
  expect(none).toMatch(
    /Optional, for rehearsal: one server is replicated [^·]*; the others are restored. · About .* saved if left/,
  );
  expect(none).toContain("No server has to start in Azure");
  expect(decided("20", { "fast-recovery": ["4"] })).toContain("4 servers must be able to start in Azure");
  expect(decided("20")).toContain("5 servers are planned to start in Azure");
  expect(decided("20", { "fast-recovery": ["0"], "recovery-time": ["hour"] })).not.toContain("for rehearsal");
  expect(decided("2")).toMatch(
    /One server is replicated [^·]*; the other is restored[^·]*· About .* for both, either way with USD 15 for private endpoints/,
  );
  const hour = (count: string) =>
    cells(tree("2", { "recovery-time": ["hour"], "fast-recovery": [count] }), "solution.recovery");
  expect(hour("1")).toMatch(/^Replicated servers · [^·]* · 1 hour · /m);
  expect(hour("1")).toContain("Other servers and files");
  expect(hour("2")).toContain("1 hour for the most important service, 2 hours for the others");
  expect(hour("2")).toContain("Files and earlier versions");
  expect(hour("2")).not.toContain("Other servers");
});

test("the second region costs a hub where it has one, and only copies where it has none", () => {
  const decided = (configuration: string, size: string, answers: Answers = {}) =>
    cells(documentOf(configuration, size, answers), "decisions");
  expect(decided("hybrid-vpn", "enterprise", RUNNING)).toContain("A second hub, about USD");
  expect(decided("hybrid-vpn", "enterprise")).toMatch(
    /a hub there, about USD [\d,]+ a year, is due once servers recover/,
  );
  expect(decided("hybrid-virtual-wan", "enterprise")).toContain(
    "No network runs in the second region until it is built",
  );
  expect(decided("hybrid-vpn", "medium")).toContain("No recovery while the region is down");
});

test("what partners call is put behind API Management by a decision that the client approves", () => {
  const decided = (size: string) =>
    cells(documentOf("hybrid-vpn", size, { "integration-needs": ["third-party-apis"] }), "decisions");
  expect(decided("medium")).toContain("Partner interfaces");
  expect(decided("small")).not.toContain("Partner interfaces");
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["third-party-apis"] });
  expect(JSON.stringify(tree.sections)).toContain("or keep the inbound rules");
  expect(cells(tree, "appendix.traceability")).toMatch(/^Integrate with third-party APIs, by D-\d+ /m);
});

test("a public body of the United States is named a pair", () => {
  const input = inputOf("hybrid-vpn", "small", { industry: ["government"] });
  const tree = composed({ ...input, client: { ...input.client, country: "United States" } });
  expect(cells(tree, "decisions")).toContain("US Gov Virginia and its pair US Gov Texas");
});

test("few people decide on the inspection of what leaves Azure where somebody asks for it", () => {
  const decided = (answers: Answers) => cells(documentOf("hybrid-vpn", "small", answers), "decisions");
  const plain: Answers = {
    industry: ["other"],
    "current-technologies": ["windows-server", "active-directory"],
    "primary-objective": ["productivity"],
    "security-requirements": ["data-encryption"],
    "integration-needs": ["no-integrations"],
    "windows-server-version": ["2022"],
  };
  expect(decided(plain)).not.toContain("Inspection and outbound traffic");
  expect(decided({ ...plain, industry: ["finance"] })).toContain("Inspection and outbound traffic");
  expect(decided({ ...plain, "security-requirements": ["zero-trust"] })).toContain("Inspection and outbound traffic");
});

test("a gateway is promised zones where both regions have them", () => {
  const text = (country: string, size: string) => {
    const input = inputOf("hybrid-vpn", size, { ...RUNNING, sites: ["3"] });
    const tree = composed({ ...input, client: { ...input.client, country } });
    return `${cells(tree, "decisions")}\n${cells(tree, "architecture.components")}`;
  };
  expect(text("Canada", "enterprise")).toContain("gateways in two regions, zone-redundant where the region has zones");
  expect(text("Canada", "enterprise")).not.toContain("zone-redundant gateways");
  expect(text("Ireland", "enterprise")).toContain("on zone-redundant gateways in two regions");
  expect(text("Canada", "medium")).toContain("on a zone-redundant gateway.");
});

test("one circuit of two is said to carry less than both, and an estate whose sites reach it to need no Virtual WAN", () => {
  const decided = (bandwidth: string, sites: string) =>
    cells(
      documentOf("hybrid-expressroute", "enterprise", { ...RUNNING, bandwidth: [bandwidth], sites: [sites] }),
      "decisions",
    );
  expect(decided("2000", "12")).toContain("if one circuit fails, the other carries 1,000 of 1,600 Mbps");
  expect(decided("2000", "12")).toContain("so Virtual WAN would add nothing");
  expect(decided("700", "3")).not.toMatch(/if one circuit fails|would add nothing/);
});

test("a second factor for published applications alone leaves the other users to the client", () => {
  const tree = inCountry("United Kingdom", "hybrid-vpn", { "security-requirements": ["mfa"] });
  const said = JSON.stringify(tree.sections);
  expect(said).toContain("second factor on every cloud service, updates within 14 days");
  expect(said).not.toContain("the client: updates within 14 days");
});

test("data loss prevention that is not enforced is decided, and at a school who works elsewhere is counted", () => {
  const prevented = (...technologies: string[]) =>
    cells(
      documentOf("hybrid-vpn", "medium", {
        "security-requirements": ["data-loss-prevention"],
        "current-technologies": ["windows-server", "active-directory", ...technologies],
      }),
      "summary.decisions",
    );
  const offered =
    /data loss prevention for mail, files and devices\. It takes .*?(?:and|It needs) ((?:Purview|Microsoft 365).*? unless owned)/;
  expect(offered.exec(prevented("office-365"))?.[1]).toBe(
    "Purview suite on Microsoft 365 Business Premium unless owned",
  );
  expect(offered.exec(prevented())?.[1]).toBe(
    "Microsoft 365 Business Premium in a tenant, with its Purview suite, unless owned",
  );
  const school = (industry: string) =>
    documentOf("hybrid-vpn", "medium", {
      industry: [industry],
      "security-requirements": ["mfa"],
      "current-technologies": ["windows-server", "active-directory"],
    });
  expect(cells(school("education"), "summary.decisions")).toContain("people use published applications, at USD");
  expect(cells(school("education"), "environment.requests")).toContain("Staff and pupils who open");
  expect(cells(school("other"), "summary.decisions")).not.toContain("use published applications");
});

test("a second region promises what stands there, under one law, with what its hub costs", () => {
  const decided = (configuration: string) =>
    cells(inCountry("Ireland", configuration, { ...RUNNING, "company-size": ["enterprise"] }), "decisions");
  expect(decided("hybrid-vpn")).toContain("Two regions under one data protection law. Proposed: North Europe and West");
  expect(decided("hybrid-vpn")).toMatch(
    /A second hub, about USD [\d,]+ a year; if the first region is lost, link and directory remain, replicas do not/,
  );
  expect(decided("hybrid-virtual-wan")).not.toMatch(/one jurisdiction|A second hub/);
});

test("the price of the second hub is the share of the bill that stands for it", () => {
  for (const [configuration, sites] of [
    ["hybrid-vpn", "4"],
    ["hybrid-vpn", "10"],
    ["hybrid-expressroute", "4"],
  ] as const) {
    const tree = documentOf(configuration, "enterprise", { ...RUNNING, sites: [sites] });
    const [, told = ""] = /A second hub, about USD ([\d,]+) a year/.exec(cells(tree, "decisions")) ?? [];
    const rows = cells(tree, "bill")
      .split("\n")
      .map((row) => row.split(" · "));
    const own = rows.filter(
      ([, item = "", count]) => /gateway, [\d.]+ \w+ class|Domain controller/.test(item) && count === "2",
    );
    const nat = rows.filter(([, item]) => /^NAT gateway|^VPN tunnels above/.test(item ?? "")); // ten sites alone pay for no tunnel
    const yearly = (lines: string[][], share: number) =>
      lines.reduce((sum, line) => sum + Number(line.at(-1)?.replaceAll(",", "")) / share, 0);
    expect(own.length).toBeGreaterThan(1);
    expect(Math.abs(Number(told.replaceAll(",", "")) - yearly(own, 2) - yearly(nat, 1))).toBeLessThanOrEqual(10);
  }
});

test("a tunnel that its copies pass by is said to carry next to nothing", () => {
  const decided = (size: string, answers: Answers = {}) =>
    cells(documentOf("hybrid-vpn", size, { "cloud-maturity": ["no-cloud"], ...answers }), "decisions");
  expect(decided("small")).toContain("it carries only directory replication and DNS");
  const replica = decided("small", { "integration-needs": ["database-systems"] });
  expect(replica).toContain("Until an application runs in Azure, it carries only directory and database replication");
  expect(decided("small", { "current-technologies": ["windows-server"] })).toContain("it carries almost nothing");
  expect(decided("medium")).not.toMatch(/it carries (only|almost)/);
});

test("detection that is bought for each server is approved with the agent, at its price", () => {
  const tree = (size: string, wish: string) =>
    documentOf("hybrid-vpn", size, { "security-requirements": [wish], "primary-objective": ["productivity"] });
  const bought = tree("medium", "zero-trust");
  expect(cells(bought, "decisions")).toContain("Defender for Servers P2, USD 15 a server and month, is included");
  expect(cells(bought, "summary.decisions")).toMatch(/Arc agent on \d+ servers, with Defender for Servers P2/);
  expect(cells(tree("medium", "mfa"), "decisions")).not.toContain("Defender for Servers");
});

test("few of many devices meet the wish for their management in part, at a price for each further one", () => {
  const decided = (wish: string) =>
    cells(documentOf("hybrid-vpn", "medium", { "security-requirements": [wish], "head-count": ["200"] }), "decisions");
  expect(decided("mobile-device-management")).toContain(
    "met for these only; the others are priced under “Decisions required”",
  );
  const asked = documentOf("hybrid-vpn", "medium", { "security-requirements": ["mobile-device-management"] });
  expect(JSON.stringify(asked.sections)).toMatch(
    /other devices in Intune\. It takes [^.]+ days, [^(]+ a year for the other users \(D-/,
  );
  expect(askedIn(asked)).toMatch(/Intune on the first 20 of \d+ devices(?!, or on all)/);
  expect(decided("mfa")).not.toContain("met for these only");
});

test("machines of a cluster may be ordered with the contract where a date is fixed", () => {
  const asked = (answers: Answers) => askedIn(documentOf("hybrid-azure-local", "medium", answers));
  expect(asked({ deadline: ["2027-09-30"] })).toContain(
    "with the project order, which brings the cluster forward by the weeks of phase 1 at the risk of a wrong size",
  );
  expect(asked({})).not.toContain("with the project order, which brings");
});

test("whoever wants security is told what the plan of Defender costs beside what it contains", () => {
  const decided = (objective: string, requirement: string) =>
    cells(
      documentOf("hybrid-vpn", "medium", {
        "primary-objective": [objective],
        "security-requirements": [requirement],
      }),
      "decisions",
    );
  expect(decided("enhance-security", "mfa")).toContain(
    "Defender for Servers P2, USD 15 a server and month, adds threat detection and replaces the USD 11 for patching",
  );
  expect(decided("enhance-security", "threat-protection")).not.toContain("replaces the USD 11");
  expect(decided("productivity", "mfa")).not.toContain("replaces the USD 11");
});

test("the price of replicas names what comes with them, and a controller that names need is not theirs alone", () => {
  const of = (configuration: string, size: string, ...technologies: string[]) => {
    const wish = { "security-requirements": ["compliance"] };
    const tree = documentOf(configuration, size, { "current-technologies": technologies, servers: ["8"], ...wish });
    return `${cells(tree, "decisions")}\n${cells(tree, "architecture.components")}\n${JSON.stringify(tree.sections)}`;
  };
  const beside = of("hybrid-vpn", "small", "active-directory");
  expect(beside).toMatch(/either way with USD 1\d\d for the controller in Azure/);
  expect(beside).not.toContain("names of private endpoints");
  expect(of("hybrid-vpn", "small", "windows-server")).not.toContain("either way with");
  for (const [configuration, size] of [
    ["hybrid-expressroute", "small"],
    ["hybrid-vpn", "medium"],
  ] as const) {
    const text = of(configuration, size, "active-directory");
    expect(text).toContain("either way with USD 15 for private endpoints");
    expect(text).toContain("for recovery and names");
  }
});

test("what is bought for more than was asked, or gives less, is a decision with its price", () => {
  const asked = (configuration: string, size: string, answers: Answers) =>
    JSON.stringify(documentOf(configuration, size, answers).sections);
  const saving = { ...RUNNING, "primary-objective": ["cost-reduction"] };
  expect(asked("hybrid-vpn", "medium", saving)).toMatch(
    /Approve Azure Firewall \w+, at USD [\d,]+ to USD [\d,]+ a month instead of/,
  );
  expect(asked("hybrid-vpn", "medium", { ...saving, "primary-objective": ["scalability"] })).not.toContain(
    "Approve Azure Firewall",
  );
  const unused = { "cloud-maturity": ["early"], "current-technologies": ["active-directory"] };
  expect(asked("hybrid-vpn", "enterprise", unused)).toMatch(
    /Approve Azure Firewall \w+, at .*, or leave it out until a server recovers or runs in Azure/,
  );
  expect(asked("hybrid-vpn", "medium", RUNNING)).toMatch(
    /a network in the other, about USD [\d,]+ a year, is not in the totals/,
  );
  expect(asked("hybrid-vpn", "enterprise", { ...RUNNING, bandwidth: ["2000"] })).toMatch(
    /USD 436 for a metered circuit of 1 Gbps by the Azure price list of 2026, about USD [\d,]+ for its gateway in each/,
  );
  expect(asked("hybrid-expressroute", "medium", {})).toContain("cancellable until design sign-off");
  const factor = (...used: string[]) =>
    asked("hybrid-vpn", "medium", { "security-requirements": ["mfa"], "current-technologies": used });
  expect(factor("windows-server")).toMatch(/The second factor covers these \d+ of \d+ people/);
  expect(factor("windows-server", "office-365")).not.toContain("The second factor covers these");
});

test("an old mail server is cut off the internet by a decision, with what its users lose, and another owner keeps the vault unlocked", () => {
  const tree = documentOf("hybrid-vpn", "small", {
    "current-technologies": ["windows-server", "active-directory", "exchange-server"],
    "security-requirements": ["identity-management"],
    "primary-objective": ["productivity"],
    "integration-needs": ["no-integrations"],
    "deadline-reason": ["merger"],
  });
  expect(cells(tree, "decisions")).toContain("webmail and phones outside the network are cut off until it runs SE");
  expect(askedIn(tree)).toContain(
    "Decide for any Exchange Server older than SE: upgrade it or move its mailboxes; until then it is closed to phones outside",
  );
  // one day for it, before the order, and none left to a later decision
  expect(cells(tree, "next.steps")).toMatch(
    /Approve that the IT contact closes Exchange servers older than SE to the internet, mail transport excepted: until D-\d+ is carried out, web mail and phones need the office or a VPN/,
  );
  expect(cells(tree, "decisions")).toContain(
    "the client closes it to the internet, except for mail transport, before the order",
  );
  expect(askedIn(tree)).toMatch(/who owns tenant, subscription and backups afterwards/);
  expect(cells(tree, "architecture.components")).toContain("locked once it is known who keeps it");
  const other = documentOf("hybrid-vpn", "small", { "deadline-reason": ["audit"] });
  expect(cells(other, "decisions")).not.toMatch(/Merger, sale or move/);
  expect(cells(other, "architecture.components")).toContain("locked after the pilot");
});

test("whether the present backup is replaced is for the client to decide, at the price in the bill", () => {
  for (const size of ["medium", "enterprise"]) {
    const tree = documentOf("hybrid-vpn", size);
    const [, yearly = "none"] = /^[^\n]* · Azure Backup · .* · ([\d,]+)$/m.exec(cells(tree, "bill")) ?? [];
    expect(cells(tree, "decisions")).toContain(`Azure Backup for all, USD ${yearly} a year; the present product ends`);
    expect(JSON.stringify(tree.sections)).toContain(
      `Confirm Azure Backup in place of the present product (USD ${yearly} a year)`,
    );
  }
  expect(cells(documentOf("hybrid-vpn", "small"), "decisions")).not.toContain("present product");
});

test("private names that one controller answers are decided beside the price of a resolver", () => {
  const decided = (size: string) => cells(documentOf("hybrid-expressroute", size), "decisions");
  expect(decided("medium")).toMatch(/Private Resolver, USD [\d,]+ a year, if backup and replication may not wait/);
  expect(decided("enterprise")).toMatch(
    /The domain controllers in Azure, .* Private Resolver, USD [\d,]+ a year, would/,
  );
});
