/** Who makes the documents, by what rules, and what we do not do. */
import { href } from "react-router";
import { describePage } from "#app/shared/page-meta.ts";
import { NON_AFFILIATION, SITE_NAME } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/about.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  describePage({
    title: "About Us",
    description: `What ${SITE_NAME} is for, how its documents are made, and how it earns its money.`,
    origin: root.loaderData?.origin,
    path: href("/about"),
  });

export default function About() {
  return (
    <Page width="text">
      <PageHeader title="About Us" subtitle="We write the part of a solution document that is the same every time." />
      <div className="prose">{TEXT}</div>
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={href("/questionnaire")}>Get Custom Solution</ButtonLink>
        <ButtonLink to={href("/contact")} variant="secondary">
          Contact
        </ButtonLink>
      </div>
    </Page>
  );
}

const TEXT = (
  <>
    <p>
      Much of a consultant’s week goes into documents that are nine tenths the same as the last one. {SITE_NAME} writes
      those nine tenths from what you know about the client, checks them against dated facts, and leaves you the tenth
      that needs your judgement.
    </p>
    <h2>Who it is for</h2>
    <p>
      For people who advise others on Microsoft technology: independent consultants, small advisory firms, and the one
      person in an IT company who writes all the proposals. It assumes that you know the subject. It saves you the
      typing, the looking up and the arithmetic.
    </p>
    <h2>How a document is made</h2>
    <ul>
      <li>
        <strong>By rules, not by chance.</strong> The same answers always give the same document. No language model
        writes it, so nothing in it is made up.
      </li>
      <li>
        <strong>From dated facts.</strong> Prices, limits, end-of-support dates and legal duties are kept with their
        source and the day they were last checked. Each document names that day.
      </li>
      <li>
        <strong>With its gaps in the open.</strong> What the answers leave unknown becomes a numbered assumption, with
        the work that settles it, never a guess dressed up as a finding.
      </li>
      <li>
        <strong>With figures you can trace.</strong> Effort and cost are ranges, each shown with its source.
      </li>
    </ul>
    <h2>How we earn our money</h2>
    <p>
      By selling documents, at one price each, and nothing else: no licences, no projects, no commission from anyone we
      mention, no advertising and no selling of data. So a document has no reason to recommend more than the client
      needs.
    </p>
    <h2>The articles</h2>
    <p>
      Our <Link to={href("/articles")}>articles</Link> are what we would tell a colleague before a project. They are
      free, give their sources and say how long their facts can be relied on. If one of them is wrong,{" "}
      <Link to={href("/contact")}>tell us</Link>: we correct it and say so.
    </p>
    <h2>Independence</h2>
    <p>{NON_AFFILIATION}</p>
  </>
);
