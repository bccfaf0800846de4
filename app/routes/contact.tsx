/** How to reach us, about what, and how soon we answer. */
import { href } from "react-router";
import { platformContext } from "#app/context.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { CONTACT_EMAIL, PRIVACY_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { Card } from "#app/ui/card.tsx";
import { Link, MailLink } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/contact.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { operator: context.get(platformContext).settings.operator };
}

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  describePage({
    title: "Contact",
    description: `How to reach ${SITE_NAME} with a question, a correction, a privacy request or a security report.`,
    origin: root.loaderData?.origin,
    path: href("/contact"),
  });

const WAYS = [
  {
    title: "Questions and help",
    text: "About the questionnaire, a document or a payment. Quote the reference from the error page, or your receipt number, and we will find it straight away. Please do not email us client data.",
    email: CONTACT_EMAIL,
    subject: "Question",
  },
  {
    title: "Something is wrong in an article or a document",
    text: "Tell us which sentence is wrong and what it should say, with your source. If a document you paid for is materially wrong for your answers, we put it right or give you your money back.",
    email: CONTACT_EMAIL,
    subject: "Correction",
  },
  {
    title: "Privacy",
    text: "To exercise your rights, or if one of your clients asks what is held about them. You can download and erase everything you keep here under Manage Profile.",
    email: PRIVACY_EMAIL,
    subject: "Privacy",
  },
  {
    title: "Security",
    text: "Write to us before you write about it, and say how to reproduce it. We reply within two working days and tell you when it is fixed.",
    email: CONTACT_EMAIL,
    subject: "Security report",
  },
] as const;

export default function Contact({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader title="Contact" subtitle="A person reads every message and replies on working days." />
      <div className="grid gap-4">
        {WAYS.map(({ title, text, email, subject }) => (
          <Card as="section" key={title}>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
            <p className="mt-3">
              <MailLink address={email} subject={subject} className="link" />
            </p>
          </Card>
        ))}
        {operator ? <Operator operator={operator} /> : null}
      </div>
      <p className="mt-8 text-muted">
        Many questions are answered on the{" "}
        <Link className="link" to={`${href("/")}#questions`}>
          home page
        </Link>
        , in the{" "}
        <Link className="link" to={href("/terms")}>
          terms of service
        </Link>{" "}
        and in the{" "}
        <Link className="link" to={href("/privacy")}>
          privacy policy
        </Link>
        .
      </p>
    </Page>
  );
}

function Operator({ operator }: { operator: string }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Who runs this portal</h2>
      <address className="mt-2 whitespace-pre-line not-italic">{operator.split(/\s*,\s*/).join("\n")}</address>
    </Card>
  );
}
