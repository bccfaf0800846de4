/** The risks, with what each rests on. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay, formatIso, type IsoDate } from "#app/features/documents/dates.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { type Deadline, gateOf, gatesOf, lifecycleOf, placeOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { serviceDatesOf } from "#app/features/documents/plan/service-dates.ts";
import { closedDay } from "#app/features/documents/plan/sponsor-days.ts";
import type { RiskRow } from "#app/features/documents/risks.ts";
import { listed, plural, sentence } from "#app/features/documents/words.ts";
import {
  asksVendors,
  BUSINESS_SYSTEMS,
  CLOUD_OFFICE,
  COUNTED,
  EXCHANGE,
  FOCUSED,
  hasAppliance,
  MAIL_OR_SITES,
  PILOT,
  SEATS_COUNTED,
  SERVERS,
  SHAREPOINT,
  SMALL,
  SQL,
  UNNAMED,
} from "./answers.ts";
import { isProposed } from "./domains.ts";
import { dueOf, leastWeeks, tooLate } from "./latest-starts.ts";
import { exposed, lacksUpdates, statedFirst } from "./out-of-support.ts";
import { countedIn } from "./quantities.ts";

/** A few missing seats cost less than a day of the work; cores cost more. */
const FEW_SEATS = all(SMALL, none(SQL));

/** What must not be scanned. */
const FRAGILE: readonly (readonly [string, Condition])[] = [
  ["a plant controller", is("industry", "manufacturing")],
  ["a medical device", is("industry", "healthcare")],
  [
    "an old application",
    all(is("integration-needs", "legacy-applications"), none(is("industry", "manufacturing", "healthcare"))),
  ],
];

/** `Unsupported Windows Server or SQL Server`, else what is reached from the internet; null where a date inside the plan, or a decision, has them all. */
function unsupported(brief: Brief): string | null {
  const { others } = statedFirst(brief, planOf(brief).end);
  const named = (...names: string[]) => names.filter((name) => others.some((product) => product.startsWith(name)));
  const servers = named("Windows Server", "SQL Server");
  const products = servers.length > 0 ? servers : named("Exchange Server", "SharePoint Server");
  return gateOf(brief)?.systems || products.length === 0 ? null : `Unsupported ${listed(products, "or")}`;
}

/** Whether there is a farm is an assumption. */
const SUPPOSED = all(SHAREPOINT, CLOUD_OFFICE, none(EXCHANGE));

/** `An unpatched Exchange or SharePoint server`; empty where no version without updates can be in use. */
function unpatched(brief: Brief): string {
  const both = lacksUpdates(brief, "exchange-server") && lacksUpdates(brief, "sharepoint");
  return both
    ? "An unpatched Exchange or SharePoint server"
    : (exposed(brief)[0]?.replace(/^(\w+ Server).*/, `Unpatched $1${brief.holds(SUPPOSED) ? ", if in use," : ""}`) ??
        "");
}

/** A service of mail that stops soon after the read-out or before it, without a decision of its own: no step of the road map is in time for it. */
const SOON_DAYS = 60;

export function stoppingSoon(brief: Brief): (Deadline & { date: IsoDate }) | null {
  const { end } = planOf(brief);
  const decided = gatesOf(brief).map(({ day }) => day);
  const dates = serviceDatesOf(brief).map((row) => ({ ...row, what: row.event, day: dayOfIso(row.date) }));
  return (
    dates.findLast(
      ({ stops, day, source }) =>
        source.includes("exo-ews") &&
        stops !== undefined &&
        stops !== false &&
        brief.holds(stops) &&
        day > brief.today &&
        day <= end + SOON_DAYS &&
        !decided.includes(day),
    ) ?? null
  );
}

/** Devices that often run an edition with an end of its own, by sector; planning assumptions. */
const SPECIAL: Partial<Record<string, string>> = { retail: "Tills", manufacturing: "Plant computers" };
export const LTSC = "Windows 10 LTSC 2021";

