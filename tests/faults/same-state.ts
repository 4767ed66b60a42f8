import type { Database } from '@eyelet/db/database.ts';

/** Tables, their columns that can be written, how many rows they have, and the transaction after which a row is newer. */
const keep = `
  do $$
  declare
    one record;
    rows bigint;
  begin
    drop schema if exists kept cascade;
    create schema kept;
    create unlogged table kept.state (name text, columns text, rows bigint, newest bigint);
    for one in
      select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname
    loop
      execute format('create unlogged table kept.%s as select %s from public.%1$s', one.name, one.columns);
      get diagnostics rows = row_count;
      insert into kept.state values (one.name, one.columns, rows, pg_current_xact_id()::text::bigint);
    end loop;
  end $$`;

/** Triggers and foreign keys are off meanwhile: all that they would see to is in what was kept. */
const restore = `
  do $$
  declare
    one record;
    isChanged boolean;
  begin
    set local session_replication_role = replica;
    for one in select * from kept.state loop
      execute format('select count(*) <> $1 or coalesce(max(xmin::text::bigint) > $2, false) from public.%s', one.name)
        into isChanged using one.rows, one.newest;
      continue when not isChanged;
      execute format('delete from public.%s', one.name);
      execute format('insert into public.%s (%s) overriding system value select %2$s from kept.%1$s', one.name, one.columns);
      update kept.state set newest = pg_current_xact_id()::text::bigint where name = one.name;
    end loop;
  end $$`;

/**
 * Keeps what is in the tables of a shop, and returns what brings all of it back, so that something can happen several times to the same
 * state. Numbers of sequences go on.
 */
export async function keepState({ pool }: Pick<Database, 'pool'>): Promise<() => Promise<void>> {
  await pool.query(keep);
  return async () => {
    await pool.query(restore);
  };
}
