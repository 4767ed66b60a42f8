import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { tierViewSchema } from './tier.ts';

/** What the loyalty programme gives in the market of the call. */
export const readProgramme = operation({
  id: 'loyalty.readProgramme',
  method: 'GET',
  path: '/consumers-v3/loyalty/programme',
  summary: 'Tiers and rewards of the loyalty programme',
  callers: 'anyone',
  response: Type.Object({
    tiers: Type.Array(tierViewSchema),
    referralPoints: Type.Integer({
      description: 'For each of two members when one has recommended the other; 0: none.',
    }),
  }),
  refusals: [],
});
