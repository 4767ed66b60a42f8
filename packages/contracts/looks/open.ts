import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { lookParams } from './look.ts';

/**
 * Opens the shop as the customer sees it, in the browser that calls and for whoever has asked, once the customer has allowed it. It
 * ends 30 minutes after it was first opened, with the consent, with the session of the studio, and with the permission; nothing can be
 * changed in it. STF404 for a look of somebody else; STF409 where it was not allowed, or is over. Another look that is
 * open from the same session of the studio ends.
 */
export const openLook = operation({
  id: 'looks.open',
  method: 'POST',
  path: '/staff/v1/customers/{consumerNo}/looks/{lookId}/open',
  summary: 'See the shop as a customer who has allowed it',
  callers: { staff: 'customers.look', also: 'customers.read', recentProof: true },
  params: lookParams,
  response: Type.Object({
    path: Type.String({ description: 'The account in the shop.' }),
    until: Type.String({ format: 'date-time' }),
  }),
  refusals: ['STF404', 'STF409'],
  invalid: 'STF404',
});
