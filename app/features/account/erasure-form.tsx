/** The form that erases an account, once its address and password have been typed. */
import { Form, useNavigation } from "react-router";
import { CurrentPasswordField } from "#app/features/auth/current-password-field.tsx";
import type { FormReply } from "#app/shared/form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";

export function ErasureForm({ reply, email }: { reply?: FormReply; email: string }) {
  const busy = useNavigation().formMethod === "POST";
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <FormErrors reply={summary} />
      <Form method="post" noValidate onInput={onInput} className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="off"
          hint={`To confirm, type ${email}`}
          defaultValue={reply?.values.email}
          error={errors.email}
          required
        />
        <CurrentPasswordField error={errors.currentPassword} />
        <Button variant="danger" busy={busy} busyLabel="Erasing...">
          Erase my account
        </Button>
        <ButtonLink to="/profile" variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </>
  );
}
