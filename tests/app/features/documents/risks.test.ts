/** The risks of a document are this client's: worded and scored by its answers, and those first that follow from them. */
import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { ComposeInput } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { SECTOR_RISKS, TENDERED_FROM } from "#app/features/documents/facts/sectors.ts";
import { RACI_ROLES } from "#app/features/documents/facts/work.ts";
import { firstDayOf, orderDay } from "#app/features/documents/plan/plan.ts";
import { COMMON_RISKS } from "#app/features/documents/rules/risks.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);
const risksIn = (input: ComposeInput) => contentFor(input).risks;

/** The risks of the last configuration of a solution, at a size. */
function risksOf(solution: string, answers: Answers, size = "medium") {
  const own = {
    "solution-type": [solution],
    "solution-configuration": [configurationsOf(solution).at(-1)?.id ?? ""],
    "company-size": [size],
  };
  return risksIn(inputFor({ ...workedExample(), timeline: ["6-12-months"], ...own, ...answers }));
}

test("two clients of one solution share few of the three risks of the first page", () => {
  const first = new Map<string, string[][]>();
  for (const input of samples(210)) {
    const solution = input.answers["solution-type"]?.[0] ?? "";
    const three = risksIn(input).map(({ text }) => text);
    first.set(solution, [...(first.get(solution) ?? []), three.slice(0, 3)]);
  }
  expect(first.size).toBe(SOLUTIONS.length);
  for (const [solution, documents] of first) {
    const pairs = documents.flatMap((one, at) => documents.slice(at + 1).map((other) => [one, other] as const));
    const shared = pairs.reduce((sum, [one, other]) => sum + one.filter((text) => other.includes(text)).length, 0);
    expect(shared / (3 * pairs.length), solution).toBeLessThan(0.27);
  }
});

test("the owner of a risk is somebody whom the document names, and a sum in one is told beside that of the first page", () => {
  const owners = [...RACI_ROLES, "Security lead", "Application owner", "Data protection lead"];
  for (const input of samples(150)) {
    const content = contentFor(input);
    const yearly = content.budget.totals.find(({ currency }) => currency === "USD")?.yearly.likely ?? 0;
    for (const { owner, text } of content.risks) {
      expect(owners, text).toContain(owner);
      expect(text).not.toMatch(/^Emergency access/); // what is so for everybody
      if (/passes the USD/.test(text)) expect(text).toContain(formatAmount(yearly, "USD"));
    }
  }
});

test("the gravest risk comes first, and of equal ones the client's own", () => {
  for (const input of samples(100)) {
    const places = risksIn(input).map(({ likelihood, impact, isOwn }) => 2 * likelihood * impact + Number(isOwn));
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    for (const { likelihood, impact } of risksIn(input)) {
      expect([1, 2, 3, 4, 5]).toContain(likelihood);
      expect([1, 2, 3, 4, 5]).toContain(impact);
    }
  }
});

test.each<[string, Answers, RegExp]>([
  [
    "a date before the end of the plan",
    { deadline: ["2026-12-31"] },
    /^The plan ends \d+ (weeks|days) after 31 December 2026/,
  ],
  ["a reason without its date", { "deadline-reason": ["audit"] }, /^An audit or a law sets an unconfirmed date/],
  [
    "a frame that is too small",
    { "budget-band": ["25"] },
    /^(The (work stops part-way|assessment ends without its report) for lack of budget: the likely one-off cost .* of up to|The budget of) EUR 25,000/,
  ],
  [
    "a server whose support is over",
    { "windows-server-version": ["2012"] },
    /^Windows Server 2012 and 2012 R2, the oldest in use, left support on 10 October 2023/,
  ],
])("%s is among the risks of every solution that asks for it", (_, answers, text) => {
  for (const solution of SOLUTIONS) {
    if (answers["windows-server-version"] && solution === "microsoft-365") continue; // asks for no version of it
    for (const size of ["medium", "large"]) {
      const texts = risksOf(solution, answers, size).map((risk) => risk.text);
      const isNamed = texts.some((said) => text.test(said));
      expect(isNamed || answers["budget-band"] !== undefined, `${solution} ${size}: ${texts.join("; ")}`).toBe(true);
      expect(
        risksOf(solution, {}, size).some((risk) => text.test(risk.text)),
        solution,
      ).toBe(false);
    }
  }
  expect(SOLUTIONS.some((solution) => risksOf(solution, answers).some((risk) => text.test(risk.text)))).toBe(true);
});

