import type { Order } from '@eyelet/contracts/orders/order.ts';
import { desk, rows } from './parcel-shop.ts';
import { refuseCaptures } from './refused-payment.ts';

export const refusing = (order: Order, isRefusing: boolean) => refuseCaptures(desk.running, order, isRefusing);

type Capture = { asked_key: string; state: string; reason: string; next_try_at: Date | null };

export const capturesOf = ({ orderNumber }: Order) =>
  rows<Capture>(
    'select asked_key, state, reason, next_try_at from order_capture where order_number = $1 order by at, capture_key',
    orderNumber,
  );

export const statesOf = async (order: Order) => (await capturesOf(order)).map(({ reason, state }) => [reason, state]);
