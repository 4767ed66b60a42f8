import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { deskCodeSchema } from './code.ts';
import { promotionParams } from './promotion.ts';

/** The codes of a promotion, alphabetically. `total` stops at `mostCodesCounted`. */
export const listPromotionCodes = operation({
  id: 'promotionDesk.listCodes',
  method: 'GET',
  path: '/staff/v1/promotions/{promotionId}/codes',
  summary: 'List the codes of a promotion',
  callers: { staff: 'promotions.read', keys: true },
  params: promotionParams,
  query: Type.Object({
    ...pageQuery,
    search: Type.Optional(Type.String({ maxLength: 40, description: 'The beginning of a code.' })),
  }),
  response: pageOf(deskCodeSchema),
  refusals: ['STF404'],
  invalid: 'STF400',
});
