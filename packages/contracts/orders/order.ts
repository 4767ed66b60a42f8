import { type Static, Type } from 'typebox';
import { addressSchema } from '../addresses/address.ts';
import { flashSchema } from '../cart/flash.ts';
import { cardSchema, exchangeMethodId, instrumentSchema, paymentMethodIds } from '../cart/instrument.ts';
import { orderItemSchema } from '../cart/item.ts';
import { priceAdjustmentSchema } from '../cart/price-adjustment.ts';
import { promotionSchema } from '../cart/promotion.ts';
import {
  pickupWindowSchema,
  promiseSchema,
  shipmentKinds,
  shippingMethodSchema,
  takenAtOnceSchema,
} from '../cart/shipping-method.ts';
import { totalsSchema } from '../cart/totals.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { downloadSchema } from './download.ts';
import { inStoreSalesSchema } from './in-store-sales.ts';

export const orderStates = [
  'payment pending',
  'created',
  'confirmed',
  'in fulfilment',
  'shipped',
  'ready for pickup',
  'delivered',
  'picked up',
  'cancelled',
  'return requested',
  'returned',
  'refunded',
] as const;

/** How far a parcel is, as its carrier reports it. */
export const parcelStates = [
  'announced',
  'travelling',
  'out-for-delivery',
  'to-collect',
  'not-delivered',
  'delivered',
  'returning',
] as const;

/** A step of an order that was reached, in the order of the steps. */
export const orderStepSchema = Type.Object({
  status: oneOf(orderStates),
  at: Type.String({ description: 'ISO 8601.' }),
});

/** By whom a shipment travels, and where it can be followed. */
export const parcelSchema = Type.Object({
  carrier: Type.String({ description: 'Its name.' }),
  trackingNumber: Type.String(),
  trackingUrl: nullable(Type.String()),
});

/** What a carrier has reported of a parcel. */
export const parcelScanSchema = Type.Object({
  state: oneOf(parcelStates),
  at: Type.String({ description: 'ISO 8601.' }),
  place: Type.String({ description: 'As the carrier writes it; empty if it does not say.' }),
});

const reportedMembers = {
  expectedOn: nullable(
    Type.String({
      description:
        'The day on which it is expected, YYYY-MM-DD, as its carrier says, or as the shop has told where no carrier did or its pieces were not found; null once it arrived, or if unknown.',
    }),
  ),
  isLate: Type.Boolean({ description: 'It is expected after the last promised day.' }),
  scans: Type.Array(parcelScanSchema, { description: 'Oldest first.' }),
};

/** One of the parcels that a shipment leaves in. */
export const sentParcelSchema = Type.Object({
  ...parcelSchema.properties,
  handedOverAt: Type.String({ description: 'ISO 8601.' }),
  ...reportedMembers,
  units: Type.Integer({ description: 'How many units are in it.' }),
});

/** Members of a shipment that is on its way. */
export const travelMembers = {
  isCancelled: Type.Boolean({ description: 'All of it was canceled, so that nothing of it is sent.' }),
  isPartlyShipped: Type.Boolean({ description: 'A parcel of it is on its way, the rest waits to be sent.' }),
  shippedAt: nullable(Type.String({ description: 'When all of it had been handed to the carrier, ISO 8601.' })),
  deliveredAt: nullable(Type.String({ description: 'When all of it had arrived or was collected, ISO 8601.' })),
  /** The last parcel; null until all of it has been handed over. */
  parcel: nullable(parcelSchema),
  ...reportedMembers,
  isLookedFor: Type.Boolean({
    description:
      'Its buyer was told that pieces of it are looked for, which are not there on the day that was named; false again once a later day was named, or they are found or canceled.',
  }),
  parcels: Type.Array(sentParcelSchema, { description: 'All parcels that have left, the first one first.' }),
};

const parcelItemSchema = Type.Object({ itemId: Type.String(), qty: Type.Integer() });

/** The same for those who may know what is in an order. */
export const knownTravelMembers = {
  ...travelMembers,
  parcels: Type.Array(
    Type.Object({
      ...sentParcelSchema.properties,
      items: Type.Array(parcelItemSchema, { description: 'The units that are in it.' }),
    }),
    { description: 'All parcels that have left, the first one first.' },
  ),
  notSent: Type.Array(parcelItemSchema, { description: 'Units of a partly shipped one that wait to be sent.' }),
};

