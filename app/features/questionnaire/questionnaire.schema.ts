/** What the questionnaire's forms may post: one strict schema per button. */
import * as v from "valibot";
import { DETAIL_IDS, type DetailId } from "#app/features/catalogue/detail-ids.ts";
import { STEP_COUNT } from "#app/features/catalogue/step-numbers.ts";
import { dialogClientFields } from "#app/features/clients/client.schema.ts";
import { detailName, unknownName } from "./detail-fields.ts";

const UNREADABLE = "The form could not be read. Please reload the page and try again.";
const UNKNOWN = "Please choose from the list.";
const MAX_VALUES = 40;

const number = (max: number) =>
  v.pipe(v.string(UNREADABLE), v.regex(/^\d{1,9}$/, UNREADABLE), v.transform(Number), v.maxValue(max, UNREADABLE));

const value = v.pipe(v.string(UNREADABLE), v.maxLength(60, UNKNOWN));

/** One field, posted once or several times; blank values are dropped. */
const answer = v.pipe(
  v.optional(v.union([value, v.pipe(v.array(value), v.maxLength(MAX_VALUES, UNKNOWN))], UNKNOWN), []),
  v.transform((given) => [given].flat().filter((one) => one !== "")),
);

/** The assessment and version that the form was rendered from. */
const ref = {
  assessment: v.pipe(v.string(UNREADABLE), v.uuid(UNREADABLE)),
  version: number(1e9),
};
const place = {
  step: v.pipe(number(STEP_COUNT), v.minValue(1, UNREADABLE)),
  return: v.optional(v.picklist(["summary"], UNREADABLE)),
};
/** The answer with which the step was prefilled, if any. */
const offered = v.optional(value);
const step = { ...ref, ...place, answer, offered };

const detailText = v.optional(v.pipe(v.string(UNREADABLE), v.maxLength(60, UNKNOWN)), "");
const tick = v.optional(v.picklist(["on"], UNREADABLE));

/** An optional question posts its answer and, unless it is a list, a "not known" checkbox. */
const details = Object.fromEntries(
  DETAIL_IDS.flatMap((id) => [
    [detailName(id), detailText],
    [unknownName(id), tick],
  ]),
) as { [Name in `detail-${DetailId}`]: typeof detailText } & { [Name in `unknown-${DetailId}`]: typeof tick }; // as built above

const { name, email, company, industry, companySize, website } = dialogClientFields;

export const QuestionnaireForm = v.variant(
  "intent",
  [
    v.strictObject({ intent: v.picklist(["next", "previous", "keep", "park", "use-client"]), ...step }),
    v.strictObject({ intent: v.literal("add-client"), ...place, name, email, company, industry, companySize, website }),
    v.strictObject({ intent: v.literal("details"), ...ref, ...details }),
    v.strictObject({ intent: v.literal("start-again"), ...ref }),
    v.strictObject({ intent: v.literal("keep-browser"), ...ref }),
    v.strictObject({ intent: v.literal("keep-account"), ...ref }),
    v.strictObject({ intent: v.literal("generate"), ...ref }),
  ],
  UNREADABLE,
);
export type QuestionnaireForm = v.InferOutput<typeof QuestionnaireForm>;
export type DetailsForm = Extract<QuestionnaireForm, { intent: "details" }>;
export type StepForm = Extract<QuestionnaireForm, { answer: string[] }>;
