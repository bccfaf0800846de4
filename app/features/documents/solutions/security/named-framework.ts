/** The framework that an assessment was told of, carried into its scope, its work and its acceptance. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { boundElsewhere, frameworkOf } from "#app/features/documents/facts/frameworks.ts";
import type { TestRow } from "#app/features/documents/pack.ts";
import { ASSESSMENT } from "./answers.ts";

/** By its name; empty where none was named, or one that binds others. */
export const namedIn = (brief: Brief): string =>
  boundElsewhere(brief) === null ? (frameworkOf(brief)?.label ?? "") : "";
const ofCards = (brief: Brief): boolean => brief.known("framework") === "pci-dss";

export const gapList = (brief: Brief): string =>
  `Gap list by ${namedIn(brief)}${ofCards(brief) ? ", for the systems that handle card data" : ""}`;

export const GAPS_LISTED: TestRow = {
  test: gapList,
  pass: (brief) =>
    `every point that this document names has its evidence, or a gap with owner and date${ofCards(brief) ? "; each system on the client's list is in or out of scope (12.5.2), with a reason" : ""}`,
  component: "Findings",
  when: ASSESSMENT,
  asked: (brief) => namedIn(brief) !== "",
  source: ["ciso-lib", "ej"],
};
