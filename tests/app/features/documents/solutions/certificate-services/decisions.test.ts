import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { Content } from "#app/features/documents/content.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import { say } from "#app/features/documents/pack.ts";
import { budgetText } from "#app/features/documents/sections/given-budget.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, ENTERPRISE_PKI, everywhere, isSmall, plainOfSections, tasks } from "./documents.ts";

/** Whether software keys are said to bring the sum within the budget. */
const savingIn = (content: Content): boolean => / would save about /.test(budgetText(content));

test("a certificate authority whose requesters name their own subject is kept out of sign-in", () => {
  for (const tree of everywhere({})) {
    if (!cells(tree, "architecture.components").includes("one for network equipment")) continue;
    expect(cells(tree, "decisions")).toContain("The network CA's NTAuth entry");
    const issuing = tasks(tree).find((row) => row.includes("put into service"));
    expect(issuing).toContain("network CA removed from NTAuth"); // before anything enrols, not with the waves
  }
});

test("the names of the authorities are proposed as certificates can carry them", () => {
  const named = (company: string) =>
    cells(
      composed({ ...inputFor(workedExample()), client: { name: "Aoife Byrne", company, country: "Ireland" } }),
      "decisions",
    );
  expect(named("Byrne & Sons (Dublin)")).toContain("“Byrne and Sons Dublin Root CA”");
  for (const company of ["Müller & Söhne", "中村株式会社", "Donaudampf".repeat(8)])
    expect(named(company)).not.toMatch(/Names? proposed/);
});

test("services and partners that name their own subject enrol where nothing signs in, if there is such an authority", () => {
  for (const tree of everywhere({ "integration-needs": ["erp", "third-party-apis"] })) {
    const decisions = cells(tree, "decisions");
    const hasThird = decisions.includes("The network CA's NTAuth entry");
    expect(
      decisions.includes(
        "the third issuing CA serves network equipment, services, partners and clinical devices outside the domain",
      ),
    ).toBe(hasThird);
    expect(cells(tree, "architecture.components")).not.toContain("one for network equipment, where");
  }
});

test("the signature that is to come is weighed at scale or where innovation is wanted, and cited nowhere else", () => {
  const said = (answers: Answers) =>
    plainOfSections(composed(inputFor({ ...workedExample(), "company-size": ["medium"], ...answers })));
  const plain = { "solution-configuration": ["cert-medium-single"], "primary-objective": ["productivity"] };
  expect(said(plain)).not.toContain("ML-DSA");
  for (const one of [
    { ...plain, "primary-objective": ["innovation"] },
    { ...plain, "solution-configuration": ["cert-large-enterprise"] },
  ])
    expect(said(one)).toContain("ML-DSA");
});

test("names that change no price are agreed with the design, not with the order", () => {
  for (const tree of everywhere({})) {
    const place = cells(tree, "summary.decisions")
      .split("\n")
      .findIndex((text) => text.startsWith("Name the key ceremony"));
    const steps = cells(tree, "next.steps");
    if (place >= 0 && steps.includes(" · the order"))
      expect(steps).toMatch(new RegExp(`Decision.*\\b${place + 1}\\b.* · Design sign-off$`, "m"));
  }
});

test("the decision on modules names what the pair costs, as the bill does, with its days in the plan and each year", () => {
  for (const tree of everywhere({ industry: ["finance"] })) {
    const [, once, days, yearly, daysYearly] =
      /· ([A-Z]{3} [\d,]+) and (\d+) days once, ([A-Z]{3} [\d,]+) and (\d+) days a year, in return/.exec(
        cells(tree, "decisions"),
      ) ?? [];
    if (!cells(tree, "bill").includes("Hardware security module pair")) {
      expect(once).toBeUndefined();
      continue;
    }
    const priced = cells(tree, "bill");
    for (const sum of [once, yearly]) expect(priced).toContain(sum?.slice(4));
    expect(priced).toContain(`HSMs ${daysYearly} days`);
    expect(cells(tree, "budget.adjusters")).toMatch(new RegExp(`– ${days} – [\\d.]+ · HSM pair`));
  }
});

test("software keys are weighed against what a module pair costs", () => {
  const tree = composed(inputFor({ ...workedExample(), "solution-configuration": ["cert-medium-single"] }));
  expect(cells(tree, "decisions")).toMatch(
    /avoids [A-Z]{3} 42,500 and \d+ days once, [A-Z]{3} 6,375 and 2 days a year, and a 6 to 12 week/,
  );
});