export const orderShipmentSchema = Type.Object({
  shippingId: Type.String(),
  kind: oneOf(shipmentKinds),
  storeId: nullable(Type.String({ description: 'Store that it is collected from or sent to.' })),
  storeName: nullable(Type.String()),
  collectionPointId: nullable(Type.String()),
  promised: nullable(promiseSchema),
  pickupWindow: nullable(pickupWindowSchema),
  shippingMethod: shippingMethodSchema,
  shippingAddress: nullable(addressSchema),
  itemIds: Type.Array(Type.String()),
  takenAtOnce: takenAtOnceSchema,
  collectCode: nullable(
    Type.String({ description: 'What is shown to collect it; null unless it waits in its store.' }),
  ),
  ...knownTravelMembers,
});

/** A means of payment of an order. */
export const orderInstrumentSchema = Type.Object({
  ...instrumentSchema.properties,
  payment_method_id: oneOf([...paymentMethodIds, exchangeMethodId]),
});

/** What the challenge dialog needs (C8.155, C8.163). */
export const challengeSchema = Type.Object({
  url: Type.String({ description: 'URL of the challenge page, to be framed.' }),
  transactionId: Type.String({ description: 'Goes into PATCH order.' }),
  expiresAt: Type.String({ description: 'ISO 8601; afterwards the challenge counts as failed.' }),
});

/** A placed order (C3.38). */
export const orderSchema = Type.Object({
  orderNumber: Type.String(),
  status: oneOf(orderStates),
  orderDate: Type.String({ description: 'ISO 8601.' }),
  steps: Type.Array(orderStepSchema, { description: 'Oldest first.' }),
  currency: Type.String(),
  locale: Type.String(),
  email: Type.String(),
  items: Type.Array(orderItemSchema),
  shipments: Type.Array(orderShipmentSchema),
  downloads: Type.Array(downloadSchema, { description: 'Files of what is digital, once the order is paid.' }),
  billingAddress: nullable(addressSchema),
  totals: totalsSchema,
  paymentMethod: Type.Object({
    code: Type.String(),
    additionalData: Type.Object({
      card: nullable(cardSchema),
      account: nullable(Type.String({ description: 'The shopper’s account name at the payment service.' })),
    }),
  }),
  /** Every means of payment of the order; `paymentMethod` is the first. */
  payment_instruments: Type.Array(orderInstrumentSchema),
  flash: Type.Array(flashSchema),
  promoSummary: Type.Array(promotionSchema),
  priceAdjustments: Type.Array(priceAdjustmentSchema, {
    description: 'What a store associate took off, one for each item.',
  }),
  cancellableUntil: nullable(
    Type.String({ description: 'Until when its shopper may cancel it, ISO 8601; null when they no longer may.' }),
  ),
  invoicePath: nullable(Type.String({ description: 'Path of its invoice (PDF), signed; null while there is none.' })),
  giftReceiptPath: nullable(
    Type.String({
      description: 'Path of the paper for whoever is given its goods (PDF), signed; null while there is none.',
    }),
  ),
  hasReceipt: Type.Boolean({
    description: 'Whether the steps to its amounts can be read; orders from before receipts have none.',
  }),
  exchangeOf: nullable(
    Type.String({ description: 'The returned order that it replaces goods of; null for an order that was placed.' }),
  ),
  replacementOf: nullable(
    Type.String({ description: 'The order that its goods were paid with, if it sends them again at no charge.' }),
  ),
  hasArrived: Type.Boolean({ description: 'Something of it has arrived, or of what was sent again for it.' }),
  challenge: nullable(challengeSchema),
  channel: Type.String({ description: 'ECOMM (C9.08).' }),
  source: Type.String({ description: 'By default ECOM15 (C9.09).' }),
  mobileChannel: oneOf(['web', 'app']),
  /** On the orders of store sessions alone, and shown only to the associate who sold it. */
  inStoreSalesInfo: Type.Optional(inStoreSalesSchema),
});

export type OrderState = (typeof orderStates)[number];
export type ParcelScan = Static<typeof parcelScanSchema>;
export type OrderShipment = Static<typeof orderShipmentSchema>;
export type OrderInstrument = Static<typeof orderInstrumentSchema>;
export type Challenge = Static<typeof challengeSchema>;
export type Order = Static<typeof orderSchema>;
