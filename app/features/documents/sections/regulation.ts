/** Regulation: what the law of the client's country and industry may ask for, and what of this document answers it. */

import type { Brief } from "#app/features/documents/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { frameworkOf } from "#app/features/documents/facts/frameworks.ts";
import {
  type Jurisdiction,
  NIS2_MEASURES,
  REGULATIONS,
  type RegulationRow,
} from "#app/features/documents/facts/regulations.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { lines, type Sheet } from "#app/features/documents/sheet.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { clock, clockSources, nis2Applies, reportsToSupervisor, runsIncidents } from "./incident-clock.ts";

export function regulation(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Regulation");
  sheet.paragraph("regulation.notice", () => notice(brief));
  sheet.table("regulation.rows", () => ({
    caption: brief.holds(ASSESSES)
      ? "Obligations, and what would show that each is met"
      : "Obligations, and the part of this project that serves each",
    columns: brief.holds(ASSESSES)
      ? ["Regime", "Obligation", "Evidence looked for", "Owner"]
      : takesAll(brief)
        ? ["Regime", "Obligation", "Technical implication", "Served here by", "Evidence asked for", "Owner"]
        : ["Regime", "Obligation", "Technical implication", "Served here by", "Owner"],
    rows: answeredRows(content),
    cells: ({ regime, obligation, implication, control, evidence, owner, locally, shows }) => {
      const name = regimeOf({ regime, locally }, brief);
      if (brief.holds(ASSESSES)) return [name, obligation, evidence, owner];
      const served = [name, obligation, implication, answer(content, shows, control)];
      return takesAll(brief) ? [...served, evidence, owner] : [...served, owner];
    },
    inWords: ({ regime, obligation, control, evidence, locally, shows }) => [
      regimeOf({ regime, locally }, brief),
      brief.holds(ASSESSES)
        ? `${sentence(obligation)}. Evidence looked for: ${evidence}.`
        : `${sentence(obligation)}. Served here by ${answer(content, shows, control)}${takesAll(brief) ? `; evidence: ${evidence}` : ""}.`,
    ],
  }));
  sheet.paragraph("regulation.rest", () => {
    const answered = answeredRows(content);
    const rest = rowsFor(brief).filter((row) => !answered.includes(row));
    if (rest.length === 0) return null;
    const left = Map.groupBy(rest, (row) => regimeOf(row, brief));
    const duties = [...left].map(([regime, rows]) => `${regime}: ${rows.map(({ control }) => control).join(", ")}`);
    return `Nothing in this project serves the following, which stay with ${brief.client.company}. ${duties.join("; ")}.`;
  });
  sheet.paragraph("regulation.dora", () =>
    takesAll(brief) && reportsToSupervisor(brief) && brief.has("company-size", "small")
      ? "Check of size under DORA: a microenterprise (fewer than 10 people and at most EUR 2 million of turnover or balance sheet) is exempt from parts of Art. 5 to 14 and from threat-led testing, and some small entities follow the simplified framework of Art. 16; register, contract clauses and incident reports stay."
      : null,
  );
  sheet.paragraph("regulation.nis2", () => nis2(content));
  sheet.table("regulation.nis2.measures", () =>
    nis2Applies(brief) && !brief.holds(ASSESSES)
      ? {
          caption: "Measures of NIS2, Art. 21(2)",
          columns: ["Point", "Measure", "Served here by"],
          rows: answeredMeasures(content),
          cells: ({ point, measure, control, shows }) => [point, measure, answer(content, shows, control)],
        }
      : null,
  );
  sheet.table("regulation.incident", () => ({
    caption: "Incident clock",
    columns: ["After", "To do", "Who"],
    rows: lines(runsIncidents(brief) ? clock(brief) : [], "ej", ...clockSources(brief)),
    cells: ({ line }) => line,
  }));
}

function rowsFor(brief: Brief): readonly RegulationRow[] {
  const { country } = brief.client;
  const clocked = runsIncidents(brief) && !brief.has("company-size", "small");
  return REGULATIONS.filter(
    ({ industries, solutions, framework, jurisdictions, countries, reported }) =>
      jurisdictions.includes(brief.jurisdiction) &&
      (!solutions || brief.has("solution-type", ...solutions)) &&
      (!countries || countries.includes(country ?? "")) &&
      (industries.length === 0 || brief.has("industry", ...industries) || isNamed(framework, brief)) &&
      !(reported && clocked),
  );
}

function isNamed(framework: string | undefined, brief: Brief): boolean {
  return framework !== undefined && frameworkOf(brief)?.id === framework;
}

function regimeOf({ regime, locally }: Pick<RegulationRow, "regime" | "locally">, brief: Brief): string {
  return locally?.[brief.client.country ?? ""] ?? regime;
}

/** A security project takes every duty into its register, and an assessment looks at every one; other projects print what they answer. */
function takesAll(brief: Brief): boolean {
  return brief.has("solution-type", "security") || brief.holds(ASSESSES);
}

