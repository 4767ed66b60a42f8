import type { WarehouseFacts } from './facts.ts';

/** Free pieces of a size at a place. */
export type Left = (upc: string, placeId: string) => number;

/** Pieces that are wanted, by upc. */
export type Demand = ReadonlyMap<string, number>;

/** Sets up to this size are found by trying all of them, larger ones by taking the fullest warehouse first. */
const largestTried = 3;

/** Warehouses that may be tried in threes; of 40 there are 9880. */
const mostTried = 40;

/** Whether warehouses have what is wanted together. */
export function covers(warehouses: readonly WarehouseFacts[], demand: Demand, left: Left): boolean {
  for (const [upc, quantity] of demand) {
    if (warehouses.reduce((sum, { id }) => sum + Math.max(0, left(upc, id)), 0) < quantity) return false;
  }
  return true;
}

/**
 * As few warehouses as have what is wanted, of equally many those that hand over to express carriers. Up to three there
 * are no fewer; where more are needed, the one that brings most of what is missing is taken until nothing is, and none
 * of them can be left out. Where pieces are short it is whatever brings some.
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

/** Takes the warehouse that brings most of what is still missing, again and again; of equals the first. */
function fullestFirst(demand: Demand, ordered: readonly WarehouseFacts[], left: Left): readonly WarehouseFacts[] {
  const missing = new Map(demand);
  const chosen: WarehouseFacts[] = [];
  const brings = (id: string, upc: string) => Math.min(missing.get(upc) ?? 0, Math.max(0, left(upc, id)));
  for (;;) {
    let best: WarehouseFacts | undefined;
    let most = 0;
    for (const one of ordered) {
      if (chosen.includes(one)) continue;
      let pieces = 0;
      for (const upc of missing.keys()) pieces += brings(one.id, upc);
      if (pieces > most) [best, most] = [one, pieces];
    }
    if (!best) return chosen;
    chosen.push(best);
    for (const [upc, quantity] of missing) missing.set(upc, quantity - brings(best.id, upc));
  }
}

/** Leaves out what the others make up for, the last ones first, as they brought least. */
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
