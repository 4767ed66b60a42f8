import { type Static, Type } from 'typebox';
import { giftCardWishSchema } from '../gift-cards/wish.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { fulfilments } from './fulfilment.ts';
import { giftOptionSchema } from './gift-option.ts';
import { promotionSchema } from './promotion.ts';
import { shippingMethodSchema } from './shipping-method.ts';
import { transitionSchema } from './transition.ts';

/** Prices of an item (C3.15): per unit, except rowTotal and the two after discounts, which are for the whole row. */
export const itemPriceSchema = Type.Object({
  current: Type.Number(),
  original: Type.Number(),
  highCurrent: Type.Number(),
  highOriginal: Type.Number(),
  rowTotal: Type.Number(),
  priceAfterItemDiscount: Type.Number(),
  priceAfterOrderDiscount: Type.Number(),
});

/** A fulfilment of an item with its price and times (C3.16). */
export const shippingOptionSchema = Type.Object({
  selected: Type.Boolean(),
  available: Type.Boolean(),
  shippingMethod: shippingMethodSchema,
  storeInfo: nullable(Type.Object({ id: Type.String(), name: Type.String(), storeInventory: Type.Integer() })),
});

const itemMembers = {
  id: Type.String(),
  productId: Type.String(),
  masterId: Type.String(),
  upc: Type.String(),
  sku: Type.String(),
  recipeId: nullable(Type.String()),
  qty: Type.Integer(),
  maxQty: Type.Integer(),
  name: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  image: Type.String({ description: 'Name of a picture with its version, for /media/w{width}/{name}.' }),
  pdpUrl: Type.String({ description: 'Path of the product page with the locale (C3.18).' }),
  price: itemPriceSchema,
  taxTotal: Type.Number({ description: 'Tax of the row.' }),
  bonus: Type.Boolean(),
  isCustoms: Type.Boolean(),
  isDigitalProduct: Type.Boolean(),
  giftOption: nullable(giftOptionSchema),
  giftCard: nullable(giftCardWishSchema),
  productPromotions: Type.Array(promotionSchema),
  shippingPromotions: Type.Array(promotionSchema),
};

/** One line of a cart (C3.15). */
export const cartItemSchema = Type.Object({
  ...itemMembers,
  available: Type.Integer({ description: 'Units that can be bought now; 0 when sold out or no longer sold.' }),
  shippingOptions: Type.Array(shippingOptionSchema),
  fulfilment: oneOf(fulfilments, 'As chosen; digital and customised goods have their own shipments.'),
  storeId: nullable(Type.String({ description: 'Store of a pickup or of a delivery to a store.' })),
  shippingId: Type.String({ description: 'The shipment of `shippingMethods` that the item travels with.' }),
  transition: nullable(transitionSchema),
  giftOptionAvailable: Type.Boolean(),
  otherGifts: Type.Array(
    Type.Object({
      ...{ promotionId: Type.String(), upc: Type.String(), name: Type.String(), colour: Type.String() },
      ...{ size: Type.String(), image: Type.String() },
    }),
    { description: 'Of a gift: what can come along in its place, if the shopper chooses that.' },
  ),
});

/** One line of an order: as it was bought. */
export const orderItemSchema = Type.Object({
  ...itemMembers,
  giftCardSentAt: nullable(
    Type.String({ description: 'When its gift cards were first mailed, ISO 8601; only then can they be sent again.' }),
  ),
  cancelledQty: Type.Integer({ description: 'Units that were canceled while the rest of the order stays.' }),
  cancellableQty: Type.Integer({ description: 'Units that its shopper may cancel by themselves now.' }),
});

export type ShippingOption = Static<typeof shippingOptionSchema>;
export type CartItem = Static<typeof cartItemSchema>;
export type OrderItem = Static<typeof orderItemSchema>;
/** What line items of carts and of orders have in common. */
export type LineItem = Omit<OrderItem, 'giftCardSentAt' | 'cancelledQty' | 'cancellableQty'>;
