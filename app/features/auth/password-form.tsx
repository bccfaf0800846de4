/** Asks for a new password twice, and first for the old one where the person knows it. */
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function PasswordForm({ reply, asksCurrent = false }: { reply?: FormReply; asksCurrent?: boolean }) {
  const busy = useNavigation().formMethod === "POST";
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <FormErrors reply={summary} />
      <Form method="post" noValidate onInput={onInput} className="flex flex-col gap-5">
        {asksCurrent ? <CurrentPasswordField error={errors.currentPassword} /> : null}
        <TextField
          label="New Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters. A few words are better than one."
          error={errors.password}
          required
        />
        <TextField
          label="Confirm Password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword}
          required
        />
        <Button busy={busy} busyLabel="Processing...">
          {asksCurrent ? "Change Password" : "Set Password"}
        </Button>
      </Form>
    </>
  );
}
