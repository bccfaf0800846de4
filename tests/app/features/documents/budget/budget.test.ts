/** Sums, what they leave out, and the frame, held against one another under random answers and every choice of the detail that they follow. */

import { expect, test } from "vitest";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { isBandApart } from "#app/features/documents/budget/band.ts";
import { amountOf, formatAmount, formatFigure, rateOf } from "#app/features/documents/budget/budget.ts";
import { fittingIn, framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { driversOf } from "#app/features/documents/budget/contingency.ts";
import { amountsText } from "#app/features/documents/budget/estimates.ts";
import { amountsOf } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { budgetSection } from "#app/features/documents/sections/budget.ts";
import { summarySection } from "#app/features/documents/sections/summary.ts";
import { isCited } from "#app/features/documents/tree/citations.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { cellsOf, plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const BANDS = ["25", "50", "100", "250", "500", "more"];

/** The same answers with every optional question answered that offers a choice. */
/** What moves the days, as it is planned for a medium organisation. */
const COUNTED: Partial<Record<string, string>> = { "head-count": "250", devices: "300", servers: "20", sites: "1" };

function known(answers: Answers): Answers {
  const chosen = detailsFor(answers).flatMap(({ id, answer }) => {
    const reply = answer.kind === "choice" ? answer.options[0]?.id : COUNTED[id];
    return reply ? [[id, [reply]]] : [];
  });
  return { ...Object.fromEntries(chosen), ...answers };
}

/** The first so many of the same inputs; with `detail`, each answered so. */
function contents(count: number, detail?: Record<string, string[]>): Content[] {
  const inputs = samples(count);
  if (!detail) return inputs.map(contentFor);
  return inputs.map((input) => contentFor({ ...input, answers: { ...input.answers, ...detail } }));
}

const textOf = (content: Content, rule: string) =>
  plainOf({ title: "", subtitle: "", control: [], sections: [summarySection(content), budgetSection(content)] }, rule);

test("every option names the lines of the first one that are in none of its sums, unless it does without them", () => {
  for (const { budget, estimates } of contents(300)) {
    const [first, ...others] = estimates;
    const unsummed = budget.lines.filter(({ amount, owned }) => owned === "assumed" || (!amount && !owned));
    for (const { id } of unsummed) expect(first?.without).toContain(id);
    for (const { option, without } of others) {
      const keeps = option.row.estimate?.keeps ?? [];
      const kept = unsummed.filter(({ item }) => ("but" in keeps ? !keeps.but.includes(item) : keeps.includes(item)));
      for (const { id } of kept) expect(without, option.row.name).toContain(id);
    }
  }
});

test("the option that is designed is ranked against one other at least", () => {
  for (const { brief, appraisal } of contents(700))
    expect(appraisal.options.length - appraisal.excluded.length, brief.configuration.id).toBeGreaterThan(1);
});

test("what the sums leave out stands beside them on the first page, what is probably owned with its price", () => {
  for (const content of contents(150)) {
    const headline = textOf(content, "summary.headline");
    for (const { id, amount, owned } of content.budget.lines)
      if (owned === "assumed" || (!amount && !owned)) expect(headline).toContain(id);
  }
});

test("both ends stand on the first page and among the sums: what is taken as owned, and what it comes to if it is bought", () => {
  for (const content of contents(300)) {
    const { lines, totals, ifNotOwned } = content.budget;
    const assumed = lines.filter(({ owned }) => owned === "assumed");
    const headline = textOf(content, "summary.headline");
    const sums = textOf(content, "budget.totals");
    expect(headline.includes("If not already owned")).toBe(assumed.length > 0);
    for (const { currency, yearly } of ifNotOwned) {
      const own = assumed.filter(({ price, kind }) => price?.currency === currency && kind !== "one-off");
      const more = own.reduce(
        (sum, { amount, kind }) => sum + (amount?.likely ?? 0) * (kind === "monthly" ? 12 : 1),
        0,
      );
      const summed = totals.find((total) => total.currency === currency)?.yearly.likely ?? 0;
      expect(yearly.likely).toBe(summed + more);
      if (own.length === 0) continue;
      expect(headline).toMatch(/If not already owned.* adds /);
      expect(headline).toContain(`${formatAmount(more, currency)} a year`);
      expect(sums).toContain(formatFigure(yearly.likely));
      for (const { id } of own) expect(sums).toContain(id);
    }
  }
});

test("the contingency names what of this client it is there for", () => {
  let close = 0;
  for (const content of contents(400, { deadline: ["2028-05-05"] })) {
    const { brief, plan, assumptions } = content;
    const said = textOf(content, "budget.contingency");
    if (brief.size === "small") {
      expect(said).not.toContain("It covers");
      continue;
    }
    const { details } = brief.confidence;
    const open = details.of - details.answered;
    expect(/(\d+) unanswered question/.exec(said)?.[1]).toBe(open > 0 ? `${open}` : undefined);
    expect(/the (\d+) assumptions? of appendix A/.exec(said)?.[1]).toBe(
      assumptions.length > 0 ? `${assumptions.length}` : undefined,
    );
    expect(said).not.toMatch(/counted again|of unconfirmed version/); // the one is no cover, the other an assumption
    const near = (fixedDay(brief) ?? 0) - plan.end <= 28;
    const grave = content.conflicts.filter(({ severity }) => severity === "blocker" || severity === "warning");
    expect(said.match(/\bC-\d\d/g) ?? []).toEqual(grave.map(({ number }) => number));
    expect(said.includes("a fixed date that the plan misses")).toBe(lateness(brief, plan) !== null);
    expect(said.includes("a fixed date, 5 May 2028")).toBe(lateness(brief, plan) === null && near);
    if (lateness(brief, plan) === null && near) close += 1;
  }
  expect(close).toBeGreaterThan(2);
});

test("the contingency goes by the weeks before the fixed date where these are fewer than the window", () => {
  const of = (deadline: string) =>
    contentFor(inputFor(known({ ...workedExample(), timeline: ["12-plus-months"], deadline: [deadline] }))).budget;
  expect(of("2027-05-28")).toMatchObject({
    contingencyPercent: 15,
    contingencyReason: "25 working weeks up to the fixed date",
  });
  expect(of("2027-09-30")).toMatchObject({
    contingencyPercent: 10,
    contingencyReason: "a window of six months or more",
  });
});

test("ten percent are enough for a client's own figures alone, not for typical ones", () => {
  const answers = { ...workedExample(), timeline: ["12-plus-months"] };
  const of = (given: Answers) => contentFor(inputFor(given)).budget;
  expect(of(known(answers)).contingencyPercent).toBe(10);
  expect(of(answers)).toMatchObject({
    contingencyPercent: 20,
    contingencyReason: "an unknown environment: devices and sites are assumed",
  });
  for (const { brief, budget } of contents(300))
    if (budget.contingencyPercent === 10) {
      const { given, assumed } = driversOf(brief);
      expect(given.length).toBeGreaterThanOrEqual(assumed.length);
      expect(hasOpenServers(brief)).toBe(false);
    }
});

test("no role of a sample has days in likely and none in low", () => {
  for (const { budget } of contents(200))
    for (const { role, days } of budget.roles) expect(days.low > 0 || days.likely === 0, role).toBe(true);
});

test("a step beyond Business Premium is priced as the suites that cost less than E5", () => {
  const steps = contents(700).flatMap(({ budget }) =>
    budget.lines.filter(({ item }) => /^(Defender and )?Purview suites? for the sensitive group$/.test(item)),
  );
  expect(steps.length).toBeGreaterThan(5);
  for (const { item, amount, price, quantity } of steps) {
    const each = item.startsWith("Defender") ? 1500 : price?.item.includes("E3") ? 1200 : 1000;
    expect(amount).toEqual({ low: each * quantity, likely: each * quantity, high: each * quantity });
  }
});

test("in every band of the budget the sums are above, inside or below it, and what does not fit is asked", () => {
  for (const band of BANDS)
    for (const { brief, budget } of contents(60, { "budget-band": [band] })) {
      const framed = framedBy(brief, budget);
      const sums = budget.totals.map(({ oneOff }) => oneOff);
      const total = exchanged(amountsOf(budget, "oneOff"), budget.rates.currency);
      expect(framed === null).toBe(isBandApart(brief));
      if (!framed) continue; // given in another currency than that of the sums
      if (framed.state === "beyond") expect(sums[0]?.likely).toBeGreaterThan(framed.end);
      else expect(total > framed.end).toBe(framed.state === "together");
      if (framed.state === "below") expect(band).not.toBe("25");
    }
});

test("no option fits a frame by the sum in one of its currencies", () => {
  let fits = 0;
  for (const band of BANDS.slice(0, 5))
    for (const content of contents(120, { "budget-band": [band] })) {
      const framed = framedBy(content.brief, content.budget);
      if (framed?.state !== "beyond") continue;
      const said = fittingIn(content, framed).replace(/[^;]* would not\b/, ""); // smaller orders that exceed it too
      for (const { option, oneOff, yearly, threeYears } of content.estimates) {
        if (!said.includes(`${option.letter} (${option.row.name}) at`)) continue;
        fits += 1;
        expect(exchanged(oneOff, content.budget.rates.currency)).toBeLessThanOrEqual(framed.end);
        if ([...yearly.values()].some((one) => one > 0))
          expect(said).toContain(` with the first year, ${amountsText(threeYears)} over three`);
      }
    }
  expect(fits).toBeGreaterThan(0);
});

test("an assessment promises no narrower figure after a discovery that lies behind its signature", () => {
  for (const content of contents(150))
    expect(textOf(content, "budget.accuracy").includes("After discovery")).toBe(!content.brief.holds(ASSESSES));
});

test.each([
  [
    "Canada",
    "CAD",
    "what is bought are those of the United States at USD 1 = CAD 1.40, a planning rate of November 2026",
  ],
  [
    "Australia",
    "AUD",
    "what is bought are those of Ireland and the EU at EUR 1 = AUD 1.78, a planning rate of November 2026",
  ],
  ["Sweden", "SEK", "Day rates and estimates in SEK are those of Ireland and the EU at EUR 1 = SEK 10.9"],
  ["Denmark", "DKK", "Day rates and estimates in DKK are those of Ireland and the EU at EUR 1 = DKK 7.47"],
  ["Other", "EUR", "No day rates of the client's country are held"],
  ["Spain", "EUR", ""],
  ["Liechtenstein", "CHF", ""],
  ["Switzerland", "CHF", ""],
  ["United States", "USD", ""],
])("services in %s are priced in %s", (country, currency, said) => {
  const client = { name: "Aoife Byrne", company: "Byrne Clinics", country };
  const tree = composed(inputFor({ ...workedExample(), "budget-band": ["100"] }, { client }));
  expect(plainOf(tree, "budget.accuracy")).toContain(said);
  const isUnknown = country === "Other"; // a budget is in the currency of the services wherever the client's own is known
  expect(plainOf(tree, "given.budget-considerations").includes("Given in the client's own currency")).toBe(isUnknown);
  expect(JSON.stringify(tableOf(tree, "summary.headline")).includes("the consultant's own replace them")).toBe(
    /day rates/i.test(said),
  );
  expect(/Ireland and the EU|United States at|services are priced in/i.test(plainOf(tree, "budget.accuracy"))).toBe(
    said !== "",
  );
  expect(tableOf(tree, "budget.roles")?.caption).toContain(
    { CAD: "(Canada, ", AUD: "(Australia, ", USD: "(United States, " }[currency] ?? "EU",
  );
  expect(plainOf(tree, "budget.payments")).toContain(`(${currency} `);
});

test("a Swiss client reads francs and dollars, at the published rate of an architect and the ratios of the euro card", () => {
  const client = { name: "Reto Frei", company: "Frei Spitex", country: "Switzerland" };
  for (const input of samples(60)) {
    const tree = composed({ ...input, client });
    expect(toMarkdown(tree)).not.toMatch(/EUR \d/);
    expect(plainOf(tree, "budget.payments")).toContain("(CHF ");
  }
  const { CHF, EUR } = RATE_CARDS;
  expect(CHF.roles.find(({ role }) => role === "Architect")?.plan).toBe(238_000); // of 2,375
  const inTens = (cents: number) => Math.round((cents * 2.5) / 1000) * 1000;
  for (const [place, { low, plan, high }] of EUR.roles.entries())
    expect(CHF.roles[place]).toMatchObject({ low: inTens(low), plan: inTens(plan), high: inTens(high) });
});

test("where sums stand in two currencies it is said once that both are paid, and what they are in one", () => {
  let both = 0;
  for (const content of contents(60)) {
    const said = textOf(content, "budget.currencies");
    const several = content.budget.totals.length > 1;
    expect(said.includes("Each line is paid in the currency of its list price")).toBe(
      several && content.brief.size !== "small",
    );
    if (several)
      expect(said).toMatch(/at planning rates of November 2026 \([A-Z]{3} 1 = .*\) the totals are about [A-Z]{3} /i);
    if (several) both += 1;
    const others = content.budget.totals.slice(1).map(({ currency }) => currency);
    expect(
      others.every((currency) => currency === "USD"),
      others.join(),
    ).toBe(true);
  }
  expect(both).toBeGreaterThan(10);
});

/** What is negotiated, delivered by a third party, or a project of its own. */
const QUOTED = [
  /academic/,
  /\((?:prerequisite|option)\)$/,
  /^Charges of the circuit provider$/,
  /^Defender plans for platform services$/,
  /^Data Box$/,
  /^Exchange Server SE, hybrid server$/,
  /^Load balancer for responders and web hosts$/,
];

test("a line is left to a quotation only where no price of a list or of a plan stands for it", () => {
  for (const { budget } of contents(400, { "data-loss": ["hour"] }))
    for (const { item } of budget.lines.filter(({ amount }) => !amount))
      expect(
        QUOTED.some((quoted) => quoted.test(item)),
        item,
      ).toBe(true);
});

test("rights to manage servers are counted by pairs while these are few, and by hosts where that costs less", () => {
  const line = (servers: number) =>
    contentFor(
      inputFor({
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-small"],
        servers: [`${servers}`],
      }),
    ).budget.lines.filter(({ item }) => item.startsWith("System Center"));
  expect(line(4)).toMatchObject([{ quantity: 2, price: { low: 140_000, high: 169_000 } }]);
  expect(line(5)).toMatchObject([{ quantity: 1, price: { low: 385_000, high: 455_000 } }]); // three sets cost more
  expect(line(31)).toMatchObject([{ quantity: 4 }]);
});

test("the guide to paid updates is the same wherever the system runs", () => {
  const { budget } = contentFor(
    inputFor({
      ...workedExample(),
      "solution-type": ["hybrid-cloud"],
      "solution-configuration": ["hybrid-vpn"],
      "current-technologies": ["windows-server", "active-directory"],
    }),
  );
  expect(budget.lines.find(({ item }) => item.startsWith("Paid security updates"))?.formula).toContain(
    "USD 1,000 a year for 16 cores of Standard, USD 5,756 of Datacenter, in Azure as elsewhere; needs Software Assurance or a server subscription",
  );
});

test("what nobody named is looked for in the days, and its contingency is that of a design without it", () => {
  const of = (technologies: string[], timeline: string) => {
    const answers = { ...workedExample(), timeline: [timeline], "current-technologies": technologies };
    const { contingencyPercent, contingencyReason } = contentFor(inputFor(known(answers))).budget;
    return `${contingencyPercent}% ${contingencyReason}`;
  };
  expect(of(["none"], "12-plus-months")).toBe("20% an unknown environment: no product is named");
  expect(of(["windows-server"], "12-plus-months")).toBe("10% a window of six months or more");
});

test("lines that an option shares with the design cost a year what they cost there", () => {
  let shared = 0;
  for (const { estimates } of contents(150)) {
    const [designed, ...others] = estimates;
    for (const option of others) {
      if (option.lines.some(({ line }) => line === null) || option.lines.length !== designed?.lines.length) continue;
      shared += 1;
      for (const [currency, amount] of option.yearly) expect(amount).toBe(designed.yearly.get(currency) ?? 0);
    }
  }
  expect(shared).toBeGreaterThan(5);
});

test("the likely sum of a line is its quantity at the middle of its price", () => {
  expect(amountOf({ ...PRICES["log-storage"], low: 230, high: 300 }, 2)).toEqual({ low: 500, likely: 500, high: 600 });
  const price = { ...PRICES["log-storage"], low: 10.2 * 100, high: 10.2 * 100 }; // in binary a little less than 1,020
  expect(amountOf(price, 107.5).likely).toBe(109_700);
});

test("a public body of the USA is told that its clouds have price lists of their own, and nobody else is", () => {
  const prices = (industry: string, country: string) => {
    const client = { name: "A", company: "B", country };
    const answers = {
      ...workedExample(),
      industry: [industry],
      "solution-type": ["azure-migration"],
      "solution-configuration": ["azure-rehost"],
    };
    return textOf(contentFor(inputFor(answers, { client })), "budget.prices");
  };
  expect(prices("government", "United States")).toContain("Azure Government, whose prices differ");
  expect(prices("government", "Ireland")).not.toContain("Azure Government");
  expect(prices("healthcare", "United States")).not.toContain("Azure Government");
});

test("the row that the days begin with is named by what it is a row of", () => {
  const basisOf = (solution: string, configuration: string) =>
    textOf(
      contentFor(
        inputFor({ ...workedExample(), "solution-type": [solution], "solution-configuration": [configuration] }),
      ),
      "budget.adjusters",
    );
  expect(basisOf("azure-migration", "azure-landing-zone")).toContain("Azure Migration Strategy, baseline for");
  expect(basisOf("azure-migration", "azure-landing-zone")).not.toContain("Landing zone and first wave, baseline for");
  expect(basisOf("configuration-manager", "sccm-medium")).toContain("Medium site (up to 5000 clients), baseline for");
});

test("no list of the budget repeats a line of its bill, a sum, or a step by which the days were reached", () => {
  for (const content of contents(60)) {
    const rules = budgetSection(content).blocks.map(({ kind, provenance }) => `${kind} ${provenance.rule}`);
    expect(rules.filter((rule) => rule.startsWith("list"))).toEqual([]);
  }
});

test("rates of two kinds say which role's is which", () => {
  const captionOf = (country: string) => {
    const tree = composed({
      ...inputFor(workedExample()),
      client: { name: "Aoife Byrne", company: "Byrne Clinics", country },
    });
    return tableOf(tree, "budget.roles")?.caption;
  };
  expect(captionOf("United Kingdom")).toMatch(
    /contract market; architect and engineer: .*secondary source.*; project manager: planning estimate/,
  );
  expect(captionOf("Ireland")).toContain("(Ireland and EU, planning estimate, 2026)");
});

test("each line of the bill stands once, with its count and price, and its columns add up to the sums", () => {
  let priced = 0;
  for (const input of samples(60)) {
    const tree = composed(input);
    const rows = tableOf(tree, "bill")?.rows.map((row) => row.map(plain)) ?? [];
    const section = tree.sections.find(({ blocks }) => blocks.some(({ provenance }) => provenance.rule === "bill"));
    expect(section?.title ?? "Budget Considerations").toBe("Budget Considerations");
    expect(cellsOf(tableOf(tree, "bill"), "No.")).toHaveLength(new Set(rows.map(([id]) => id)).size);
    const sumIn = (currency: string) =>
      rows
        .filter(([, , , , price = "", , year]) => price.startsWith(currency) && year !== "–")
        .reduce((sum, [, , , , , , year = ""]) => sum + Number(year.replaceAll(",", "")), 0);
    for (const row of tableOf(tree, "budget.totals")?.rows ?? []) {
      const [currency = "", what, , likely = ""] = row.map(plain);
      if (what !== "Recurring, per full year") continue;
      priced += 1;
      expect(Number(likely.replaceAll(",", ""))).toBe(sumIn(currency));
    }
  }
  expect(priced).toBeGreaterThan(20);
});

test("a price without a source is a planning estimate of the year that the bill names, and nothing priced has no discount", () => {
  for (const price of Object.values(PRICES).filter(({ source }) => !source.some(isCited)))
    expect(`${price.kind}, ${price.asOf}`, price.item).toBe("planning estimate, 2026");
  for (const input of samples(60)) {
    const tree = composed(input);
    const bought = (tableOf(tree, "bill")?.rows ?? []).some((row) => plain(row[4] ?? "").includes(" per "));
    expect(plainOf(tree, "budget.prices").includes("No discount")).toBe(bought);
  }
});

test("the sums of three years have them in their heading, and others have not", () => {
  const found = new Set<boolean>();
  for (const content of contents(250)) {
    const headings = budgetSection(content).blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
    const years = textOf(content, "budget.totals").includes("per full year");
    expect(headings).toContain(years ? "Totals and three-year view" : "Totals");
    found.add(years);
  }
  expect(found.size).toBe(2);
});

test("a bill whose years are months rounded first says so, and no other", () => {
  for (const content of contents(150)) {
    const months = content.budget.lines.some(({ amount, owned, kind }) => amount && !owned && kind === "monthly");
    const bill = tableOf({ title: "", subtitle: "", control: [], sections: [budgetSection(content)] }, "bill");
    expect(bill?.caption.includes("twelve rounded months") ?? false).toBe(months);
  }
});

test("the first page names a line by its item, and leaves what the item includes to the bill", () => {
  const found = samples(200)
    .map((input) => composed(input))
    .filter((tree) => cellsOf(tableOf(tree, "bill"), "Item").some((item) => item.includes(" (includes ")));
  expect(found.length).toBeGreaterThan(3);
  for (const tree of found) expect(cells(tree, "summary.headline")).not.toContain("(includes ");
});

test("no more is paid up to the first gate than its phase costs, and all that is paid is the likely services", () => {
  for (const input of samples(120)) {
    const { budget, tasks } = contentFor(input);
    const said = plainOf(composed(input), "budget.payments");
    const amounts = [...said.matchAll(/\([A-Z]{3} ([\d,]+)( each)?\)/g)].flatMap(([, units = "", each]) =>
      Array<number>(each ? 2 : 1).fill(Number(units.replaceAll(",", ""))),
    );
    expect(amounts, said).toHaveLength(5);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(budget.services.likely / 100);
    const [ordered = 0, atFirstGate = 0] = amounts;
    const phase = tasks
      .filter(({ phase }) => phase === 1)
      .reduce((sum, { days, role }) => sum + (days * rateOf(budget.rates, role)) / 1000, 0);
    expect(Math.abs(ordered + atFirstGate - phase), said).toBeLessThan(3);
  }
});

test("where nobody counted the servers, the first page says what a year costs at both ends of their number", () => {
  const answers = {
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": ["hybrid-expressroute"],
    "company-size": ["enterprise"],
    "current-technologies": ["windows-server", "active-directory"],
  };
  const headline = (more: Answers) => cells(composed(inputFor({ ...answers, ...more })), "summary.headline");
  const [, few = "", many = ""] =
    /^Recurring cost per year · .*\n(?:Largest recurring costs · .*\n)?Recurring cost by other numbers · USD ([\d,]+) with 150 servers, USD ([\d,]+) with 600 servers$/m.exec(
      headline({}),
    ) ?? [];
  expect([few, many]).not.toContain("");
  for (const [count, sum] of [
    ["150", few],
    ["600", many],
  ] as const)
    expect(headline({ servers: [count] }), count).toMatch(
      new RegExp(`^Recurring cost per year · .*USD ${sum} likely(;|$)`, "m"),
    );
});
