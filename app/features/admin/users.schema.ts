/** What an owner may do to somebody's account, and to a document that awaits payment. */
import * as v from "valibot";
import { line, optionalLine } from "#app/shared/form.ts";
import { MAX_LENGTH } from "#db/schema/limits.ts";
import { ROLE_CHOICES, STATUS_CHOICES } from "./user-choices.ts";

const STALE = "The form is out of date. Please reload the page.";

export const UserInput = v.strictObject({
  intent: v.literal("save"),
  userId: v.pipe(v.string(STALE), v.uuid(STALE)),
  /** The version of the row that the form started from: when the row was last changed. */
  seen: v.pipe(v.string(STALE), v.check(isInstant, STALE)),
  name: line("Name", MAX_LENGTH.name),
  company: optionalLine("Company", MAX_LENGTH.company),
  role: v.picklist(
    ROLE_CHOICES.map(({ value }) => value),
    "Please choose a role",
  ),
  status: v.picklist(
    STATUS_CHOICES.map(({ value }) => value),
    "Please choose a status",
  ),
});
export type UserInput = v.InferOutput<typeof UserInput>;

export const PostedAdministration = v.variant(
  "intent",
  [
    UserInput,
    v.strictObject({ intent: v.literal("remove-second-factor"), userId: v.pipe(v.string(STALE), v.uuid(STALE)) }),
    v.strictObject({ intent: v.literal("remind"), documentId: v.pipe(v.string(STALE), v.uuid(STALE)) }),
  ],
  STALE,
);

/** Whether this is an instant as `Date` writes it, and exists in the calendar. */
function isInstant(text: string): boolean {
  const instant = new Date(text);
  return /^20\d\d-/.test(text) && !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
}
export type PostedAdministration = v.InferOutput<typeof PostedAdministration>;
