/** The code of the second factor, after the password. */
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";
import { CodeField } from "./code-field.tsx";

export function CodeForm({ reply }: { reply?: FormReply }) {
  const busy = useNavigation().formMethod === "POST";
  const { errors, summary, onInput } = useErrors(reply);
  return (
    <>
      <FormErrors reply={summary} />
      <Form method="post" noValidate onInput={onInput} className="flex flex-col gap-5">
        <CodeField error={errors.code} />
        <Button busy={busy} busyLabel="Processing...">
          Sign In
        </Button>
      </Form>
    </>
  );
}
