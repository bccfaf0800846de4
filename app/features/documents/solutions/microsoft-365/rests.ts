/** What the tenant leaves of each requirement. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PriceKey } from "#app/features/documents/facts/prices.ts";
import { say } from "#app/features/documents/pack.ts";
import { threatDays, timesProtection } from "#app/features/documents/solutions/beside.ts";
import {
  aYear,
  devicesBeyond,
  NO_LICENCE,
  type RestOfControl,
  serversBeyond,
  unlessOwned,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, people, plural } from "#app/features/documents/words.ts";
import { ACADEMIC, BUSINESS_PLAN, E5, LARGER, LOSS_PREVENTION, OPTIMISE, SEATS } from "./answers.ts";
import { onA5 } from "./licences.ts";
import { onF3, sensitive } from "./quantities.ts";

/** Those whose plan has no detection on devices; of the frontline plan none has. */
const undetected = (brief: Brief): number => {
  if (brief.holds(OPTIMISE)) return 0; // which plans are held is measured
  if (brief.holds(ACADEMIC)) return brief.users - onA5(brief);
  return brief.holds(any(SEATS, E5)) ? onF3(brief) : brief.users - sensitive(brief);
};
const detected = (brief: Brief): string =>
  undetected(brief) > 0 ? `devices of ${people(brief.users - undetected(brief))}` : "devices";
const covered = (brief: Brief): string => `mail, accounts and ${detected(brief)}`;
const detector = (brief: Brief): PriceKey =>
  brief.holds(BUSINESS_PLAN) ? "defender-business" : "defender-endpoint-p2";

/** Where loss prevention is required too, the decision on the plan gives the shift both. */
const DETECTION: RestOfControl = {
  id: "threat-protection",
  part: (brief) => (asksServers(brief) ? "" : `threat protection (${covered(brief)})`), // which the servers name
  rest: (brief) =>
    `detection on devices of ${brief.holds(any(SEATS, E5)) ? plural(undetected(brief), "F3 user") : `the other ${figure(undetected(brief))} users`}`,
  days: timesProtection(1, 2),
  licence: (brief) =>
    brief.holds(ACADEMIC)
      ? "Defender for Endpoint P2 unless owned, at academic prices"
      : `Defender for ${brief.holds(BUSINESS_PLAN) ? "Business" : "Endpoint P2"}, ${aYear([detector(brief)], undetected(brief))}`,
  needs: (brief) => [{ price: detector(brief), count: undetected(brief) }],
  asked: (brief) => undetected(brief) > 0 && !brief.holds(all(SEATS, LOSS_PREVENTION, none(ACADEMIC))),
};

/** A health check counts the computers that do not report. */
const UNREPORTED: RestOfControl = {
  id: "threat-protection",
  part: "",
  rest: (brief) =>
    `Defender on enrolled computers found not reporting${brief.holds(all(LARGER, none(ACADEMIC))) ? ", of users on E5" : ""}`,
  days: threatDays,
  licence: (brief) =>
    brief.holds(ACADEMIC) ? unlessOwned("Defender for Endpoint P2", ["defender-endpoint-p2"], brief) : NO_LICENCE,
  asked: (brief) => brief.holds(OPTIMISE),
};

/** Beside Business Premium, up to so many. */
const BUSINESS_SERVERS = 60;
const isOfBusiness = (brief: Brief): boolean => brief.holds(BUSINESS_PLAN) && brief.servers.plan <= BUSINESS_SERVERS;
const ALL_SERVERS = serversBeyond(covered);
const SERVERS: RestOfControl = {
  ...ALL_SERVERS,
  licence: (brief) =>
    isOfBusiness(brief)
      ? `Defender for Business servers, ${aYear(["defender-business-servers"], brief.servers.plan)}`
      : say(ALL_SERVERS.licence, brief),
  needs: (brief) =>
    isOfBusiness(brief)
      ? [{ price: "defender-business-servers", count: brief.servers.plan }]
      : (ALL_SERVERS.needs?.(brief) ?? []),
};
const asksServers = (brief: Brief): boolean => SERVERS.asked?.(brief) ?? true;

export const RESTS: readonly RestOfControl[] = [
  {
    ...devicesBeyond("enrolled devices", "enrolment of devices found unmanaged"),
    licence: NO_LICENCE, // each plan carries Intune
    needs: () => [],
    asked: (brief) => brief.holds(OPTIMISE),
  },
  DETECTION,
  UNREPORTED,
  SERVERS,
];
