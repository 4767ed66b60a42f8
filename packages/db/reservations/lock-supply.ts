import type { Transaction } from '../database.ts';
import { lockSendingStores } from '../stock/place-sending.ts';
import type { Tables } from '../tables/tables.ts';
import { type FreeStock, lockSellable } from './free-stock.ts';

type Wanted = Readonly<{
  upcs: readonly string[];
  warehouses: readonly string[];
  stores: readonly string[];
  /** The cart of the order that is supplied, if it may have been given a parcel of a store before. */
  cartId: string | null;
  /** Places that give nothing, and whose stock is written in the transaction: it is locked with the rest, so that two of them never deadlock. */
  written?: readonly string[];
}>;

/**
 * What places may give to an order at this moment: warehouses all that is free, stores what they send to homes, if they take a parcel of it
 * today. Nobody else takes any of it until the transaction ends.
 */
export async function lockSupply(
  tx: Transaction<Tables>,
  { upcs, warehouses, stores, cartId, written = [] }: Wanted,
  now: Date,
): Promise<FreeStock> {
  const { free, sendable } = await lockSellable(tx, upcs, [...warehouses, ...stores, ...written]);
  const unitsAt = (upc: string, id: string) => sendable.get(upc)?.get(id) ?? 0;
  const placeIds = stores.filter((id) => upcs.some((upc) => unitsAt(upc, id) > 0));
  const taking = await lockSendingStores(tx, { cartId, placeIds }, now);
  return new Map(
    upcs.map((upc) => {
      const stocked = warehouses.map((id) => [id, free.get(upc)?.get(id) ?? 0] as const);
      const sent = placeIds.flatMap((id) => (taking.has(id) ? [[id, unitsAt(upc, id)] as const] : []));
      return [upc, new Map([...stocked, ...sent])] as const;
    }),
  );
}
