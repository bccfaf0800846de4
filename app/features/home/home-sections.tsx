/** The sections of the home page, from top to bottom. */
import { ArrowRight, Check, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { SITE_NAME } from "#app/shared/site.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FEATURES, INCLUDED, PRICE, QUESTIONS, SOLUTIONS, STEPS } from "./home-content.ts";

const COLUMN = "mx-auto w-full max-w-wide px-4 sm:px-6";

export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={`${COLUMN} grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20`}>
      <div>
        <h1 className="text-5xl">The design document your client is waiting for</h1>
        <p className="mt-6 max-w-prose text-lg text-muted sm:text-xl">
          Answer eleven questions about a client’s Microsoft environment. Get a complete solution document, with
          architecture, plan and budget, to check, re-brand and hand on.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/questionnaire" size="large">
            Get Custom Solution
          </ButtonLink>
          <ButtonLink to="/articles" variant="secondary" size="large">
            Browse Articles
          </ButtonLink>
        </div>
        <p className="mt-5 text-sm text-muted">{PRICE} a document. No subscription, and no account needed to start.</p>
      </div>
      {children}
    </div>
  );
}

type SectionProps = {
  id: string;
  title: string;
  lead?: string;
  band?: boolean;
  children: ReactNode;
};

function Section({ id, title, lead, band = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`scroll-mt-4 ${band ? "border-y border-line bg-sunken" : ""}`}>
      <div className={`${COLUMN} py-16 sm:py-20`}>
        <div className="max-w-text">
          <h2 id={id} className="text-4xl">
            {title}
          </h2>
          {lead ? <p className="mt-3 text-lg text-muted">{lead}</p> : null}
        </div>
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}

export function Excerpt({ children }: { children: ReactNode }) {
  return (
    <Section id="sample" title="Read how one begins" band>
      {children}
    </Section>
  );
}

export function Features() {
  return (
    <Section id="features" title="Built for people who advise" band>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-raised p-6 shadow-sm">
            <Icon aria-hidden className="size-7 stroke-[1.75] text-accent" />
            <h3 className="mt-5 text-lg">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HowItWorks() {
  return (
    <Section id="how" title="How it works">
      <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <p aria-hidden className="text-sm font-semibold text-accent tabular-nums">
              Step {index + 1}
            </p>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function FeaturedSolutions() {
  return (
    <Section id="solutions" title="Featured solutions" lead="Read the guide first, then have one made for your client.">
      <ul className="grid gap-4 lg:grid-cols-3">
        {SOLUTIONS.map(({ to, category, title, text }) => (
          <li
            key={to}
            className="group relative flex flex-col items-start rounded-lg border border-line bg-raised p-6 shadow-sm transition-colors hover:border-accent sm:p-8"
          >
            <Badge tone="accent">{category}</Badge>
            <h3 className="mt-5 text-2xl">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
            </h3>
            <p className="mt-2 mb-6 text-muted">{text}</p>
            <p aria-hidden className="mt-auto inline-flex items-center gap-1.5 font-medium text-accent">
              Read the guide
              <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Price() {
  return (
    <Section id="price" title="One price" lead="You only pay once you have seen what is in a document." band>
      <div className="grid gap-10 rounded-xl border border-line bg-raised p-6 shadow-sm sm:p-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <p className="text-5xl font-semibold tabular-nums">{PRICE}</p>
          <p className="mt-2 text-muted">per document, paid once, in US dollars</p>
          <ButtonLink to="/questionnaire" className="mt-6">
            Start an assessment
          </ButtonLink>
        </div>
        <ul className="grid content-start gap-3">
          {INCLUDED.map((item) => (
            <li key={item} className="flex items-start gap-3">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function Questions() {
  return (
    <Section id="questions" title="Questions and answers">
      <div className="max-w-4xl divide-y divide-line border-y border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="questions" className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-medium hover:text-accent">
              <h3 className="text-lg">{question}</h3>
              <Plus aria-hidden className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
            </summary>
            <p className="max-w-text pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

export function About() {
  return (
    <Section id="about" title="About us" band>
      <div className="max-w-text text-lg text-muted">
        <p>
          Much of a consultant’s week goes into documents that are nine tenths the same as the last one. {SITE_NAME}{" "}
          writes those nine tenths from what you know about the client, checks them against dated facts, and leaves you
          the tenth that needs your judgement.
        </p>
        <p className="mt-4">
          We sell documents and nothing else: no licences, no projects, no commission from anyone we mention.{" "}
          <Link className="link" to="/about">
            More about us
          </Link>
          , or{" "}
          <Link className="link" to="/contact">
            tell us what is missing
          </Link>
          .
        </p>
      </div>
    </Section>
  );
}

export function ClosingCall() {
  return (
    <section aria-labelledby="begin" className={`${COLUMN} pt-16 sm:pt-24 print:hidden`}>
      <div className="rounded-xl bg-deep px-6 py-14 text-center text-on-deep sm:px-12 sm:py-20">
        <h2 id="begin" className="text-4xl">
          Your next document, today
        </h2>
        <p className="mx-auto mt-3 max-w-prose text-lg text-on-deep-muted">
          An account is free. It keeps your clients, your answers and your documents in one place.
        </p>
        <Link
          to="/signup"
          className="mt-8 inline-flex min-h-12 items-center justify-center rounded-md bg-on-deep px-6 font-medium text-deep-ink transition-colors hover:bg-on-deep-muted focus-visible:outline-on-deep"
        >
          Create a free account
        </Link>
      </div>
    </section>
  );
}
