import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskGiftCardSchema, giftCardParams } from './card.ts';

/**
 * Mails a gift card to its recipient again. The caller chooses the id of the mail, so that a repeated call sends it
 * once. STF404: it was not mailed before, cannot be used, or its recipient is erased; STF460 with `waitSeconds` if the
 * recipient has had too many within an hour.
 */
export const resendDeskGiftCard = operation({
  id: 'giftCardDesk.resend',
  method: 'PUT',
  path: '/staff/v1/gift-cards/{giftCardId}/mails/{mailId}',
  summary: 'Mail a gift card again',
  callers: { staff: 'gift-cards.write' },
  params: Type.Object({
    ...giftCardParams.properties,
    mailId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by the caller.' }),
  }),
  response: deskGiftCardSchema,
  refusals: ['STF404', 'STF460'],
  invalid: 'STF400',
});
