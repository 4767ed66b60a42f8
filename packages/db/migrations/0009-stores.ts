import { type Kysely, sql } from 'kysely';

/**
 * Positions of places, collection points of carriers, and towns by postal code, so that the nearest ones can be found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Kilometres between two positions in degrees, on a sphere of the earth's size.
  `create function kilometres_between(
    latitude_1 double precision, longitude_1 double precision, latitude_2 double precision, longitude_2 double precision
  ) returns double precision language sql immutable parallel safe return
    12742 * asin(least(1, sqrt(
      sin(radians(latitude_2 - latitude_1) / 2) ^ 2
      + cos(radians(latitude_1)) * cos(radians(latitude_2)) * sin(radians(longitude_2 - longitude_1) / 2) ^ 2
    )))`,

  `alter table place
    add column latitude double precision
      generated always as ((details -> 'position' ->> 'latitude')::double precision) stored,
    add column longitude double precision
      generated always as ((details -> 'position' ->> 'longitude')::double precision) stored`,
  `create index place_position on place (latitude, longitude) where kind = 'store'`,

  `create table collection_point (
    id text primary key,
    carrier text not null,
    name text not null,
    country text not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    details jsonb not null
  )`,
  'create index collection_point_position on collection_point (country, latitude, longitude)',

  // code: a postal code or a common prefix of several; empty for towns that are found by name only. folded: the name
  // for searching, without accents. Of two towns with one name the heavier is meant.
  `create table postal_place (
    country text not null,
    code text not null,
    name text not null,
    folded text not null,
    weight integer not null,
    latitude double precision not null,
    longitude double precision not null,
    primary key (country, code, name)
  )`,
  'create index postal_place_folded on postal_place (folded text_pattern_ops)',
];
