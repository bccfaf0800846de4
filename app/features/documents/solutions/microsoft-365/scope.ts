/** What the project holds and leaves outside. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import { isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { WORKFORCE } from "#app/features/documents/facts/workforce.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { restExcluded } from "#app/features/documents/solutions/rest-of-controls.ts";
import { listed } from "#app/features/documents/words.ts";
import {
  CONTENT_MOVES,
  DIRECTORY,
  EXCHANGE,
  IN_WAVES,
  LABELS,
  OPTIMISE,
  OWN_SERVERS,
  SHAREPOINT,
  SMALL,
  UNCONNECTED,
} from "./answers.ts";
import { REACHED_FROM_AFAR } from "./remote-applications.ts";
import { RESTS } from "./rests.ts";

export const SCOPE: Pack["scope"] = {
  inside: [
    { text: "Licence plan by user type", by: "licence plan" },
    { text: "Tenant baseline, measured before and after", by: "baseline report after" },
    { text: "Identity: synchronisation and sign-in", by: "synchronisation", when: DIRECTORY },
    { text: "Conditional Access from report-only to enforced", by: "enforcement of access policies" },
    {
      text: "Mail migration in batches, ending with the MX cutover",
      by: "mailboxes and mail cutover",
      when: IN_WAVES,
    },
    {
      text: "Single-step migration of all mailboxes, with the MX cutover",
      by: "mailboxes and mail cutover",
      when: all(MAIL_MOVES, none(IN_WAVES)),
    },
    { text: "SharePoint content", by: "SharePoint Server content", when: CONTENT_MOVES },
    { text: "File migration to OneDrive and SharePoint", by: "files to OneDrive", when: none(OPTIMISE) },
    {
      text: "Device enrolment and compliance, replacing older versions of Office",
      by: "devices enrolled",
      when: none(OPTIMISE),
    },
    { text: "Compliance of enrolled devices", by: "device compliance", when: OPTIMISE },
    { text: "Clean-up of unused seats, guests, sharing and consents", by: "clean-up of guests", when: OPTIMISE },
    { text: "Labels, data loss prevention (DLP) and retention", by: "labels, DLP and retention", when: LABELS },
    { text: "Adoption: champions, training, communications", by: "training of users", when: none(SMALL) },
    { text: "User communications and training", by: "training of users", when: SMALL },
  ],
  outside: [
    "Telephony and number porting",
    (brief) =>
      brief.holds(all(is("primary-objective", "innovation", "digital-transformation", "productivity"), none(OPTIMISE)))
        ? `Licences for Copilot, ${brief.holds(SMALL) ? "which" : "considered after the first sharing report, as it"} surfaces whatever a user may open`
        : "",
    (brief) =>
      isMerger(brief)
        ? "The other merger party's tenant: a domain can exist in one tenant only, so its mail and accounts move in a separate project"
        : "",
    (brief) =>
      brief.holds(all(OPTIMISE, OWN_SERVERS))
        ? `Migration from ${listed([...(brief.holds(EXCHANGE) ? ["Exchange Server"] : []), ...(brief.holds(SHAREPOINT) ? ["SharePoint Server"] : [])])}`
        : "",
    (brief) => (brief.holds(UNCONNECTED) ? "Connecting databases to the tenant" : ""),
    (brief) =>
      brief.holds(DATA_GATEWAY)
        ? "Premium licences of Power Automate and Power Apps, which databases behind the gateway need (those held compared in phase 1, the rest quoted)"
        : "",
    (brief) =>
      brief.holds(REACHED_FROM_AFAR)
        ? "Remote access to applications on own servers, priced under “Remote access to own applications”"
        : "",
    restExcluded(RESTS),
    "Rewriting workflows and forms",
    "Contents of old backups, journals and third-party archives",
    (brief) =>
      WORKFORCE.some(({ country }) => country === brief.client.country)
        ? "Negotiation with employee representatives"
        : "",
    (brief) =>
      brief.holds(all(OPTIMISE, EXCHANGE))
        ? "Controls on mail in Exchange Server, as retention, DLP, audit and mail authentication act in the tenant only"
        : "",
  ],
};
