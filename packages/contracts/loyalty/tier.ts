import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

export const tierSchema = oneOf(['member', 'silver', 'gold']);

/** A tier of the programme in a market. */
export const tierViewSchema = Type.Object({
  tier: tierSchema,
  from: Type.Integer({ description: 'Points earned within twelve months from which on a member has it.' }),
  pointsPercent: Type.Integer({ description: 'Points for each whole unit of currency, in percent.' }),
  birthdayPoints: Type.Integer({ description: 'Points on the birthday; 0: none.' }),
});
