/** The two forms of the diagnostic page. */
import * as v from "valibot";
import { EmailAddress } from "#app/shared/email.ts";

export const DiagnosticForm = v.variant("intent", [
  v.strictObject({ intent: v.literal("all") }),
  v.strictObject({
    intent: v.literal("authentication"),
    email: EmailAddress,
    password: v.optional(
      v.pipe(
        v.string("Password is required"),
        v.nonEmpty("Password is required"),
        v.maxLength(1_000, "Password is too long"),
      ),
      "",
    ),
  }),
]);
