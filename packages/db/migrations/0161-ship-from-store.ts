import { type Kysely, sql } from 'kysely';

/** Stores that send to homes: how many parcels a day they take, and what of each size they keep for the shoppers in the store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_sending (
      place_id text primary key references place (id),
      enabled boolean not null,
      daily_limit integer check (daily_limit > 0),
      safety_stock integer not null check (safety_stock >= 0),
      version integer not null,
      changed_at timestamptz not null,
      -- The day in the time zone of the store whose parcels are counted, and whether it has taken as many as it takes.
      day date,
      parcels integer not null default 0 check (parcels >= 0),
      is_full boolean not null default false
    )`.execute(db);
  await sql`
    create table place_parcel (
      cart_id text not null,
      place_id text not null references place_sending (place_id),
      day date not null,
      primary key (cart_id, place_id)
    )`.execute(db);
  await sql`create index place_parcel_day on place_parcel (day)`.execute(db);
  // Every process counts what can be bought anew when a store takes no more parcels, or takes some again.
  await sql`
    create function announce_place_sending() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or (new.enabled, new.safety_stock, new.is_full) is distinct from (old.enabled, old.safety_stock, old.is_full) then
        perform pg_notify('catalogue', 'places:' || new.place_id);
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger place_sending_announced after insert or update on place_sending
    for each row execute function announce_place_sending()`.execute(db);
}
