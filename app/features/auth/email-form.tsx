/** A form with one address and one button, to ask for a mail. */
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";

type EmailFormProps = { reply?: FormReply; label?: string; email: string; submit: string };

export function EmailForm({ reply, label = "Email", email, submit }: EmailFormProps) {
  const busy = useNavigation().formMethod === "POST";
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <FormErrors reply={summary} />
      <Form method="post" noValidate onInput={onInput} className="flex flex-col gap-5">
        <TextField
          label={label}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={reply?.values.email ?? email}
          error={errors.email}
          required
        />
        <Button busy={busy} busyLabel="Processing...">
          {submit}
        </Button>
      </Form>
    </>
  );
}
