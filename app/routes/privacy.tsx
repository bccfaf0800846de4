/** The privacy policy: whose data, why, how long, who else, and which rights. */
import { href } from "react-router";
import { describePage } from "#app/shared/page-meta.ts";
import { PRIVACY_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { type Clause, LegalPage } from "#app/ui/legal-page.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  describePage({
    title: "Privacy Policy",
    description: `Which data ${SITE_NAME} keeps, why, for how long, and what you can do about it.`,
    origin: root.loaderData?.origin,
    path: href("/privacy"),
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      short={
        <p>
          We keep what is needed to run your account and to make your documents, and nothing to follow you about: no
          advertising, no analytics, no cookies but those that keep you signed in, keep your answers and know your
          browser from a stranger’s. What nobody uses any more is deleted by the clock. Your clients’ data belongs to
          you and is used for your documents only.
        </p>
      }
      clauses={CLAUSES}
    />
  );
}

const KEPT = [
  ["Answers of a visitor without an account", "in a cookie of your browser; parked under a link, 30 days"],
  [
    "Your account, profile, logo and clients",
    "until you erase your account, which you can do in your profile at any time; an account that nobody uses, two years, with two notices by e-mail before; one whose address was never confirmed, 7 days",
  ],
  [
    "Documents and their answers",
    "as long as your account; one that is not paid for, a year, with a notice by e-mail 30 days before; answers that no document was made of, a year after they were last touched",
  ],
  ["Payments and receipts", "as long as tax law asks, 6 to 10 years by country, with as few fields as it allows"],
  ["The record of who did what in an account", "24 months; after that only how often each thing was done in a month"],
  ["Notices of the payment provider", "400 days, without card or contact details"],
  [
    "The browsers that signed in to your account",
    "the latest twenty, 400 days after they last did, the very last one as long as your account; as a number that says nothing of the browser",
  ],
  ["Country and kind of browser of a sign-in from a new place", "a week after we told you of it by e-mail"],
  ["Logs of requests", "7 days, with shortened addresses"],
  [
    "The record that an e-mail was sent",
    "as long as the document or payment that it is about; of a notice about your account, 400 days; the e-mail itself is not kept",
  ],
  ["Backups", "35 days"],
] as const;

const CLAUSES: readonly Clause[] = [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <>
        <p>
          For your account, your payments and our logs, {SITE_NAME} decides what is kept and why: we are the{" "}
          <strong>controller</strong>.
        </p>
        <p>
          For what you enter about your clients and their staff, you decide: you are the controller and we are your{" "}
          <strong>processor</strong>, under the agreement in <Link to="/terms#clients">clause 7 of the terms</Link>. If
          you are such a person and want to know what is held about you, ask the consultant who entered it; we help them
          to answer.
        </p>
        <p>
          Write to <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a> about anything on this page.
        </p>
      </>
    ),
  },
  {
    id: "what",
    title: "What we keep, and why",
    body: (
      <ul>
        <li>
          <strong>Your account</strong>: name, e-mail address, company, what you add to your profile, a logo that you
          upload, a hash of your password, with two-step verification the key of your authenticator app, the version of
          the terms you accepted. Needed for the contract with you.
        </li>
        <li>
          <strong>Your clients</strong>: names and contact details that you enter. Kept on your instructions.
        </li>
        <li>
          <strong>Answers and documents</strong>: they say much about a client’s defences, so we treat them as
          confidential: nobody but you can open them in the portal, administrators included. Kept on your instructions.
        </li>
        <li>
          <strong>Payments and receipts</strong>: amount, date, state, and the provider’s reference; on a receipt your
          name, company, address and VAT number as they were. Never a card number. Needed for the contract, and by tax
          law.
        </li>
        <li>
          <strong>Records and logs</strong>: what was done when, from a shortened network address; which browsers signed
          in to your account, so that we can tell you of one that never did before. They hold no passwords, no document
          text and no client details. Kept because we have a legitimate interest in a safe service.
        </li>
      </ul>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <p>
        There are only cookies that the portal cannot do without: one that keeps you signed in, one that keeps a
        visitor’s answers, one that carries a message from a page to the next, two that wait some minutes for the code
        of two-step verification, and one by which we know a browser again that has signed in, for 400 days, so that you
        hear of a sign-in from another. That is why no banner asks you about them.
      </p>
    ),
  },
  {
    id: "others",
    title: "Who else handles data",
    body: (
      <>
        <p>These work for us, each for its part only and under a contract:</p>
        <ul>
          <li>Supabase: the database and sign-in</li>
          <li>Cloudflare: delivery of pages, running of our software, sending of e-mail</li>
          <li>the payment provider named on the payment page, responsible itself for card data</li>
        </ul>
        <p>
          The database is kept in the European Union. Where a company from elsewhere has access, the European
          Commission’s standard clauses or an adequacy decision cover it. We sell nothing and pass nothing on otherwise,
          unless a law makes us.
        </p>
      </>
    ),
  },
  {
    id: "how-long",
    title: "How long",
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {KEPT.map(([what, howLong]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>You may at any time</p>
        <ul>
          <li>see and take with you what we hold about you, in a form that machines can read,</li>
          <li>have it put right,</li>
          <li>
            have it erased: it is deleted at once and for good, but for what tax law makes us keep of payments, which no
            longer names you,
          </li>
          <li>have its use restricted, or object to it,</li>
          <li>complain to the data-protection authority of your country.</li>
        </ul>
        <p>
          Most of it you can do yourself in the portal; for the rest write to{" "}
          <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>. We answer within a month, and it costs nothing. No
          decision about you is made by a machine alone.
        </p>
      </>
    ),
  },
  {
    id: "safety",
    title: "How it is protected",
    body: (
      <p>
        Connections are encrypted. The database itself checks, row by row, whose data a request may touch. A document’s
        text leaves it only for the person who paid. Passwords are kept as hashes, card numbers not at all. If a breach
        puts you at risk we tell you and the authority, as the law asks.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        A change in substance gets a new version and date at the top of this page, and we tell account holders by e-mail
        before it counts.
      </p>
    ),
  },
];
