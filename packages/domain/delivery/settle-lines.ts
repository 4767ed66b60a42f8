import type { TransitionReason } from '@eyelet/contracts/cart/transition.ts';
import type { CartLine, DeliveryChoice } from '../cart/document.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import { isShortage, reasonAgainst } from './hold.ts';
import { choicesOf, type Move, moves, preferredStoresOf } from './moves.ts';
import { fullPools, type Pools } from './pools.ts';
import type { Shortage } from './shipment.ts';
import { choiceOf, wayOf } from './way.ts';

/** A line that got another fulfilment. */
export type Moved = Readonly<{ line: CartLine; choice: DeliveryChoice; move: Move; reason: TransitionReason }>;

type Pending = Readonly<{ line: CartLine; choice: DeliveryChoice; reason: TransitionReason }>;

export type Held = Readonly<{
  /** Lines whose chosen fulfilment does not hold, in line order. */
  pending: readonly Pending[];
  pools: Pools;
}>;

/**
 * Lets every line whose fulfilment holds take its units, in line order: of two lines for one unit the earlier one gets
 * it.
 */
export function holdLines(cart: DeliverableCart, facts: DeliveryFacts): Held {
  const pools = fullPools(facts);
  const pending: Pending[] = [];
  for (const line of cart.lines) {
    const way = wayOf(line, facts);
    const choice = way && choiceOf(way);
    if (!choice) continue;
    const reason = reasonAgainst(choice, line, facts.stores, pools);
    if (reason) pending.push({ line, choice, reason });
    else pools.take(line, choice, line.quantity);
  }
  return { pending, pools };
}

/**
 * Gives the pending lines the first other fulfilment that holds with the stock that earlier lines have left. A line
 * without any keeps its choice. `homeAllowed` says whether the destination can be delivered to.
 */
export function moveLines(
  cart: DeliverableCart,
  facts: DeliveryFacts,
  { pending, pools }: Held,
  homeAllowed: boolean,
): Readonly<{ moved: readonly Moved[]; left: readonly Pending[] }> {
  const stores = preferredStoresOf(cart);
  const moved: Moved[] = [];
  const left: Pending[] = [];
  for (const one of pending) {
    const found = isMovable(one.line, facts) && firstMove(one, stores, facts, pools, homeAllowed);
    if (!found) {
      left.push(one);
      continue;
    }
    pools.take(one.line, found.choice, one.line.quantity);
    moved.push({ line: one.line, ...found, reason: one.reason });
  }
  return { moved, left };
}

/** The shortages of the lines without a fulfilment. */
export function shortagesOf(left: readonly Pending[], pools: Pools): readonly Shortage[] {
  return left.map(({ line, choice, reason }) => ({
    lineId: line.id,
    available: isShortage(reason) ? Math.max(0, pools.left(line, choice)) : 0,
  }));
}

function isMovable(line: CartLine, facts: DeliveryFacts): boolean {
  return facts.lines.get(line.id)?.nature === 'stocked';
}

function firstMove(
  { line, choice }: Pending,
  preferredStores: readonly string[],
  facts: DeliveryFacts,
  pools: Pools,
  homeAllowed: boolean,
): Readonly<{ choice: DeliveryChoice; move: Move }> | undefined {
  for (const move of moves[choice.fulfilment]) {
    if (move.to === 'home' && !homeAllowed) continue;
    // Stores do not wrap gifts.
    if (move.to === 'pickup' && line.giftOption) continue;
    const other = choicesOf(move, choice, preferredStores).find(
      (one) => !reasonAgainst(one, line, facts.stores, pools),
    );
    if (other) return { choice: other, move };
  }
  return undefined;
}
