import { operation } from '../kernel/operation.ts';
import { deskGiftCardSchema, giftCardParams } from './card.ts';

/** A gift card with its balance, but without its number and PIN. */
export const readDeskGiftCard = operation({
  id: 'giftCardDesk.read',
  method: 'GET',
  path: '/staff/v1/gift-cards/{giftCardId}',
  summary: 'Read a gift card',
  callers: { staff: 'gift-cards.read' },
  params: giftCardParams,
  response: deskGiftCardSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
