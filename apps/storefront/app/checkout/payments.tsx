import type { Order } from '@eyelet/contracts/orders/order.ts';
import { Amount } from '../cart/amount.tsx';
import { PaidWith } from './paid-with.tsx';

/** The payments of an order, with their amounts when there are several. */
export function Payments({ order }: Readonly<{ order: Pick<Order, 'payment_instruments' | 'currency'> }>) {
  const { payment_instruments: instruments, currency } = order;
  return (
    <ul className="grid gap-3">
      {instruments.map((instrument) => (
        <li key={instrument.payment_instrument_id}>
          <PaidWith instrument={instrument} />
          {instruments.length > 1 && (
            <span className="text-14 text-granite">
              <Amount value={instrument.amount} currency={currency} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
