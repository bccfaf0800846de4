/** The rules for a client: one schema for the dialog, the add form, the edit form and the server. */
import * as v from "valibot";
import { EmailAddress } from "#app/shared/email.ts";
import { line } from "#app/shared/form.ts";
import { COMPANY_SIZES, INDUSTRIES } from "#app/shared/profile-choices.ts";
import { checkPhone, profileFields, toProfile } from "#app/shared/profile-fields.ts";
import { MAX_LENGTH, MAX_ROWS } from "#db/schema/limits.ts";
import type { Profile } from "#db/schema/users.ts";
import { COUNTRIES } from "./choices.ts";

export const TOO_MANY_CLIENTS = `An account can hold up to ${MAX_ROWS.clients.toLocaleString("en-GB")} clients, including archived ones.`;

const chosen = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.pipe(v.optional(v.string(message), ""), v.picklist(options, message));

/** The fields as the forms name them. A route adds its own hidden ones: `v.strictObject({ ...clientFields, intent })`. */
export const clientFields = {
  name: line("Full Name", MAX_LENGTH.name),
  email: EmailAddress,
  company: line("Company Name", MAX_LENGTH.company),
  ...profileFields(COUNTRIES),
};

/** The dialog of the questionnaire asks for industry and size as well. */
export const dialogClientFields = {
  ...clientFields,
  companySize: chosen(COMPANY_SIZES, "Company size is required"),
  industry: chosen(INDUSTRIES, "Industry is required"),
};

const Fields = v.strictObject(clientFields);
export type ClientFields = v.InferOutput<typeof Fields>;

/** A client as stored: only what was filled in. */
export type ClientInput = { name: string; email: string; company: string; profile: Profile };

export const ClientInput = v.pipe(Fields, checkPhone(), v.transform(toClientInput));

/** Converts checked fields to the shape of the table; blank fields are left out. */
export function toClientInput({ name, email, company, ...profile }: ClientFields): ClientInput {
  return { name, email, company, profile: toProfile(profile) };
}

/** What the clients page posts: a new client, or an edit of the `version` that the form started from. */
export const PostedClient = v.pipe(
  v.strictObject({
    ...clientFields,
    intent: v.picklist(["add", "save"]),
    version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), "0"),
  }),
  checkPhone(),
  v.transform(({ intent, version, ...fields }) => ({ intent, version, client: toClientInput(fields) })),
);
export type PostedClient = v.InferOutput<typeof PostedClient>;

/** What a card's buttons post. */
export const ArchiveInput = v.strictObject({
  intent: v.picklist(["archive", "restore"]),
  clientId: v.pipe(v.string(), v.uuid()),
});
export type ArchiveInput = v.InferOutput<typeof ArchiveInput>;

/** Either form of the clients page. */
export const PostedToClients = v.lazy((posted) =>
  v.is(v.object({ intent: ArchiveInput.entries.intent }), posted) ? ArchiveInput : PostedClient,
);

/** What the import page posts: a file or text to check, or the checked text to import. */
export const PostedImport = v.variant("intent", [
  v.strictObject({
    intent: v.literal("check"),
    file: v.optional(v.union([v.file(), v.literal("")], "Please choose a file"), ""), // blank if none was chosen
    text: v.optional(v.string(), ""),
  }),
  v.strictObject({ intent: v.literal("import"), text: v.string() }),
]);
export type PostedImport = v.InferOutput<typeof PostedImport>;
