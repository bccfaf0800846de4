/** What is added when the organisation grows, from when on, and what that costs: planning assumptions at the prices of the bill. */

import { is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { CLOUD_PKI, FEW, MOBILE, SMALL, TIERED } from "./answers.ts";
import { ownsAccess } from "./bill.ts";
import { INTUNE_MONTH } from "./phones.ts";
import { isOne, windowsPrice } from "./quantities.ts";

/** Days of the consultant for each step. */
const DAYS = { authority: 3, place: 1, service: 0.5 } as const;
const work = (brief: Brief, days: number): string => `${plural(days, "day")} (${engineersCost(brief, days)})`;

/** How far this configuration reaches, and what a small one becomes beyond. */
const within = (brief: Brief): string => {
  const most = brief.configuration.rating?.to ?? 0;
  return brief.users < most
    ? `up to the ${figure(most)} users of this configuration${brief.holds(SMALL) ? "; beyond, option B" : ""}`
    : `up to ten times the ${figure(brief.devices)} devices of today`;
};

/** At the prices of the bill, of what it counts by user. */
const licences = (brief: Brief): string => {
  const access = PRICES["windows-cal"];
  const yearly = [
    ...(brief.holds(CLOUD_PKI) ? [`USD ${figure((PRICES["cloud-pki"].high * 12) / 100)} a year (Cloud PKI)`] : []),
    ...(brief.holds(MOBILE) ? [`USD ${figure(INTUNE_MONTH * 12)} a year (Intune) unless licensed`] : []),
  ];
  const once = `USD ${figure(access.low / 100)} – ${figure(access.high / 100)} once for access${ownsAccess(brief) ? " unless owned" : ""}`;
  return `${once}${yearly.length > 0 ? `, and for phones ${listed(yearly)}` : ""}`;
};

export const GROWTH_TABLE: PackTable = {
  id: "pki.growth",
  section: "solution",
  heading: "Room to grow",
  when: is("primary-objective", "scalability"),
  caption: "What growth adds, before contingency",
  columns: ["Growth", "When", "What is added", "Cost"],
  rows: [
    {
      cells: [
        "Users, devices, servers",
        within,
        "licences only",
        (brief) => `none per device; per user ${licences(brief)}`,
      ],
      source: ["ej"],
    },
    {
      cells: [
        (brief) => (isOne(brief) ? "Second issuing CA" : "Further issuing CA"),
        (brief) =>
          isOne(brief)
            ? "enrolment may no longer stop for a restore"
            : "a forest or business unit needs an issuer of its own",
        (brief) =>
          brief.holds(TIERED)
            ? "a server, a signature by the root, the same templates"
            : "an offline root first, as in the exit path: a project of its own",
        (brief) => (brief.holds(SMALL) ? "option B" : `${work(brief, DAYS.authority)}; Windows ${windowsPrice(1)}`),
      ],
      source: ["ej"],
    },
    {
      cells: [
        "A further site",
        "it must check certificates while its link is down",
        (brief) =>
          `a web host${brief.holds(TIERED) ? " and responder" : ""} there; without that need, nothing, as certificates reach sites by policy`,
        (brief) => `${work(brief, DAYS.place)}; Windows ${windowsPrice(1)}`,
      ],
      source: ["ej"],
    },
    {
      cells: [
        "A new kind of service",
        "its first certificate",
        "a template with its group and approver",
        (brief) => work(brief, DAYS.service),
      ],
      when: none(FEW),
      source: ["ej"],
    },
  ],
};
