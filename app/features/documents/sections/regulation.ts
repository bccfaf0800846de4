/** Regulation: what the law of the client's country and industry may ask for, and what of this document answers it. */

import { any, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { frameworkOf } from "#app/features/documents/facts/frameworks.ts";
import type { RegulationRow } from "#app/features/documents/facts/regulation-row.ts";
import { NIS2_MEASURES, REGULATIONS } from "#app/features/documents/facts/regulations.ts";
import { sourcesOf } from "#app/features/documents/facts/sources.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { isCited } from "#app/features/documents/tree/citations.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { clock, isOfPlace, nis2Applies, reportsToSupervisor, runsIncidents } from "./incident-clock.ts";
import { isUnread, notice } from "./regulation-notice.ts";

export function regulation(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Regulation");
  sheet.paragraph("regulation.notice", () => notice(brief, rowsFor(brief)));
  sheet.table("regulation.rows", () => ({
    caption: brief.holds(ASSESSES)
      ? "Obligations and the evidence to hold"
      : "Obligations and how this project addresses them",
    columns: brief.holds(ASSESSES)
      ? ["Regime", "Obligation", "Evidence to hold", "Owner"]
      : takesAll(brief)
        ? ["Regime", "Obligation", "Technical implication", "Addressed by", "Evidence required", "Owner"]
        : ["Regime", "Obligation", "Technical implication", "Addressed by", "Owner"],
    rows: answeredRows(brief, content),
    cells: (row) => {
      const { obligation, implication, evidence, owner } = row;
      const name = regimeOf(row, brief);
      if (brief.holds(ASSESSES)) return [name, asItStands(obligation, brief), evidence, owner];
      const served = [name, asItStands(obligation, brief), implication, answerBeside(content, row)];
      return takesAll(brief) ? [...served, evidence, owner] : [...served, owner];
    },
    inWords: (row) => [regimeOf(row, brief), inWords(row, content)],
  }));
  leftToClient(sheet, content);
  sheet.paragraph("regulation.dora", () =>
    brief.holds(OF_DUTIES) && reportsToSupervisor(brief) && brief.has("company-size", "small")
      ? `Size under DORA: ${(brief.given("head-count") ?? 0) < 10 ? "a microenterprise (fewer than 10 people and at most EUR 2 million of turnover or balance sheet) is exempt from parts of Art. 5 to 14 and from threat-led testing, and" : `with ${brief.users} users the client is no microenterprise (fewer than 10 people);`} some small entities follow the simplified framework of Art. 16; the register, contract clauses and incident reports still apply.`
      : null,
  );
  sheet.paragraph("regulation.nis2", () => nis2(content));
  sheet.table("regulation.nis2.measures", () =>
    nis2Applies(brief) && !brief.holds(ASSESSES)
      ? {
          caption: "Measures of NIS2, Art. 21(2)",
          columns: ["Point", "Measure", "Addressed by"],
          rows: answeredMeasures(content),
          cells: (row) => [row.point, row.measure, answer(content, row)],
        }
      : null,
  );
  sheet.table("regulation.incident", () => ({
    caption: "Incident clock",
    columns: ["Deadline", "Action", "Owner"],
    rows: runsIncidents(brief) ? clock(brief) : [],
    cells: ({ after, todo, who }) => [after, todo, who],
  }));
}

const OF_CARDS = " (where cards are handled)";

/** `PCI DSS 4.0.1 (where cards are handled)` for each of its requirements, `GDPR` for each of its articles. */
function withoutArticle(regime: string): string {
  const [law] = /^(PCI DSS 4\.0\.1|(UK )?GDPR|DORA|PIPEDA)(?=, )/.exec(regime) ?? [];
  if (law === undefined) return regime;
  return law.startsWith("PCI") ? `${law}${OF_CARDS}` : law;
}

/** ` (requirements 8.3–8.5)`: the number that a duty has beside others of the same law. */
function articleOf(regime: string): string {
  const [, article = ""] = /^[^,]+, (.*)$/.exec(regime.replace(OF_CARDS, "").replace(/ \(Canada\)$/, "")) ?? [];
  return /\d/.test(article) ? ` (${article.replace(/ \((.*)\)$/, ", $1")})` : "";
}

/** Duties that nothing here serves, by regime. */
function leftToClient(sheet: Sheet, content: Content): void {
  const { brief } = content;
  const isSmall = brief.has("company-size", "small");
  const dutyOf = (row: RegulationRow) => `${row.control}${isSmall ? "" : articleOf(regimeOf(row, brief))}`;
  const rest = () => {
    const answered = answeredRows(brief, content);
    return [
      ...Map.groupBy(
        rowsFor(brief).filter((row) => !answered.includes(row)),
        (row) => withoutArticle(regimeOf(row, brief)),
      ),
    ];
  };
  sheet.paragraph("regulation.rest.lead", () =>
    rest().length > 0 ? `Not addressed here and left to ${brief.client.company}:` : null,
  );
  sheet.list("regulation.rest", () =>
    rest().map(([law, rows]): Text => {
      const sources = isSmall ? [] : sourcesOf(rows).filter(isCited);
      const [first, ...others] = rows;
      const isAlone = !isSmall && first !== undefined && others.length === 0;
      const duties = isAlone ? first.control : rows.map(dutyOf).join(isSmall ? ", " : "; ");
      const regime = isAlone ? regimeOf(first, brief) : law;
      const told = `${regime.replace(UNREAD, "")}: ${duties}${regime.endsWith(UNREAD) ? UNREAD : ""}.`;
      return sources.length > 0 ? [`${told} `, { cite: sources }] : told;
    }),
  );
}

function inWords(row: RegulationRow, content: Content): string {
  const { obligation, evidence } = row;
  const { brief } = content;
  const asked = sentence(asItStands(obligation, brief));
  if (brief.holds(ASSESSES)) return `${asked}. Evidence to hold: ${evidence}.`;
  return `${asked}. Addressed by ${answer(content, row)}${takesAll(brief) ? `; evidence: ${evidence}` : ""}.`;
}

const rowsFor = perBrief((brief): readonly RegulationRow[] => {
  const clocked = runsIncidents(brief) && !brief.has("company-size", "small");
  return REGULATIONS.filter((row) => {
    const place = isNamed(row.framework, brief) ? { ...row, industries: [] } : row;
    return (
      isOfPlace(place, brief) &&
      (!row.solutions || brief.has("solution-type", ...row.solutions)) &&
      !(row.reported && clocked)
    );
  }).map((row) => ({ ...row, control: row.controlIn?.[brief.solution] ?? row.control }));
});

function isNamed(framework: string | undefined, brief: Brief): boolean {
  return framework !== undefined && frameworkOf(brief)?.id === framework;
}

/** Of a law that differs from place to place, or was not read. */
const UNREAD = "; counsel confirms the wording";

function regimeOf({ regime, locally, general }: RegulationRow, brief: Brief): string {
  const name = locally?.[brief.client.country ?? ""] ?? regime;
  return general && !isUnread(brief) ? `${name}${UNREAD}` : name;
}

/** What is asked for on the day of the document. */
function asItStands(obligation: RegulationRow["obligation"], brief: Brief): string {
  if (typeof obligation === "string") return obligation;
  const stage = obligation.findLast(({ from }) => dayOfIso(from) <= brief.today) ?? obligation[0];
  return stage?.text ?? "";
}

/** Every duty is the subject of a security project, and what an assessment looks at. */
const OF_DUTIES = any(is("solution-type", "security"), ASSESSES);

/** They take every duty into a register, but for those on cards that nothing answers; a firm of fifty keeps one in an assessment alone. Others print what they answer. */
function takesAll(brief: Brief): boolean {
  return brief.holds(ASSESSES) || (brief.holds(OF_DUTIES) && !brief.has("company-size", "small"));
}

const answeredRows = perBrief((brief, content: Content): readonly RegulationRow[] => {
  const rows = rowsFor(brief);
  const isAnswered = ({ shows }: RegulationRow) => shows !== undefined && provenBy(content, shows).length > 0;
  if (!takesAll(brief)) return rows.filter(isAnswered);
  return brief.holds(ASSESSES) ? rows : rows.filter((row) => !row.regime.endsWith(OF_CARDS) || isAnswered(row));
});

function answeredMeasures(content: Content): typeof NIS2_MEASURES {
  if (takesAll(content.brief)) return NIS2_MEASURES;
  return NIS2_MEASURES.filter(({ shows }) => shows && provenBy(content, shows).length > 0);
}

/** National acts on NIS2, as far as known. */
const TRANSPOSED: Partial<Record<string, string>> = {
  Ireland: "National transposition is to be verified: in Ireland a bill was under way in June 2026.",
  Germany: "Germany has transposed it by the BSI Act, in force since 6 December 2025.",
  Belgium: "Belgium has transposed it by an act in force since 18 October 2024.",
  ...Object.fromEntries(
    ["Iceland", "Liechtenstein", "Norway"].map((country) => [
      country,
      `${country} is not in the Union: it binds there under the EEA Agreement and national law, which are to be verified.`,
    ]),
  ),
};

/** The security controls, acceptance tests and courses whose words show it, or who has it to do; where they show a half, both. */
function answer(
  content: Content,
  { shows, control, beside }: Pick<RegulationRow, "shows" | "control" | "beside">,
): string {
  const codes = shows ? provenBy(content, shows) : [];
  if (codes.length === 0) return `the client: ${control}`;
  const others = beside ? provenBy(content, beside.shows) : [];
  const left = beside && others.length === 0 ? `; the client: ${beside.control}` : "";
  return `${ranges([...new Set([...codes, ...others])])}${left}`;
}

/** The same beside the columns that say what is to be done: a client's duty that stands there already is not repeated. */
function answerBeside(content: Content, row: RegulationRow): string {
  const told = `${asItStands(row.obligation, content.brief)} ${row.implication}`.toLowerCase();
  return told.includes(row.control)
    ? answer(content, row).replace(`the client: ${row.control}`, "the client")
    : answer(content, row);
}

function provenBy({ proofs }: Content, shows: RegExp): string[] {
  return proofs.filter(({ words }) => shows.test(words)).map(({ code }) => code);
}

const ESSENTIAL_FINES = "EUR 10 million or 2% of turnover";
const IMPORTANT_FINES = "EUR 7 million or 1.4% of turnover";
/** What Annexes I and II list of technology. */
const DIGITAL = "cloud services, data centres or other digital infrastructure";
const PLATFORM = "an online marketplace, a search engine or a social network";
const UNLISTED = "software that customers run themselves is not listed";
const NIS2_CLASSES = {
  essential: `probably as an essential entity with fines up to ${ESSENTIAL_FINES}`,
  important: `probably as an important entity with fines up to ${IMPORTANT_FINES}`,
  public:
    "to bodies of central government whatever their size, to regional ones after an assessment of risk, and to local ones if the state so decides, as it does on fines",
  activity: `as an essential entity with fines up to ${ESSENTIAL_FINES} if the organisation runs ${DIGITAL} or manages services for others, as an important one with fines up to ${IMPORTANT_FINES} if it runs ${PLATFORM}; ${UNLISTED}`,
  medium: `as an important entity with fines up to ${IMPORTANT_FINES} if the organisation runs ${DIGITAL}, ${PLATFORM}, or manages services for others; ${UNLISTED}`,
};

/** Large organisations of Annex I are essential; technology belongs there by what it does, manufacturing to Annex II. */
function nis2Class(brief: Brief): keyof typeof NIS2_CLASSES {
  if (brief.has("industry", "government")) return "public";
  const isLarge = brief.has("company-size", "large", "enterprise");
  if (brief.has("industry", "technology")) return isLarge ? "activity" : "medium";
  if (!isLarge) return "important";
  return brief.has("industry", "healthcare") ? "essential" : "important";
}

function nis2(content: Content): string | null {
  const { brief } = content;
  if (brief.jurisdiction !== "eu") return null;
  if (brief.has("industry", "finance"))
    return "DORA takes precedence over NIS2 (Directive (EU) 2022/2555) for financial entities.";
  const isPublic = brief.has("industry", "government");
  if (brief.has("company-size", "small"))
    return isPublic
      ? `NIS2 (Directive (EU) 2022/2555) applies ${NIS2_CLASSES.public}.`
      : "NIS2 (Directive (EU) 2022/2555) is unlikely to apply at this size, special cases aside.";
  if (brief.has("industry", "education"))
    return "Education is no listed sector of NIS2 (Directive (EU) 2022/2555), but a state may include institutions (Art. 2(5)(b)); check once whether it does.";
  if (!nis2Applies(brief))
    return "NIS2 (Directive (EU) 2022/2555) covers listed sectors only; check once whether a listed activity is carried out.";
  const asked = brief.holds(ASSESSES) ? " Its ten measures (Art. 21(2)) are covered in interviews and workshops." : "";
  const reports = runsIncidents(brief)
    ? ""
    : " Reports are due within 24 hours (early warning), 72 hours (notification) and one month (final).";
  const answered = answeredMeasures(content);
  const rest = NIS2_MEASURES.filter((row) => !answered.includes(row)).map(({ point }) => point);
  const left =
    rest.length > 0 ? ` Of the measures of Art. 21(2), ${listed(rest)} stay with ${brief.client.company}.` : "";
  const act = TRANSPOSED[brief.client.country ?? ""] ?? "National transposition is to be verified.";
  return `NIS2 (Directive (EU) 2022/2555) may apply${isPublic ? ": " : " to the organisation, "}${NIS2_CLASSES[nis2Class(brief)]}${brief.has("industry", "manufacturing") ? ", if its manufacturing sector is listed" : ""}.${asked}${left}${reports} ${act}`;
}
