import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Whether an order has an invoice: once it is confirmed, and of a cancelled one if its money had been taken. */
export function mayInvoice({ state, payments }: Pick<StoredOrder, 'state' | 'payments'>): boolean {
  if (state === 'created' || state === 'payment pending') return false;
  return state !== 'cancelled' || payments.some((payment) => payment.state === 'captured');
}