function answeredRows(content: Content): readonly RegulationRow[] {
  const rows = rowsFor(content.brief);
  return takesAll(content.brief) ? rows : rows.filter(({ shows }) => shows && provenBy(content, shows).length > 0);
}

function answeredMeasures(content: Content): typeof NIS2_MEASURES {
  if (takesAll(content.brief)) return NIS2_MEASURES;
  return NIS2_MEASURES.filter(({ shows }) => shows && provenBy(content, shows).length > 0);
}

/** National acts on NIS2, as far as known; planning assumptions. */
const TRANSPOSED: Partial<Record<string, string>> = {
  Ireland: ": in Ireland a bill was under way in June 2026",
  Germany: "; Germany's act is, by general knowledge, in force since December 2025",
};

function notice(brief: Brief): string {
  const { company, country } = brief.client;
  const selected =
    brief.has("security-requirements", "compliance") || brief.has("primary-objective", "compliance-objective");
  const regulated = brief.has("industry", "healthcare", "finance", "government");
  const unasked =
    regulated && !selected
      ? " Compliance is not among the security requirements chosen; for this industry the following normally applies all the same."
      : "";
  const place = country && country !== "Other" ? `of ${country}` : "of the country";
  const unread: Record<Jurisdiction, string> = {
    eu: `National law ${place} beside these regimes was not looked at.`,
    us: `The law of single states${brief.has("industry", "manufacturing", "technology") ? " and the clauses of public contracts, such as those of defence, were" : " was"} not looked at.`,
    uk: "Rows on schemes of the country's own are general knowledge; other law of it was not looked at.",
    other: `The law ${place} was not read for this document: its rows are general knowledge, and what they do not name was not looked at.`,
  };
  const owners = brief.has("company-size", "small")
    ? ""
    : ` Owners are roles; ${company} names the people by ${brief.holds(ASSESSES) ? "scope" : "design"} sign-off.`;
  return `What follows is likely applicable to ${company} and is to be confirmed with counsel; no product makes an organisation compliant. ${unread[brief.jurisdiction]}${unasked}${owners}`;
}

/** The security controls, acceptance tests and courses whose words show it, or who has it to do. */
function answer(content: Content, shows: RegExp | undefined, control: string): string {
  const codes = shows ? provenBy(content, shows) : [];
  return codes.length > 0 ? ranges(codes) : `the client: ${control}`;
}

function provenBy({ proofs }: Content, shows: RegExp): string[] {
  return proofs.filter(({ words }) => shows.test(words)).map(({ code }) => code);
}

const ESSENTIAL_FINES = "EUR 10 million or 2% of turnover";
const IMPORTANT_FINES = "EUR 7 million or 1.4% of turnover";
const NIS2_CLASSES = {
  essential: `probably as an essential entity with fines up to ${ESSENTIAL_FINES}`,
  important: `probably as an important entity with fines up to ${IMPORTANT_FINES}`,
  activity: `as an essential entity with fines up to ${ESSENTIAL_FINES} if the organisation runs digital infrastructure or manages services for others, otherwise as an important one with fines up to ${IMPORTANT_FINES}`,
};

/** Large organisations of Annex I are essential; technology belongs there by what it does, manufacturing to Annex II. */
function nis2Class(brief: Brief): keyof typeof NIS2_CLASSES {
  if (!brief.has("company-size", "large", "enterprise")) return "important";
  if (brief.has("industry", "technology")) return "activity";
  return brief.has("industry", "healthcare", "government") ? "essential" : "important";
}

function nis2(content: Content): string | null {
  const { brief } = content;
  if (brief.jurisdiction !== "eu") return null;
  if (brief.has("industry", "finance"))
    return "NIS2 (Directive (EU) 2022/2555) gives way to DORA, the special law for financial entities.";
  if (brief.has("company-size", "small"))
    return "NIS2 (Directive (EU) 2022/2555) is likely out of scope at this size, except for the special cases the directive lists.";
  if (!nis2Applies(brief))
    return "NIS2 (Directive (EU) 2022/2555) covers listed sectors only; whether a listed activity exists is to be checked once.";
  const asked = brief.holds(ASSESSES) ? " Its ten measures (Art. 21(2)) are questions of the interviews." : "";
  const reports = runsIncidents(brief)
    ? ""
    : " Reports are due after 24 hours (early warning), 72 hours (notification) and one month (final).";
  const answered = answeredMeasures(content);
  const rest = NIS2_MEASURES.filter((row) => !answered.includes(row)).map(({ point }) => point);
  const left =
    rest.length > 0 ? ` Of the measures of Art. 21(2), ${listed(rest)} stay with ${brief.client.company}.` : "";
  const bill = TRANSPOSED[brief.client.country ?? ""] ?? "";
  return `NIS2 (Directive (EU) 2022/2555) may apply, ${NIS2_CLASSES[nis2Class(brief)]}${brief.has("industry", "manufacturing") ? ", if its branch of manufacturing is listed" : ""}.${asked}${left}${reports} National transposition is to be verified${bill}.`;
}
