import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { timeText } from './order-day.ts';
import type { ShownStep } from './order-steps.tsx';

/** The steps of an order with their times in the time zone of the market. */
export function shownSteps(steps: Order['steps'], market: Pick<Market, 'tag' | 'timeZone'>): readonly ShownStep[] {
  return steps.map(({ status, at }) => ({ status, at, when: timeText(at, market) }));
}
