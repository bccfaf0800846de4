/** Where somebody who is signed in proves that it is still they who are at the screen. */
import { TextField } from "#app/ui/field.tsx";

export function CurrentPasswordField({ error }: { error?: string }) {
  return (
    <TextField
      label="Current Password"
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      error={error}
      required
    />
  );
}
