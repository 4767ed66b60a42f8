import type { Events } from '../kernel/events.ts';
import type { Paid, Placing } from './step.ts';

/** Records the events of an order just written, by the process that began it or the one that recovered it. */
export function tellWritten(
  { orderNumber, draft: { order }, correlationId }: Pick<Placing, 'orderNumber' | 'draft' | 'correlationId'>,
  paid: readonly Paid[],
  events: Pick<Events, 'happened' | 'orderChallenged'>,
): void {
  const facts = { orderNumber, locale: order.locale, ...(correlationId === undefined ? {} : { correlationId }) };
  if (paid.some(({ state }) => state.kind !== 'authorised')) events.orderChallenged(facts);
  else events.happened('order.placed', { ...facts, total: order.total, currency: order.currency });
}
