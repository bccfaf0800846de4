/** Where somebody who is signed in shows that it is they who sit there. */
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
