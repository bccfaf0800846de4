/** The account that the authentication test begins with. */
import { DEMO_ACCOUNTS } from "#db/seed-data.ts";

/** The consultant of the demonstration, whose password every start of the embedded set-up prints. */
export function demoCredentials(): { email: string; password: string } {
  const [{ email, password }] = DEMO_ACCOUNTS;
  return { email, password };
}
