import { Type } from 'typebox';
import { qtyMember } from '../cart/line.ts';
import { operation } from '../kernel/operation.ts';
import { changedItemsSchema, savedItemsQuery } from './saved-items.ts';

const id = () => Type.Optional(Type.String({ maxLength: 64 }));

/**
 * Changes saved items (C7.48, C7.99): an entry with `itemId` changes that one's size or quantity, one without adds a
 * size. Saved items named in `moveToCart` go into the cart, all of them or none; without a cart a new one is created.
 * INV700: the only one to move is sold out (C8.131); INV406: one of several is (C8.132); all then stay saved. ORD404:
 * no such size or saved item; INV408: more units of an item, or more items, than allowed.
 */
export const updateSavedItems = operation({
  id: 'savedItems.update',
  method: 'PUT',
  path: '/cart/v2/saveForLater',
  summary: 'Change saved items, or move them to the cart',
  callers: ['guest', 'registered', 'employee'],
  query: savedItemsQuery,
  body: Type.Object({
    items: Type.Optional(
      Type.Array(Type.Object({ itemId: id(), upc: id(), productId: id(), qty: Type.Optional(qtyMember) }), {
        maxItems: 50,
      }),
    ),
    moveToCart: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
    basketId: id(),
  }),
  response: changedItemsSchema,
  refusals: ['BSK404', 'ORD404', 'INV700', 'INV406', 'INV408', 'INV702', 'PRC400'],
});
