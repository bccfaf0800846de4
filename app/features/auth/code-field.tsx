/** Where the code of an authenticator app is typed. */
import { TextField } from "#app/ui/field.tsx";

/** Never refilled after an error: codes change twice a minute. */
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
