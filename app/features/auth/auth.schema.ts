/** The forms of signing up, signing in and passwords. */
import * as v from "valibot";
import { EmailAddress } from "#app/shared/email.ts";
import { line, optionalLine } from "#app/shared/form.ts";
import { MAX_LENGTH } from "#db/schema/limits.ts";
import { isCommonPassword, MAX_PASSWORD_BYTES } from "./common-passwords.ts";

const Password = v.pipe(
  v.optional(v.string("Password is required"), ""),
  v.nonEmpty("Password is required"),
  v.minLength(6, "Password must be at least 6 characters"),
  v.maxBytes(
    MAX_PASSWORD_BYTES,
    `Password must be at most ${MAX_PASSWORD_BYTES} bytes: use fewer or simpler characters`,
  ),
);

const MISMATCH = "Passwords do not match";
export const TOO_COMMON = "This password is one of the first anyone would try. Please choose another.";

const NewPassword = v.pipe(
  Password,
  v.check((password) => !isCommonPassword(password), TOO_COMMON),
);

type NewPasswordFields = { password: string; confirmPassword: string };

function isConfirmed({ password, confirmPassword }: NewPasswordFields): boolean {
  return password === confirmPassword;
}

export const SignInInput = v.strictObject({ email: EmailAddress, password: Password });

export const SignUpInput = v.pipe(
  v.strictObject({
    name: line("Name", MAX_LENGTH.name),
    email: EmailAddress,
    company: optionalLine("Company", MAX_LENGTH.company),
    password: NewPassword,
    confirmPassword: v.optional(v.string(MISMATCH), ""),
  }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], isConfirmed, MISMATCH), ["confirmPassword"]),
  v.forward(
    v.partialCheck(
      [["name"], ["email"], ["company"], ["password"]],
      ({ name, email, company, password }) => !isCommonPassword(password, [name, email, company]),
      TOO_COMMON,
    ),
    ["password"],
  ),
);
export type SignUpInput = v.InferOutput<typeof SignUpInput>;

export const EmailInput = v.strictObject({ email: EmailAddress });

export const NewPasswordInput = v.pipe(
  v.strictObject({ password: NewPassword, confirmPassword: v.optional(v.string(MISMATCH), "") }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], isConfirmed, MISMATCH), ["confirmPassword"]),
);

const INCOMPLETE = "This link is incomplete. Please open it from the email again, or copy the whole of it.";

/** Like {@link NewPasswordInput}, from somebody who knows the old password. */
export const PasswordChangeInput = v.pipe(
  v.strictObject({
    currentPassword: v.optional(v.pipe(v.string(), v.nonEmpty("Password is required")), ""),
    password: NewPassword,
    confirmPassword: v.optional(v.string(MISMATCH), ""),
  }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], isConfirmed, MISMATCH), ["confirmPassword"]),
);

const CODE = "Please enter the six digits shown in the app";

/** Apps show the code in two groups of three, so it may be typed with a space. */
const Code = v.pipe(
  v.optional(v.string(CODE), ""),
  v.maxLength(20, CODE),
  v.transform((typed) => typed.replace(/\s/g, "")),
  v.regex(/^\d{6}$/, CODE),
);

export const CodeInput = v.strictObject({ code: Code });

/** What people do with their own second factor. */
export const PostedFactor = v.variant(
  "intent",
  [
    v.strictObject({
      intent: v.literal("begin"),
      currentPassword: v.optional(v.pipe(v.string(), v.nonEmpty("Password is required")), ""),
    }),
    v.strictObject({ intent: v.picklist(["confirm", "remove"]), code: Code }),
    v.strictObject({ intent: v.literal("cancel") }),
  ],
  "Please reload the page.",
);
export type PostedFactor = v.InferOutput<typeof PostedFactor>;

/** What the link in a mail carries. `next` is checked where it is used. */
export const ConfirmInput = v.strictObject({
  token_hash: v.pipe(v.optional(v.string(INCOMPLETE), ""), v.regex(/^[\w-]{10,200}$/, INCOMPLETE)),
  type: v.picklist(["signup", "email", "recovery", "email_change"], INCOMPLETE),
  next: v.optional(v.string(INCOMPLETE), ""),
});
export type ConfirmInput = v.InferOutput<typeof ConfirmInput>;
