/** Signs out. The header's button posts here; somebody signed in who opens the address gets a button to press. */
import { Form, href, redirect, redirectDocument } from "react-router";
import { authAwayContext, authContext, sessionContext, userDbContext } from "#app/context.ts";
import { signOut } from "#app/features/auth/auth.server.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { pageTitle } from "#app/shared/site.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/sign-out.ts";

/** Shows the button even while sessions cannot be verified. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(sessionContext) || context.get(authAwayContext) ? null : redirect(href("/"));
}

export async function action({ context }: Route.ActionArgs) {
  await signOut(context.get(authContext), context.get(sessionContext) ? context.get(userDbContext) : null);
  // A whole new document, so that nothing of the old one stays in memory.
  return redirectDocument("/", { headers: { "Clear-Site-Data": '"cache", "storage"' } });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Sign Out") }];

export default function SignOutPage() {
  return (
    <AuthCard title="Sign out?" subtitle="Everything you have entered stays in your account.">
      <Form method="post" className="flex flex-col">
        <Button>Sign Out</Button>
      </Form>
    </AuthCard>
  );
}
