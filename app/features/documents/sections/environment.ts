/** Current Environment Analysis: the answers as facts, the conflicts among them, and what is unknown. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { countsShifts, NAMED_FOR_DEVICES, peoplePlanned, sharingOf } from "#app/features/documents/brief/people.ts";
import { rangeInWords } from "#app/features/documents/brief/planning-figures.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { TECHNOLOGIES } from "#app/features/documents/facts/technologies.ts";
import { say } from "#app/features/documents/pack.ts";
import { dueAtOnce, requestDays, requestText } from "#app/features/documents/requests.ts";
import { lines, Sheet, sourced } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { figure } from "#app/features/documents/words.ts";
import { lifecycleOfTheProducts } from "./lifecycle.ts";

export function environmentSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);

  startingPoint(sheet, content);
  lifecycleOfTheProducts(sheet, content);
  conflictsAmongTheAnswers(sheet, content);
  whatIsNotKnown(sheet, content);
  return sheet.section("Current Environment Analysis");
}

function startingPoint(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Starting point");
  sheet.table("environment.facts", () => ({
    caption: "Planning figures",
    columns: ["Figure", "Planned value", "Basis"],
    rows: lines(planningFigures(content), "spec", "ej"),
    cells: ({ line }) => line,
  }));
  sheet.list("environment.technologies", () =>
    TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id)).flatMap(({ id, effect: usual }) => {
      const { effect } = content.pack.technologies?.[id] ?? { effect: usual };
      const product = id === "none" ? [] : [{ strong: `${optionLabel("current-technologies", id)}. ` }];
      const said = effect === null ? "" : say(effect, brief);
      return said === "" ? [] : [[...product, `${said}.`]];
    }),
  );
}
/** A figure that no part of the document uses is not read, so that no answer counts as one it was made from. */
function planningFigures(content: Content): string[][] {
  const { brief } = content;
  const ofSize = "typical of the size";
  const shown = (isShown: boolean, row: () => string[]): string[][] => (isShown ? [row()] : []);
  return [
    ["Users", peoplePlanned(brief).replace(/ users?$/, ""), usersFrom(brief)],
    ...shown(counts(content, "devices"), () => ["Devices", figure(brief.devices), devicesFrom(brief)]),
    ...shown(counts(content, "servers"), () => ["Servers", serversPlanned(brief), basis(brief, "servers", ofSize)]),
    ["Sites", figure(brief.sites), basis(brief, "sites", sitesFrom(brief))],
    ...shown(counts(content, "administrators"), () => [
      "Administrators",
      figure(brief.administrators),
      basis(brief, "administrators", ofSize),
    ]),
    ...shown(countsShifts(brief), () => [
      brief.has("industry", "healthcare") ? "Shift workers" : "Shift and shop-floor workers",
      shiftsPlanned(brief),
      basis(brief, "shift-workers", `${SHIFT_SHARE}, typical of the sector`),
    ]),
    ...shown(brief.hasDirectory && counts(content, "domain-controllers"), () => [
      "Domain controllers",
      figure(brief.domainControllers),
      basis(brief, "domain-controllers", ofSize),
    ]),
  ];
}

function serversPlanned({ servers }: Brief): string {
  const range = rangeInWords(servers);
  return servers.low < servers.high ? `${range}; ${servers.plan} used in calculations` : range;
}

function sitesFrom(brief: Brief): string {
  if (brief.sites === brief.given("distribution-sites")) return "sites with their own content";
  return `typical of size and configuration${brief.has("industry", "retail") ? "; shops to be listed" : ""}`;
}

/** Solutions of which nothing is planned by a figure, and those in which the bill alone may be. */
const UNUSED = {
  devices: ["azure-migration"],
  servers: ["microsoft-365"],
  administrators: ["configuration-manager"],
  "domain-controllers": ["microsoft-365", "configuration-manager", "hybrid-cloud", "custom"],
};
const BILLED_ALONE = ["azure-migration", "hybrid-cloud", "microsoft-365"];

function counts({ brief, budget }: Content, id: keyof typeof UNUSED): boolean {
  if (brief.given(id) !== null) return true;
  if (id !== "administrators") return !brief.has("solution-type", ...UNUSED[id]);
  if (brief.has("solution-type", "custom")) return brief.has("solution-configuration", "custom-pilot");
  if (brief.has("solution-type", ...BILLED_ALONE))
    return budget.lines.some(({ item, formula }) => /administrator/i.test(`${item} ${formula}`));
  return !brief.has("solution-type", ...UNUSED[id]);
}

