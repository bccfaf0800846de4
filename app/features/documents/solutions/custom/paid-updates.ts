/** What paid updates come to, where servers may need them: a single line to be quoted hides more than the fee. */

import { none } from "#app/features/catalogue/predicate.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { lifecycleOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure } from "#app/features/documents/words.ts";
import { SMALL } from "./answers.ts";

const PRODUCT = "Windows Server 2016";
/** A tenth of fewer servers is one, which the decision prices. */
const FEW = 10;

export const PAID_SCENARIOS: Pack["sizing"][number] = {
  quantity: `Paid updates for ${PRODUCT}, a year`,
  formula:
    "servers × USD 1,000 (16 cores of Standard, planning assumption); Datacenter: USD 479.66 × 12 for a host of 16 cores",
  result: ({ servers }) => {
    const [tenth, third] = [10, 3].map((part) => Math.ceil(servers.plan / part)) as [number, number]; // one for each
    return `a tenth (${tenth}): USD ${figure(tenth * 1000)}; a third (${third}): USD ${figure(third * 1000)}; a Datacenter host: USD 5,756`;
  },
  when: none(SMALL),
  asked: (brief) =>
    brief.servers.plan > FEW &&
    lifecycleOf(brief).some(({ product, end }) => product === PRODUCT && end && dayOfIso(end) <= planOf(brief).end),
  source: ["eol", "esu-price", "ej"],
};
