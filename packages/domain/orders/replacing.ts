import type { OrderState } from './life-cycle.ts';

/** A line of an order: units of it that have left the shop, that came back or are on their way back, and that were sent again before. */
export type ReplaceableLine = Readonly<{
  lineNo: number;
  sent: number;
  returned: number;
  replaced: number;
  /**
   * Of a line that was sent again itself: what is left of the line that was paid, once some of that came back. Nobody knows which unit it
   * was, so all that is sent again from then on together is no more than that. Undefined where nothing bounds it.
   */
  left: number | undefined;
  /** Whether it can be taken from stock and sent: nothing digital, made to order, or issued as a gift card. */
  isStocked: boolean;
}>;

/** States of an order in which goods of it may have left. */
const begun: ReadonlySet<OrderState> = new Set([
  ...([
    'in fulfilment',
    'shipped',
    'delivered',
    'ready for pickup',
    'picked up',
    'return requested',
    'returned',
  ] as const),
]);

/** The units of each line that can be sent again: those that have left, without those that came back or were replaced before. */
export function replaceableUnits(state: OrderState, lines: readonly ReplaceableLine[]): ReadonlyMap<number, number> {
  if (!begun.has(state)) return new Map();
  const units = lines
    .filter(({ isStocked }) => isStocked)
    .map(({ lineNo, sent, returned, replaced, left }) => {
      const units = sent - returned - replaced;
      return [lineNo, left === undefined ? units : Math.min(units, left)] as const;
    });
  return new Map(units.filter(([, most]) => most > 0));
}

/** Whether a replacement counts: one that was cancelled has sent nothing. */
export function countsAsReplaced(state: OrderState): boolean {
  return state !== 'cancelled' && state !== 'refunded';
}
