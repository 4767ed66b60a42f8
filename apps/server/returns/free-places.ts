import type { Transaction } from '@eyelet/db/database.ts';
import { freeStockWithin } from '@eyelet/db/reservations/free-stock.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../kernel/context.ts';
import { warehousesOf } from '../pricing/places.ts';

type Wanted = Readonly<{ upc: string; qty: number }>;

/**
 * A warehouse of the market with as many free units as are wanted, for each of what is, so that it travels as one parcel; undefined where
 * none has as many beside the others.
 */
export async function freePlaces(
  context: Pick<Context, 'shop' | 'market'>,
  tx: Transaction<Tables>,
  wanted: readonly Wanted[],
): Promise<readonly (string | undefined)[]> {
  const places = warehousesOf(context).map(({ id }) => id);
  const free = await freeStockWithin(tx, [...new Set(wanted.map(({ upc }) => upc))], places);
  const taken = new Map<string, number>();
  return wanted.map(({ upc, qty }) => {
    const takenOf = (place: string) => taken.get(`${upc} ${place}`) ?? 0;
    const found = places.find((place) => (free.get(upc)?.get(place) ?? 0) - takenOf(place) >= qty);
    if (found !== undefined) taken.set(`${upc} ${found}`, takenOf(found) + qty);
    return found;
  });
}
