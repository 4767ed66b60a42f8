import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { promotionParams, shownStates } from './promotion.ts';

/** How two promotions meet in a cart; those where one keeps the other out come first. */
export const meetingKinds = [
  'alone',
  'best-of-group',
  'best-of-row',
  'best-of-delivery',
  'in-turn',
  'rows-first',
] as const;

const ids = (description: string) => Type.Array(Type.String(), { description });

export const meetingSchema = Type.Object({
  promotionId: Type.String(),
  name: Type.String({ description: 'In the language of the call.' }),
  state: oneOf(shownStates),
  rank: Type.Integer(),
  how: oneOf(meetingKinds),
  first: Type.String({ description: 'The one whose turn it is first, or which wins where both take the same off.' }),
  exclusive: ids('Those of the two that take something off only alone.'),
  group: nullable(Type.String({ description: 'That of both.' })),
  belowFloor: ids('Those of the two that may take goods below the price that leaves the margin.'),
  needCode: ids('Those of the two that hold only with one of their codes; a code is of one promotion.'),
  sameGoods: Type.Boolean({ description: 'Whether they can reduce the same goods.' }),
  markets: nullable(ids('Those of both; null: all.')),
  from: nullable(Type.String({ format: 'date-time', description: 'When both have begun; null: already.' })),
  until: nullable(Type.String({ format: 'date-time', description: 'When the first of them ends.' })),
});

export const meetingsSchema = Type.Object({
  meetings: Type.Array(meetingSchema),
  total: Type.Integer({ description: 'More than are listed, perhaps.' }),
});

export type Meeting = Static<typeof meetingSchema>;
export type Meetings = Static<typeof meetingsSchema>;

/**
 * The promotions that a promotion meets, now or later: in a market, at a time, for a shopper and on goods of both, with what happens then. Those
 * that have ended, are paused or cannot be judged meet nothing; the one that is asked about counts as if it were on.
 */
export const listPromotionMeetings = operation({
  id: 'promotionDesk.listMeetings',
  method: 'GET',
  path: '/staff/v1/promotions/{promotionId}/meetings',
  summary: 'List the promotions that one meets',
  callers: { staff: 'promotions.read', keys: true },
  params: promotionParams,
  response: meetingsSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
