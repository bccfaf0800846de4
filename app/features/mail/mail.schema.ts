/** The forms about mails. */
import * as v from "valibot";

/** Which document's mail an admin asks to resend. */
export const ResendInput = v.strictObject({
  documentId: v.pipe(v.string("This document no longer exists."), v.uuid("This document no longer exists.")),
});
