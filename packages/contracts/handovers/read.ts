import { operation } from '../kernel/operation.ts';
import { handoverSchema, handoverToken } from './handover.ts';

/**
 * What a link hands over; reading takes nothing. Its giver learns here that it was taken. AUT402: the link has ended, or somebody
 * else has taken the cart; CHK320: the link of another market.
 */
export const readHandover = operation({
  id: 'handovers.read',
  method: 'GET',
  path: '/cart/v1/handover',
  summary: 'Read what a link hands over',
  callers: 'anyone',
  query: handoverToken,
  response: handoverSchema,
  refusals: ['AUT402', 'CHK320'],
  invalid: 'AUT402',
  // Tills of a store share an address, and ask every few seconds.
  perMinute: 240,
});
