/** The footer of every page: links, how to reach us, and the notice that we are independent. */

import { CONTACT_EMAIL, NON_AFFILIATION, SITE_LINE, SITE_NAME } from "#app/shared/site.ts";
import { Link, MailLink } from "./link.tsx";
import { Logo } from "./logo.tsx";

const COLUMNS = [
  {
    title: "Portal",
    links: [
      { to: "/articles", label: "Articles & Advisories" },
      { to: "/questionnaire", label: "Solutions" },
      { to: "/documents", label: "Documents" },
    ],
  },
  {
    title: "About",
    links: [
      { to: "/about", label: "About Us" },
      { to: "/contact", label: "Contact" },
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms of Service" },
    ],
  },
] as const;

export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-wide grid-cols-2 gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1.3fr]">
        <div className="col-span-2 max-w-xs lg:col-span-1">
          <Logo />
          <p className="mt-3 text-sm text-muted">{SITE_LINE}.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="foot-link">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact />
      </div>
      <div className="mx-auto max-w-wide px-4 pb-10 text-sm text-muted sm:px-6">
        <div className="border-t border-line pt-6">
          <p className="max-w-4xl">
            {SITE_NAME} prepares documents; it does not replace professional advice. {NON_AFFILIATION}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  return (
    <section aria-labelledby="contact-title" className="col-span-2 lg:col-span-1">
      <h2 id="contact-title" className="text-sm">
        Contact
      </h2>
      <p className="mt-2">
        <MailLink address={CONTACT_EMAIL} className="foot-link" />
      </p>
      <p className="text-sm text-muted">Answered on working days.</p>
    </section>
  );
}
