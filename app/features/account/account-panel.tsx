/** The panel beside the profile, with links to everything about the account itself. */
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#app/shared/form.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateText, InstantText } from "#app/ui/time.tsx";
import type { SecondFactor } from "./second-factor.server.ts";
import type { OwnSession } from "./sessions.server.ts";

type AccountPanelProps = {
  email: string;
  /** The new address awaiting confirmation. */
  pendingEmail: string | null;
  sessions: readonly OwnSession[];
  secondFactor: SecondFactor;
  reply?: FormReply;
};

export function AccountPanel({ email, pendingEmail, sessions, secondFactor, reply }: AccountPanelProps) {
  return (
    <Card as="section" aria-labelledby="account" className="flex flex-col gap-6">
      <h2 id="account" className="text-2xl">
        Account
      </h2>
      <Part title="Email">
        <p className="break-words">{email}</p>
        {pendingEmail ? <PendingEmail email={pendingEmail} /> : null}
        <ButtonLink to="/profile/email" variant="secondary">
          Change email
        </ButtonLink>
      </Part>
      <Part title="Password">
        <ButtonLink to="/profile/password" variant="secondary">
          Change password
        </ButtonLink>
      </Part>
      <Part title="Two-step verification">
        <TwoStep {...secondFactor} />
      </Part>
      <Part title="Sessions">
        <Sessions sessions={sessions} message={reply?.message} />
      </Part>
      <Part title="Your data">
        <p className="text-muted">
          One archive of everything we hold about you: profile, clients, assessments, documents, payments and activity
          log, plus every purchased document as a file.
        </p>
        <ButtonLink to="/profile/export" variant="secondary" reloadDocument>
          Download my data
        </ButtonLink>
        <ButtonLink to="/profile/erase" variant="secondary">
          Erase my account
        </ButtonLink>
      </Part>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function TwoStep({ since, isRequired }: SecondFactor) {
  return (
    <>
      <p className="text-muted">
        {since ? (
          <>
            On since <DateText value={since} />.
          </>
        ) : (
          `Off: you sign in with your password alone.${isRequired ? " Your role requires it." : ""}`
        )}
      </p>
      <ButtonLink to="/profile/two-step" variant="secondary">
        {since ? "Turn off two-step verification" : "Set up two-step verification"}
      </ButtonLink>
    </>
  );
}

export function PendingEmail({ email }: { email: string }) {
  return (
    <Banner tone="info" title="Waiting for confirmation">
      <p className="break-words">
        You asked to change it to {email}. Within an hour, open the links we emailed to both addresses. If nothing
        arrives, that address may belong to another account.
      </p>
    </Banner>
  );
}

const SHOWN = 5;

function Sessions({ sessions, message }: { sessions: readonly OwnSession[]; message?: string }) {
  const busy = useNavigation().formData?.get("intent") === "sign-out-others";
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        <li>This browser</li>
        {others.slice(0, SHOWN).map(({ id, createdAt, usedAt }) => (
          <li key={id} className="text-muted">
            Signed in <InstantText value={createdAt} />, last active <InstantText value={usedAt} />
          </li>
        ))}
        {others.length > SHOWN ? <li className="text-muted">{`+${others.length - SHOWN} more`}</li> : null}
      </ul>
      {message ? <Banner tone="error">{message}</Banner> : null}
      {others.length > 0 ? (
        <Form method="post" action="/profile" replace preventScrollReset className="flex flex-col">
          <input type="hidden" name="intent" value="sign-out-others" />
          <Button variant="secondary" busy={busy} busyLabel="Signing out...">
            Sign out other sessions
          </Button>
        </Form>
      ) : (
        <p className="text-sm text-muted">You are not signed in anywhere else.</p>
      )}
    </>
  );
}
