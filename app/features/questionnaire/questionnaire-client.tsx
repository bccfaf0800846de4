/** Step 11: which of the caller's clients the document is for; a visitor is told what signing up brings. */

import { UserPlus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ADD_CLIENT_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from "./address.ts";
import type { QuestionView } from "./question-view.ts";
import type { Selection } from "./questionnaire-selection.tsx";

/** From here on the list scrolls in itself and can be searched. */
const LONG_FROM = 9;

type ClientAnswerProps = {
  view: QuestionView;
  clients: readonly ClientChoice[];
  selection: Selection;
  error?: string;
};

export function ClientAnswer({ view, clients, selection, error }: ClientAnswerProps) {
  const [search, setSearch] = useState("");
  if (clients.length === 0) return <NoClients error={error} />;
  const isLong = clients.length >= LONG_FROM;
  const shown = clients.filter((client) => selection.values.includes(client.id) || matches(client, search));
  return (
    <div className="flex flex-col gap-5">
      {isLong && selection.isLive ? (
        <Search value={search} onChange={setSearch} found={shown.length} of={clients.length} />
      ) : null}
      <div className={isLong ? "-m-1.5 max-h-112 overflow-y-auto rounded-md p-1.5" : ""}>
        <ChoiceGroup
          id="answer"
          name="answer"
          kind="single"
          legend={view.text}
          hint={view.origin === "new client" ? "The new client is chosen." : undefined}
          options={shown.map(({ id, name, company }) => ({ value: id, label: name, hint: company }))}
          columns={2}
          value={selection.values}
          onChange={selection.choose}
          error={error}
        />
      </div>
      <div>
        <AddClientLink />
      </div>
    </div>
  );
}

function matches({ name, company }: ClientChoice, search: string): boolean {
  const text = `${name} ${company}`.toLocaleLowerCase("en");
  return search
    .toLocaleLowerCase("en")
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type SearchProps = { value: string; onChange(value: string): void; found: number; of: number };

function Search({ value, onChange, found, of }: SearchProps) {
  function keepEnter(event: KeyboardEvent) {
    if (event.key === "Enter") event.preventDefault(); // it would press Next
  }
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label="Search your clients"
        name=""
        id="client-search"
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keepEnter}
        autoComplete="off"
      />
      <p role="status" className="text-sm text-muted">
        {value ? `${found} of ${of} clients` : `${of} clients`}
      </p>
    </div>
  );
}

function NoClients({ error }: { error?: string }) {
  return (
    <div id="answer" tabIndex={-1}>
      <EmptyState title="No clients yet" action={<AddClientLink />}>
        {error ?? "Add the client that this document is for. It is kept for your next assessments."}
      </EmptyState>
    </div>
  );
}

function AddClientLink() {
  return (
    <ButtonLink variant="secondary" to={ADD_CLIENT_PATH} preventScrollReset>
      <UserPlus aria-hidden className="size-4" />
      Add New Client
    </ButtonLink>
  );
}

export function SignUpPrompt({ view }: { view: QuestionView }) {
  return (
    <div className="rounded-lg border border-line bg-raised p-6 shadow-sm">
      <h2 className="text-xl">{view.text}</h2>
      <p className="mt-2 text-muted">
        Your clients belong to your account. Sign up now, choose a client, and generate the document; every answer given
        so far is kept. You can also look at the summary first.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={SIGN_UP_PATH}>
          Sign Up
        </ButtonLink>
        <ButtonLink variant="quiet" to={SIGN_IN_PATH}>
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}
