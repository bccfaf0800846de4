/** The terms of service that a person accepts at sign-up. */
import { href } from "react-router";
import { DOCUMENT_PRICE, formatMoney } from "#app/shared/money.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { CONTACT_EMAIL, NON_AFFILIATION, SITE_NAME } from "#app/shared/site.ts";
import { type Clause, LegalPage } from "#app/ui/legal-page.tsx";
import { Link, MailLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/terms.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  describePage({
    title: "Terms of Service",
    description: `What you can expect from ${SITE_NAME}, and what we expect from you.`,
    origin: root.loaderData?.origin,
    path: href("/terms"),
  });

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      short={
        <p>
          You describe a client’s situation and we make a document from it. You pay once for each document, and may put
          your own name on it and hand it on. A document is a starting point for a professional, not advice to be
          followed unread. What you tell us about your clients stays yours.
        </p>
      }
      clauses={CLAUSES}
    />
  );
}

const CLAUSES: readonly Clause[] = [
  {
    id: "parties",
    title: "Who these terms are between",
    body: (
      <>
        <p>
          These terms are between you and {SITE_NAME} (“we”). {SITE_NAME} is meant for people who advise others on
          Microsoft technology in the course of their work. If you use it for an employer, you confirm that you may
          accept these terms on its behalf.
        </p>
        <p>
          You accept them when you create an account. We record the version you accepted and the time. You can read
          articles and fill in the questionnaire without an account.
        </p>
      </>
    ),
  },
  {
    id: "service",
    title: "What we do",
    body: (
      <>
        <p>
          The questionnaire asks about one client in twelve steps. Our software composes one document from the answers,
          always by the same rules, from facts that we collect and date. Nobody at {SITE_NAME} writes or reads it. Each
          document names the date of its facts, and lists whatever the answers left open as numbered assumptions.
        </p>
        <p>
          Before you pay you see its outline, its first section, and the title and length of each table. Once you have
          paid, you can read it, download it and have it sent to your email address.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <p>
        Give your own email address and keep your password to yourself. You are responsible for what is done through
        your account until you tell us that someone else has access to it. Each account is for one person.
      </p>
    ),
  },
  {
    id: "price",
    title: "Price and payment",
    body: (
      <>
        <p>
          A document costs {formatMoney(DOCUMENT_PRICE)} (US dollars), once. There is no subscription. The price you see
          on the payment page is the price you pay, with any tax included.
        </p>
        <p>
          Card details go from your browser to the payment provider and never reach our servers. Where a payment page
          says that it is a <strong>simulator</strong>, no money moves: cards are not charged, nothing is owed, and a
          document unlocked in this way is for trying out the portal.
        </p>
        <p>
          If a payment is taken and the document is not unlocked, we will unlock it or refund you. If a document is
          materially wrong for the answers you gave, tell us within 30 days and we will put it right or refund you.
        </p>
      </>
    ),
  },
  {
    id: "licence",
    title: "What you may do with a document",
    body: (
      <>
        <p>
          Once you have paid for a document, you may use it without time limit: edit it, put your own name and logo on
          it, translate it, build on it, and hand it on to the client it is about and to those who work for that client.
          You do not have to credit us.
        </p>
        <p>
          You may not resell it unchanged as a template to others, offer our documents in bulk, or use them to build a
          product that does what {SITE_NAME} does. Facts, product names and quotations in it remain with their owners.
        </p>
      </>
    ),
  },
  {
    id: "advice",
    title: "Not professional advice",
    body: (
      <>
        <p>
          A document is made from the answers to a questionnaire, without sight of the client’s systems. It is prepared
          for a professional who checks it: sizes, prices, licence terms, dates and legal duties above all. It is not
          legal, tax, audit or engineering advice, and it creates no duty of ours towards your client.
        </p>
        <p>
          Its prices and effort are dated planning figures, not an offer by us, by you or by Microsoft. What you
          recommend to your client is your decision.
        </p>
      </>
    ),
  },
  {
    id: "clients",
    title: "Your clients’ data",
    body: (
      <>
        <p>
          What you enter about your clients and their staff is yours, and in law you are its controller: you decide why
          and how it is used, and you make sure that you are allowed to give it to us. We are your processor. The
          following is our processing agreement.
        </p>
        <ul>
          <li>
            We use it on your instructions only: to store it for you and to make the documents you ask for. We use it
            for nothing else, nor to train models.
          </li>
          <li>
            Those of us who run the systems are bound by confidentiality. Our administrators do not see it by default.
          </li>
          <li>
            We protect it as described in the <Link to={href("/privacy")}>privacy policy</Link>, which also names those
            who work for us. We tell you before we add one, and you may object by closing your account.
          </li>
          <li>We never write to your clients.</li>
          <li>We help you to answer them when they exercise their rights, and to meet your security obligations.</li>
          <li>If we learn of a breach that touches it, we tell you without undue delay.</li>
          <li>
            You can take it with you and have it erased; what the law makes us keep stays locked until it may be
            deleted.
          </li>
          <li>We give you what you need to show that we comply with this, and allow an audit on reasonable notice.</li>
        </ul>
      </>
    ),
  },
  {
    id: "conduct",
    title: "What we ask of you",
    body: (
      <p>
        Do not enter what you may not share. Do not try to reach other people’s data, to get round payment, or to
        disrupt the service; do not copy it by automated means. If you find a weakness, write to us before you write
        about it, and we will not hold careful testing on your own account against you.
      </p>
    ),
  },
  {
    id: "independence",
    title: "Independence from Microsoft",
    body: <p>{NON_AFFILIATION}</p>,
  },
  {
    id: "availability",
    title: "Availability and changes",
    body: (
      <p>
        We work to keep the portal up, and may interrupt it for maintenance. We may change it, and these terms with it.
        A change of substance gets a new version; we tell you by email at least 30 days before it applies to you.
        Documents you have paid for stay under the terms you bought them under, and stay readable as long as your
        account exists.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        Nothing here limits liability that the law does not allow us to limit, such as for intent, for gross negligence
        where it applies, or for injury. Otherwise we are liable for foreseeable loss only, up to what you paid us in
        the twelve months before it arose, and not for a client’s reliance on a document that you did not check.
      </p>
    ),
  },
  {
    id: "end",
    title: "Ending",
    body: (
      <p>
        You can close your account at any time. We may suspend or close an account that breaks these terms; except in
        urgent cases, we tell you first and give you time to take your data. The privacy policy says what happens to the
        data.
      </p>
    ),
  },
  {
    id: "law",
    title: "Law, and how to reach us",
    body: (
      <p>
        The law of the country in which {SITE_NAME} is established applies; mandatory rules of your own country still
        apply. If a clause turns out to be invalid, the others remain in force. Write to{" "}
        <MailLink address={CONTACT_EMAIL} /> first: most things can be settled by email.
      </p>
    ),
  },
];
