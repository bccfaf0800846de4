/** The operator's settings, read by functions of the database only. */
import { pgSchema, text } from "drizzle-orm/pg-core";
import { createdAt, filledText, maxLength } from "./columns.ts";
import { MAX_LENGTH } from "./limits.ts";

/** Holds what no role may see: none has `usage` on it. */
export const privateSchema = pgSchema("private");

export const settings = privateSchema
  .table("settings", { key: text().primaryKey(), value: text().notNull(), updatedAt: createdAt("updated_at") }, (t) => [
    filledText("settings_key_length", t.key, MAX_LENGTH.label),
    maxLength("settings_value_length", t.value, MAX_LENGTH.description),
  ])
  .enableRLS();
