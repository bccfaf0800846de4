/** What somebody is told who saves over a version that is no longer the newest: nothing is lost, and they decide. */
import { data } from "react-router";
import { type FormReply, replyWith } from "./form.ts";

export type Difference = { label: string; stored: string; typed: string };

/** What is stored now. A form that is sent again names this version, and is then saved over it. */
export type StoredVersion = { version: string; differences: Difference[] };

/** `stored` where somebody saved after this form was drawn. */
export type SavedOverReply<Stored = StoredVersion> = FormReply & { stored?: Stored };

/** 409, with what was typed and what is stored: after a refused form the page's own data are not read anew. */
export function refuseSavedOver<Stored>(reply: FormReply, message: string, stored: Stored) {
  return data<SavedOverReply<Stored>>({ ...replyWith(reply, { message }), stored }, { status: 409 });
}

/** The fields, by their names on the page, that are not the same in both. */
export function differencesOf<Field extends string>(
  labels: Record<Field, string>,
  { stored, typed }: { stored: Record<NoInfer<Field>, string>; typed: Record<NoInfer<Field>, string> },
): Difference[] {
  const fields = Object.keys(labels) as Field[]; // the keys of a record that was declared with these
  return fields
    .filter((field) => stored[field] !== typed[field])
    .map((field) => ({ label: labels[field], stored: stored[field], typed: typed[field] }));
}
