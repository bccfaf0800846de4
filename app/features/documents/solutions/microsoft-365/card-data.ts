/** What of PCI DSS a tenant answers, for whoever named it: the rest is the client's. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { OPTIMISE } from "./answers.ts";

const isNamed = (brief: Brief): boolean => brief.known("framework") === "pci-dss";

export const CARD_DATA: PackTable = {
  id: "m365.cards",
  section: "security",
  heading: "PCI DSS",
  intro:
    "Where cards are handled: what the tenant contributes. Systems that hold card data and sign in elsewhere stay with the client.",
  caption: "PCI DSS 4.0.1 requirements and this project",
  asked: isNamed,
  columns: ["Requirement", "Here", "Evidence"],
  rows: [
    {
      cells: [
        "8.4.2: MFA for all non-console access to the card environment",
        "partly: for sign-in through Entra ID; every other path is the client's",
        "Export of CA02; the client's list of paths",
      ],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: [
        "8.3.6: passwords of at least 12 characters",
        "the client's: a domain's policy sets it, and a cloud-only password may have eight",
        "Password policy",
      ],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: [
        "8.2.8: signing in again after 15 idle minutes",
        (brief) =>
          brief.holds(OPTIMISE)
            ? "the client's, on each device"
            : "partly: screen lock on enrolled devices, set to 15 minutes in the compliance policy; tills and servers are the client's",
        "Compliance policy export",
      ],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: [
        "10.5.1: logs kept 12 months, 3 of them at hand",
        "partly: the tenant's audit log, by the steps of the baseline; other logs are the client's",
        "Audit export of each month",
      ],
      source: ["ciso-lib", "purview", "ej"],
    },
    {
      cells: [
        "7.2.4: access reviewed every six months",
        "the client's: the quarterly work here reviews sharing and exceptions, not accounts",
        "Signed review record",
      ],
      source: ["ciso-lib", "ej"],
    },
  ],
};
