/** Own tables, and the tasks that serve objectives. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Pack, PackTable } from "#app/features/documents/pack.ts";
import { ACCESS_POLICIES } from "./access-policies.ts";
import { LABELS, OPTIMISE } from "./answers.ts";
import { BASELINE, PUBLIC_DNS } from "./baseline.ts";
import { DEVICE_MANAGEMENT } from "./devices.ts";
import { LABELS_AND_RULES } from "./labels.ts";
import { COPY_TIMES, EXCHANGE_TODAY } from "./mail-migration.ts";
import { isKeyEach } from "./shift-workers.ts";
import { PLANS, PROTECTION } from "./tables-licences.ts";

export const FEATURES: Pack["features"] = [
  {
    by: "Devices enrolled",
    objectives: ["productivity", "remote-work", "scalability"],
    when: none(OPTIMISE),
    source: ["cloudnative"],
  },
  {
    by: "Files to OneDrive",
    objectives: ["productivity", "digital-transformation"],
    when: none(OPTIMISE),
    source: ["ej"],
  },
  {
    by: "clean-up of guests",
    objectives: ["productivity", "digital-transformation", "innovation"],
    when: OPTIMISE,
    source: ["ej"],
  },
  {
    by: "Licence right-sizing",
    objectives: ["scalability"],
    when: OPTIMISE,
    source: ["ej"],
  },
  {
    by: "Enforcement of access policies",
    objectives: ["productivity", "enhance-security", "remote-work"],
    source: ["ca-templates", "ej"],
  },
  {
    by: "licence plan",
    objectives: ["cost-reduction"],
    source: ["m365-price"],
  },
  {
    by: "Labels, DLP",
    objectives: ["compliance-objective"],
    when: LABELS,
    source: ["purview"],
  },
  {
    by: "Tenant baseline",
    objectives: ["compliance-objective"],
    source: ["scuba"],
  },
  {
    by: "Tenant baseline",
    objectives: ["innovation"],
    when: none(OPTIMISE),
    source: ["scuba", "ej"],
  },
];

const ADOPTION: PackTable = {
  id: "m365.adoption",
  section: "approach",
  heading: "Adoption",
  caption: "Adoption by audience",
  columns: ["Audience", "What changes", "Help", "Measure"],
  rows: [
    {
      cells: [
        "Knowledge workers",
        (brief) => (brief.holds(OPTIMISE) ? "MFA, sharing by named link" : "MFA, managed devices, files in the tenant"),
        "training, one-page guide",
        (brief) => (brief.holds(OPTIMISE) ? "100% registered before enforcement" : "80% active in 30 days"),
      ],
      asked: (brief) => brief.frontline > 0,
      source: ["ej"],
    },
    {
      cells: [
        "Shift workers",
        (brief) =>
          brief.holds(OPTIMISE)
            ? "MFA by phone, or by key at the shared device"
            : isKeyEach(brief)
              ? "Key at the shared device, optionally their own phone"
              : "Phone or shared device instead of a PC account",
        "5-minute demonstration at shift start",
        (brief) => (brief.holds(OPTIMISE) ? "100% registered before enforcement" : "80% active in 30 days"),
      ],
      asked: (brief) => brief.frontline > 0,
      source: ["ej"],
    },
    {
      cells: [
        "Team and site owners",
        "Old links expire, guests confirmed or removed",
        "list of their links and guests, drop-in hour",
        "every guest confirmed by an owner",
      ],
      when: OPTIMISE,
      source: ["scuba", "ej"],
    },
  ],
};

export const TABLES: Pack["tables"] = [
  PLANS,
  PROTECTION,
  BASELINE,
  PUBLIC_DNS,
  COPY_TIMES,
  EXCHANGE_TODAY,
  DEVICE_MANAGEMENT,
  LABELS_AND_RULES,
  ACCESS_POLICIES,
  ADOPTION,
];