test("a rate of exchange costs more in the client's currency alone, and leaves open what a frame covers", () => {
  const texts = samples(250).flatMap((input) => risksIn(input).map(({ text }) => text));
  const foreign = texts.filter((text) => text.includes(" over three years"));
  expect(foreign.length).toBeGreaterThan(5);
  for (const text of foreign) {
    const [, own, dear] =
      /^A weaker (\w{3}|[A-Z]\w+ [a-zó]+) raises the cost of (\w{3}) [\d,]+( and \w{3} [\d,]+)? over three years$/.exec(
        text,
      ) ?? [];
    expect(own, text).toBeTruthy();
    expect(dear).not.toBe(own);
  }
  const frames = SOLUTIONS.flatMap((solution) =>
    ["25", "50", "100", "250", "500"].flatMap((band) =>
      ["medium", "large", "enterprise"].flatMap((size) =>
        risksOf(solution, { "budget-band": [band] }, size).map(({ text }) => text),
      ),
    ),
  );
  expect(frames.join("\n")).toMatch(/^The budget of .* may not cover both .*$/m);
});

test("people who work round a security project are one risk and not two", () => {
  for (const { id } of configurationsOf("security")) {
    const own = {
      "solution-configuration": [id],
      industry: ["retail"],
      "current-technologies": ["none"],
      "cloud-maturity": ["no-cloud"],
      "primary-objective": ["scalability"],
      timeline: ["1-3-months"],
      "security-requirements": ["mfa"],
      "integration-needs": ["no-integrations"],
    };
    const risks = risksOf("security", own, "enterprise");
    expect(risks.filter(({ text }) => /find ways round|work around/.test(text)).length).toBeLessThan(2);
  }
});

test("one controller, no skills and a weekend a month are risks of those who have them", () => {
  const has = (answers: Answers, text: RegExp) =>
    risksOf("security", answers, "enterprise").some((risk) => text.test(risk.text));
  expect(has({ "domain-controllers": ["1"] }, /depends on one domain controller$/)).toBe(true);
  expect(has({ "domain-controllers": ["4"] }, /depends on one domain controller/)).toBe(false);
  expect(has({ skills: ["none"] }, /^A team without experience operates the new controls from .* 20\d\d$/)).toBe(true);
  expect(has({ skills: ["experienced"] }, /^A team /)).toBe(false);
  expect(
    has(
      { "change-window": ["monthly"], timeline: ["3-6-months"] },
      /^The rollout has at least (one|\d+) monthly weekends?/,
    ),
  ).toBe(true);
  expect(has({ "change-window": ["evenings"] }, /monthly weekend/)).toBe(false);
  const hasty: Answers = { "change-window": ["monthly"], timeline: ["1-3-months"] };
  expect(has(hasty, /may contain no monthly weekend/)).toBe(false);
});

test("what nobody counted is named with its figure, and no longer once it is counted", () => {
  const counted = { "head-count": ["120"], devices: ["140"], servers: ["12"], sites: ["2"] };
  for (const solution of SOLUTIONS.filter((id) => id !== "custom")) {
    const text = (answers: Answers) => risksOf(solution, answers, "enterprise").find(({ id }) => id === "R01")?.text;
    expect(text({}) ?? "", solution).toMatch(/^The plan assumes .*\d users.*, not yet counted$/);
    expect(text(counted) ?? "", solution).not.toMatch(/not yet counted/);
  }
});

