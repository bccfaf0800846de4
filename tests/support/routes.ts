/** Every route of the portal as app/routes.ts lists it, with what a test must know of each. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { readSource } from "./house/source.ts";

export type PortalRoute = {
  /** As in app/routes.ts, with a leading slash: `/documents/:documentId`. */
  pattern: string;
  /** What `?_routes=` takes. */
  id: string;
  /** The ids of the layouts around it, outermost first. */
  layouts: string[];
  hasAction: boolean;
  /** Whether it answers with something other than a page, such as a file. */
  isResource: boolean;
};

export const ROUTES: PortalRoute[] = routes.flatMap((entry) => flatten(entry, []));

function flatten(entry: RouteConfigEntry, layouts: string[]): PortalRoute[] {
  const id = entry.id ?? entry.file.replace(/^\.\//, "").replace(/\.tsx?$/, "");
  if (entry.children) return entry.children.flatMap((child) => flatten(child, [...layouts, id]));
  const file = path.posix.join("app", entry.file);
  const { exports } = readSource(file, readFileSync(file, "utf8"));
  return [
    {
      pattern: `/${entry.path ?? ""}`,
      id,
      layouts,
      hasAction: exports.includes("action"),
      isResource: !exports.includes("default"),
    },
  ];
}
