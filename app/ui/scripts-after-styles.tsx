/** The framework's scripts, fetched after what the page needs to be seen. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * `<Scripts>` with each of its preloads at low priority: every page shows and every form works before them, so on a slow line the
 * style sheet goes first. The framework has no property for that, hence its function called here and its links copied.
 */
export function ScriptsAfterStyles() {
  const scripts: ReactElement<{ children: ReactNode }> | null = Scripts({});
  return Children.map(scripts?.props.children, (child) => (isLink(child) ? cloneElement(child, LOW) : child));
}

type Link = { fetchPriority?: "low" };
const LOW: Link = { fetchPriority: "low" };

function isLink(child: ReactNode): child is ReactElement<Link> {
  return isValidElement(child) && child.type === "link";
}
