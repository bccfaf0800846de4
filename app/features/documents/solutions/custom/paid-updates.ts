/** What paid updates come to, where servers may need them: a single line to be quoted hides more than the fee. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { lifecycleOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure } from "#app/features/documents/words.ts";
import { SMALL } from "./answers.ts";

const PRODUCT = "Windows Server 2016";
/** For 16 cores in a year, in USD: Standard about as much as its licence, Datacenter from a month's sample price of 479.66. */
const [STANDARD, DATACENTER] = [1000, 5756];
/** A tenth of fewer servers is one, which the decision prices. */
const FEW = 10;

function mayBePaid(brief: Brief): boolean {
  const row = lifecycleOf(brief).find(({ product }) => product === PRODUCT);
  const { start, end } = planOf(brief);
  return Boolean(row?.end && row.paidEnd && dayOfIso(row.end) <= end && dayOfIso(row.paidEnd) > start);
}

export const PAID_SCENARIOS: Pack["sizing"][number] = {
  quantity: `Paid updates for ${PRODUCT}, by share of the servers`,
  formula: `servers × USD ${figure(STANDARD)} a year (16 cores of Standard, planning assumption); a host of 16 cores under Datacenter: USD 479.66 × 12 for all its servers`,
  result: ({ servers }) => {
    const scenario = (share: string, part: number) => {
      const count = Math.ceil(servers.plan / part);
      return `${share} (${figure(count)}): USD ${figure(count * STANDARD)} a year`;
    };
    return `${scenario("a tenth", 10)}; ${scenario("a third", 3)}; a Datacenter host: USD ${figure(DATACENTER)}, less than Standard for ${Math.ceil(DATACENTER / STANDARD)} servers or more`;
  },
  when: none(SMALL),
  asked: (brief) => brief.servers.plan > FEW && mayBePaid(brief),
  source: ["eol", "esu-price", "ej"],
};
