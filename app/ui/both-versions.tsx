/** What is stored now beside what was typed, when somebody has saved in the meantime. */
import type { Difference } from "#app/shared/stored-version.ts";
import { Table } from "./table.tsx";

export function BothVersions({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>The saved version is the same as yours.</p>;
  return (
    <>
      <p className="mb-2 font-medium">Saved version and yours</p>
      <Table
        caption="Saved version and yours"
        columns={[{ label: "Field" }, { label: "Saved version" }, { label: "Your version" }]}
        rows={differences.map(({ label, stored, typed }) => ({
          key: label,
          cells: [label, stored || "(empty)", typed || "(empty)"],
        }))}
      />
    </>
  );
}
