/** How the build draws Lucide's icons: theirs weighs 2 kB on each page and takes ten times as long. vite.config.ts puts it in their place. */
import { createElement, type ReactNode, type SVGAttributes } from "react";

type IconData = { node: [tag: string, attributes: SVGAttributes<SVGElement>][] };

/** An icon stands beside words that say the same, so it is read to nobody. */
export default function createLucideIcon({ node }: IconData) {
  const shapes: ReactNode[] = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className = "" }: { className?: string }) {
    const look = { "aria-hidden": true, viewBox: "0 0 24 24", className: `icon ${className}` };
    return createElement("svg", look, ...shapes); // one by one they need no keys
  };
}
