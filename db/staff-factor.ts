/** Whether admins and owners need a second factor, as the operator's environment says it. */
import * as v from "valibot";

const WORDS = ["required", "offered"] as const;
export type StaffFactor = (typeof WORDS)[number];

const Environment = v.object({
  STAFF_SECOND_FACTOR: v.picklist(WORDS, 'STAFF_SECOND_FACTOR is "required" or "offered"'),
});

/**
 * Undefined where STAFF_SECOND_FACTOR is not set: the setting stays as it is.
 *
 * @throws {v.ValiError} for any other word
 */
export function readStaffFactor(environment: Record<string, string | undefined>): StaffFactor | undefined {
  return environment.STAFF_SECOND_FACTOR ? v.parse(Environment, environment).STAFF_SECOND_FACTOR : undefined;
}
