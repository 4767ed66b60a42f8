import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { claimMembers, claimRefusals, giftCardSchema } from './gift-card.ts';

/**
 * The balance of a gift card by number and PIN (C7.51). GFC400: no number; GFC700: not sixteen digits; GFC800: unknown; GFC760:
 * wrong PIN, or too many wrong ones; GFC812: expired; GFC799: the card cannot be looked up at the moment.
 */
export const readBalance = operation({
  id: 'giftCards.readBalance',
  method: 'POST',
  path: '/cart/v1/giftcard/balance',
  summary: 'Balance of a gift card',
  callers: 'anyone',
  body: Type.Object(claimMembers),
  response: giftCardSchema,
  refusals: claimRefusals,
  invalidMember: { number: 'GFC700', pin: 'GFC760' },
});
