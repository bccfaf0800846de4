/** What the client's own people install, bind and witness, by the piece. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Hands } from "#app/features/documents/rests.ts";
import { FEW, TIERED } from "./answers.ts";
import { connectors, ownServers } from "./quantities.ts";

/** Operator, witness and auditor for half a day. */
const AT_CEREMONY = 3;
const HALF_DAY = 240;
/** For the owner of a server who binds its certificate; a handful is among the answers and tests. */
const BINDING = 15;

/** All but the offline root are installed by the client. */
const installed = (brief: Brief): number => ownServers(brief) + connectors(brief) - (brief.holds(TIERED) ? 1 : 0);

export const handsOf = (brief: Brief): readonly Hands[] => [
  {
    who: "Installation",
    count: installed(brief),
    what: installed(brief) === 1 ? "server" : "servers",
    minutes: HALF_DAY,
    phase: 1,
  },
  ...(brief.holds(TIERED)
    ? [{ who: "Root ceremony", count: AT_CEREMONY, what: "people", minutes: HALF_DAY, phase: 2 }]
    : []),
  ...(brief.holds(FEW) || brief.servers.plan === 0
    ? []
    : [
        {
          who: "Owners who bind a certificate",
          count: brief.servers.plan,
          what: "servers",
          minutes: BINDING,
          phase: 3,
        },
      ]),
];
