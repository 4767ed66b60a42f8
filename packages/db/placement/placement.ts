import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { PlacementTables } from '../tables/placement.ts';

export type Placement = Selectable<PlacementTables['placement']>;

export async function findPlacement(db: Reader, cartId: string, owner: string): Promise<Placement | undefined> {
  return db
    .selectFrom('placement')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('owner', '=', owner)
    .executeTakeFirst();
}

/** Takes over placements whose process has not finished in time; each goes to one caller only. */
export async function takeOverPlacements(
  db: Reader,
  attempt: string,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<readonly Placement[]> {
  return db
    .updateTable('placement')
    .set({ attempt, lease_until: leaseUntil })
    .where('cart_id', 'in', (eb) =>
      eb
        .selectFrom('placement')
        .select('cart_id')
        .where('state', '=', 'running')
        .where('lease_until', '<', now)
        .orderBy('lease_until')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .where('state', '=', 'running')
    .returningAll()
    .execute();
}

/** Deletes placements that ended long ago, with the tokens and addresses of their drafts; returns how many. */
export async function dropOldPlacements(db: Reader, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('placement')
    .where('state', 'in', ['undone', 'done'])
    .where('started_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
