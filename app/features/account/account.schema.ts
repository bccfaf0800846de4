/** The forms of what cannot be undone. */
import * as v from "valibot";

/** The address as it is typed: it is compared with the account's, so it need not look like one. */
export const ErasureInput = v.strictObject({
  email: v.optional(v.pipe(v.string(), v.nonEmpty("Email is required"), v.maxLength(320)), ""),
  currentPassword: v.optional(v.pipe(v.string(), v.nonEmpty("Password is required"), v.maxLength(1_000)), ""),
});
