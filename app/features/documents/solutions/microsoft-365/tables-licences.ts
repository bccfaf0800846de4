/** Tables of plans, and of the protection that each brings. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  A5_GROUP,
  ACADEMIC,
  BOTH_SUITES,
  BUSINESS_PLAN,
  BUSINESS_SUITE,
  E5,
  E5_BOUGHT,
  HELD_BY_ALL,
  LABELS,
  LARGER,
  OPTIMISE,
  SEATS,
  SENSITIVE,
  SMALL,
  STEP,
  SUITE,
  SUITE_ON_E3,
} from "./answers.ts";
import { BUSINESS_STANDARD } from "./licences.ts";
import { onF3 } from "./quantities.ts";

/** The commercial list is orientation only where academic plans apply. */
const here =
  (text: string) =>
  (brief: Brief): string =>
    brief.holds(ACADEMIC) ? "for reference only" : text;

const suiteFor = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? "finding, if the data call for it" : "for the sensitive group";

export const PLANS: PackTable = {
  id: "m365.plans",
  section: "solution",
  heading: "Licence plan",
  intro: (brief) =>
    brief.currency === "EUR" && brief.holds(BUSINESS_PLAN) ? "The budget uses EUR prices where published." : "",
  caption: "Plans, list prices from 1 July 2026 in USD per user and month",
  columns: ["Plan", "Price", "Seats", "Key features", "Proposal"],
  rows: [
    {
      cells: [
        "Microsoft 365 A3",
        "quotation",
        "no limit",
        "Windows, Entra ID P1, Intune; student use benefit",
        "main plan",
      ],
      when: ACADEMIC,
      source: ["ej"],
    },
    {
      cells: [
        "Microsoft 365 A5",
        "quotation",
        "no limit",
        "Entra ID P2, Defender and Purview suites",
        (brief) =>
          brief.holds(A5_GROUP)
            ? "administrators, sensitive group"
            : `administrators${brief.holds(OPTIMISE) ? "; otherwise a finding" : ""}`,
      ],
      when: ACADEMIC,
      source: ["ej"],
    },
    {
      cells: [
        "Business Standard",
        String(BUSINESS_STANDARD / 100),
        "300",
        "Desktop applications, no device management",
        "not proposed",
      ],
      when: all(SEATS, none(ACADEMIC, HELD_BY_ALL)), // who holds a plan chooses no lower one

      source: ["m365-price"],
    },
    {
      cells: ["Business Premium", "22", "300", "Entra ID P1, Intune, mail and device protection", here("main plan")],
      when: BUSINESS_PLAN,
      source: ["m365-price", "m365-bp"],
    },
    {
      cells: ["Office 365 E3", "26", "no limit", "Applications and services, no device management", "not proposed"],
      when: all(LARGER, none(ACADEMIC, HELD_BY_ALL)),
      source: ["m365-price"],
    },
    {
      cells: [
        "Microsoft 365 E3",
        "39",
        "no limit",
        "Windows, Entra ID P1, Intune",
        (brief) =>
          here(
            brief.holds(all(OPTIMISE, E5))
              ? "for all others"
              : brief.holds(E5)
                ? brief.holds(STEP)
                  ? brief.given("user-licences") === null
                    ? "assumed to be held"
                    : "base of the step"
                  : "alternative"
                : "main plan",
          )(brief),
      ],
      when: any(LARGER, ACADEMIC),
      source: ["m365-price"],
    },
    {
      cells: [
        "Microsoft 365 E5",
        "60",
        "no limit",
        "Entra ID P2, Defender and Purview suites",
        (brief) =>
          brief.holds(all(OPTIMISE, E5))
            ? "where its functions are used"
            : brief.holds(E5)
              ? "main plan"
              : brief.holds(all(OPTIMISE, LARGER))
                ? "finding, if the data call for it"
                : brief.holds(any(BUSINESS_SUITE, SUITE_ON_E3))
                  ? `costs more than the suite${brief.holds(all(BUSINESS_SUITE, BOTH_SUITES)) ? "s" : ""}`
                  : brief.holds(SENSITIVE)
                    ? "for the sensitive group"
                    : "not proposed",
      ],
      when: all(any(LARGER, all(BUSINESS_SUITE, none(all(SMALL, SUITE)))), none(ACADEMIC)), // the decision of a small client prices it
      source: ["m365-price"],
    },
    {
      cells: [
        "Purview suite",
        "10 on top",
        "300",
        "Auto-labelling, endpoint and Teams DLP, one-year audit retention",
        suiteFor,
      ],
      when: all(BUSINESS_SUITE, none(BOTH_SUITES)),
      source: ["bp-suites", "purview"],
    },
    {
      cells: [
        "Purview suite",
        "12 on top",
        "no limit",
        "Auto-labelling, endpoint and Teams DLP, one-year audit retention",
        "for the sensitive group",
      ],
      when: SUITE_ON_E3,
      source: ["purview-suite", "purview"],
    },
    {
      cells: [
        "Defender and Purview suites",
        "15 on top",
        "300",
        "Auto-labelling, endpoint and Teams DLP, one-year audit retention, Entra ID P2",
        suiteFor,
      ],
      when: all(BUSINESS_SUITE, BOTH_SUITES),
      source: ["bp-suites", "purview"],
    },
    {
      cells: [
        "F3",
        "10",
        "no limit",
        "Phone or shared device, Office on the web, 2 GB mailbox",
        (brief) => `${plural(onF3(brief), "shift worker")}`,
      ],
      when: none(ACADEMIC),
      asked: (brief) => onF3(brief) > 0,
      source: ["m365-price"],
    },
  ],
};

export const PROTECTION: PackTable = {
  id: "m365.purview",
  section: "security",
  heading: "Protection by licence level",
  when: all(LABELS, none(SUITE, E5_BOUGHT)), // whose licence table says what it adds, and where all hold it
  caption: "Protection features included",
  columns: ["Feature", "Base plan", "Higher plan"],
  rows: [
    {
      cells: [
        "Plan",
        (brief) => (brief.holds(ACADEMIC) ? "A3" : brief.holds(SEATS) ? "Business Premium" : "Microsoft 365 E3"),
        (brief) =>
          brief.holds(ACADEMIC)
            ? "A5"
            : brief.holds(SUITE_ON_E3)
              ? "E3 with Purview suite"
              : `E5${brief.holds(SEATS) ? " or Purview suite" : ""}`,
      ],
      source: ["purview"],
    },
    { cells: ["Auto-labelling, classifiers, exact data match", "no", "yes"], source: ["purview"] },
    { cells: ["Manual labels with encryption; DLP for mail and files", "yes", "yes"], source: ["purview"] },
    { cells: ["DLP on endpoints and in Teams", "no", "yes"], source: ["purview"] },
    {
      cells: ["Insider risk, communication compliance", "no", "yes"],
      when: any(is("industry", "finance"), is("security-requirements", "compliance", "data-loss-prevention")),
      source: ["purview"],
    },
    { cells: ["Audit retention", "180 days", "1 year"], source: ["purview"] },
    {
      cells: ["Of these, on F3 (shift workers)", "manual labels, 180-day audit", "F5 Compliance add-on, not priced"],
      when: none(ACADEMIC),
      asked: (brief) => onF3(brief) > 0,
      source: ["purview"],
    },
  ],
};
