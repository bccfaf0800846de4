/** The diagnostic page: tests the connection to Supabase. Open in development; elsewhere see `requireDiagnostics`. */
import { Form, useNavigation } from "react-router";
import { platformContext } from "#app/context.ts";
import { isReadOnly } from "#app/features/diagnostics/access.ts";
import { testAuthentication } from "#app/features/diagnostics/authentication.server.ts";
import { demoCredentials } from "#app/features/diagnostics/demo-credentials.server.ts";
import { DiagnosticForm } from "#app/features/diagnostics/diagnostics.schema.ts";
import { checkConnection, runAllTests } from "#app/features/diagnostics/diagnostics.server.ts";
import { AuthenticationCard } from "#app/features/diagnostics/diagnostics-authentication.tsx";
import { ConnectionCard } from "#app/features/diagnostics/diagnostics-connection.tsx";
import { ResultsCard } from "#app/features/diagnostics/diagnostics-results.tsx";
import { describeEnvironment } from "#app/features/diagnostics/environment.ts";
import { requireDiagnostics } from "#app/middleware/require-diagnostics.ts";
import { readForm, refuse } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/supabase-test.ts";

/** An answer within this time is part of the page, even for readers without JavaScript; a slower one follows. */
const AT_ONCE_MS = 400;

export const middleware: Route.MiddlewareFunction[] = [requireDiagnostics];

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const connection = checkConnection(settings.supabase);
  const pause = new Promise<null>((resolve) => setTimeout(resolve, AT_ONCE_MS, null));
  return {
    connection: (await Promise.race([connection, pause])) ?? connection,
    askedAt: Date.now(),
    prefilled: isReadOnly(settings) ? null : demoCredentials(),
    environment: describeEnvironment(settings),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const form = await readForm(request, DiagnosticForm);
  if (!form.ok) return refuse(form.reply);
  if (form.value.intent === "all") return { findings: await runAllTests(settings.supabase) };
  if (isReadOnly(settings)) throw notFound();
  const { email, password } = form.value;
  return { findings: await testAuthentication(settings.supabase, { email, password }), tried: email };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Supabase Integration Test") }];

export default function SupabaseTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { connection, askedAt, prefilled, environment } = loaderData;
  const reply = actionData && "errors" in actionData ? actionData : undefined;
  const findings = actionData && "findings" in actionData ? actionData.findings : null;
  const tried = actionData && "tried" in actionData ? actionData.tried : reply?.values.email;
  return (
    <Page>
      <PageHeader
        title="Supabase Integration Test"
        subtitle="Asks the backend for what the portal needs, with the publishable key and without signing in."
        back={{ to: "/", label: "Back to Home" }}
        actions={<RunAllTests />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-6">
          <ConnectionCard connection={connection} askedAt={askedAt} />
          <AuthenticationCard reply={reply} prefilled={prefilled} tried={tried} />
        </div>
        <div className="lg:row-span-2">
          <ResultsCard findings={findings} />
        </div>
        <Card as="section" aria-labelledby="environment" className="flex flex-col gap-4">
          <h2 id="environment" className="text-xl">
            Environment
          </h2>
          <Facts items={environment} />
        </Card>
      </div>
    </Page>
  );
}

function RunAllTests() {
  const { formMethod, formData } = useNavigation();
  const busy = formData?.get("intent") === "all";
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value="all" />
      <Button disabled={formMethod === "POST"} busy={busy} busyLabel="Running tests...">
        Run All Tests
      </Button>
    </Form>
  );
}
