/** A client at a glance: contact, company, address, and the documents made for them. */
import { Building2, Mail, Pencil, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { formatPhone } from "#app/shared/phone.ts";
import { companySizeLabel } from "#app/shared/profile-choices.ts";
import { websiteLink } from "#app/shared/website.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { MailLink } from "#app/ui/link.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Profile } from "#db/schema/users.ts";
import { ArchiveButton } from "./client-archive.tsx";
import { ClientSolutions } from "./client-solutions.tsx";
import type { ListedClient } from "./clients.server.ts";

const NOT_SPECIFIED = "Not specified";

type ClientCardProps = { client: ListedClient; archived?: boolean; editTo: string };

export function ClientCard({ client, archived = false, editTo }: ClientCardProps) {
  const { id, name, profile, createdAt, solutions } = client;
  return (
    <Card as="article" aria-label={name} className="flex flex-col gap-5">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-xl break-words">{name}</h2>
          <p className="text-muted">{profile.jobTitle ?? "No title specified"}</p>
        </div>
        {archived ? null : (
          <ButtonLink to={editTo} variant="quiet" aria-label={`Edit ${name}`}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </ButtonLink>
        )}
      </header>
      <Contact client={client} />
      <CompanyDetails profile={profile} />
      <Address address={profile.address} />
      <Section title="Solutions">
        <ClientSolutions clientId={id} solutions={solutions} />
      </Section>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-sm text-muted">
        <span>
          Added <DateText value={createdAt} country={profile.address?.country ?? ""} />
        </span>
        <ArchiveButton clientId={id} name={name} intent={archived ? "restore" : "archive"} />
      </footer>
    </Card>
  );
}

function Contact({ client: { company, email, profile } }: { client: ListedClient }) {
  return (
    <ul className="flex flex-col gap-1.5">
      <Line icon={<Building2 aria-hidden className="size-4" />}>{company}</Line>
      <Line icon={<Mail aria-hidden className="size-4" />}>
        <MailLink address={email} className="link" />
      </Line>
      {profile.phoneNumber ? (
        <Line icon={<Phone aria-hidden className="size-4" />}>
          <a href={`tel:${profile.phoneNumber}`} className="link">
            {formatPhone(profile.phoneNumber)}
          </a>
        </Line>
      ) : null}
    </ul>
  );
}

function CompanyDetails({ profile: { department, website, companySize, industry } }: { profile: Profile }) {
  return (
    <Section title="Company Details">
      <Facts
        items={[
          { label: "Department", value: department ?? NOT_SPECIFIED },
          { label: "Website", value: website ? <Website typed={website} /> : NOT_SPECIFIED },
          { label: "Company Size", value: companySize ? companySizeLabel(companySize) : NOT_SPECIFIED },
          { label: "Industry", value: industry ?? NOT_SPECIFIED },
        ]}
      />
    </Section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 text-muted">
      {icon}
      <span className="min-w-0 text-ink [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** A link if what was typed is a web address, otherwise plain text. */
function Website({ typed }: { typed: string }) {
  const href = websiteLink(typed);
  if (!href) return <span className="[overflow-wrap:anywhere]">{typed}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link [overflow-wrap:anywhere]">
      {typed}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Address({ address = {} }: { address?: Profile["address"] }) {
  const { street, street2, city, state, zipCode, country } = address;
  if (!street && !city) return null;
  const lines = [street, street2, [city, state, zipCode].filter(Boolean).join(", "), country].filter(Boolean);
  return (
    <Section title="Address">
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </Section>
  );
}
