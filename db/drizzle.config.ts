/** drizzle-kit: what `npm run db:generate` compares (db/schema) and where it writes (supabase/migrations). */
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema/*.ts",
  out: "./supabase/migrations",
  migrations: { prefix: "supabase" },
  entities: { roles: false },
});
