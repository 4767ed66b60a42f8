import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { listedGiftCardSchema } from './card.ts';

export const giftCardFilters = ['usable', 'waiting', 'blocked', 'expired'] as const;

/** The gift cards of the shop, latest first, by page. */
export const listDeskGiftCards = operation({
  id: 'giftCardDesk.list',
  method: 'GET',
  path: '/staff/v1/gift-cards',
  summary: 'List gift cards',
  callers: { staff: 'gift-cards.read' },
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(
      oneOf(giftCardFilters, 'usable: neither blocked nor expired; waiting: to be mailed on its day.'),
    ),
    search: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The last four digits, or the beginning of an order number or of the email of recipient or buyer.',
      }),
    ),
  }),
  response: pageOf(listedGiftCardSchema),
  refusals: [],
  invalid: 'STF400',
});
