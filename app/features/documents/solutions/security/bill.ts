/** The bill: licences, logs, hardware and options. */

import { any } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  DETECTION,
  DIRECTORY_QUICKLY,
  ENDPOINT,
  MEASURED,
  POLICIES,
  SIEM,
  SIGN_IN_LOG,
  SIGN_INS_FILED,
  TIERED,
  WATCHED,
  WORKSTATIONS,
} from "./answers.ts";
import { LICENCE_LINES } from "./bill-licences.ts";
import { LAKE_LINE, LAKE_STORAGE, PARTNER, PAW_LINE, RETENTION_LINE } from "./names.ts";
import { partnerFee } from "./prices.ts";
import {
  FEWEST_WATCHED,
  firewallGb,
  keyHolders,
  lakeGb,
  lakeParts,
  logGb,
  signInGb,
  watched,
  withDeputy,
} from "./quantities.ts";

/** With its network services; planning assumption. */
const CONTROLLER_DAYS = 1.5;
function controllerPrice(brief: Brief): string {
  const { low, high } = PRICES["windows-standard"];
  const work = CONTROLLER_DAYS * rateOf(RATE_CARDS[brief.currency], "Engineer");
  return `Windows Server ${formatAmount(low, "USD")} to ${formatAmount(high, "USD")} and ${CONTROLLER_DAYS} days, ${formatAmount(work, brief.currency)}`;
}

/** A lost key is replaced on the shift; planning assumption. */
const spareKeys = ({ frontline }: Brief): number => (frontline > 0 ? Math.max(2, Math.ceil(frontline / 50)) : 0);

export const BILL: Pack["bill"] = [
  ...LICENCE_LINES,
  {
    item: "Sentinel ingestion",
    quantity: logGb,
    formula: (brief) =>
      `GB from the sizing table${firewallGb(brief) ? "" : "; firewall logs included until their share is measured"}`,
    price: "sentinel-gb",
    kind: "monthly",
    when: SIEM,
    requirement: "detection",
    source: ["sentinel"],
  },
  {
    item: LAKE_LINE,
    quantity: firewallGb,
    formula: "GB from the sizing table, ingested and processed once",
    price: "sentinel-lake-gb",
    kind: "monthly",
    when: SIEM,
    requirement: "detection",
    source: ["sentinel"],
  },
  {
    item: LAKE_STORAGE,
    quantity: lakeGb,
    formula: (brief) =>
      `(${lakeParts(brief)}) ÷ 6: GB of the months after the analytics tier, compressed 6:1, reached at the end of the first year`,
    price: "sentinel-lake-storage",
    kind: "monthly",
    when: SIEM,
    requirement: "detection",
    source: ["sentinel-billing", "ej"],
  },
  {
    item: "Log workspace for the sign-in log",
    quantity: signInGb,
    formula: "GB from the sizing table",
    price: "log-storage",
    kind: "monthly",
    when: SIGN_IN_LOG,
    requirement: "detection",
    source: ["ej"],
  },
  {
    item: RETENTION_LINE,
    quantity: (brief) => 11 * signInGb(brief),
    formula: "GB of the sign-in log × 11 months, reached at the end of the first year",
    price: "log-retention",
    kind: "monthly",
    when: SIGN_INS_FILED,
    requirement: "detection",
    source: ["ej"],
  },
  {
    item: PAW_LINE,
    quantity: withDeputy,
    formula: (brief) =>
      `one per administrator${brief.administrators === 1 ? " and one for the deputy" : ""}; ordered with the project`,
    price: "privileged-workstation",
    kind: "one-off",
    when: WORKSTATIONS,
    requirement: "privileges",
    source: ["privaccess"],
  },
  {
    item: "Security keys for shift workers",
    quantity: (brief) => brief.frontline + spareKeys(brief),
    formula: "one per shift worker, with a spare for every fifty, two at least; none needed with a company phone",
    price: "fido2-key",
    kind: "one-off",
    when: POLICIES,
    requirement: "multi-factor authentication",
    source: ["scuba", "ej"],
  },
  {
    item: "Security keys",
    quantity: (brief) => keyHolders(brief) * 2 + 2,
    formula: (brief) =>
      keyHolders(brief) > brief.administrators
        ? "2 × (administrators + additional approvers) + 2 break-glass"
        : "2 × administrators + 2 break-glass",
    price: "fido2-key",
    kind: "one-off",
    when: MEASURED,
    requirement: "multi-factor authentication",
    source: ["ej"],
  },
  {
    item: PARTNER,
    quantity: 1,
    formula: (brief) =>
      brief.holds(DETECTION)
        ? `as a guide ${partnerFee(brief, 12)} a year: ${formatAmount(PRICES["managed-detection-user"].low, "USD")} to ${formatAmount(PRICES["managed-detection-user"].high, "USD")} per user per month${watched(brief) > brief.users ? `, minimum ${FEWEST_WATCHED} users` : ""}`
        : brief.holds(ENDPOINT)
          ? `as a guide ${partnerFee(brief, 12)} a year`
          : "quoted by scope, as no endpoint is watched",
    guide: (brief) =>
      brief.holds(any(DETECTION, ENDPOINT)) ? { price: "managed-detection-user", quantity: watched(brief) } : null,
    kind: "monthly",
    when: WATCHED,
    requirement: "detection",
    source: ["ej"],
  },
  {
    item: "Second domain controller (option)",
    quantity: 1,
    formula: (brief) => `as a guide ${controllerPrice(brief)}; host by quotation`,
    kind: "one-off",
    when: any(TIERED, DIRECTORY_QUICKLY),
    asked: (brief) => brief.domainControllers === 1,
    requirement: "recovery",
    source: ["ej"],
  },
];
