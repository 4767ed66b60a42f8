import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { benefitKinds } from '../promotions/benefit-kinds.ts';
import { listedPromotionSchema, shownStates } from './promotion.ts';

/** The promotions of the shop, in the order in which they apply. */
export const listDeskPromotions = operation({
  id: 'promotionDesk.list',
  method: 'GET',
  path: '/staff/v1/promotions',
  summary: 'List promotions',
  callers: { staff: 'promotions.read', keys: true },
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(oneOf(shownStates)),
    kind: Type.Optional(oneOf(benefitKinds)),
    market: Type.Optional(Type.String({ maxLength: 5, description: 'One that they hold in, such as `de-de`.' })),
    from: Type.Optional(
      Type.String({ format: 'date-time', description: 'With `until`: those that hold between the two.' }),
    ),
    until: Type.Optional(Type.String({ format: 'date-time', description: 'Exclusive.' })),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name or an id, or a whole code.' })),
  }),
  response: pageOf(listedPromotionSchema),
  refusals: [],
  invalid: 'STF400',
});
