/** One user of the portal: contact, organization, and customer accounts with what is paid and pending. */
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Account } from "./accounts.server.ts";
import { AccountLine } from "./accounts-list.tsx";
import { AccountsToggle, Contact, NOT_SPECIFIED, UserHeading } from "./user-parts.tsx";
import type { ListedUser } from "./users.server.ts";

type CustomerCardProps = {
  user: ListedUser;
  newest: readonly Account[];
  /** All the accounts, once requested. */
  opened: ReactNode | null;
  toggleTo: string;
};

export function CustomerCard({ user, newest, opened, toggleTo }: CustomerCardProps) {
  return (
    <Card as="li" id={user.id} className="flex flex-col gap-5">
      <UserHeading user={user} />
      <Contact user={user} />
      <section>
        <h3 className="mb-2 font-semibold">Organization details</h3>
        <Facts
          items={[
            { label: "Company", value: user.company || NOT_SPECIFIED },
            { label: "Industry", value: user.industry ?? NOT_SPECIFIED },
            { label: "Joined", value: <DateText value={user.createdAt} /> },
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2 font-semibold">Customer accounts</h3>
        {opened ?? (
          <ul className="grid gap-2">
            {newest.map((account) => (
              <li key={account.id}>
                <AccountLine account={account} />
              </li>
            ))}
          </ul>
        )}
        <AccountsToggle user={user} noun="customer account" isOpen={opened !== null} to={toggleTo} />
      </section>
    </Card>
  );
}
