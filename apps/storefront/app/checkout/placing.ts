import type { Challenge, Order } from '@eyelet/contracts/orders/order.ts';

/** The state of placing an order (C4.05, C4.06). */
export type Placing = 'idle' | 'placing' | 'finalized';

export type PlacingEvent = 'begun' | 'refused' | 'ordered';

/** The next state after an event; `finalized` is final. */
export function nextPlacing(state: Placing, event: PlacingEvent): Placing {
  if (state === 'finalized' || event === 'ordered') return 'finalized';
  return event === 'begun' ? 'placing' : 'idle';
}

/** The challenge that an order waits for, if it does (C8.155). */
export function challengeOf(order: Order): Challenge | null {
  return order.flash.some((flash) => flash.type === 'PaymentNotAuthorized') ? order.challenge : null;
}
