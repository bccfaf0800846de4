/** The account with which the authentication test's form is prefilled. */
import { DEMO_ACCOUNTS } from "#db/seed-data.ts";

/** The demonstration's consultant, whose password is printed each time the embedded set-up starts. */
export function demoCredentials(): { email: string; password: string } {
  const [{ email, password }] = DEMO_ACCOUNTS;
  return { email, password };
}
