import type { CartLine } from '@eyelet/domain/cart/document.ts';
import { natureOf } from '@eyelet/domain/cart/nature.ts';
import { fullPools, type Pools } from '@eyelet/domain/delivery/pools.ts';
import { type FreeUnits, storeIdsOf } from '@eyelet/domain/pricing/facts.ts';
import type { Context } from '../kernel/context.ts';
import type { Goods } from './goods.ts';
import { sendersOf, warehousesOf } from './places.ts';

/**
 * The pools that lines of one size draw from, as placing gives them: the store where they are collected, the warehouses for what is sent
 * to a store, and these with the stores that send for what goes home.
 */
export function poolsOfSize(
  context: Pick<Context, 'shop' | 'market'>,
  { sku: { upc }, product }: Pick<Goods, 'sku' | 'product'>,
  lines: readonly CartLine[],
  units: FreeUnits,
): Pools {
  const facts = { nature: natureOf(product), rowTotal: 0 };
  const warehouses = warehousesOf(context);
  const places = [...warehouses.map(({ id }) => id), ...storeIdsOf(lines)];
  return fullPools({
    lines: new Map(lines.map(({ id }) => [id, facts])),
    warehouses,
    stock: new Map([[upc, new Map(places.map((id) => [id, units(upc, id)]))]]),
    sendable: new Map([[upc, new Map(sendersOf(context).map(({ id }) => [id, units(upc, id, 'sent')]))]]),
  });
}
