/** The form that erases an account. */
import * as v from "valibot";

/** The address need not be valid: it is only compared with the account's. */
export const ErasureInput = v.strictObject({
  email: v.optional(v.pipe(v.string(), v.nonEmpty("Email is required"), v.maxLength(320)), ""),
  currentPassword: v.optional(v.pipe(v.string(), v.nonEmpty("Password is required"), v.maxLength(1_000)), ""),
});
