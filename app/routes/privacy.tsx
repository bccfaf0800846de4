/** The privacy policy: whose data we hold, why, for how long, who else sees them, and people's rights. */
import { href } from "react-router";
import { describePage } from "#app/shared/page-meta.ts";
import { PRIVACY_EMAIL, SITE_NAME } from "#app/shared/site.ts";
import { type Clause, LegalPage } from "#app/ui/legal-page.tsx";
import { Link, MailLink } from "#app/ui/link.tsx";
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
          We keep what we need to run your account and make your documents, and nothing to track you: no advertising, no
          analytics, and no cookies except those that keep you signed in, keep your answers and tell your browser from a
          stranger’s. Unused data is deleted on a schedule. Your clients’ data belongs to you and is used only for your
          documents.
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
    "until you erase your account, which you can do in your profile at any time; an unused account, two years, with two notices by email beforehand; one whose address was never confirmed, 7 days",
  ],
  [
    "Documents and their answers",
    "as long as your account; an unpaid document, a year, with a notice by email 30 days beforehand; answers never made into a document, a year after they were last changed",
  ],
  [
    "Payments and receipts",
    "receipts, as long as tax law requires, 6 to 10 years depending on the country, with as few fields as it allows; payments, as long as your account, and after that without your name",
  ],
  ["The record of who did what in an account", "24 months; after that, only monthly totals for each kind of action"],
  ["Notifications from the payment provider", "400 days, without card or contact details"],
  [
    "The browsers that signed in to your account",
    "the latest twenty, 400 days after they last did, the most recent one as long as your account; as a number that says nothing about the browser",
  ],
  ["Country and kind of browser of a sign-in from a new place", "a week after we told you about it by email"],
  ["Logs of requests", "7 days, with shortened addresses"],
  [
    "The record that an email was sent",
    "as long as the document or payment it is about; for a notice about your account, 400 days; the email itself is not kept",
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
          <strong>processor</strong>, under the agreement in{" "}
          <Link to={`${href("/terms")}#clients`}>clause 7 of the terms</Link>. If you are such a person and want to know
          what is held about you, ask the consultant who entered it; we help them answer.
        </p>
        <p>
          Write to <MailLink address={PRIVACY_EMAIL} /> about anything on this page.
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
          <strong>Your account</strong>: name, email address, company, what you add to your profile, a logo you upload,
          a hash of your password, the key of your authenticator app if you use two-step verification, and the version
          of the terms you accepted. Needed for our contract with you.
        </li>
        <li>
          <strong>Your clients</strong>: names and contact details you enter. Kept on your instructions.
        </li>
        <li>
          <strong>Answers and documents</strong>: they reveal a lot about a client’s defences, so we treat them as
          confidential: nobody but you can open them in the portal, administrators included. Kept on your instructions.
        </li>
        <li>
          <strong>Payments and receipts</strong>: amount, date, status and the provider’s reference; on a receipt, your
          name, company, address and VAT number as they were at the time. Never a card number. Needed for the contract
          and required by tax law.
        </li>
        <li>
          <strong>Records and logs</strong>: what was done and when, from a shortened network address; and which
          browsers have signed in to your account, so that you hear of a new one. They contain no passwords, document
          text or client details. Kept because we have a legitimate interest in a secure service.
        </li>
      </ul>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <p>
        We use only the cookies that the portal cannot do without: one that keeps you signed in, one that keeps a
        visitor’s answers, one that carries a message from one page to the next, two that wait a few minutes for a
        two-step verification code, three that wait at most an hour until you confirm your address, change it or set a
        new password, and one that recognises a browser that has signed in, for 400 days, so that you hear of a sign-in
        from a new one. That is why there is no cookie banner.
      </p>
    ),
  },
  {
    id: "others",
    title: "Who else handles data",
    body: (
      <>
        <p>These work for us, each only for its part and under a contract:</p>
        <ul>
          <li>Supabase: the database and sign-in</li>
          <li>Cloudflare: delivering pages, running our software, sending email</li>
          <li>the payment provider named on the payment page, which is itself responsible for card data</li>
        </ul>
        <p>
          The database is kept in the European Union. Where a company from elsewhere has access, the European
          Commission’s standard clauses or an adequacy decision cover it. We sell nothing, and otherwise pass nothing on
          unless a law requires it.
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
        <p>At any time you may</p>
        <ul>
          <li>see what we hold about you and take it with you, in a machine-readable form,</li>
          <li>have it corrected,</li>
          <li>
            have it erased: it is deleted immediately and permanently, except for what tax law makes us keep of
            payments, which no longer names you,
          </li>
          <li>have its use restricted, or object to it,</li>
          <li>complain to your country’s data-protection authority.</li>
        </ul>
        <p>
          You can do most of this yourself in the portal; for the rest, write to <MailLink address={PRIVACY_EMAIL} />.
          We answer within a month, free of charge. No decision about you is made by automated means alone.
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
        text leaves it only for the person who paid. Passwords are stored as hashes; card numbers are not stored at all.
        If a breach puts you at risk, we tell you and the authority, as the law requires.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        A change of substance gets a new version and date at the top of this page, and we tell account holders by email
        before it takes effect.
      </p>
    ),
  },
];