test("a plan that ends on the fixed date is said to have no room", () => {
  const answers = { ...workedExample(), timeline: ["6-12-months"], "deadline-reason": ["contract"] };
  const { start, minimumWeeks } = contentFor(inputFor(answers)).plan;
  const deadline = [new Date((start + minimumWeeks * 7 - 3) * 86_400_000).toISOString().slice(0, 10)];
  const [first] = risksIn(inputFor({ ...answers, deadline }));
  expect(first?.text).toMatch(/^There is no slack: the plan ends on .*, when a contract or lease ends$/);
});

test("a date that is not known is asked for in time for the order, and a risk if it is not there by then", () => {
  const input = inputFor({ ...workedExample(), timeline: ["6-12-months"], "deadline-reason": ["audit"] });
  const { brief, requests } = contentFor(input);
  const order = orderDay(brief);
  const asked = requests.find(({ text }) => text === "The deadline itself");
  expect(asked?.due?.what).toBe("the order");
  expect(asked?.due?.day).toBeLessThan(order);
  const risk = risksIn(input).find(({ text }) => text.startsWith("An audit or a law sets an unconfirmed date"));
  expect(risk?.trigger).toBe(`No date in writing by ${formatDay(order)}`);
  expect(risk?.mitigation).toContain("before the order");
});

test("lists are missed on the day when the last of them is due, also where the first phase is a week", () => {
  const own = { "solution-type": ["custom"], "solution-configuration": ["custom-pilot"], "company-size": ["medium"] };
  const { plan, requests, risks } = contentFor(inputFor({ ...workedExample(), ...own }));
  expect(plan.phases[0]?.lastDay).toBe(endOfWeek(plan, 1));
  expect(requests.length).toBeGreaterThan(6);
  expect(risks.map(({ text }) => text).join()).toContain(
    `Inventories and contracts are not received by ${formatDay(firstDayOf(plan, 1))}`, // scope sign-off rests on them
  );
});

test("a product that leaves support is the one whose version was given, where its end is near", () => {
  const said = (version: string) =>
    risksIn(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-roadmap"],
          "current-technologies": ["windows-server"],
          "windows-server-version": [version],
          "deadline-reason": ["support"],
          timeline: ["12-plus-months"],
        },
        { today: new Date("2026-09-07T10:00:00Z") },
      ),
    )
      .map(({ text }) => text)
      .join("\n");
  expect(said("2016")).toContain("probably Windows Server 2016, on 12 January 2027");
  expect(said("2016")).not.toContain("is unconfirmed");
  expect(said("2025")).toContain("is unconfirmed");
});

test("a public body runs the risk of a tender where there is enough to tender", () => {
  const tendered = (size: string) =>
    risksOf("security", { industry: ["government"] }, size).some(({ text }) => /public tender is required/.test(text));
  expect(tendered("enterprise")).toBe(true);
  expect(tendered("large")).toBe(true);
  let small = 0;
  for (const input of samples(400)) {
    if (!input.answers.industry?.includes("government")) continue;
    const { risks, budget } = contentFor(input);
    const all = budget.totals.map(({ currency, threeYears }) => [currency, threeYears.likely] as const);
    if (exchanged(all, "EUR") >= TENDERED_FROM) continue;
    small += 1;
    expect(risks.map(({ text }) => text).join("\n")).not.toContain("public tender");
  }
  expect(small).toBeGreaterThan(3);
});

test("a window that is too short is told as what may go wrong, not as what the plan says already", () => {
  const risks = risksOf(
    "security",
    { timeline: ["1-3-months"], "solution-configuration": ["security-identity"] },
    "enterprise",
  );
  const text = risks.map((risk) => risk.text).find((one) => / overruns; the rest/.test(one));
  expect(text).toMatch(/^Work planned within the requested window, to \d+ \w+ \d{4}, overruns/);
});

