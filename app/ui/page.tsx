/** The column for a page's content; the `main` around it belongs to the document. */
import type { ReactNode } from "react";

const WIDTHS = { narrow: "max-w-narrow", text: "max-w-text", wide: "max-w-wide" } as const;

export function Page({ width = "wide", children }: { width?: keyof typeof WIDTHS; children: ReactNode }) {
  return <div className={`mx-auto w-full px-4 py-10 sm:px-6 sm:py-14 print:p-0 ${WIDTHS[width]}`}>{children}</div>;
}
