import { operation } from '../kernel/operation.ts';
import { handoverSchema, handoverToken } from './handover.ts';

/**
 * The contents of a link; reading does not use it up. Its giver learns here that it was taken. AUT402: the link has
 * ended, or somebody else has taken the cart; CHK320: the link is of another market.
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
  // Tills of a store share a network address, and poll every few seconds.
  perMinute: 240,
});