test("a name for twenty years is proposed without the company's where a merger stands behind the date", () => {
  const decided = (reason: string) =>
    everywhere({ deadline: ["2028-06-30"], "deadline-reason": [reason] }).map((tree) => cells(tree, "decisions"));
  for (const text of decided("merger")) expect(text).toContain("or without the client's name");
  for (const text of decided("contract")) expect(text).not.toContain("or without the client's name");
});

test("two authorities are proposed two names, and no row of them", () => {
  for (const tree of everywhere({})) {
    const [, joined, last] = /Issuing CA 1” (to|and) “(\d)”/.exec(cells(tree, "decisions")) ?? [];
    if (last) expect(joined).toBe(last === "2" ? "and" : "to");
  }
});

test("a sector is called regulated where it is, not where a client of another asked for compliance", () => {
  const tiersFor = (answers: Answers) =>
    everywhere({ "primary-objective": ["productivity"], "security-requirements": ["mfa"], ...answers }).flatMap(
      (tree) => {
        const text = /Number of tiers\. ([^·]*)/.exec(cells(tree, "decisions"))?.[1];
        return text ? [text] : []; // a small organisation reads no context
      },
    );
  for (const text of tiersFor({ industry: ["healthcare"] })) expect(text).toContain("in a regulated sector");
  for (const text of tiersFor({ industry: ["retail"], "primary-objective": ["compliance-objective"] }))
    expect(text).toMatch(/^[\d,]+ users, compliance required/);
  for (const text of tiersFor({ industry: ["retail"] })) expect(text).toContain("no rule on CA keys named");
});

test("an acronym that is written out keeps the article that suits its words", () => {
  for (const tree of everywhere({ industry: ["government"] }))
    expect(plainOfSections(tree)).not.toContain("an hardware");
});

test("each decision weighs two or three alternatives, and a small organisation, whose log has no column for them, reads them too", () => {
  for (const tree of everywhere({ "current-technologies": ["active-directory", "azure-services"] })) {
    const table = tableOf(tree, "decisions");
    const own = cells(tree, "decisions")
      .split("\n")
      .filter((row) => !/ · (Plan type|[^·]* when updates end|Service change)/.test(row));
    for (const row of own) {
      const [, listed = ""] = / Considered: ([^.]*)\./.exec(row) ?? [];
      const weighed = table?.columns.some(({ title }) => title === "Alternatives") ? row.split(" · ")[2] : listed;
      expect([2, 3], row).toContain(weighed?.split("; ").length);
    }
    expect(own.join()).not.toContain("Azure Cloud HSM");
  }
});

test("the sunset of a standard for modules is cited where a decision names it", () => {
  for (const tree of everywhere({ industry: ["retail"] }))
    expect(plainOf(tree, "appendix.references").includes("Sunset of FIPS 140-2")).toBe(
      cells(tree, "decisions").includes("historical list"),
    );
});

test("what adds a server is decided in time to buy it before the first task on servers", () => {
  let told = 0;
  for (const id of ["cert-small-single", "cert-medium-single", "cert-medium-multi", "cert-large-enterprise"])
    for (const size of SIZES) {
      const { asked, plan, decisions } = contentWith({
        "solution-configuration": [id],
        "company-size": [size],
        "security-requirements": ["mobile-device-management"],
      });
      const build = plan.start + (plan.phases[1]?.start ?? 0) * 7;
      for (const { number, day } of asked) {
        const title = decisions.find((row) => row.number === number)?.title ?? "";
        if (!/^Redundancy of the issuing|^Certificates for Intune/.test(title)) continue;
        told += 1;
        expect(build - day, `${id} ${size}: ${title}`).toBeGreaterThanOrEqual(
          (plan.phases[1]?.start ?? 0) > 1 ? 10 : 3,
        );
      }
    }
  expect(told).toBeGreaterThan(10);
});

test("software keys that bring the sum within the budget are decided together with the budget", () => {
  let told = 0;
  for (const size of SIZES) {
    const content = contentWith({
      ...ENTERPRISE_PKI,
      "company-size": [size],
      industry: ["manufacturing"],
      "security-requirements": ["mfa"],
      "budget-band": ["100"],
    });
    if (!savingIn(content)) continue;
    const [budget, keys] = ["Budget or scope", "CA key protection"].map((title) =>
      content.asked.find((row) => row.title === title),
    );
    told += 1;
    expect(keys?.day).toBe(budget?.day);
    expect(budget?.text).toContain(`smaller scope (${keys?.number})`);
  }
  expect(told).toBeGreaterThan(0);
});

test("who gives all others a second factor is decided, as two people test one here", () => {
  const asked = (requirement: string) =>
    plainOfSections(composed(inputFor({ ...workedExample(), "security-requirements": [requirement] })));
  expect(asked("mfa")).toMatch(/Name who delivers multi-factor authentication to the other \d+ users/);
  expect(asked("zero-trust")).toContain("Zero Trust implies multi-factor authentication; this project tests it with 2");
  expect(asked("identity-management")).not.toContain("Name who delivers multi-factor");
});

