/** The form that tests the sign-in service. */
import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { useErrors } from "#app/ui/use-errors.ts";

type Account = { email: string; password: string };

type AuthenticationCardProps = {
  reply?: FormReply;
  /** The form's initial values; null where nothing may be changed, so that there is no form. */
  prefilled: Account | null;
  /** The address last typed. Its password never comes back, and the prefilled one belongs to the prefilled address. */
  tried?: string;
};

export function AuthenticationCard({ reply, prefilled, tried }: AuthenticationCardProps) {
  return (
    <Card as="section" aria-labelledby="authentication" className="flex flex-col gap-4">
      <h2 id="authentication" className="text-xl">
        Authentication test
      </h2>
      {prefilled ? (
        <AuthenticationForm reply={reply} account={accountFor(prefilled, tried)} />
      ) : (
        <p className="text-muted">
          Not available here: it would create an account or a session, and this page is read-only.
        </p>
      )}
    </Card>
  );
}

function accountFor(prefilled: Account, tried = prefilled.email): Account {
  return { email: tried, password: tried === prefilled.email ? prefilled.password : "" };
}

function AuthenticationForm({ reply, account }: { reply?: FormReply; account: Account }) {
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
        Signs up with this account, or signs in if it exists. An account created by the test is removed afterwards, if a
        secret key allows it.
      </p>
      <FormErrors reply={summary} />
      <Form method="post" replace noValidate onInput={input} className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="authentication" />
        <AccountFields errors={errors} account={account} />
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

type AccountFieldsProps = { errors: Record<string, string | undefined>; account: Account };

function AccountFields({ errors, account }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label="Test email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={account.email}
        error={errors.email}
      />
      <TextField
        label="Test password"
        name="password"
        type="password"
        autoComplete="off"
        defaultValue={account.password}
        error={errors.password}
      />
    </>
  );
}
