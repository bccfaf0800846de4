/** Where one score would hide the weaker half of an organisation: the two halves, and what is read in the one that is not the office. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";

/** `reading`: as the task calls it; `cells` as in the table of what is read; planning assumptions. */
type Area = {
  industry: string;
  halves: Wording;
  reading: string;
  cells: readonly [Wording, Wording, Wording, Wording];
};

export const AREAS: readonly Area[] = [
  {
    industry: "healthcare",
    halves: "clinical work and administration",
    reading: "clinical work",
    cells: [
      "Clinical work",
      "One ward or practice, walked through with its staff: shared workstations and the network of its devices; from the log of the clinical application who opened ten records",
      "A workstation left open, or a sign-in that several people share; a device that may not be patched in the network of the office; an opened record that nobody can explain",
      "Users change by card or key; such devices get a network of their own; the log of opened records is sampled each month by somebody from outside the ward",
    ],
  },
  {
    industry: "manufacturing",
    halves: "plant and office",
    reading: "the plant",
    cells: [
      "Plant",
      "The drawing of its networks, walked through with whoever runs it: ways between office and plant, remote maintenance, copies of control programs; nothing is scanned",
      "A way into the plant that no rule names; a maker who signs in without a name, or at any hour; a control program whose only copy is in the machine",
      "One guarded zone between office and plant, through which makers come by name and for the hour; its computers are renewed with their machine, not with the office",
    ],
  },
  {
    industry: "retail",
    halves: (brief) => (brief.sites === 1 ? "shop and office" : "stores and head office"),
    reading: "the tills",
    cells: [
      (brief) => (brief.sites === 1 ? "Shop" : "Stores"),
      (brief) =>
        `${brief.sites === 1 ? "The shop" : "One store"} after closing time: tills, card terminals and the network that they share, and a sale with the line unplugged`,
      "A till or terminal in the network of guests or office; a terminal that no list names; a till that stops with the line",
      "Terminals get a network of their own first, which also narrows what PCI DSS examines; then tills by model",
    ],
  },
  {
    industry: "education",
    halves: "teaching and administration",
    reading: "teaching",
    cells: [
      "Teaching",
      "From which list the accounts of learners come, when they are closed and what they reach; one teaching room",
      "A learner's account that opens data of staff; accounts of last year's leavers; a room in which everybody signs in alike",
      "Accounts follow the roll; learners and staff get policies of their own; shared devices are reset at sign-out",
    ],
  },
  {
    industry: "technology",
    halves: "product development and internal IT",
    reading: "product development",
    cells: [
      "Product development",
      "Who can release to customers, how the build signs in to production, and secrets in three repositories, by a scan that the client runs",
      "A release by one person alone; a secret in the code; a build account with standing rights in production",
      "Secrets are replaced the same week; the build signs in without one (workload identity); a second person approves each release",
    ],
  },
];

/** In a firm of fifty the same few people and devices are both halves, and three domains are too few to part. */
export function hasAreas(brief: Brief): boolean {
  return (
    !brief.has("company-size", "small") &&
    !brief.has("solution-configuration", "custom-focused") &&
    halvesOf(brief) !== undefined
  );
}

function halvesOf(brief: Brief): Wording | undefined {
  return AREAS.find(({ industry }) => brief.has("industry", industry))?.halves;
}

/** `plant and office`; empty where the whole has one score. */
export function partsOf(brief: Brief): string {
  const halves = hasAreas(brief) ? halvesOf(brief) : undefined;
  return typeof halves === "function" ? halves(brief) : (halves ?? "");
}