test("who keeps data from leaving by mail is decided where only keys are kept from it here", () => {
  for (const requirement of ["data-loss-prevention", "compliance"])
    for (const tree of everywhere({ "security-requirements": [requirement] }).filter((each) => !isSmall(each)))
      expect(
        /Order (?:these )?as well, or name who brings (?:it: |them\. )[^\n]*data loss prevention/i.test(askedIn(tree)),
      ).toBe(requirement !== "compliance");
});

test("both ways to a second factor for all others have days and a price, in every size", () => {
  for (const tree of everywhere({ "security-requirements": ["mfa"], "head-count": ["52"] })) {
    const decision = cells(tree, "decisions");
    expect(decision).toMatch(
      /of the order of (\d+) to (\d+) days × EUR 680, so EUR [\d,]+ to EUR [\d,]+, plus (its licences|the gateway's own licences|Entra ID P1 unless owned, USD [\d,]+ a year)/,
    );
    expect(decision).toContain("and 2 days (EUR 1,360) to hand out 25 a day");
    expect(askedIn(tree)).toMatch(
      /\(recommended\)[;.] [iI]t costs EUR [\d,]+ to EUR [\d,]+ and (the gateway's own licences|Entra ID P1 unless owned, USD [\d,]+ a year)[;.] .*EUR 1,360 of work/,
    );
  }
});

test("modules that the sector does not ask for are held against software keys over three years", () => {
  const { asked, decisions, brief } = contentWith({
    ...ENTERPRISE_PKI,
    "company-size": ["enterprise"],
    industry: ["retail"],
  });
  const said = decisions.find(({ title }) => title === "CA key protection");
  // 42,500 + 10 × 680 + 3 × (6,375 + 2 × 680)
  expect(brief.currency).toBe("EUR");
  expect(say(said?.tradeOff ?? "", brief)).toContain(
    "EUR 72,505 over three years before contingency, with days at EUR 680",
  );
  expect(asked.map(({ text }) => text).join()).toContain("would save EUR 72,505 over three years");
  const supervised = contentWith({ ...ENTERPRISE_PKI, "company-size": ["enterprise"], industry: ["finance"] });
  expect(supervised.asked.map(({ text }) => text).join()).not.toContain("Software keys, ready");
});

test("servers that the rollout may hold no weekend for are given one by a decision", () => {
  for (const window of ["monthly", "weekends"])
    for (const tree of everywhere({ "change-window": [window] })) {
      const isLeft = /if that lies after go-live/.test(cells(tree, "approach.cutover"));
      expect(askedIn(tree).includes("Choose a further weekend before go-live on")).toBe(isLeft);
      expect(cells(tree, "decisions").includes("Weekend of the servers")).toBe(isLeft);
    }
});

test("hardware for keys that no answer asks for is settled by the design, and asked of who wants encryption", () => {
  const asked = (requirement: string) =>
    plainOfSections(
      composed(
        inputFor({
          ...workedExample(),
          industry: ["retail"],
          "solution-configuration": ["cert-medium-single"],
          "security-requirements": [requirement],
        }),
      ),
    );
  expect(asked("data-encryption")).toContain("Choose software keys (recommended)");
  expect(asked("mfa")).not.toContain("Choose software keys (recommended)");
});

test("a second factor for services in the cloud comes from where they sign in, whatever plan is held", () => {
  const factorFor = (...products: string[]) =>
    everywhere({
      "current-technologies": ["active-directory", ...products],
      "cloud-maturity": ["early"],
      "security-requirements": ["mfa"],
    }).map((tree) => cells(tree, "decisions"));
  for (const decisions of [...factorFor("teams"), ...factorFor("azure-services")])
    expect(decisions).toContain("methods of Entra ID with Conditional Access");
  for (const decisions of factorFor("windows-server")) expect(decisions).toContain("the remote access gateway");
});

test("a short log says how the key of the one server is kept, as its password has two holders", () => {
  for (const products of [["active-directory", "exchange-server", "teams"], ["active-directory"]]) {
    const tree = composed(
      inputFor({
        ...workedExample(),
        industry: ["healthcare"],
        "company-size": ["small"],
        "solution-configuration": ["cert-small-single"],
        "current-technologies": products,
        "security-requirements": ["mfa"],
      }),
    );
    expect(cells(tree, "decisions")).toContain("protected by BitLocker and the TPM");
    expect(cells(tree, "decisions")).toContain("Template policy");
  }
});
