import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Issues the token that identifies a member to the loyalty programme for ten minutes (C7.66, B7.25). The header
 * `source` has the lead. A referral code is stored with the membership; the first one stays. Refuses with REW401 for a
 * guest, REW130 for a consumer who has not joined, REW135 as long as the mailed link has not confirmed the membership,
 * 4044 for a member whom the programme does not know.
 */
export const loyaltyToken = operation({
  id: 'loyalty.token',
  method: 'POST',
  path: '/consumers-v3/consumer/loyalty/token',
  summary: 'Give a member a token of the loyalty programme',
  callers: 'registered',
  otherShoppers: 'REW401',
  body: Type.Object({
    usid: Type.String({ minLength: 1, maxLength: 128, description: 'The caller, as in the header x-user-id.' }),
    referralCode: Type.Optional(Type.String({ maxLength: 64, description: 'Of the member who recommended the shop.' })),
  }),
  response: Type.Object({ loyaltyToken: Type.String({ description: 'Signed (JWS), valid for ten minutes.' }) }),
  refusals: ['REW130', 'REW135', '4044'],
  perMinute: 30,
});
