/** What My Documents may send: the wish to have a document mailed again. */
import * as v from "valibot";

const Unknown = "There is no such document to send.";

export const ResendInput = v.strictObject({
  intent: v.literal("resend"),
  documentId: v.pipe(v.string(Unknown), v.uuid(Unknown)),
});
export type ResendInput = v.InferOutput<typeof ResendInput>;
