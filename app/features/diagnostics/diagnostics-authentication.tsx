/** The form that tries the sign-in service. */
import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";

type AuthenticationCardProps = {
  reply?: FormReply;
  /** What the form begins with; null where nothing may be changed and there is no form. */
  prefilled: { email: string; password: string } | null;
};

export function AuthenticationCard({ reply, prefilled }: AuthenticationCardProps) {
  return (
    <Card as="section" aria-labelledby="authentication" className="flex flex-col gap-4">
      <h2 id="authentication" className="text-xl">
        Authentication test
      </h2>
      {prefilled ? (
        <AuthenticationForm reply={reply} prefilled={prefilled} />
      ) : (
        <p className="text-muted">Not offered here: it would make an account or a session, and this page only reads.</p>
      )}
    </Card>
  );
}

function AuthenticationForm({
  reply,
  prefilled,
}: {
  reply?: FormReply;
  prefilled: { email: string; password: string };
}) {
  const { formMethod, formData } = useNavigation();
  const { errors, summary, onInput } = useErrors(reply);
  const [isFilled, setFilled] = useState(true);

  function input(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    setFilled(Boolean(form.get("email") && form.get("password")));
    onInput(event);
  }

  return (
    <>
      <p className="text-muted">
        Signs up with this account, or signs in where it exists. An account that the test makes is removed afterwards.
      </p>
      <FormErrors reply={summary} />
      <Form method="post" replace noValidate onInput={input} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="authentication" />
        <TextField
          label="Test email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={reply?.values.email ?? prefilled.email}
          error={errors.email}
        />
        <TextField
          label="Test password"
          name="password"
          type="password"
          autoComplete="off"
          defaultValue={prefilled.password}
          error={errors.password}
        />
        <Button
          variant="secondary"
          disabled={!isFilled || formMethod === "POST"}
          busy={formData?.get("intent") === "authentication"}
          busyLabel="Testing..."
          className="self-start"
        >
          Test Authentication
        </Button>
      </Form>
    </>
  );
}
