import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from 'kysely';

/**
 * PostgreSQL as Kysely speaks to it. Its migrations list all tables with all columns up to four times for each of them,
 * to learn whether their own two tables are there; that took most of the time in which a new database is made.
 */
export class ShopDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new TablesOfMigrations(db);
  }
}

/** Knows the tables of the migrations alone, by name. */
class TablesOfMigrations extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relname in ('kysely_migration', 'kysely_migration_lock') and has_schema_privilege(nspname, 'USAGE')
    `.execute(this.#db);
    return rows.map((one) => ({ ...one, isView: false, isForeign: false, columns: [] }));
  }
}
