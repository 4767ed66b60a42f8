import type { DeliveryChoice } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';

/** Units still available while lines take theirs. A pool is a store, or all warehouses together (null). */
export type Pools = Readonly<{
  left: (upc: string, pool: string | null) => number;
  /** A negative quantity returns units. */
  take: (upc: string, pool: string | null, quantity: number) => void;
}>;

/** The pool of a choice: shipments, also to a store, come from the warehouses. */
export function poolOf(choice: DeliveryChoice): string | null {
  return choice.fulfilment === 'pickup' ? choice.storeId : null;
}

/** Pools with the stock of the facts. */
export function fullPools({ stock, warehouses }: Pick<DeliveryFacts, 'stock' | 'warehouses'>): Pools {
  const taken = new Map<string, number>();
  const free = (upc: string, pool: string | null): number => {
    const places = stock.get(upc);
    if (pool !== null) return places?.get(pool) ?? 0;
    return warehouses.reduce((sum, { id }) => sum + (places?.get(id) ?? 0), 0);
  };
  return {
    left: (upc, pool) => free(upc, pool) - (taken.get(`${upc} ${pool ?? ''}`) ?? 0),
    take: (upc, pool, quantity) => {
      const key = `${upc} ${pool ?? ''}`;
      taken.set(key, (taken.get(key) ?? 0) + quantity);
    },
  };
}
