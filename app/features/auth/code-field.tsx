/** Where the code of an authenticator app is typed. */
import { TextField } from "#app/ui/field.tsx";

/** Codes change twice a minute, so one is never filled in again. */
export function CodeField({ error, hint }: { error?: string; hint?: string }) {
  return (
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={hint}
      error={error}
      className="text-center font-mono text-xl tracking-[0.3em]"
      maxLength={20}
      required
    />
  );
}
