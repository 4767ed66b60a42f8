import { type Static, Type } from 'typebox';
import { shipmentKinds } from '../cart/shipping-method.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { labelCarrierSchema, labelSchema } from '../order-desk/label.ts';
import { shipmentSteps } from '../order-desk/order.ts';

/** The most shipments of an answer; what is further down waits until these have left. */
export const mostToPack = 100;

/** A shipment that has not left, with the units of it that wait at a place. */
export const shipmentToPackSchema = Type.Object({
  orderNumber: Type.String(),
  shippingId: Type.String(),
  placedAt: Type.String({ format: 'date-time' }),
  kind: oneOf(shipmentKinds),
  label: Type.String({ description: 'Name of the delivery method.' }),
  storeName: nullable(Type.String()),
  promisedTo: nullable(Type.String({ description: 'The last promised day, YYYY-MM-DD.' })),
  packedAt: nullable(
    Type.String({ format: 'date-time', description: 'Null too while other places supply a part of it.' }),
  ),
  otherPlaces: Type.Array(Type.String(), { description: 'Names of places where other units of it wait.' }),
  lacksPieces: Type.Boolean({
    description: 'Pieces of it are in no place: it does not leave as a whole until the order desk has settled them.',
  }),
  items: Type.Array(
    Type.Object({
      upc: Type.String(),
      sku: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      image: Type.String(),
      qty: Type.Integer(),
    }),
  ),
  giftCards: Type.Array(
    Type.Object({
      last4: Type.String(),
      design: Type.String(),
      amount: Type.Number(),
      currency: Type.String(),
      recipientName: Type.String(),
    }),
    { description: 'Printed gift cards of it that have not left; their sheets are `packing.printGiftCards`.' },
  ),
  hasGreetings: Type.Boolean({
    description: 'Something of it was bought with a greeting: its gift receipt is `packing.printGiftReceipt`.',
  }),
  crossesBorder: Type.Boolean({
    description: 'It leaves across a customs border: its declaration is `packing.printBorderDeclaration`.',
  }),
  isPartlyShipped: Type.Boolean({ description: 'A parcel of it has left, here or elsewhere.' }),
  next: Type.Array(oneOf(shipmentSteps), {
    description: 'What may be recorded next; nothing by a place that supplies only a part of it.',
  }),
  mayHandOver: Type.Boolean({
    description: 'Units of it may leave in a parcel of their own (`orderDesk.handOverParcel`).',
  }),
  parcelLabel: nullable(labelSchema),
});

/** What waits to be packed at the places of the shop, and at one of them in detail. */
export const toPackSchema = Type.Object({
  places: Type.Array(
    Type.Object({
      placeId: Type.String(),
      name: Type.String(),
      shipments: Type.Integer(),
      units: Type.Integer(),
    }),
    { description: 'Those where something waits, the fullest first, and the one that was asked for.' },
  ),
  placeId: nullable(Type.String({ description: 'The place of the shipments; null if nothing waits anywhere.' })),
  labelCarriers: Type.Array(labelCarrierSchema, {
    description: 'The carriers whose labels are made (`packing.makeLabel`); none without a service for it.',
  }),
  shipments: Type.Array(shipmentToPackSchema, { description: 'The most urgent first.' }),
});

export type ShipmentToPack = Static<typeof shipmentToPackSchema>;
export type ToPack = Static<typeof toPackSchema>;
