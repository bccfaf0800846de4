/** What every form accepts as an email address. */
import * as v from "valibot";
import { MAX_LENGTH } from "#db/schema/limits.ts";

/** A required address, in the format that HTML accepts and with a dot in the domain. */
export const EmailAddress = v.optional(
  v.pipe(
    v.string("Email is required"),
    v.nonEmpty("Email is required"),
    v.maxLength(MAX_LENGTH.email, `Email must be at most ${MAX_LENGTH.email} characters`),
    v.rfcEmail("Please enter a valid email"),
    v.regex(/\.[^.@]{2,}$/, "Please enter a valid email"),
  ),
  "",
);
