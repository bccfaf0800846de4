/** Signing in and signing up: one form in two modes, so that what was typed survives the toggle. */
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { useErrors } from "#app/ui/use-errors.ts";

export type AuthMode = "signin" | "signup";

/** @param switchTo the address of this page in its other mode */
export function AuthForm({ mode, reply, switchTo }: { mode: AuthMode; reply?: FormReply; switchTo: string }) {
  const busy = useNavigation().formMethod === "POST";
  const { errors, summary, onInput } = useErrors(reply);
  const field = (name: string) => ({ name, id: name, error: errors[name], defaultValue: reply?.values[name] });
  return (
    <>
      <FormErrors reply={summary} />
      <Form method="post" noValidate onInput={onInput} className="flex flex-col gap-5">
        <Fields isSignUp={mode === "signup"} field={field} />
        <Button busy={busy} busyLabel="Processing...">
          {mode === "signup" ? "Sign Up" : "Sign In"}
        </Button>
      </Form>
      <p className="text-center text-muted">
        {mode === "signup" ? "Already have an account? " : "Don’t have an account? "}
        <Link to={switchTo} className="link" replace preventScrollReset>
          {mode === "signup" ? "Sign in" : "Sign up"}
        </Link>
      </p>
    </>
  );
}

type Field = (name: string) => { name: string; id: string; error?: string; defaultValue?: string };

/** The keys keep the inputs and their contents when the mode changes. */
function Fields({ isSignUp, field }: { isSignUp: boolean; field: Field }) {
  return (
    <>
      {isSignUp ? <TextField key="name" {...field("name")} label="Name" autoComplete="name" required /> : null}
      <TextField
        key="email"
        {...field("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={isSignUp ? "email" : "username"}
        required
      />
      {isSignUp ? (
        <TextField key="company" {...field("company")} label="Company (optional)" autoComplete="organization" />
      ) : null}
      <TextField
        key="password"
        {...field("password")}
        label="Password"
        type="password"
        autoComplete={isSignUp ? "new-password" : "current-password"}
        hint={isSignUp ? "At least 6 characters. A few words are better than one." : undefined}
        required
      />
      {isSignUp ? <SignUpRest field={field} /> : <ForgotPassword />}
    </>
  );
}

function SignUpRest({ field }: { field: Field }) {
  return (
    <>
      <TextField
        {...field("confirmPassword")}
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        required
      />
      <p className="text-sm text-muted">
        By signing up you accept the{" "}
        <Link to="/terms" className="link">
          Terms of Service
        </Link>{" "}
        and the{" "}
        <Link to="/privacy" className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </>
  );
}

function ForgotPassword() {
  return (
    <Link to="/forgot-password" className="link self-start text-sm">
      Forgot your password?
    </Link>
  );
}
