/** The narrow page around each account form. */
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";

type AuthCardProps = { title: string; subtitle?: ReactNode; children: ReactNode; footer?: ReactNode };

export function AuthCard({ title, subtitle, children, footer }: AuthCardProps) {
  return (
    <Page width="narrow">
      <header className="mb-6 text-center">
        <h1 className="text-3xl">{title}</h1>
        {subtitle ? <p className="mt-2 text-muted">{subtitle}</p> : null}
      </header>
      <Card className="flex flex-col gap-5">{children}</Card>
      {footer ? <div className="mt-6 flex flex-col items-center gap-2 text-center text-muted">{footer}</div> : null}
    </Page>
  );
}

/** For the footer. */
export function BackToSignIn() {
  return (
    <Link to="/signup?mode=signin" className="link">
      Back to sign in
    </Link>
  );
}
