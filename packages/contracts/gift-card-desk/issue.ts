import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { deskGiftCardSchema, giftCardParams, issueReasons } from './card.ts';

/**
 * Issues a gift card that nobody has bought, and has it mailed at once. The caller chooses its id, so that a repeated
 * call issues one. Amounts and texts are checked as for a bought card; STF400 names the member.
 */
export const issueDeskGiftCard = operation({
  id: 'giftCardDesk.issue',
  method: 'PUT',
  path: '/staff/v1/gift-cards/{giftCardId}',
  summary: 'Issue a gift card',
  callers: { staff: 'gift-cards.issue', recentProof: true },
  params: giftCardParams,
  body: Type.Object({
    locale: Type.String({ maxLength: 5, description: 'The market that it is for, such as `de_DE`.' }),
    amount: Type.Number({ description: 'In the currency of the market.' }),
    recipientName: Type.String({ maxLength: 200 }),
    recipientEmail: Type.String({ maxLength: 200 }),
    message: Type.String({ maxLength: 2000, description: 'Empty for none.' }),
    reason: oneOf(issueReasons),
  }),
  response: deskGiftCardSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
