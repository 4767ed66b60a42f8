import type { OfferedMethod } from '../../markets/market.ts';
import type { Rule } from './condition.ts';

/** One of some means of payment is in the cart. */
export const payment: Rule<readonly OfferedMethod[]> = {
  problem: (wanted) => (wanted.length > 0 ? undefined : 'no-payment'),
  unmet: (wanted, { payments = [] }) => (wanted.some((one) => payments.includes(one)) ? undefined : 'other-payment'),
};
