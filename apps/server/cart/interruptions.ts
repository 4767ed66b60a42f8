import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import type { CartDocument, LineTransition } from '@eyelet/domain/cart/document.ts';
import type { FreshTransition } from '@eyelet/domain/delivery/transitions.ts';
import type { Context } from '../kernel/context.ts';
import type { SettledCart } from './settle.ts';
import { giftFlashes, promotionFlashes, transitionFlashes } from './view-flash.ts';

/**
 * Marks transitions and lost gifts that interrupted an order, to be shown at the next check of the cart, as a refusal
 * carries no flashes.
 */
export function interrupted({ document, transitions, priced }: SettledCart): CartDocument {
  const lostGifts = priced.lostGifts.map(({ id }) => id);
  const ids = new Set(transitions.map(({ lineId }) => lineId));
  const mark = (transition: LineTransition | null) => transition && { ...transition, interrupts: true };
  return {
    ...document,
    lines: document.lines.map((line) => (ids.has(line.id) ? { ...line, transition: mark(line.transition) } : line)),
    methodTransition: ids.has(null) ? mark(document.methodTransition) : document.methodTransition,
    ...(lostGifts.length > 0 ? { lostGifts } : {}),
  };
}

/** Marks promotions that interrupted an order, to be shown in the same way. */
export function interruptedBy(
  promotions: readonly Readonly<{ id: string }>[],
): (document: CartDocument) => CartDocument {
  return (document) => ({ ...document, lostPromotions: promotions.map(({ id }) => id) });
}

/** Interruptions of an order that were not shown yet, as errors (C4.26), and the cart without the marks. */
export function unshownInterruptions(
  context: Pick<Context, 'market' | 'shop'>,
  document: CartDocument,
): Readonly<{ document: CartDocument; flash: readonly Flash[] }> {
  const unshown: FreshTransition[] = [];
  const unmark = (lineId: string | null, transition: LineTransition | null): LineTransition | null => {
    if (!transition?.interrupts) return transition;
    const { interrupts: _, ...plain } = transition;
    unshown.push({ lineId, transition: plain });
    return plain;
  };
  const lines = document.lines.map((line) => ({ ...line, transition: unmark(line.id, line.transition) }));
  const methodTransition = unmark(null, document.methodTransition);
  const { lostGifts = [], lostPromotions = [], ...kept } = document;
  if (unshown.length + lostGifts.length + lostPromotions.length === 0) return { document, flash: [] };
  return {
    document: { ...kept, lines, methodTransition },
    flash: [
      ...giftFlashes(context, lostGifts),
      ...promotionFlashes(context, lostPromotions),
      ...transitionFlashes(context, unshown, 'error'),
    ],
  };
}
