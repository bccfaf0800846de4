/** One account as an owner sees it, to be read or edited in place. */
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/description-list.tsx";
import { DateText } from "#app/ui/time.tsx";
import { ROLE_CHOICES } from "./user-choices.ts";
import { AccountsToggle, Contact, NOT_SPECIFIED, shownName, UserHeading } from "./user-parts.tsx";
import type { ManagedUser } from "./users.server.ts";

const DONE = {
  saved: "User updated successfully!",
  "factor-removed": "Two-step verification removed. We are telling the user by email.",
};
export type UserDone = keyof typeof DONE;

type UserCardProps = {
  user: ManagedUser;
  /** What has just been done. */
  done: UserDone | null;
  /** Replaces the details while the account is being edited. */
  form: ReactNode | null;
  editTo: string;
  /** The client accounts, once requested. */
  opened: ReactNode | null;
  toggleTo: string;
};

export function UserCard({ user, done, form, editTo, opened, toggleTo }: UserCardProps) {
  return (
    <Card as="li" id={user.id} className="flex flex-col gap-5">
      <UserHeading
        user={user}
        actions={
          form ? null : (
            <ButtonLink to={editTo} variant="quiet" preventScrollReset aria-label={`Edit ${shownName(user)}`}>
              <Pencil aria-hidden className="size-4" />
              Edit
            </ButtonLink>
          )
        }
      />
      {done ? <UserSaved done={done} /> : null}
      {form ?? <Told user={user} />}
      <div>
        {opened}
        <AccountsToggle user={user} noun="client account" isOpen={opened !== null} to={toggleTo} />
      </div>
    </Card>
  );
}

export function UserSaved({ done }: { done: UserDone }) {
  return <Banner tone="success">{DONE[done]}</Banner>;
}

function Told({ user }: { user: ManagedUser }) {
  return (
    <>
      <Contact user={user} />
      <Facts
        items={[
          { label: "Company", value: user.company || NOT_SPECIFIED },
          { label: "Role", value: ROLE_CHOICES.find(({ value }) => value === user.role)?.label },
          { label: "Status", value: user.status === "active" ? "Active" : "Suspended" },
          { label: "Industry", value: user.industry ?? NOT_SPECIFIED },
          { label: "Joined", value: <DateText value={user.createdAt} /> },
          { label: "Two-step verification", value: user.hasSecondFactor ? "On" : "Off" },
          { label: "Last login", value: user.lastSignIn ? <DateText value={user.lastSignIn} /> : "Never" },
        ]}
      />
    </>
  );
}