test("a window that the plan nearly fills is a risk told as what may go wrong, the less likely the more of it is left", () => {
  let told = 0;
  for (const input of samples(400)) {
    const { risks, plan } = contentFor({ ...input, answers: { ...input.answers, timeline: ["1-3-months"] } });
    const risk = risks.find(({ text }) =>
      /^(?:A delay of more than .+|Any delay) takes the plan beyond the requested window, which ends on /.test(text),
    );
    if (!risk) continue;
    told += 1;
    const left = Math.floor(((plan.windowEnd ?? 0) - plan.end) / 7);
    const days = (plan.windowEnd ?? 0) - plan.end;
    const span = days % 7 === 0 ? `${left} week` : `${days} day`;
    expect(risk.text).toContain(days === 0 ? "Any delay takes" : `A delay of more than ${span}`);
    expect(risk.likelihood).toBe(left > 1 ? 3 : 4);
  }
  expect(told).toBeGreaterThan(3);
});

test("a risk stands where its cause does: users of a tenant, applications nobody else speaks of, tills that are switched", () => {
  /** Whether the row stands, of which only the gravest are printed. */
  const has = (solution: string, words: string, answers: Answers) => {
    const own = {
      "solution-type": [solution],
      "solution-configuration": [configurationsOf(solution).at(-1)?.id ?? ""],
      "company-size": ["medium"],
      timeline: ["6-12-months"],
    };
    const content = contentFor(inputFor({ ...workedExample(), ...own, ...answers }));
    return [...COMMON_RISKS, ...SECTOR_RISKS].some(
      ({ text, when = { all: [] } }) =>
        content.brief.holds(when) &&
        (typeof text === "function" ? text({ ...content, decidedOn: () => null }) : text)?.includes(words),
    );
  };
  const asked = { "security-requirements": ["mfa"], "current-technologies": ["windows-server", "office-365"] };
  const moves = { ...asked, "solution-configuration": ["m365-new-tenant"] };
  expect(has("microsoft-365", "attachments and local copies", moves)).toBe(true);
  expect(has("microsoft-365", "attachments and local copies", asked)).toBe(false); // a health check moves nobody
  expect(has("configuration-manager", "ways round the new sign-in", asked)).toBe(false);
  const legacy = { "integration-needs": ["legacy-applications"] };
  const rehosted = { ...asked, "solution-configuration": ["azure-rehost"], "integration-needs": ["no-integrations"] };
  expect(has("azure-migration", "ways round the new sign-in", rehosted)).toBe(false); // of administrators alone
  expect(has("azure-migration", "ways round the new sign-in", { ...rehosted, ...legacy })).toBe(true);
  expect(has("configuration-manager", "A legacy application without an owner", legacy)).toBe(true);
  expect(has("microsoft-365", "A legacy application without an owner", legacy)).toBe(false);
  const tills = (id: string) =>
    has("hybrid-cloud", "Tills stop", { industry: ["retail"], "solution-configuration": [id] });
  expect(["hybrid-vpn", "hybrid-expressroute", "hybrid-azure-local"].map(tills)).toEqual([false, false, true]);
  const ward = (...technologies: string[]) =>
    has("hybrid-cloud", "Clinical interfaces", { "current-technologies": technologies });
  expect([ward("windows-server"), ward("windows-server", "azure-services")]).toEqual([false, true]);
});

test.each([
  ["2027-03-26", /more than \d weeks? late/],
  ["2027-03-05", /Any gate late/],
])("the trigger of a fixed date on %s comes before the date is lost", (deadline, trigger) => {
  const risk = risksOf("hybrid-cloud", { timeline: ["1-3-months"], deadline: [deadline] }).find(
    ({ id }) => id === "R20",
  );
  const room = Number(/only (\d+) /.exec(risk?.text ?? "")?.[1]);
  expect(risk?.trigger).toMatch(trigger);
  const late = Number(/more than (\d+) week/.exec(risk?.trigger ?? "")?.[1] ?? 0);
  expect(late).toBeLessThan(room);
});
