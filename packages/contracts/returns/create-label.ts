import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { proofMembers, returnItemsSchema } from './return.ts';

/**
 * Announces the return of items of an order in one parcel, and answers its label, a PDF (C7.80, C1.25). Without items
 * everything that can be sent back is meant. Asking for the same items again answers the same label. RTN500: one of
 * them cannot be sent back, or nothing can (C8.120, C9.34).
 */
export const createReturnLabel = operation({
  id: 'returns.createLabel',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
  alsoAt: ['/consumer/return/{orderId}/returnLabel'],
  summary: 'Create a return label (application/pdf)',
  callers: 'anyone',
  guarded: true,
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ items: Type.Optional(returnItemsSchema), ...proofMembers }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['OHS4004', 'ORD400', 'RTN500'],
  perMinute: 60,
});