const GIVEN = "given by the client";

function usersFrom(brief: Brief): string {
  const { from } = brief.people;
  if (from === "head-count") return GIVEN;
  if (from === "user-licences")
    return `one per Microsoft 365 licence owned${brief.frontline > 0 && !brief.has("industry", "education") ? ", plus shift workers" : ""}; confirm headcount`;
  if (from === "devices")
    return `one per ${brief.hasShiftWork ? "device, including shared devices" : "1.2 devices"}; confirm headcount`;
  return brief.has("solution-configuration", NAMED_FOR_DEVICES)
    ? "derived from the devices of the chosen configuration; confirm headcount"
    : `${brief.label("company-size")}; confirm headcount`;
}

function devicesFrom(brief: Brief): string {
  if (brief.given("devices") !== null) return GIVEN;
  if (brief.hasShiftWork) return "one per user at most; shared devices make it fewer";
  return brief.people.from === "size" && brief.has("solution-configuration", NAMED_FOR_DEVICES)
    ? "from the configuration's lower limit, 10,000 clients; counted in week 1"
    : `1.2 per user${sharingOf(brief) > 0 ? ", one per three shift workers" : ""}`;
}

const SHIFT_SHARE = "40% of users";

/** A small organisation reads no basis; a figure that nobody gave is not taken for one that was. */
function shiftsPlanned(brief: Brief): string {
  const isOurs = brief.has("company-size", "small") && brief.given("shift-workers") === null;
  return `${figure(brief.frontline)}${isOurs ? `, ${SHIFT_SHARE}` : ""}`;
}

function basis(brief: Brief, id: DetailId, planned: string): string {
  return brief.given(id) === null ? planned : GIVEN;
}

/** They speak of policies and retention, and are kept by whoever runs the systems. */
const OF_OPERATION = /^(Active Directory|Forest and domain|Power Platform|(Present|Current) backup|Subscriptions)/;

/** Who is likely to have the answer. */
function askedOf(request: string): string {
  if (OF_OPERATION.test(request)) return "Client IT lead";
  if (/polic|retention|residency|incident|audit|krbtgt|Secure Score|certification authorit/i.test(request))
    return "Security lead";
  if (
    /country of the client|contract|budget|goals|headcount|names of|organisation chart|sponsor|fixed date|the deadline|why the date|day-one|who will operate/i.test(
      request,
    )
  )
    return "Client sponsor";
  return "Client IT lead";
}

function conflictsAmongTheAnswers(sheet: Sheet, content: Content): void {
  sheet.heading("Conflicts among the answers");
  sheet.table("environment.conflicts", () => ({
    caption: "Answers that do not fit together, and how this document treats them",
    columns: ["No.|code", "Severity", "Finding", "Treatment in this document"],
    rows: content.conflicts,
    cells: ({ number, severity, statement, treatment }) => [number, severity, statement, treatment],
    inWords: ({ number, statement, treatment }) => [number, `${statement} ${treatment}`],
  }));
}

function whatIsNotKnown(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Information still required");
  sheet.paragraph("environment.unknown", () => {
    const early = dueAtOnce(brief, content.requests);
    const rest =
      content.requests.length > early ? `, from No. ${early + 1} onwards by ${formatDay(requestDays(brief).last)}` : "";
    const sooner = content.requests.some(({ due }) => due) ? ", or earlier where stated" : "";
    const who = brief.has("company-size", "small") ? "By" : `${brief.client.company} sends by`;
    return `${who} the first day${sooner}${rest}; until then, appendix A applies.`;
  });
  sheet.table("environment.requests", () => {
    const requests = content.requests.map((request) => ({
      request: requestText(request, brief),
      from: askedOf(request.text),
    }));
    const isFromMany = !brief.has("company-size", "small") && new Set(requests.map(({ from }) => from)).size > 1;
    return {
      caption: "Information requests",
      columns: ["No.|number", "Request", ...(isFromMany ? ["From"] : [])],
      rows: sourced(requests, "ej"),
      cells: ({ request, from }, index) => [`${index + 1}`, request, ...(isFromMany ? [from] : [])],
    };
  });
}
