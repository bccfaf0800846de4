/** Step 11: which of the caller's clients the document is for. A visitor is told what signing up brings. */

import { Search, UserPlus } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { CLIENT_STEP } from "#app/features/catalogue/step-numbers.ts";
import type { ClientChoice } from "#app/features/clients/clients.server.ts";
import { MAX_SEARCH_LENGTH } from "#app/shared/search-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ADD_CLIENT_PATH, SIGN_IN_PATH, SIGN_UP_PATH } from "./address.ts";
import type { QuestionView } from "./question-view.ts";
import type { Selection } from "./questionnaire-selection.tsx";
import type { StepPage } from "./show.server.ts";

/** With this many clients or more, the list scrolls and can be searched. */
const LONG_FROM = 9;

type Choices = StepPage["choices"];
type ClientAnswerProps = { view: QuestionView; choices: Choices; selection: Selection; error?: string };

export function ClientAnswer({ view, choices, selection, error }: ClientAnswerProps) {
  const { find, hasMore } = choices;
  const { clients, keep } = useWithChosen(choices.clients, selection);
  if (clients.length === 0 && find === "") return <NoClients error={error} />;
  const isLong = hasMore || find !== "" || clients.length >= LONG_FROM;
  return (
    <div className="flex flex-col gap-5">
      {isLong ? <SearchField choices={choices} /> : null}
      <div className={isLong ? "-m-1.5 max-h-112 overflow-y-auto rounded-md p-1.5" : ""}>
        <ChoiceGroup
          id="answer"
          name="answer"
          kind="single"
          legend={view.text}
          hint={view.origin === "new client" ? "Your new client is selected." : undefined}
          options={clients.map(({ id, name, company }) => ({ value: id, label: name, hint: company }))}
          columns={2}
          value={selection.values}
          onChange={(values) => {
            keep(values);
            selection.choose(values);
          }}
          error={error}
        />
      </div>
      <div>
        <AddClientLink />
      </div>
    </div>
  );
}

/** Keeps the chosen client in the list, whatever is searched for afterwards. */
function useWithChosen(found: readonly ClientChoice[], { values }: Selection) {
  const [chosen, setChosen] = useState<ClientChoice>();
  const isHidden = chosen && values.includes(chosen.id) && !found.some(({ id }) => id === chosen.id);
  return {
    clients: isHidden ? [chosen, ...found] : found,
    keep: (ids: readonly string[]) => setChosen((before) => found.find(({ id }) => ids.includes(id)) ?? before),
  };
}

const FIND_FORM_ID = "find-client";

/** The form of the search field, which stands inside the step's form and names this one because forms cannot nest. */
export function FindClientForm({ view }: { view: QuestionView }) {
  if (!view.signedIn) return null;
  return (
    <Form id={FIND_FORM_ID} method="get" action="/questionnaire" replace preventScrollReset>
      <input type="hidden" name="step" value={CLIENT_STEP} />
      {view.fromSummary ? <input type="hidden" name="return" value="summary" /> : null}
      {view.origin === "new client" ? <input type="hidden" name="client" value={view.selection[0]} /> : null}
    </Form>
  );
}

function SearchField({ choices: { clients, hasMore, find } }: { choices: Choices }) {
  const searchSoon = useSearchSoon();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label="Search your clients"
          id="client-search"
          name="find"
          form={FIND_FORM_ID}
          type="search"
          defaultValue={find}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={searchSoon}
          autoComplete="off"
        />
        <Button variant="secondary" form={FIND_FORM_ID}>
          <Search aria-hidden className="size-4" />
          Search
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {foundText(clients.length, { hasMore, find })}
      </p>
    </div>
  );
}

function foundText(count: number, { hasMore, find }: Pick<Choices, "hasMore" | "find">): string {
  if (hasMore) return "Showing the first by name. Search by name, email or company for the others.";
  if (count === 0) return `No clients match “${find}”.`;
  return `${count} ${count === 1 ? "client" : "clients"}`;
}

const PAUSE_MS = 250;

/** Searches once nothing has been typed for a moment. */
function useSearchSoon(): (event: ChangeEvent<HTMLInputElement>) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: { form } }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form?.requestSubmit(), PAUSE_MS);
  };
}

function NoClients({ error }: { error?: string }) {
  return (
    <div id="answer" tabIndex={-1}>
      <EmptyState title="No clients yet" action={<AddClientLink />}>
        {error ?? "Add the client this document is for. It is kept for future assessments."}
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
        Clients are part of your account. Sign up now, choose a client and generate the document; all your answers so
        far are kept. You can also look at the summary first.
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
