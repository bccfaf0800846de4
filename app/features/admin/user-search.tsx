/** The search above a list of users, with a choice of groups beside it. */
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { isFiltered, type UserFilter } from "./user-filter.ts";

type UserSearchProps = {
  /** The path of the page. */
  action: string;
  filter: UserFilter;
  choices: readonly { value: UserFilter["group"]; label: string }[];
  choiceLabel: string;
};

export function UserSearch({ action, filter, choices, choiceLabel }: UserSearchProps) {
  const { search, shown, group } = filter;
  return (
    <Form
      key={`${search} ${shown} ${group}`}
      method="get"
      action={action}
      role="search"
      className="mt-8 mb-6 grid items-end gap-3 sm:grid-cols-[1fr_minmax(12rem,auto)_auto]"
    >
      {shown === "all" ? null : <input type="hidden" name="show" value={shown} />}
      <TextField
        label="Search by name, email or company"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={search}
      />
      <SelectField label={choiceLabel} name="filter" defaultValue={group} options={choices} />
      <div className="flex flex-wrap gap-3">
        <Button>Search</Button>
        {isFiltered(filter) ? (
          <ButtonLink to={action} variant="secondary">
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}
