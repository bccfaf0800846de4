/** NIS2: whether the directive may apply to the organisation, as what, and which of its measures the document answers. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { nis2Applies, orderedBy } from "#app/features/documents/facts/frameworks.ts";
import { NIS2_MEASURES } from "#app/features/documents/facts/regulations.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import { listed } from "#app/features/documents/words.ts";
import { runsIncidents } from "./incident-clock.ts";
import { answer, provenBy, takesAll } from "./regulation-proofs.ts";

export function nis2(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.paragraph("regulation.nis2", () => nis2Text(content));
  sheet.table("regulation.nis2.measures", () =>
    nis2Applies(brief) && !brief.holds(ASSESSES) && orderedBy(brief)?.id !== "nis2"
      ? {
          caption: "Measures of NIS2, Art. 21(2)",
          columns: ["Point", "Measure", "Addressed by"],
          rows: answeredMeasures(content),
          cells: (row) => [row.point, row.measure, answer(content, row)],
        }
      : null,
  );
}

function answeredMeasures(content: Content): typeof NIS2_MEASURES {
  if (takesAll(content.brief)) return NIS2_MEASURES;
  return NIS2_MEASURES.filter(({ shows }) => shows && provenBy(content, shows).length > 0);
}

/** National acts on NIS2, as far as known. */
const TRANSPOSED: Partial<Record<string, string>> = {
  Ireland: "National transposition is to be verified: in Ireland a bill was under way in June 2026.",
  Germany: "Germany has transposed it by the BSI Act, in force since 6 December 2025.",
  Netherlands: "In the Netherlands the Cyberbeveiligingswet transposes it; whether it is in force is to be verified.",
  France: "In France a bill on resilience was before Parliament when last seen; its status is to be verified.",
  Belgium: "Belgium has transposed it by an act in force since 18 October 2024.",
  ...Object.fromEntries(
    ["Iceland", "Liechtenstein", "Norway"].map((country) => [
      country,
      `${country} is not in the Union: it binds there under the EEA Agreement and national law, which are to be verified.`,
    ]),
  ),
};

const transposed = ({ client }: Brief): string =>
  TRANSPOSED[client.country ?? ""] ?? "National transposition is to be verified.";

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

function nis2Text(content: Content): string | null {
  const { brief } = content;
  if (brief.jurisdiction !== "eu") return null;
  if (brief.has("industry", "finance"))
    return "DORA takes precedence over NIS2 (Directive (EU) 2022/2555) for financial entities.";
  const isPublic = brief.has("industry", "government");
  if (brief.has("company-size", "small"))
    return isPublic
      ? `NIS2 (Directive (EU) 2022/2555) applies ${NIS2_CLASSES.public}. ${transposed(brief)}`
      : "NIS2 is unlikely to apply below 50 people and EUR 10 million (DNS and trust services excepted).";
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
    rest.length > 0
      ? ` Of the measures of Art. 21(2), ${listed(rest)} stay with ${brief.client.company}, even where this project delivers a part.`
      : "";
  return `NIS2 (Directive (EU) 2022/2555) may apply${isPublic ? ": " : " to the organisation, "}${NIS2_CLASSES[nis2Class(brief)]}${brief.has("industry", "manufacturing") ? ", if its manufacturing sector is listed" : ""}.${asked}${left}${reports} ${transposed(brief)}`;
}
