/** Where one score would hide the weaker half of an organisation: the two halves, and what is read in the one that is not the office. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { FOCUSED, SMALL } from "./answers.ts";

/** `reading`: as the task calls it; `cells` as in the table of what is read; planning assumptions. */
type Area = {
  industry: string;
  halves: Wording;
  reading: string;
  cells: readonly [Wording, Wording, Wording, Wording];
  source?: readonly ["eol", "ej"];
};

/** Both run on many tills and plant computers. */
export const LTSC_ENDS =
  "Windows 10 LTSB 2016 (support to 13 October 2026) or LTSC 2021 (to 12 January 2027; its IoT edition to 13 January 2032)";

export const AREAS: readonly Area[] = [
  {
    industry: "healthcare",
    halves: "clinical work and administration",
    reading: "clinical work",
    cells: [
      "Clinical work",
      "Walk-through of one ward or practice with its staff: shared workstations and the medical device network; who opened ten records, from the clinical application log",
      "An unlocked workstation or shared sign-in; an unpatchable device on the office network; an unexplained record access",
      "Fast user switching by card or key; a separate network for such devices; monthly sampling of the access log by someone outside the ward",
    ],
  },
  {
    industry: "manufacturing",
    halves: "plant and office",
    reading: "the plant",
    cells: [
      "Plant",
      "Network diagram reviewed with the plant engineers: links between office and plant, remote maintenance, backups of control programs; nothing is scanned",
      "A path into the plant with no firewall rule; vendor access under a shared account or at any hour; a control program with no copy outside the machine",
      "An industrial DMZ between office and plant, with named, time-limited vendor access; plant computers renewed with their machines, not with the office",
    ],
  },
  {
    industry: "retail",
    halves: (brief) => (brief.sites === 1 ? "shop and office" : "stores and head office"),
    reading: "the tills",
    cells: [
      (brief) => (brief.sites === 1 ? "Shop" : "Stores"),
      (brief) =>
        `${brief.sites === 1 ? "The shop" : "One store"} after closing time: tills with their Windows edition, card terminals and their network, and a sale with the link unplugged`,
      `A till or terminal on the guest or office network; an unlisted terminal; a till that stops when the link fails; a till on ${LTSC_ENDS}`,
      "A separate network for terminals first, which also narrows the PCI DSS scope; then tills by model",
    ],
    source: ["eol", "ej"],
  },
  {
    industry: "education",
    halves: "teaching and administration",
    reading: "teaching",
    cells: [
      "Teaching",
      "Source and number of learner accounts, when they are closed and what they can access; one teaching room",
      "A learner account with access to staff data; accounts of last year's leavers; a teaching room with a shared sign-in",
      "Accounts driven by the roll; separate policies for learners and staff; shared devices reset at sign-out",
    ],
  },
  {
    industry: "technology",
    halves: "product development and internal IT",
    reading: "product development",
    cells: [
      "Product development",
      "Who can release to customers, how the build signs in to production, and secrets in three repositories, from a scan run by the client",
      "A release with no second approver; a secret in code; a build account with standing permissions in production",
      "Secrets rotated the same week; workload identity for the build; a second approver for each release",
    ],
  },
];

/** In a firm of fifty the same few people and devices are both halves, and three domains are too few to part. */
export function hasAreas(brief: Brief): boolean {
  return !brief.holds(SMALL) && !brief.holds(FOCUSED) && halvesOf(brief) !== undefined;
}

function halvesOf(brief: Brief): Wording | undefined {
  return AREAS.find(({ industry }) => brief.has("industry", industry))?.halves;
}

/** `plant and office`; empty where the whole has one score. */
export function partsOf(brief: Brief): string {
  const halves = hasAreas(brief) ? halvesOf(brief) : undefined;
  return typeof halves === "function" ? halves(brief) : (halves ?? "");
}
