import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

const taking = 'taken at once';

/** The steps that an order has reached, the oldest first; of those at the till, which were one, the last. */
export function stepsView({ history }: Pick<StoredOrder, 'history'>): Order['steps'] {
  const steps = history.filter(({ reason }, index) => reason !== taking || history[index + 1]?.reason !== taking);
  return steps.map(({ to_state, at }) => ({
    status: to_state,
    at: new Date(at).toISOString(),
  }));
}

/** A stored time in the form of the API. */
export function timeOf(stored: string | null): string | null {
  return stored === null ? null : new Date(stored).toISOString();
}
