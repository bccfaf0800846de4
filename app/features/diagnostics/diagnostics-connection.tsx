/** The card that says whether Supabase can be reached. */
import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle, RefreshCw, TriangleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, Suspense } from "react";
import { Await, useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CONNECTION_LABELS, type Connection, type ConnectionStatus } from "./finding.ts";

const LOOKS = {
  checking: { icon: LoaderCircle, mark: "text-muted animate-turn" },
  connected: { icon: CircleCheck, mark: "text-success" },
  error: { icon: CircleAlert, mark: "text-danger" },
  "not-configured": { icon: TriangleAlert, mark: "text-warning" },
  unknown: { icon: CircleHelp, mark: "text-muted" },
} as const satisfies Record<ConnectionStatus, unknown>;

type ConnectionCardProps = {
  /** A result, rather than a promise, is part of the page and needs no script to appear. */
  connection: Connection | Promise<Connection>;
  askedAt: number;
};

export function ConnectionCard({ connection, askedAt }: ConnectionCardProps) {
  const { state, revalidate } = useRevalidator();
  const isAsking = state === "loading";

  function refresh(event: FormEvent) {
    event.preventDefault(); // without scripts the form reloads the page, which asks again
    revalidate();
  }

  return (
    <Card as="section" aria-labelledby="connection" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="connection" className="text-xl">
          Connection status
        </h2>
        <form method="get" onSubmit={refresh}>
          <Button variant="secondary" disabled={isAsking}>
            <RefreshCw aria-hidden className="size-4" />
            Refresh
          </Button>
        </form>
      </div>
      <div role="status">{isAsking ? <Checking /> : <Answer key={askedAt} connection={connection} />}</div>
    </Card>
  );
}

/** Hides the last answer while the next is awaited, since it may no longer be true. */
function Answer({ connection }: { connection: ConnectionCardProps["connection"] }) {
  if (!(connection instanceof Promise)) return <Answered connection={connection} />;
  return (
    <Suspense fallback={<Checking />}>
      <Await resolve={connection} errorElement={<Status status="unknown">The check was interrupted.</Status>}>
        {(found) => <Answered connection={found} />}
      </Await>
    </Suspense>
  );
}

function Checking() {
  return (
    <Status status="checking">
      <noscript>Slow answers do not appear here without JavaScript. Press Refresh, or Run All Tests.</noscript>
    </Status>
  );
}

function Answered({ connection: { status, message, calls } }: { connection: Connection }) {
  const slowest = Math.max(...calls.map(({ ms }) => ms));
  return (
    <Status status={status}>
      {message}
      {calls.length > 0 ? <span className="block text-sm tabular-nums">{`${slowest} ms`}</span> : null}
    </Status>
  );
}

function Status({ status, children }: { status: ConnectionStatus; children?: ReactNode }) {
  const { icon: Icon, mark } = LOOKS[status];
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${mark}`} />
      <div className="min-w-0">
        <p className="text-lg font-semibold">{CONNECTION_LABELS[status]}</p>
        {children ? <p className="text-muted">{children}</p> : null}
      </div>
    </div>
  );
}
