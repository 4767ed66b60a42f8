import type { Challenge, Order } from '@eyelet/contracts/orders/order.ts';

/** Where the placing of an order stands (C4.05, C4.06). */
export type Placing =
  | Readonly<{ kind: 'idle'; placing: false; finalized: false }>
  | Readonly<{ kind: 'placing'; placing: true; finalized: false }>
  | Readonly<{ kind: 'challenged'; placing: true; finalized: false; order: Order; challenge: Challenge }>
  | Readonly<{ kind: 'finalized'; placing: false; finalized: true; order: Order }>;

export const idle: Placing = { kind: 'idle', placing: false, finalized: false };

export type PlacingEvent =
  | Readonly<{ kind: 'begun' }>
  | Readonly<{ kind: 'answered'; order: Order }>
  | Readonly<{ kind: 'refused' }>;

/**
 * Takes an event in. A second begin changes nothing, so one press is one order; a flash PaymentNotAuthorized starts the
 * challenge (C4.07); a finalized order stays so.
 */
export function nextPlacing(state: Placing, event: PlacingEvent): Placing {
  if (state.finalized) return state;
  if (event.kind === 'begun') return state.placing ? state : { kind: 'placing', placing: true, finalized: false };
  if (event.kind === 'refused') return idle;
  const { order } = event;
  const challenge = challengeOf(order);
  return challenge
    ? { kind: 'challenged', placing: true, finalized: false, order, challenge }
    : { kind: 'finalized', placing: false, finalized: true, order };
}

/** The challenge that an order waits for, if it does (C8.155). */
export function challengeOf(order: Order): Challenge | null {
  return order.flash.some((flash) => flash.type === 'PaymentNotAuthorized') ? order.challenge : null;
}
