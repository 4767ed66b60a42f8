import { Type } from 'typebox';
import { giftCardWishInputSchema } from '../gift-cards/wish.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { fulfilments } from './fulfilment.ts';
import { giftOptionInputSchema } from './gift-option.ts';

// No maximum of quantities here: the rule refuses with INV408 and the highest quantity allowed, which a schema cannot.
export const qtyMember = Type.Integer({ minimum: 1 });

/** The refusals of malformed quantities (C8.49). */
export const quantityRefusals = { qty: 'INV408', maxQty: 'INV408' } as const;

const text = () => Type.Optional(Type.String({ maxLength: 64 }));

/**
 * The members that identify goods: a upc, or a product with a single size. `product` is another name for `productId`.
 */
export const goodsMembers = { productId: text(), product: text(), upc: text() };

/** The members that identify and describe a new line. */
export const lineMembers = {
  ...goodsMembers,
  /** A store alone means pickup there; `fulfilment` home drops the store. */
  storeId: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  fulfilment: Type.Optional(oneOf(fulfilments)),
  giftOption: Type.Optional(nullable(giftOptionInputSchema)),
  recipeId: text(),
  maxQty: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** What a new line asks for with a gift card; such a line is never changed but in its quantity. */
export const giftCardMember = { giftCard: Type.Optional(giftCardWishInputSchema) };

/** Error ids of refusals of `lineMembers`. */
export const lineRefusals = [
  'ORD404',
  'INV700',
  'INV701',
  'INV408',
  'INV702',
  'PRC400',
  'GWP403',
  'GFS800',
  'GFO404',
  'GFO405',
  'CHK320',
  'ORD517',
  'ORD518',
] as const;
