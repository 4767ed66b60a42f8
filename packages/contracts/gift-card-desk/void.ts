import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { blockMembers, deskGiftCardSchema, giftCardParams, giftCardVersion } from './card.ts';

/**
 * Blocks a gift card permanently and takes back its balance, such as after a fraud. Amounts that orders hold of it are
 * still paid.
 */
export const voidDeskGiftCard = operation({
  id: 'giftCardDesk.void',
  method: 'POST',
  path: '/staff/v1/gift-cards/{giftCardId}/void',
  summary: 'Void a gift card',
  callers: { staff: 'gift-cards.issue', recentProof: true },
  params: giftCardParams,
  body: Type.Object({ ...blockMembers, ...giftCardVersion }),
  response: deskGiftCardSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
