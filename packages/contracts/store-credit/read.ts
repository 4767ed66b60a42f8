import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { creditBalanceSchema, creditEntrySchema } from './entry.ts';

/** The store credit of the caller in the currency of the market, its changes, newest first, and what they have in other currencies. */
export const readStoreCredit = operation({
  id: 'storeCredit.read',
  method: 'GET',
  path: '/consumers-v3/consumer/storeCredit',
  summary: 'Store credit of the caller',
  callers: 'registered',
  query: Type.Object(pageQuery),
  response: Type.Object({
    ...creditBalanceSchema.properties,
    hasHad: Type.Boolean({ description: 'Whether the caller has or had any, in whichever currency.' }),
    others: Type.Array(creditBalanceSchema),
    history: pageOf(creditEntrySchema),
  }),
  refusals: [],
});
