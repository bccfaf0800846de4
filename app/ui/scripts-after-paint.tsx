/** Fetches the framework's scripts only once the page is about to be painted, since it can be read and its forms work without them. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { Scripts } from "react-router";

/**
 * Puts onto the page what `<Scripts>` would, but holds it back. Only the largest module is requested at once, at low priority, so that a
 * slow connection is never idle. The framework has no option for this, so its function is called here and its elements are read.
 */
export function ScriptsAfterPaint() {
  const [, setBegun] = useState(false);
  useEffect(() => setBegun(true), []); // from then on the framework renders nothing here
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

/** A script type that browsers do not run. */
const HELD: Attributes = { type: "text/plain", id: "held" };

/** The HTML elements among the nodes, in order. */
function elementsIn(nodes: ReactNode): ReactElement<Attributes>[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<Attributes>(node)) return [];
    return typeof node.type === "string" ? [node] : elementsIn(node.props.children);
  });
}

/** Whether this is the module with React itself, half of what a page loads. */
function isLargest(module: string): boolean {
  return module.startsWith("/assets/entry.client-");
}

/** The inline script at the end of the page. It waits for the style sheet and then for the frame that paints the page; a hidden page has none. */
function release(modules: readonly string[]): string {
  return `(document.hidden ? setTimeout : requestAnimationFrame)(() => {
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  for (const href of ${JSON.stringify(modules)}) add("link", { rel: "modulepreload", href });
  const { nonce, textContent } = document.getElementById("held");
  add("script", { type: "module", nonce, textContent });
});`;
}
