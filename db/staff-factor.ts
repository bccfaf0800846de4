/** Reads from the operator's environment whether admins and owners need a second factor. */
import * as v from "valibot";

const WORDS = ["required", "offered"] as const;
export type StaffFactor = (typeof WORDS)[number];

const Environment = v.object({
  STAFF_SECOND_FACTOR: v.picklist(WORDS, 'STAFF_SECOND_FACTOR is "required" or "offered"'),
});

/**
 * The setting, or undefined where STAFF_SECOND_FACTOR is not set, which leaves the database's as it is.
 *
 * @throws {v.ValiError} for any other word
 */
export function readStaffFactor(environment: Record<string, string | undefined>): StaffFactor | undefined {
  return environment.STAFF_SECOND_FACTOR ? v.parse(Environment, environment).STAFF_SECOND_FACTOR : undefined;
}
