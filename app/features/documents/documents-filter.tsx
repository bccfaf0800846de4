/** The search box, the order and the filters, as a form so that every list has its own address. */
import { Search, X } from "lucide-react";
import { Form, href } from "react-router";
import type { Option } from "#app/features/catalogue/steps.ts";
import { MAX_SEARCH_LENGTH } from "#app/shared/search-text.ts";
import { Button } from "#app/ui/button.tsx";
import { FilterSelect, FilterStatus, FilterText } from "#app/ui/filter-fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { DOCUMENT_ORDERS, type DocumentList, documentsPath } from "./list-address.ts";

const ORDER_LABELS = { newest: "Newest first", oldest: "Oldest first", title: "Title", client: "Client" } as const;
const STATES = [
  { value: "paid", label: "Purchased" },
  { value: "pending", label: "Pending Payment" },
];

type DocumentsFilterProps = {
  list: DocumentList;
  /** How many documents the list shows. */
  count: number;
  solutions: readonly Option[];
  clientName: string | null;
};

export function DocumentsFilter({ list, count, solutions, clientName }: DocumentsFilterProps) {
  return (
    <div className="mb-8 flex flex-col gap-4">
      <search>
        <Form
          method="get"
          action={href("/documents")}
          className="grid grid-cols-2 items-end gap-3 [&>div:first-of-type]:col-span-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto] lg:[&>div:first-of-type]:col-span-1"
        >
          {list.clientId ? <input type="hidden" name="client" value={list.clientId} /> : null}
          <FilterText label="Search by title or client" name="q" given={list.text} maxLength={MAX_SEARCH_LENGTH} />
          <Choices list={list} solutions={solutions} />
          <Button variant="secondary">
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </Form>
      </search>
      <FilterStatus count={count} noun="document" />
      {list.clientId ? <OneClient list={list} name={clientName} /> : null}
    </div>
  );
}

function Choices({ list, solutions }: Pick<DocumentsFilterProps, "list" | "solutions">) {
  return (
    <>
      <FilterSelect label="Status" name="status" given={list.state ?? ""} placeholder="All" options={STATES} />
      <FilterSelect
        label="Solution"
        name="solution"
        given={list.solution}
        placeholder="All"
        options={solutions.map(({ id, label }) => ({ value: id, label }))}
      />
      <FilterSelect
        label="Sort by"
        name="sort"
        given={list.order}
        options={DOCUMENT_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
      />
    </>
  );
}

function OneClient({ list, name }: { list: DocumentList; name: string | null }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        Only documents for <strong>{name ?? "a client that is not yours"}</strong>
      </span>
      <Link to={documentsPath({ ...list, clientId: null })} className="link inline-flex min-h-6 items-center gap-1">
        <X aria-hidden className="size-4" />
        All clients
      </Link>
    </p>
  );
}
