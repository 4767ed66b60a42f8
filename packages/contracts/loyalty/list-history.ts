import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';

/** Why points have changed. */
export const pointsReasons = [
  ...(['earned', 'taken-back', 'spent', 'returned', 'expired', 'adjusted', 'brought'] as const),
  ...(['birthday', 'referral'] as const),
] as const;

export const pointsEntrySchema = Type.Object({
  id: Type.String(),
  date: Type.String({ description: 'ISO 8601.' }),
  points: Type.Integer({ description: 'Negative for a decrease.' }),
  balance: Type.Integer({ description: 'Points after it.' }),
  reason: oneOf(pointsReasons),
  orderNumber: nullable(Type.String()),
});

/** The changes of the caller's points, newest first. */
export const listPointsHistory = operation({
  id: 'loyalty.listHistory',
  method: 'GET',
  path: '/consumers-v3/consumer/loyalty/history',
  summary: 'History of the points of a member',
  callers: 'registered',
  otherShoppers: 'REW401',
  query: Type.Object(pageQuery),
  response: pageOf(pointsEntrySchema),
  refusals: ['REW130', '4044'],
});

export type PointsEntry = Static<typeof pointsEntrySchema>;
