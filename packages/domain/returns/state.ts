import { type OrderMove, type OrderState, orderMove } from '../orders/life-cycle.ts';

/**
 * How an order moves when something of it is announced to come back; undefined when it stays as it is. One that was sent has goods to send
 * back too: those of an address where they arrived, while it still waits for others, or those that were sent again as its parcel was
 * lost. It moves only once all is there, in one way or the other.
 */
export function moveOnAnnounced(state: OrderState, isAllThere: boolean): OrderMove | undefined {
  if (state === 'shipped' && isAllThere) return orderMove(state, 'return requested');
  if (state === 'delivered' || state === 'picked up') return orderMove(state, 'return requested');
  return undefined;
}

type Closed = Readonly<{
  isAll: boolean;
  /** Whether money of the order was given back. */
  isPaidBack: boolean;
  isOpen: boolean;
  received: 'delivered' | 'picked up';
}>;

/**
 * How an order moves when a return of it is closed: back to where it was while some of its goods stay with the shopper, through
 * `returned` to `refunded` once all have come back; it stays `returned` when all of it was exchanged. It stays while another return is
 * open.
 */
export function movesOnClosed(
  state: OrderState,
  { isAll, isPaidBack, isOpen, received }: Closed,
): readonly OrderMove[] {
  if (state !== 'return requested' || isOpen) return [];
  if (isAll) {
    const returned = orderMove('return requested', 'returned');
    return isPaidBack ? [returned, orderMove('returned', 'refunded')] : [returned];
  }
  return [orderMove('return requested', received)];
}
