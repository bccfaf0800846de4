/** What of the project answers the controls of a framework: mapped from its controls, tests and tasks, and from nothing else. */

import type { Proof } from "#app/features/documents/acceptance-tests.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import {
  type ControlRow,
  controlsOf,
  FRAMEWORK_TITLES,
  type FrameworkId,
} from "#app/features/documents/facts/framework-controls.ts";
import { type Order, orderedBy } from "#app/features/documents/facts/frameworks.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import type { Sheet } from "#app/features/documents/tree/sheet.ts";
import { clause } from "#app/features/documents/words.ts";

export function evidenceByControl(sheet: Sheet, content: Content): void {
  const { brief } = content;
  if (!isShort(brief)) sheet.heading("Evidence by control");
  sheet.table("security.framework", () => {
    const by = orderOf(brief);
    if (!by || isShort(brief)) return null;
    return {
      caption: `Evidence by ${titleOf(by)}`,
      columns: ["Control", "In this project", "Evidence", "Stays with the client"],
      rows: shownRows(brief, content),
      cells: ({ control, here, proof, left }) => [control, here, proof, left],
      inWords: ({ control, here, proof, left }) => [
        `${control}.`,
        `Here: ${here}. Evidence: ${proof}. The client: ${left}.`,
      ],
    };
  });
  sheet.paragraph("security.framework", () => {
    const by = orderOf(brief);
    if (!by || isShort(brief) || shownRows(brief, content).length === 0) return null;
    return rest(brief, by.id);
  });
}

/** `NIST CSF 2.0, as an example`: with why it stands here where nobody named it. */
const titleOf = ({ id, isExample, why }: Order): string =>
  [FRAMEWORK_TITLES[id].title, why ?? (isExample ? "as an example" : "")].filter((part) => part !== "").join(", ");

/** A project is ordered by it; an assessment scores its domains. */
const orderOf = (brief: Brief) => (brief.holds(ASSESSES) ? null : orderedBy(brief));
const isExample = (brief: Brief): boolean => orderOf(brief)?.isExample === true;

/** A firm of fifty reads no example. */
const isShort = (brief: Brief): boolean => isExample(brief) && brief.has("company-size", "small");

/** What no row says: every other control, and that another framework may take this one's place. */
function rest(brief: Brief, id: FrameworkId): string {
  const { company } = brief.client;
  const others = `All other controls${FRAMEWORK_TITLES[id].besides} stay with ${company}.`;
  return isExample(brief)
    ? `${others} Another framework replaces this one once the rules that bind are known.`
    : others;
}

type Shown = Sourced & Pick<ControlRow, "proof" | "left"> & Record<"control" | "here", string>;

/** The controls that something here shows, each with what shows it. */
const shownRows = perBrief((brief, { proofs, tasks }: Content): readonly Shown[] => {
  const by = orderedBy(brief);
  if (!by) return [];
  const things = [
    ...proofs.filter(({ code }) => /^(S|AT)-/.test(code)),
    ...tasks.map(({ id, title }) => ({ code: id, words: title })),
  ];
  const { named } = FRAMEWORK_TITLES[by.id];
  return controlsOf(by.id).flatMap(({ shows, ...row }) => {
    const found = things.filter(({ words }) => shows.test(words));
    const control = named ? row.control : `${row.control} ${row.subject}`;
    return found.length > 0 ? [{ ...row, control, here: told(found, shows, brief) }] : [];
  });
});

/** The first by name, the others by number alone. */
function told(found: readonly Proof[], shows: RegExp, brief: Brief): string {
  const named = found.slice(0, brief.has("company-size", "small") ? 1 : 2);
  const others = found.slice(named.length).map(({ code }) => code);
  const first = named.map(({ code, words }) => `${clause(nameOf(words, shows))} (${code})`).join(", ");
  return [first, ranges(others)].filter((text) => text !== "").join("; ");
}

/** Of a task with several parts the one that shows it; of a test described at length its beginning: `restore of the CA`. */
function nameOf(words: string, shows: RegExp): string {
  const [title = ""] = words.split(":");
  const heads = title.split(/; | \(/);
  const parts = (heads.find((head) => shows.test(head)) ?? heads[0] ?? "").split(", ");
  const enough = parts.findIndex(
    (_, place) =>
      parts
        .slice(0, place + 1)
        .join(" ")
        .split(" ").length > 2,
  );
  return parts.slice(0, enough < 0 ? parts.length : enough + 1).join(", ");
}
