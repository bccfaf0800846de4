/** The forms that the buttons of My Documents send. */
import * as v from "valibot";

const UNKNOWN = "This document no longer exists.";

/** Sends the mail again, deletes an unpaid document, or begins an assessment with the answers of one. */
export const DocumentInput = v.strictObject({
  intent: v.picklist(["resend", "delete", "repeat"]),
  documentId: v.pipe(v.string(UNKNOWN), v.uuid(UNKNOWN)),
});
export type DocumentInput = v.InferOutput<typeof DocumentInput>;
