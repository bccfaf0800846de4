/**
 * The daily changes of which the admin's figures are the sum. Triggers add lines as the rows they count change and the schedule
 * folds them together, so a figure costs the same however many rows there are.
 */
import { sql } from "drizzle-orm";
import { bigint, date, index, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { oneOf } from "./columns.ts";
import { portalAdmin, portalOwner } from "./roles.ts";

/**
 * Accounts, clients, assessments and documents count on the day they were made. Of that day's assessments, `assessments-finished` have every
 * question answered by now; of its documents, `documents-begun` have had a payment begun and `documents-paid` are paid. `revenue` is what
 * payments brought on the day they succeeded, in minor units; refunds are deducted from that same day.
 */
export const FIGURES = [
  "users",
  "users-active",
  "users-with-company",
  "clients",
  "assessments",
  "assessments-finished",
  "documents",
  "documents-begun",
  "documents-paid",
  "revenue",
] as const;

export const figures = pgTable(
  "figures",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** In UTC. */
    day: date().notNull(),
    figure: text({ enum: FIGURES }).notNull(),
    /** Empty for a figure that is not money. */
    currency: text().notNull().default(""),
    amount: bigint({ mode: "number" }).notNull(),
  },
  (t) => [
    index("figures_sum").on(t.figure, t.day, t.currency, t.amount),
    oneOf("figures_figure_known", t.figure, FIGURES),
    pgPolicy("figures_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
