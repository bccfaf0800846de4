/** A raised box for one thing. */
import type { ComponentProps } from "react";

type CardProps = ComponentProps<"div"> & { as?: "div" | "section" | "article" | "li" | "aside" };

export function Card({ as = "div", className = "", ...rest }: CardProps) {
  const Tag = as as "div"; // the tags differ in meaning only, not in the props that we pass
  return <Tag {...rest} className={`card ${className}`} />;
}