/** The end of that edition, where it comes too soon for the road map. */
export function specialEnd(brief: Brief): { devices: string; day: number } | null {
  const devices = SPECIAL[brief.one("industry")];
  const end = lifecycleOf(brief).find(({ product }) => product === LTSC)?.end;
  const day = end ? dayOfIso(end) : 0;
  return devices && day > brief.today && day <= planOf(brief).end + SOON_DAYS ? { devices, day } : null;
}

export const RISKS: Pack["risks"] = [
  {
    id: "CU17",
    text: ({ brief }) => {
      const end = specialEnd(brief);
      return (
        end &&
        `${end.devices} on ${LTSC}, its IoT edition excepted, if in use, lose support on ${formatDay(end.day)}, too soon for the road map`
      );
    },
    likelihood: 3,
    impact: 4,
    mitigation:
      "The client lists the edition of each by the date of its information request, isolates them before support ends and dates their replacement",
    owner: "Client IT lead",
    trigger: "One of unknown edition after the request is due",
    when: is("industry", ...Object.keys(SPECIAL)),
    source: ["eol", "ej"],
  },
  {
    id: "CU1",
    text: ({ brief, plan }) => {
      const servers = unpatched(brief);
      return servers ? `${servers} is compromised before the report of ${formatDay(plan.end)}` : null;
    },
    likelihood: 3,
    impact: 5,
    mitigation: "The client lists internet-facing addresses and closes them now, without waiting for the start",
    owner: "Client IT lead",
    trigger: ({ brief }) => `An address still open on ${formatDay(closedDay(brief))}`,
    when: MAIL_OR_SITES,
    source: ["eol", "ej"],
  },
  {
    id: "CU15",
    text: ({ brief, plan }) => {
      const next = stoppingSoon(brief);
      if (!next) return null;
      const place =
        next.day > plan.end ? `${plural(next.day - plan.end, "day")} after the plan ends` : placeOf(next, plan);
      return `Applications stop working: ${next.what} on ${formatIso(next.date)}, ${place}`;
    },
    likelihood: 3,
    impact: 4,
    mitigation: ({ brief, plan }) => {
      const next = stoppingSoon(brief);
      const isListed = next?.what.startsWith("Exchange Web") === true;
      const [who, list] = isListed ? ["The client lists", "allow list"] : ["List", "sign-in logs"];
      return next && next.day <= plan.end
        ? `The client lists affected applications from the ${list} at once; their owners change them before the date, or ${next.bridge || "arrange how to work without them"}`
        : `${who} affected applications from the ${list} ${isListed ? "before the order" : "by “Evidence complete”"}; their owners change them before the date`;
    },
    owner: "Client IT lead",
    trigger: ({ brief, plan }) =>
      (stoppingSoon(brief)?.day ?? 0) > plan.end
        ? "An application unchanged two weeks before the date"
        : "An affected application still unchanged",
    source: ["exo-ews", "ej"],
  },
  {
    // the date is the client's, and the report comes too late to say so
    id: "CU16",
    text: ({ brief }) => {
      const [project] = tooLate(brief);
      const due = dueOf(brief);
      return project && due
        ? `${sentence(project)}, of at least ${plural(leastWeeks(brief, project), "week")}, cannot end by ${formatDay(due.fixed)}${brief.known("deadline-reason") === "contract" ? ", when a contract or lease ends" : ""}`
        : null;
    },
    likelihood: 3,
    impact: 5,
    mitigation: ({ brief }) =>
      brief.known("deadline-reason") === "contract"
        ? "Before the order, read its notice period and which systems it covers; if they are these, negotiate an extension now"
        : "Settle before the order whether the date depends on it; if so, move the date or begin on the answers alone",
    owner: "Sponsor",
    trigger: ({ brief }) =>
      brief.known("deadline-reason") === "contract"
        ? "Notice period or systems unknown on the day of the order"
        : "Dependence of the date unknown on the day of the order",
    source: ["ej"],
  },
  {
    id: "CU13",
    text: "Sampling exposes personal data to unauthorised people",
    likelihood: 3,
    impact: 4,
    mitigation: "Tools report counts and locations; only client staff open files",
    owner: "Data protection lead",
    trigger: "A name or file content in the evidence register",
    when: any(is("security-requirements", "data-loss-prevention"), is("industry", "healthcare")),
    source: ["ej"],
  },
  ...FRAGILE.map(
    ([system, when]): RiskRow => ({
      id: "CU14",
      text: `Discovery disrupts ${system}`,
      likelihood: 2,
      impact: 5,
      mitigation: "Exclude such systems from every scan by address; interview their owners instead",
      owner: "Application owner",
      trigger: "One of them within a tool's address range",
      when,
      source: ["ej"],
    }),
  ),
  {
    id: "CU9",
    text: "Servers reject the discovery account and are missing from the inventory",
    likelihood: 4,
    impact: 3,
    mitigation: "Trial on a few servers first; reconcile with the hypervisor's list",
    owner: "Client IT lead",
    // where servers are read beside three other domains, theirs is no great risk
    asked: (brief) => hasAppliance(brief) && (!brief.holds(FOCUSED) || isProposed("servers", brief)),
    trigger: "Over 5% of the hypervisor's list still unread after two weeks",
    when: SERVERS,
    source: ["migrate-appl", "ej"],
  },
  {
    id: "CU10",
    text: ({ brief }) => `The licence count (${countedIn(brief)}) reveals a shortfall that has to be paid for`,
    likelihood: 3,
    impact: ({ brief }) => (brief.holds(FEW_SEATS) ? 2 : 4),
    // a firm of fifty has no room for the decision
    mitigation: ({ brief }) =>
      brief.holds(SMALL)
        ? "Shown to the sponsor first, who settles it with the supplier"
        : "Handled as decided under “Licence findings”",
    owner: "Sponsor",
    trigger: ({ brief }) =>
      `${brief.holds(SQL) ? "Cores" : "Seats"}${brief.holds(all(SQL, SEATS_COUNTED)) ? " or seats" : ""} in use exceed the contract`,
    when: COUNTED,
    source: ["ej"],
  },
  {
    id: "CU11",
    text: "A vendor does not support its application on the version or platform required",
    likelihood: 3,
    impact: 4,
    mitigation: "Ask every vendor of a server-based application in writing in week 1",
    owner: "Application owner",
    trigger: "No answer by the end of phase 2",
    when: all(SERVERS, BUSINESS_SYSTEMS),
    asked: asksVendors,
    source: ["ej"],
  },
  {
    id: "CU12",
    text: "An unlisted system comes to light after the road map is agreed",
    likelihood: 4,
    impact: 3,
    mitigation: "Check 12 months of invoices and the DHCP leases against the list in phase 2",
    owner: "Client IT lead",
    trigger: "A payment or device with no system in the list",
    when: UNNAMED,
    source: ["ej"],
  },
  {
    id: "CU6",
    text: ({ brief }) => unsupported(brief) && `${unsupported(brief)} stays in use because no decision is taken`,
    likelihood: 3,
    impact: 4,
    mitigation: "Assign each server an owner and, within two weeks, a change or signed exception with an end date",
    owner: "Client IT lead",
    trigger: (client) => {
      const [day] = ["windows-server", "sql-server"].flatMap((family) => client.decidedOn(family) ?? []);
      return day ? `A server without a decision by ${formatDay(day)}` : "No decision two weeks after one is listed";
    },
    when: any(SERVERS, MAIL_OR_SITES, DIRECTORY),
    source: ["ej"],
  },
  {
    id: "CU7",
    text: "The pilot drags on without a decision",
    likelihood: 3,
    impact: 3,
    mitigation: "End date and criteria signed before the start",
    owner: "Sponsor",
    trigger: "A request for an extension",
    when: PILOT,
    source: ["ej"],
  },
  {
    id: "CU8",
    text: "A root cause lies outside the three domains",
    likelihood: 3,
    impact: 3,
    mitigation: "Report it with its domain, which comes first in the next assessment",
    owner: "Architect",
    trigger: "Two findings with a cause outside them",
    when: FOCUSED,
    source: ["ej"],
  },
  {
    // after what is this client's own
    id: "CU3",
    text: "No road-map action has started a quarter after the read-out",
    likelihood: 3,
    impact: 4,
    mitigation: "An owner for each step, quarterly reviews",
    owner: "Sponsor",
    trigger: "First review missed",
    source: ["ej"],
  },
];
