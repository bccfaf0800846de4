/** Changes below one day that can be taken back: change, test, way back. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import { chosenRows } from "#app/features/documents/pack.ts";
import {
  AZURE,
  CLOUD_OFFICE,
  DIRECTORY_NAMED,
  EXCHANGE,
  NO_ACCOUNTS,
  NO_MAIL,
  OFFICE,
  POWER,
  SECOND_FACTOR,
  SHAREPOINT,
  SMALL,
  SQL,
  TEAMS,
  WINDOWS,
} from "./answers.ts";
import { readsDomain } from "./readings.ts";

type QuickWin = Sourced & {
  when: Condition;
  asked?: (brief: Brief) => boolean;
  cells: readonly [string, string, string];
};

/** Changes below one day that can be taken back: change, test, way back. */
const QUICK_WINS: readonly QuickWin[] = [
  {
    when: all(SECOND_FACTOR, none(NO_ACCOUNTS)), // whose administrators have a row below
    cells: [
      "A second factor for every administrator, on each service that already offers one",
      "Each signs in twice with it",
      "Recovery codes in the safe",
    ],
    source: ["ej"],
  },
  {
    when: OFFICE,
    cells: [
      "Automatic external mail forwarding blocked",
      "30 days of forwarding listed, owners asked",
      "Exception for a named mailbox",
    ],
    source: ["scuba"],
  },
  {
    when: CLOUD_OFFICE,
    cells: [
      "Only administrators consent to applications",
      "A test user's new application waits for approval",
      "Setting restored within the hour",
    ],
    source: ["scuba"],
  },
  {
    when: TEAMS,
    cells: [
      "External domains allowed by list instead of all",
      "Domains from 30 days of chats are on the list",
      "Domain added within the hour",
    ],
    source: ["scuba"],
  },
  {
    when: POWER,
    cells: [
      "Only administrators create environments",
      "A maker is refused, existing flows run",
      "Setting restored within the hour",
    ],
    source: ["scuba"],
  },
  {
    when: AZURE,
    cells: [
      "A budget with actual and forecast cost alerts for each subscription",
      "An alert at a low threshold reaches its recipient",
      "Budget deleted; it blocks nothing",
    ],
    source: ["alz-check"],
  },
  {
    when: any(DIRECTORY_NAMED, EXCHANGE),
    cells: [
      "Standard users barred from joining computers to the domain",
      "A test user is refused, the help desk is not",
      "Setting restored within the hour",
    ],
    source: ["ej"],
  },
  {
    when: all(DIRECTORY, none(SMALL)), // in a small firm the domain controller shares the printers
    cells: [
      "Print spooler stopped on domain controllers",
      "None shares a printer; a page prints as before",
      "Service restarted within minutes",
    ],
    source: ["ej"],
  },
  {
    when: WINDOWS,
    cells: [
      "SMBv1 disabled where a week of its audit log, switched on by an administrator in phase 2, shows no client",
      "One scanner and one share tried first",
      "Re-enabled on the server affected, with an end date",
    ],
    source: ["ej"],
  },
  {
    when: SQL,
    cells: [
      "Database backups written with checksums (backup checksum default)",
      "The next backup of each instance verifies",
      "Setting restored within the hour",
    ],
    source: ["ej"],
  },
  {
    when: all(SHAREPOINT, none(CLOUD_OFFICE)),
    cells: [
      "Central Administration and its ports restricted to administrators",
      "A user is refused, farm jobs run",
      "Rule removed within the hour",
    ],
    source: ["ej"],
  },
];

/** Changes below one day in what no product's own row reads. */
const DOMAIN_QUICK_WINS: readonly QuickWin[] = [
  {
    when: NO_ACCOUNTS,
    asked: readsDomain("identity"),
    cells: [
      "MFA for every administrator of mail and the domain name",
      "Each signs in twice with MFA",
      "Recovery codes in the safe",
    ],
    source: ["ej"],
  },
  {
    when: ALWAYS,
    asked: readsDomain("network"),
    cells: [
      "Ownerless firewall rules disabled, for deletion after 30 days",
      "No hits on the rule's counter for a week",
      "Rule re-enabled within the hour",
    ],
    source: ["ej"],
  },
  {
    when: NO_MAIL,
    asked: readsDomain("productivity"),
    cells: [
      "DMARC record at none, with a reporting address",
      "One day's reports list the senders; delivery is unchanged",
      "Record deleted; at none it blocks nothing",
    ],
    source: ["ej"],
  },
  {
    when: NO_ACCOUNTS,
    asked: readsDomain("identity"),
    cells: [
      "Leavers' accounts disabled, from the payroll list",
      "Each account's owner and manager asked the day before",
      "Account re-enabled within the hour; none is deleted",
    ],
    source: ["ej"],
  },
];

/** About as many as the days of the task hold, the most important first. */
const MOST_WINS = 4;
const EVERY_WIN = [...QUICK_WINS, ...DOMAIN_QUICK_WINS];

export const WINS = EVERY_WIN.map((row, place) => ({
  ...row,
  asked: (brief: Brief) =>
    (row.asked?.(brief) ?? true) && chosenRows(EVERY_WIN.slice(0, place), brief).length < MOST_WINS,
}));
