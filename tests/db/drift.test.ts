import { readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, type IndexedColumn, PgDialect, PgRole, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { privateSchema } from "#db/schema/settings.ts";
import * as schema from "#db/schema.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";

const TABLES: PgTable[] = Object.values(schema);
const META = new URL("../../supabase/migrations/meta/", import.meta.url);

test("the last snapshot of drizzle-kit is what db/schema says, so nothing waits to be generated", async () => {
  const { entries } = JSON.parse(readFileSync(new URL("_journal.json", META), "utf8"));
  const version = entries.at(-1).tag.split("_")[0];
  const snapshot = JSON.parse(readFileSync(new URL(`${version}_snapshot.json`, META), "utf8"));
  const now = generateDrizzleJson({ ...schema, privateSchema }, snapshot.id);
  expect(await generateMigration(snapshot, now)).toEqual([]);
});

/** A table as Drizzle declares it and as the migrated database has it, in the same words. */
async function compare(db: TestDatabase, table: PgTable): Promise<{ declared: unknown; found: unknown }> {
  const config = getTableConfig(table);
  const dialect = new PgDialect();
  const plain = (text: SQL) => dialect.sqlToQuery(text.inlineParams()).sql;
  const name = `${config.schema ?? "public"}.${config.name}`;
  const rows = await db.sql`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' as has_default
    from pg_attribute a where a.attrelid = ${name}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum
  `;
  const keys = await db.sql`
    select conname as name, contype as type from pg_constraint where conrelid = ${name}::regclass and contype <> 'n'
  `;
  const indexes = await db.sql`
    select c.relname as name, i.indisunique as unique, i.indpred is not null as partial, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${name}::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  `;
  const policies = await db.sql`
    select policyname as name, lower(cmd) as verb, roles::text[] as roles, qual is not null as using, with_check is not null as checked
    from pg_policies where schemaname || '.' || tablename = ${name}
  `;
  const byName = (items: { name: string }[]) => Object.fromEntries(items.map(({ name: key, ...rest }) => [key, rest]));
  return {
    found: {
      columns: rows.map(({ name: column, type, required, has_default }) => ({ column, type, required, has_default })),
      keys: byName(keys as never),
      indexes: byName(
        indexes.map(({ definition, ...index }) => ({ ...index, columns: columnsIn(definition) })) as never,
      ),
      policies: byName(policies.map((policy) => ({ ...policy, roles: policy.roles.sort() })) as never),
    },
    declared: {
      columns: config.columns.map((column) => ({
        column: column.name,
        type: column.getSQLType().replace("timestamp (3)", "timestamp(3)").replace(", ", ","),
        required: column.notNull,
        has_default: column.hasDefault || column.generatedIdentity !== undefined,
      })),
      keys: byName([
        ...config.columns.filter(({ primary }) => primary).map(() => ({ name: `${config.name}_pkey`, type: "p" })),
        ...config.primaryKeys.map((key) => ({ name: key.getName(), type: "p" })),
        ...config.uniqueConstraints.map((key) => ({ name: key.getName() ?? "", type: "u" })),
        ...config.foreignKeys.map((key) => ({ name: key.getName(), type: "f" })),
        ...config.checks.map((key) => ({ name: key.name, type: "c" })),
      ]),
      indexes: byName(
        config.indexes.map(({ config: index }) => ({
          name: index.name ?? "",
          unique: index.unique,
          partial: index.where !== undefined,
          columns: index.columns.map((column) =>
            is(column, SQL) ? bare(plain(column)) : indexed(column as IndexedColumn),
          ), // the only other kind
        })),
      ),
      policies: byName(
        config.policies.map((policy) => ({
          name: policy.name,
          verb: policy.for ?? "all",
          roles: (Array.isArray(policy.to) ? policy.to : [policy.to])
            .map((role) => (role instanceof PgRole ? role.name : role))
            .sort(),
          using: policy.using !== undefined,
          checked: policy.withCheck !== undefined,
        })),
      ),
    },
  };
}

/** As pg_get_indexdef writes it. */
function indexed({ name, indexConfig }: IndexedColumn): string {
  return [name, indexConfig.opClass, indexConfig.order === "desc" && "DESC"].filter(Boolean).join(" ");
}

/** Expressions lose their brackets and the types that the database adds. */
function columnsIn(definition: string): string[] {
  const columns = / USING \w+ \((.*?)\)(?: WHERE .*)?$/.exec(definition)?.[1] ?? "";
  return columns.split(/, (?![^(]*\))/).map(bare);
}

function bare(column: string): string {
  return column.replace(/::text|[()"]/g, "").replace("COALESCE", "coalesce");
}

test("the migrated database has the columns, keys, indexes and policies that db/schema declares, and no others", async () => {
  await using db = await freshDatabase();
  for (const table of TABLES) {
    const { declared, found } = await compare(db, table);
    expect(found, getTableConfig(table).name).toEqual(declared);
  }
});

test("the conditions of checks and policies are those that db/schema declares", async () => {
  await using db = await freshDatabase();
  const dialect = new PgDialect();
  for (const table of TABLES) {
    const { name, schema: folder = "public", checks, policies } = getTableConfig(table);
    const plain = (text: SQL) => dialect.sqlToQuery(text.inlineParams()).sql;
    for (const { name: key, value } of checks) {
      const [found] = await db.sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${key}`;
      await db.sql.unsafe(`alter table ${folder}.${name} add constraint again check (${plain(value)})`);
      const [again] = await db.sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'again'`;
      await db.sql.unsafe(`alter table ${folder}.${name} drop constraint again`);
      expect(found?.text, key).toBe(again?.text);
    }
    for (const { name: key, using, withCheck } of policies) {
      const insert = !using && withCheck;
      const clauses = [using && `using (${plain(using)})`, withCheck && `with check (${plain(withCheck)})`].filter(
        Boolean,
      );
      await db.sql.unsafe(
        `create policy again on ${folder}.${name} ${insert ? "for insert" : ""} ${clauses.join(" ")}`,
      );
      const rows =
        await db.sql`select policyname, qual, with_check from pg_policies where policyname in (${key}, 'again')`;
      await db.sql.unsafe(`drop policy again on ${folder}.${name}`);
      const [one, two] = rows.map(({ qual, with_check }) => ({ qual, with_check }));
      expect(one, key).toEqual(two);
    }
  }
});
