import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { blockMembers, deskGiftCardSchema, giftCardParams, giftCardVersion } from './card.ts';

/** Blocks a gift card from paying and from being mailed until it is unblocked; its balance stays. */
export const blockDeskGiftCard = operation({
  id: 'giftCardDesk.block',
  method: 'POST',
  path: '/staff/v1/gift-cards/{giftCardId}/block',
  summary: 'Block a gift card',
  callers: { staff: 'gift-cards.write' },
  params: giftCardParams,
  body: Type.Object({ ...blockMembers, ...giftCardVersion }),
  response: deskGiftCardSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
