import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { tierSchema } from './tier.ts';

/** The tier of the calling member, the way to the next, and the code by which they recommend the programme. */
export const readStanding = operation({
  id: 'loyalty.readStanding',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/standing',
  summary: 'Tier and recommendation code of a member',
  callers: 'registered',
  otherShoppers: 'REW401',
  response: Type.Object({
    tier: tierSchema,
    earnedPoints: Type.Integer({ description: 'With orders of the last twelve months; they decide the tier.' }),
    nextTier: nullable(Type.Object({ tier: tierSchema, missingPoints: Type.Integer() })),
    pointsPercent: Type.Integer({ description: 'Points for each whole unit of currency, in percent.' }),
    birthdayPoints: Type.Integer(),
    referralCode: Type.String({ description: 'Goes into links as `referral_code`.' }),
    referralPoints: Type.Integer({ description: 'For each of the two; 0: none.' }),
  }),
  refusals: ['REW130', '4044'],
});
