/** Regulation: what the law of the client's country and industry may ask for, and what of this document answers it. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { frameworkOf, orderedBy, reportsToSupervisor } from "#app/features/documents/facts/frameworks.ts";
import type { RegulationRow } from "#app/features/documents/facts/regulation-row.ts";
import { REGULATIONS } from "#app/features/documents/facts/regulations.ts";
import { sourcesOf } from "#app/features/documents/facts/sources.ts";
import { isCited } from "#app/features/documents/tree/citations.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { sentence } from "#app/features/documents/words.ts";
import { clock, isOfPlace, runsIncidents } from "./incident-clock.ts";
import { nis2 } from "./nis2.ts";
import { isUnread, notice } from "./regulation-notice.ts";
import { answer, OF_DUTIES, provenBy, takesAll } from "./regulation-proofs.ts";

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
  nis2(sheet, content);
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
  const [law] = /^(PCI DSS 4\.0\.1|(UK )?GDPR|DORA|PIPEDA|FADP)(?=, )/.exec(regime) ?? [];
  if (law === undefined) return regime;
  return law.startsWith("PCI") ? `${law}${OF_CARDS}` : law;
}

/** ` (requirements 8.3–8.5)`: the number that a duty has beside others of the same law. */
function articleOf(regime: string): string {
  const [, article = ""] =
    /^[^,]+, (.*)$/.exec(regime.replace(OF_CARDS, "").replace(/ \((Canada|Switzerland)\)$/, "")) ?? [];
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
  sheet.paragraph("regulation.rest.lead", () => (rest().length > 0 ? `Left to ${brief.client.company}:` : null));
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
  const table = brief.holds(ASSESSES) ? undefined : orderedBy(brief)?.id;
  const named = frameworkOf(brief)?.id;
  return REGULATIONS.filter((row) => {
    const place = row.framework !== undefined && row.framework === named ? { ...row, industries: [] } : row;
    return (
      isOfPlace(place, brief) &&
      (!row.solutions || brief.has("solution-type", ...row.solutions)) &&
      !(row.reported && clocked) &&
      (row.tabled === undefined || row.tabled !== table)
    );
  }).map((row) => ({ ...row, control: row.controlIn?.[brief.solution] ?? row.control }));
});

/** Of a law that differs from place to place, or was not read; a small organisation reads it above the rows. */
const UNREAD = "; counsel confirms the wording";

function regimeOf({ regime, locally, general }: RegulationRow, brief: Brief): string {
  const name = locally?.[brief.client.country ?? ""] ?? regime;
  return general && !isUnread(brief) && !brief.has("company-size", "small") ? `${name}${UNREAD}` : name;
}

/** What is asked for on the day of the document. */
function asItStands(obligation: RegulationRow["obligation"], brief: Brief): string {
  if (typeof obligation === "string") return obligation;
  const stage = obligation.findLast(({ from }) => dayOfIso(from) <= brief.today) ?? obligation[0];
  return stage?.text ?? "";
}

/** The rules that something here answers; all of them where every duty is taken into a register. */
export const answeredRows = perBrief((brief, content: Content): readonly RegulationRow[] => {
  const rows = rowsFor(brief);
  const isAnswered = ({ shows }: RegulationRow) => shows !== undefined && provenBy(content, shows).length > 0;
  if (!takesAll(brief)) return rows.filter(isAnswered);
  return brief.holds(ASSESSES) ? rows : rows.filter((row) => !row.regime.endsWith(OF_CARDS) || isAnswered(row));
});

/** The same beside the columns that say what is to be done: a client's duty that stands there already is not repeated. */
function answerBeside(content: Content, row: RegulationRow): string {
  const told = `${asItStands(row.obligation, content.brief)} ${row.implication}`.toLowerCase();
  return told.includes(row.control)
    ? answer(content, row).replace(`the client: ${row.control}`, "the client")
    : answer(content, row);
}
