/** The page for errors: what happened, what was kept, what to do, and a reference to quote. */
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import type { FailureFacts } from "#app/shared/respond.ts";
import { CONTACT_EMAIL } from "#app/shared/site.ts";
import { Button, ButtonLink } from "./button.tsx";
import { MailLink } from "./link.tsx";
import { Page } from "./page.tsx";

type Explanation = { title: string; what: string; kept: string; todo: string; retry?: true };

const EXPLANATIONS: Record<number, Explanation> = {
  400: {
    title: "We could not read that request",
    what: "Something in the address or the form was not what we expected.",
    kept: "Nothing was changed.",
    todo: "Go back, reload the page and try again.",
  },
  403: {
    title: "That was not allowed",
    what: "The request did not come from one of our own pages, or your account is not allowed to do this.",
    kept: "Nothing was changed.",
    todo: "Go back, reload the page and try again.",
  },
  404: {
    title: "Page not found",
    what: "There is nothing at this address, or it belongs to someone else.",
    kept: "Nothing you have saved is affected.",
    todo: "Check the address, or start again from one of these pages.",
  },
  405: {
    title: "That does not work here",
    what: "This address does not accept that kind of request.",
    kept: "Nothing was changed.",
    todo: "Go back, reload the page and try again.",
  },
  413: {
    title: "That was too large",
    what: "What you sent is over our limit of 1 MB.",
    kept: "Nothing was changed.",
    todo: "Go back, shorten it and send it again.",
  },
  429: {
    title: "Too many requests",
    what: "You have sent us too many requests in a short time.",
    kept: "The last one did not go through; everything before it is safe.",
    todo: "Wait a minute, then try again.",
    retry: true,
  },
  503: {
    title: "We will be right back",
    what: "Our database or sign-in service is not responding at the moment.",
    kept: "Everything you saved earlier is safe.",
    todo: "Try again in a few seconds.",
    retry: true,
  },
  500: {
    title: "Something went wrong on our side",
    what: "We could not load this page. The fault is ours, and it has been logged.",
    kept: "Everything you saved earlier is safe.",
    todo: "Try again. If you were submitting a form, check first whether it went through.",
    retry: true,
  },
};

const OFFLINE: Explanation = {
  title: "No connection",
  what: "Your browser could not reach us.",
  kept: "Everything you saved earlier is safe. What you just sent may not have arrived.",
  todo: "Check your connection, then try again.",
  retry: true,
};

/** A status without words of its own uses those of another: 4xx those of 400, everything else those of 500. */
function explain(error: unknown): { status: number; explanation: Explanation } {
  if (isUnreachable(error)) return { status: 0, explanation: OFFLINE };
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const nearest = status >= 400 && status < 500 ? 400 : 500;
  return { status, explanation: EXPLANATIONS[status] ?? (EXPLANATIONS[nearest] as Explanation) }; // both are in the table
}

/** Whether the browser is offline: a fetch without an answer then fails with a TypeError. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && typeof navigator !== "undefined" && navigator.onLine === false;
}

/** The title for the browser's tab. */
export function errorTitle(error: unknown): string {
  return explain(error).explanation.title;
}

/** What the server said about the failed request; empty if the request never reached it. */
function factsOf(error: unknown, page: Partial<FailureFacts> | undefined): Partial<FailureFacts> {
  if (isRouteErrorResponse(error)) return error.data ?? {};
  return (!isUnreachable(error) && page) || {};
}

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const facts = factsOf(error, useRouteLoaderData<FailureFacts>("root"));
  const { status, explanation } = explain(error);
  return (
    <Page width="text">
      <div className="py-6 sm:py-12">
        {status ? <p className="mb-3 font-mono text-sm text-muted">Error {status}</p> : null}
        <h1 className="text-4xl">{explanation.title}</h1>
        <p className="mt-4 text-lg">{explanation.what}</p>
        <p className="mt-2 text-lg">{explanation.kept}</p>
        <p className="mt-2 text-lg">{explanation.todo}</p>
        {facts.typed ? (
          <p className="mt-2 text-lg">
            What you just sent was not saved, but it is kept on this page: “Try again” sends it once more.
          </p>
        ) : null}
        <div className="mt-8 flex flex-wrap gap-3">
          {explanation.retry ? <Retry to={pathname + search} typed={facts.typed} /> : null}
          <ButtonLink reloadDocument to="/" variant={explanation.retry ? "secondary" : "primary"}>
            Home
          </ButtonLink>
          {status === 404 ? (
            <ButtonLink reloadDocument to="/documents" variant="secondary">
              My Documents
            </ButtonLink>
          ) : null}
        </div>
        <Help reference={facts.requestId} />
      </div>
    </Page>
  );
}

/** Requests the page again, or sends again what was typed. */
function Retry({ to, typed }: { to: string; typed: FailureFacts["typed"] }) {
  if (!typed) {
    return (
      <ButtonLink reloadDocument to={to}>
        Try again
      </ButtonLink>
    );
  }
  return (
    <form method="post" action={to}>
      {typed.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are shown whole and never change
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button>Try again</Button>
    </form>
  );
}

function Help({ reference }: { reference?: string }) {
  return (
    <div className="mt-10 border-t border-line pt-4 text-sm text-muted">
      <p>
        Need help? Write to <MailLink address={CONTACT_EMAIL} className="link" />
        {reference ? " and quote this reference:" : "."}
      </p>
      {reference ? <p className="mt-1 font-mono select-all">{reference}</p> : null}
    </div>
  );
}
