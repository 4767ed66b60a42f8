import type { CartLine, DeliveryChoice, LineTransition } from '../cart/document.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import { reasonAgainst } from './hold.ts';
import type { Pools } from './pools.ts';
import type { Moved } from './settle-lines.ts';
import { shippingPriceOf } from './shipping-price.ts';
import type { DeliveryTerms } from './terms.ts';

/** A transition that has just happened; `lineId` is null for a replaced method of the whole shipment. */
export type FreshTransition = Readonly<{ lineId: string | null; transition: LineTransition }>;

/**
 * Writes moves into the lines. The difference of a transition is how much more delivery costs after it, so that those
 * of one call sum up to the total difference.
 */
export function applyMoves(
  cart: DeliverableCart,
  moved: readonly Moved[],
  facts: DeliveryFacts,
  terms: DeliveryTerms,
): Readonly<{ lines: readonly CartLine[]; transitions: readonly FreshTransition[] }> {
  const transitions: FreshTransition[] = [];
  let lines = cart.lines;
  let price = moved.length > 0 ? shippingPriceOf(lines, cart.shippingMethod, facts, terms) : 0;
  for (const { line, choice, move, reason } of moved) {
    const changed = { ...line, ...choice };
    lines = lines.map((one) => (one === line ? changed : one));
    const priceAfter = shippingPriceOf(lines, cart.shippingMethod, facts, terms);
    const transition: LineTransition = {
      type: move.type,
      reason,
      fromCode: codeOf(line, cart),
      toCode: codeOf(choice, cart),
      storeId: choice.storeId ?? line.storeId,
      priceDifference: priceAfter - price,
      from: { fulfilment: line.fulfilment, storeId: line.storeId },
      undo: null,
    };
    price = priceAfter;
    lines = lines.map((one) => (one === changed ? { ...changed, transition } : one));
    transitions.push({ lineId: line.id, transition });
  }
  return { lines, transitions };
}

/** Lines whose transitions offer to restore the previous choice exactly where it holds beside what all others take. */
export function refreshUndo(
  lines: readonly CartLine[],
  stores: DeliveryFacts['stores'],
  { pools, short, homeAllowed }: Readonly<{ pools: Pools; short: ReadonlySet<string>; homeAllowed: boolean }>,
): readonly CartLine[] {
  const refreshed = lines.map((line) => {
    if (!line.transition) return line;
    const own = short.has(line.id) ? 0 : line.quantity;
    const { from } = line.transition;
    pools.take(line, line, -own);
    const holds = (from.fulfilment !== 'home' || homeAllowed) && !reasonAgainst(from, line, stores, pools);
    pools.take(line, line, own);
    if (holds === (line.transition.undo !== null)) return line;
    return { ...line, transition: { ...line.transition, undo: holds ? { ...from, code: null } : null } };
  });
  return refreshed.every((line, index) => line === lines[index]) ? lines : refreshed;
}

function codeOf(choice: DeliveryChoice, cart: DeliverableCart): string {
  return choice.fulfilment === 'home' ? cart.shippingMethod : choice.fulfilment;
}
