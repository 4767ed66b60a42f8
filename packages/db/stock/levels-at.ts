import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { writeTextArray } from '../text-array.ts';

/** A size at a place: what is there, what of it is reserved, and what is in transit to and from there. */
export type LevelsAt = Readonly<{
  upc: string;
  onHand: number;
  reserved: number;
  incoming: number;
  outgoing: number;
}>;

/** The stock of sizes at a place, in the order of the sizes. */
export async function levelsAt(db: Reader, placeId: string, upcs: readonly string[]): Promise<readonly LevelsAt[]> {
  if (upcs.length === 0) return [];
  const { rows } = await sql<LevelsAt>`
    select wanted.upc, coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved,
           moving.incoming, moving.outgoing
    from unnest(${writeTextArray(upcs)}::text[]) with ordinality as wanted (upc, no)
    left join stock on stock.upc = wanted.upc and stock.place_id = ${placeId}
    cross join lateral (
      select coalesce(sum(in_transit) filter (where to_place = ${placeId}), 0)::int as incoming,
             coalesce(sum(in_transit) filter (where from_place = ${placeId}), 0)::int as outgoing
      from transfer_line join transfer using (transfer_id)
      where transfer_line.upc = wanted.upc and in_transit > 0
    ) moving
    order by wanted.no`.execute(db);
  return rows;
}
