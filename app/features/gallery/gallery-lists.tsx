/** Everything that makes a list: its views, its rows, the ways through it, and what stands there meanwhile. */
import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { PassingMessage } from "#app/ui/passing-message.tsx";
import { CardSkeletons } from "#app/ui/skeleton.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Shelf, Specimen } from "./gallery-section.tsx";

export function Ways() {
  return (
    <Shelf title="Tabs, FilterLinks, Paging">
      <Specimen state="tabs, the first chosen">
        <Tabs
          label="Dashboard sections"
          tabs={["Overview", "Articles", "Users"].map((label, at) => ({
            to: `/ui?tab=${label}`,
            label,
            isCurrent: at === 0,
          }))}
        />
      </Specimen>
      <Specimen state="filters, with and without a count">
        <FilterLinks
          label="Article filters"
          links={[
            { to: "/ui", label: "All", isCurrent: true },
            { to: "/ui?kind=draft", label: "Drafts", count: 3, isCurrent: false },
          ]}
        />
      </Specimen>
      <Specimen state="in the middle of a list">
        <Paging first="/ui" next="/ui?before=1" />
      </Specimen>
    </Shelf>
  );
}

export function Lists() {
  return (
    <Shelf title="Table, CardSkeletons, PassingMessage">
      <Specimen state="table; on a phone each row is a block">
        <Table
          caption="Documents"
          columns={[{ label: "Document" }, { label: "Status" }, { label: "Revenue", isNumber: true }]}
          rows={[
            {
              key: "1",
              cells: [
                "Azure Migration Strategy",
                <Badge key="1" tone="success">
                  Paid
                </Badge>,
                "$99.99",
              ],
            },
            {
              key: "2",
              cells: [
                "Microsoft Certificate Services",
                <Badge key="2" tone="warning">
                  Pending
                </Badge>,
                "–",
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen state="cards on their way">
        <CardSkeletons count={1} />
      </Specimen>
      <Specimen state="passing message, once a press">
        <PassingSpecimen />
      </Specimen>
    </Shelf>
  );
}

function PassingSpecimen() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setTimes(times + 1)}>
        Save
      </Button>
      <PassingMessage text={times === 0 ? null : "Client updated successfully!"} occasion={String(times)} />
    </>
  );
}
