/** The labels, the rules against loss and the retention that a project sets, as far as they can be proposed before the inventory. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { E5, LABELS, LABELS_BUILT, LOSS_PREVENTION, OPTIMISE, PREMIUM } from "./answers.ts";
import { highest } from "./licences.ts";
import { onF3 } from "./quantities.ts";

/** Classifiers that come with the product. */
const IDENTITY: Partial<Record<string, string>> = {
  Ireland: "Irish PPS numbers",
  "United Kingdom": "UK National Insurance and NHS numbers",
  "United States": "US Social Security numbers",
  Germany: "German identity card and tax numbers",
  France: "French social security numbers",
  Netherlands: "Dutch citizen service numbers (BSN)",
  Canada: "Canadian social insurance numbers",
  Switzerland: "Swiss AHV numbers",
  Australia: "Australian tax file and Medicare numbers",
};

const identityNumbers = (brief: Brief): string => IDENTITY[brief.client.country ?? ""] ?? "national identity numbers";

/** What such a client handles besides; lists of its own are loaded as exact data or keywords in the pilot. */
const SECTOR: Partial<Record<string, string>> = {
  healthcare: "card, patient",
  finance: "card, IBAN",
  education: "card, pupil, student",
};

const numbers = (brief: Brief): string =>
  `${SECTOR[brief.values("industry")[0] ?? ""] ?? "card"} and ${identityNumbers(brief)}`;

const holders = (brief: Brief): string =>
  brief.holds(E5) && onF3(brief) === 0 ? "" : `, for holders of ${highest(brief)}`;

/** What must be shown when somebody asks for records. */
const records = (brief: Brief): string =>
  brief.has("industry", "government")
    ? "; records of the authority and what a request for information covers follow its schedule"
    : brief.has("industry", "finance")
      ? "; communications that regulation covers follow the periods of the compliance owner"
      : "";

export const LABELS_AND_RULES: PackTable = {
  id: "m365.labels",
  section: "security",
  heading: "Labels, loss prevention and retention",
  intro: (brief) =>
    `Proposed${brief.holds(LABELS_BUILT) ? " for workshops with the owners of the data in phase 1" : ""}; the design fixes names, groups and periods.`,
  caption: "Labels, rules and periods",
  when: LABELS,
  columns: ["Subject", "Setting", "Effect"],
  rows: [
    {
      cells: ["Label: Public", "chosen by the author", "no marking; may leave"],
      source: ["purview", "ej"],
    },
    {
      cells: ["Label: Internal", "default for new files and mail", "footer; leaves by link to named people"],
      source: ["purview", "ej"],
    },
    {
      cells: ["Label: Confidential", "personal, contract and financial data", "header; leaves with a stated reason"],
      source: ["purview", "ej"],
    },
    {
      cells: [
        "Label: Highly confidential",
        "named groups of readers",
        "encrypted, no forwarding; outsiders cannot open it",
      ],
      source: ["purview", "ej"],
    },
    {
      cells: [
        "Rule: numbers",
        (brief) => `${numbers(brief)} in mail and files${onF3(brief) > 0 ? ", except those of F3 users" : ""}`,
        (brief) =>
          brief.holds(all(OPTIMISE, none(LOSS_PREVENTION)))
            ? "a tip to the sender; matches are counted, and blocking is a finding"
            : "a tip to the sender, then blocked unless a reason is stated",
      ],
      source: ["purview", "scuba", "ej"],
    },
    {
      cells: [
        "Rule: labels",
        "Confidential and Highly confidential in mail and files",
        "a reason for the one, none accepted for the other",
      ],
      source: ["purview", "ej"],
    },
    {
      cells: [
        "Rule: devices and chats",
        (brief) => `the same numbers on removable drives, in uploads and in Teams${holders(brief)}`,
        "blocked unless a reason is stated; one label is set automatically",
      ],
      when: all(PREMIUM, none(OPTIMISE)),
      source: ["purview", "ej"],
    },
    {
      cells: [
        "Retention",
        (brief) => `mail and files three years after the last change, chats one year, as a proposal${records(brief)}`,
        "kept even if the user deletes; nothing is deleted by a rule until each period is confirmed",
      ],
      source: ["purview", "ej"],
    },
  ],
};
