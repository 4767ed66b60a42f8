import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { ledgerEntrySchema } from '../ledger/entry.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { giftCardParams } from './card.ts';

/** The changes of the value of a gift card, latest first. */
export const listGiftCardEntries = operation({
  id: 'giftCardDesk.listEntries',
  method: 'GET',
  path: '/staff/v1/gift-cards/{giftCardId}/entries',
  summary: 'List the entries of a gift card in the ledger',
  callers: { staff: 'gift-cards.read' },
  params: giftCardParams,
  query: Type.Object(pageQuery),
  response: pageOf(ledgerEntrySchema),
  refusals: ['STF404'],
  invalid: 'STF404',
});
