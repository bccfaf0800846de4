/** What recurs after the read-out. */

import type { Pack } from "#app/features/documents/pack.ts";
import { AZURE, CLOUD_OFFICE, SEATS_COUNTED, WINDOWS } from "./answers.ts";

export const OPERATIONS: Pack["operations"] = [
  {
    frequency: "Monthly",
    task: "Last update date on each server checked; a date set for late ones",
    owner: "Client IT lead",
    when: WINDOWS,
    source: ["ej"],
  },
  {
    frequency: "Monthly",
    task: "Unowned cost (Cost analysis, by tag) assigned to whoever opened the subscription",
    owner: "Client IT lead",
    when: AZURE,
    source: ["cost-check", "ej"],
  },
  {
    frequency: "Quarterly",
    task: "ScubaGear re-run for settings that have drifted since the read-out",
    owner: "Client IT lead",
    when: CLOUD_OFFICE,
    source: ["scuba", "ej"],
  },
  {
    frequency: "Quarterly",
    task: "Seats unused for 30 days listed, and returned at renewal",
    owner: "Client IT lead",
    when: SEATS_COUNTED,
    source: ["ej"],
  },
  {
    frequency: "Quarterly",
    task: "Internal review of scores and priorities: closed, late and new items",
    owner: "Sponsor",
    source: ["ej"],
  },
];
