import type { WarehouseFacts } from './facts.ts';

/** Free units of a size at a place. */
export type Left = (upc: string, placeId: string) => number;

/** Required units, by upc. */
export type Demand = ReadonlyMap<string, number>;

/** Sets up to this size are found by trying all of them, larger ones greedily. */
const largestTried = 3;

/** Warehouses of which all sets of three may be tried; of 40 there are 9880. */
const mostTried = 40;

/** Whether warehouses together have what is required. */
export function covers(warehouses: readonly WarehouseFacts[], demand: Demand, left: Left): boolean {
  for (const [upc, quantity] of demand) {
    if (warehouses.reduce((sum, { id }) => sum + Math.max(0, left(upc, id)), 0) < quantity) return false;
  }
  return true;
}

/**
 * The smallest set of warehouses that has what is required, preferring those with express carriers. Up to three the
 * result is optimal; beyond that the warehouse with most of the missing units is added until none is missing, and
 * superfluous ones are removed. If stock is short, all that have some.
 */
export function fewestFor(
  demand: Demand,
  warehouses: readonly WarehouseFacts[],
  left: Left,
): readonly WarehouseFacts[] {
  const useful = warehouses.filter(({ id }) => [...demand.keys()].some((upc) => left(upc, id) > 0));
  const ordered = useful.sort((one, other) => Number(other.express) - Number(one.express));
  const greedy = withoutSuperfluous(fullestFirst(demand, ordered, left), demand, left);
  const largest = Math.min(greedy.length, ordered.length > mostTried ? largestTried - 1 : largestTried);
  for (let size = 1; size <= largest; size++) {
    for (const set of setsOf(ordered, size)) if (covers(set, demand, left)) return set;
  }
  return greedy;
}

/** Repeatedly adds the warehouse with most of the missing units; of equals the first. */
function fullestFirst(demand: Demand, ordered: readonly WarehouseFacts[], left: Left): readonly WarehouseFacts[] {
  const missing = new Map(demand);
  const chosen: WarehouseFacts[] = [];
  const brings = (id: string, upc: string) => Math.min(missing.get(upc) ?? 0, Math.max(0, left(upc, id)));
  for (;;) {
    let best: WarehouseFacts | undefined;
    let most = 0;
    for (const one of ordered) {
      if (chosen.includes(one)) continue;
      let units = 0;
      for (const upc of missing.keys()) units += brings(one.id, upc);
      if (units > most) [best, most] = [one, units];
    }
    if (!best) return chosen;
    chosen.push(best);
    for (const [upc, quantity] of missing) missing.set(upc, quantity - brings(best.id, upc));
  }
}

/** Removes warehouses that the others make superfluous, the last ones first, as they contributed least. */
function withoutSuperfluous(chosen: readonly WarehouseFacts[], demand: Demand, left: Left): readonly WarehouseFacts[] {
  let kept = chosen;
  for (const one of chosen.toReversed()) {
    const rest = kept.filter((other) => other !== one);
    if (covers(rest, demand, left)) kept = rest;
  }
  return kept;
}

/** All sets of a size, those of earlier members first. */
function* setsOf<One>(all: readonly One[], size: number): Generator<readonly One[]> {
  if (size === 0) yield [];
  for (const [index, one] of size > 0 ? all.entries() : []) {
    for (const rest of setsOf(all.slice(index + 1), size - 1)) yield [one, ...rest];
  }
}
