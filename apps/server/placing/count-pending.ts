import type { Events } from '../kernel/events.ts';
import type { Paid, Placing } from './step.ts';

/** Counts a placed order whose payments are pending, in the process that began it or in the one that recovered it. */
export function countPending(
  { orderNumber, draft: { order }, correlationId }: Pick<Placing, 'orderNumber' | 'draft' | 'correlationId'>,
  paid: readonly Paid[],
  events: Pick<Events, 'orderChallenged'>,
): void {
  if (paid.every(({ state }) => state.kind === 'authorised')) return;
  const by = correlationId === undefined ? {} : { correlationId };
  events.orderChallenged({ orderNumber, locale: order.locale, ...by });
}
