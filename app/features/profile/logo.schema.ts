/** What the logo page posts. */
import * as v from "valibot";

const MISSING = "Please choose a picture";

export const PostedLogo = v.variant("intent", [
  v.strictObject({
    intent: v.literal("logo"),
    logo: v.optional(v.pipe(v.union([v.file(), v.literal("")], MISSING), v.file(MISSING)), ""), // blank if none was chosen
  }),
  v.strictObject({ intent: v.literal("remove-logo") }),
]);
export type PostedLogo = v.InferOutput<typeof PostedLogo>;
