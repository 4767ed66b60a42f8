import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskGiftCardSchema, giftCardParams, giftCardVersion } from './card.ts';

/** Unblocks a gift card. STF462 for a void one. */
export const unblockDeskGiftCard = operation({
  id: 'giftCardDesk.unblock',
  method: 'POST',
  path: '/staff/v1/gift-cards/{giftCardId}/unblock',
  summary: 'Unblock a gift card',
  callers: { staff: 'gift-cards.write', recentProof: true },
  params: giftCardParams,
  body: Type.Object(giftCardVersion),
  response: deskGiftCardSchema,
  refusals: ['STF404', 'STF409', 'STF462'],
  invalid: 'STF400',
});
