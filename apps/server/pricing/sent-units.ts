import type { CartLine } from '@eyelet/domain/cart/document.ts';
import type { Nature } from '@eyelet/domain/cart/nature.ts';
import type { DeliveryFacts } from '@eyelet/domain/delivery/facts.ts';
import { mayStoresSend, type SentLine } from '@eyelet/domain/delivery/sent-by-stores.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import type { Context } from '../kernel/context.ts';
import { sendersOf, warehousesOf } from './places.ts';

/** Units of a size: what the warehouses of a market have, and what stores may send to homes besides. */
type SizeSupply = Readonly<{ warehouses: number; stores: number }>;

/** Units that can be shipped for a line, as placing gives them: what stores send goes home, and not everything may. */
export function sentUnits(
  line: Omit<SentLine, 'upc'> & Pick<CartLine, 'fulfilment'>,
  nature: Nature,
  { warehouses, stores }: SizeSupply,
): number {
  return line.fulfilment === 'home' && mayStoresSend(line, nature) ? warehouses + stores : warehouses;
}

/** What the facts of a cart know of a size. */
export function supplyIn({ stock, sendable, warehouses }: DeliveryFacts, upc: string): SizeSupply {
  const places = stock.get(upc);
  return {
    warehouses: sumOf(warehouses.map(({ id }) => places?.get(id) ?? 0)),
    stores: sumOf([...(sendable.get(upc)?.values() ?? [])]),
  };
}

/** What there is of a size by the given stock. */
export function supplyOf(context: Pick<Context, 'shop' | 'market'>, units: FreeUnits, upc: string): SizeSupply {
  return {
    warehouses: sumOf(warehousesOf(context).map(({ id }) => units(upc, id))),
    stores: sumOf(sendersOf(context).map(({ id }) => units(upc, id, 'sent'))),
  };
}

function sumOf(units: readonly number[]): number {
  return units.reduce((sum, count) => sum + Math.max(0, count), 0);
}
