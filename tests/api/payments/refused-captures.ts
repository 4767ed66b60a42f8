import type { Order } from '@eyelet/contracts/orders/order.ts';
import { paymentKeyOf, rows } from './parcel-shop.ts';

/** Has the provider refuse captures of an order, or no longer. */
export const refusing = async (order: Order, isRefusing: boolean) =>
  rows('update sandbox_payment set closed = $2 where idempotency_key = $1', await paymentKeyOf(order), isRefusing);

type Capture = { asked_key: string; state: string; reason: string; next_try_at: Date | null };

export const capturesOf = ({ orderNumber }: Order) =>
  rows<Capture>(
    'select asked_key, state, reason, next_try_at from order_capture where order_number = $1 order by at, capture_key',
    orderNumber,
  );

export const statesOf = async (order: Order) => (await capturesOf(order)).map(({ reason, state }) => [reason, state]);
