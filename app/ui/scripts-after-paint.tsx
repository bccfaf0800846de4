/** The framework's scripts, fetched once the page is about to be painted: it shows, and its forms work, without them. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { Scripts } from "react-router";

/**
 * What `<Scripts>` would put onto the page, but held back: of its modules only the largest is asked for at once, at low priority, so
 * that a slow line is never idle. The framework has no property for that, hence its function called here and its elements read.
 */
export function ScriptsAfterPaint() {
  const [, setBegun] = useState(false);
  useEffect(() => setBegun(true), []); // after which the framework has nothing to put here
  const elements = elementsIn(Scripts({}));
  const modules = elements.flatMap(({ type, props }) => (type === "link" && props.href ? [props.href] : []));
  const [state, start] = elements.filter(({ type }) => type === "script");
  if (!start) return null;
  return (
    <>
      {modules.filter(isLargest).map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={start.props.nonce} />
      ))}
      {state}
      {cloneElement(start, HELD)}
      <script nonce={start.props.nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? release(modules.filter((href) => !isLargest(href))) : " "}
      </script>
    </>
  );
}

type Attributes = { type?: string; nonce?: string; href?: string; id?: string; children?: ReactNode };

/** A type that browsers do not run. */
const HELD: Attributes = { type: "text/plain", id: "held" };

/** Those with a name of HTML, in their order. */
function elementsIn(nodes: ReactNode): ReactElement<Attributes>[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<Attributes>(node)) return [];
    return typeof node.type === "string" ? [node] : elementsIn(node.props.children);
  });
}

/** React itself, half of what a page loads. */
function isLargest(module: string): boolean {
  return module.startsWith("/assets/entry.client-");
}

/** At the end of the page this waits for the style sheet, and then for the frame in which the page is painted; a hidden page has none. */
function release(modules: readonly string[]): string {
  return `(document.hidden ? setTimeout : requestAnimationFrame)(() => {
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  for (const href of ${JSON.stringify(modules)}) add("link", { rel: "modulepreload", href });
  const { nonce, textContent } = document.getElementById("held");
  add("script", { type: "module", nonce, textContent });
});`;
}
