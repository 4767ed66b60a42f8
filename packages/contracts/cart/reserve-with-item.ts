import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { goodsMembers, lineMembers, qtyMember, quantityRefusals } from './line.ts';

const storeMember = Type.String({ maxLength: 64 });

/**
 * Reserves an item at a store, to be seen and paid there (C7.58). The reservation holds until `expiresAt`. INV701: the
 * store has none of it to reserve; ORD404: no such product; INV408: more than the maximum of a line, or than one
 * shopper, or the guests of one network, may reserve at a time; CHK320 with one entry per invalid contact member.
 * Guests need a bot check proof. Item, store and quantity may also be in the query; the body takes precedence.
 */
export const reserveWithItem = operation({
  id: 'cart.reserveWithItem',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  summary: 'Reserve an item at a store',
  callers: 'session',
  query: Type.Object({ ...goodsMembers, storeId: Type.Optional(storeMember), qty: Type.Optional(qtyMember) }),
  body: Type.Object({
    ...lineMembers,
    storeId: Type.Optional(storeMember),
    qty: Type.Optional(qtyMember),
    contact: Type.Object({
      firstName: Type.Optional(Type.String({ maxLength: 200 })),
      lastName: Type.Optional(Type.String({ maxLength: 200 })),
      email: Type.Optional(Type.String({ maxLength: 200 })),
      phone: Type.Optional(Type.String({ maxLength: 200 })),
      phoneCode: Type.Optional(Type.String({ maxLength: 8 })),
    }),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  status: 201,
  response: Type.Object({
    reservationId: Type.String(),
    storeId: Type.String(),
    upc: Type.String(),
    qty: Type.Integer(),
    expiresAt: Type.String({ description: 'ISO 8601.' }),
  }),
  invalidMember: quantityRefusals,
  refusals: ['ORD404', 'INV701', 'INV408', 'CHK320', 'AUT403'],
  botCheck: { action: 'placeOrder', required: 'guests' },
  // Each call reserves stock and sends a letter.
  perMinute: 20,
  limitShared: true,
});
