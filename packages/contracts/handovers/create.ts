import { Type } from 'typebox';
import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Creates the link by which somebody else takes the caller's cart over, once, within 15 minutes: a shopper takes that
 * of a connected store session, an associate that of a shopper. An earlier link of the cart ends. AUT432: an associate
 * without a store; CHK320: the cart has nothing that can be handed over.
 */
export const createHandover = operation({
  id: 'handovers.create',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/handovers',
  summary: 'Hand a cart over by a link',
  callers: 'session',
  status: 201,
  params: basketParams,
  response: Type.Object({
    token: Type.String({ description: 'For the link `/{locale}/handover?token=`.' }),
    expiresAt: Type.String({ description: 'ISO 8601.' }),
  }),
  refusals: ['AUT432', 'BSK404', 'CHK320'],
  perMinute: 30,
});
