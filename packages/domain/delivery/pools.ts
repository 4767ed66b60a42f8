import type { DeliveryChoice } from '../cart/document.ts';
import type { DeliveryFacts, WarehouseFacts } from './facts.ts';
import { isSentByStores, type SentLine } from './sent-by-stores.ts';

/** Units still available while lines take theirs. What stores send to homes is theirs until it is taken there. */
export type Pools = Readonly<{
  left: (line: SentLine, choice: DeliveryChoice) => number;
  /** A negative quantity returns units. */
  take: (line: SentLine, choice: DeliveryChoice, quantity: number) => void;
}>;

/** Where units come from: a store, all warehouses together, or these and the stores that send to homes. */
type Pool = Readonly<{ kind: 'warehouses' }> | Readonly<{ kind: 'homes' }> | Readonly<{ kind: 'store'; id: string }>;

type PoolFacts = Pick<DeliveryFacts, 'lines' | 'stock' | 'sendable'> &
  Readonly<{ warehouses: readonly Pick<WarehouseFacts, 'id'>[] }>;

/** Pools with the stock of the facts. */
export function fullPools({ lines, stock, sendable, warehouses }: PoolFacts): Pools {
  const taken = new Map<string, number>();
  const keyOf = (upc: string, pool: Pool) => `${upc} ${pool.kind} ${pool.kind === 'store' ? pool.id : ''}`;
  const takenOf = (upc: string, pool: Pool) => taken.get(keyOf(upc, pool)) ?? 0;
  const poolOf = (line: SentLine, choice: DeliveryChoice): Pool => {
    const id = storeOf(choice);
    if (id !== null) return { kind: 'store', id };
    return { kind: choice.fulfilment === 'home' && isSentByStores(line, lines) ? 'homes' : 'warehouses' };
  };
  const atWarehouses = (upc: string) =>
    warehouses.reduce((sum, { id }) => sum + (stock.get(upc)?.get(id) ?? 0), 0) - takenOf(upc, { kind: 'warehouses' });
  const sentBy = (upc: string, id: string) =>
    Math.max(0, (sendable.get(upc)?.get(id) ?? 0) - takenOf(upc, { kind: 'store', id }));
  const forHomes = (upc: string) =>
    [...(sendable.get(upc)?.keys() ?? [])].reduce((sum, id) => sum + sentBy(upc, id), atWarehouses(upc)) -
    takenOf(upc, { kind: 'homes' });
  const left = (upc: string, pool: Pool): number => {
    if (pool.kind === 'homes') return forHomes(upc);
    // What goes home may come from stores, so that it leaves the warehouses what only they can give.
    if (pool.kind === 'warehouses') return Math.min(atWarehouses(upc), forHomes(upc));
    const here = (stock.get(upc)?.get(pool.id) ?? 0) - takenOf(upc, pool);
    // What goes home from here, as there is too little of it elsewhere, is not collected.
    return here - Math.max(0, sentBy(upc, pool.id) - Math.max(0, forHomes(upc)));
  };
  return {
    left: (line, choice) => left(line.upc, poolOf(line, choice)),
    take(line, choice, quantity) {
      const key = keyOf(line.upc, poolOf(line, choice));
      taken.set(key, (taken.get(key) ?? 0) + quantity);
    },
  };
}

/** The store whose own stock a choice takes; null for what is shipped, also to a store. */
function storeOf({ fulfilment, storeId }: DeliveryChoice): string | null {
  return fulfilment === 'pickup' ? storeId : null;
}
