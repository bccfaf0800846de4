/** The three parts of the dashboard. */
import { href } from "react-router";
import { Tabs } from "#app/ui/tabs.tsx";

const PARTS = [
  { key: "overview", to: href("/admin"), label: "Overview" },
  { key: "articles", to: href("/admin/articles"), label: "Articles" },
  { key: "users", to: `${href("/admin")}?tab=users`, label: "Users" },
] as const;

export function DashboardTabs({ current }: { current: (typeof PARTS)[number]["key"] }) {
  return (
    <Tabs
      label="Dashboard sections"
      tabs={PARTS.map(({ key, to, label }) => ({ to, label, isCurrent: key === current }))}
    />
  );
}
