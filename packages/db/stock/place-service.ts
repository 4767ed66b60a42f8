import { sql } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import type { Database } from '../database.ts';
import { transact } from '../placement/atomic.ts';

/** A service of a place that can be switched: deliveries to a store, express carriers of a warehouse. */
export type PlaceService = 'sts' | 'express';

const paths: Readonly<Record<PlaceService, string>> = { sts: '{services,sts}', express: '{express}' };

/** Switches a service of a place on or off; every process is notified. */
export async function switchPlaceService(
  { db }: Pick<Database, 'db'>,
  placeId: string,
  service: PlaceService,
  on: boolean,
): Promise<void> {
  await transact(db, async (trx) => {
    await sql`update place set details = jsonb_set(
        case when details ? 'services' then details else details || '{"services":{}}' end,
        ${paths[service]}::text[], to_jsonb(${on}::boolean))
      where id = ${placeId}`.execute(trx);
    await announce(trx, 'places', ['all']);
  });
}
