/** The reply to a save based on an outdated version: nothing is lost, and the person decides which version to keep. */
import { data } from "react-router";
import { type FormReply, replyWith } from "./form.ts";

export type Difference = { label: string; stored: string; typed: string };

/** What is stored now. A form sent again names this version, and is then saved over it. */
export type StoredVersion = { version: string; differences: Difference[] };

/** `stored` is present if somebody has saved since this form was rendered. */
export type SavedOverReply<Stored = StoredVersion> = FormReply & { stored?: Stored };

/** 409, with what was typed and what is stored, because the page's own data are not reloaded after a refused form. */
export function refuseSavedOver<Stored>(reply: FormReply, message: string, stored: Stored) {
  return data<SavedOverReply<Stored>>({ ...replyWith(reply, { message }), stored }, { status: 409 });
}

/** The fields that differ, with their labels. */
export function differencesOf<Field extends string>(
  labels: Record<Field, string>,
  { stored, typed }: { stored: Record<NoInfer<Field>, string>; typed: Record<NoInfer<Field>, string> },
): Difference[] {
  const fields = Object.keys(labels) as Field[]; // the keys of a record that was declared with these
  return fields
    .filter((field) => stored[field] !== typed[field])
    .map((field) => ({ label: labels[field], stored: stored[field], typed: typed[field] }));
}
