/** The search box, the order and the two views, as a form and links so that every list has its own address. */
import { Download, Search, Upload } from "lucide-react";
import { Form, href } from "react-router";
import { MAX_SEARCH_LENGTH } from "#app/shared/search-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FilterSelect, FilterStatus, FilterText } from "#app/ui/filter-fields.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { CLIENT_ORDERS, type ClientList, clientListSearch, clientsPath } from "./list-address.ts";

const ORDER_LABELS = { newest: "Newest first", name: "Name", company: "Company" } as const;

export function ClientsFilter({ list, count }: { list: ClientList; count: number }) {
  return (
    <div className="flex flex-col gap-4">
      <SearchForm list={list} />
      <FilterStatus count={count} noun="client" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterLinks
          label="Views"
          links={[false, true].map((archived) => ({
            to: clientsPath({ ...list, archived }),
            label: archived ? "Archived" : "Active",
            isCurrent: list.archived === archived,
          }))}
        />
        <div className="flex flex-wrap gap-1">
          <ButtonLink variant="quiet" to={href("/clients/import")}>
            <Upload aria-hidden className="size-4" />
            Import CSV
          </ButtonLink>
          <ButtonLink variant="quiet" reloadDocument to={href("/clients/export.csv") + clientListSearch(list)}>
            <Download aria-hidden className="size-4" />
            Export CSV
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function SearchForm({ list }: { list: ClientList }) {
  return (
    <search>
      <Form
        method="get"
        action={href("/clients")}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        {list.archived ? <input type="hidden" name="archived" value="yes" /> : null}
        <FilterText label="Search by name, email or company" name="q" given={list.text} maxLength={MAX_SEARCH_LENGTH} />
        <FilterSelect
          label="Sort by"
          name="sort"
          given={list.order}
          options={CLIENT_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
        />
        <Button variant="secondary">
          <Search aria-hidden className="size-4" />
          Search
        </Button>
      </Form>
    </search>
  );
}
