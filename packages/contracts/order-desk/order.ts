import { type Static, Type } from 'typebox';
import { addressSchema } from '../addresses/address.ts';
import { priceAdjustmentSchema } from '../cart/price-adjustment.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { knownTravelMembers, orderStates, orderStepSchema } from '../orders/order.ts';
import { labelSchema } from './label.ts';

/** The steps of a shipment that staff record. */
export const shipmentSteps = ['packed', 'shipped', 'ready', 'delivered'] as const;

const money = Type.Number({ description: 'In the currency of the order.' });

/** An order as lists show it. */
export const listedOrderSchema = Type.Object({
  orderNumber: Type.String(),
  status: oneOf(orderStates),
  placedAt: Type.String({ format: 'date-time' }),
  name: Type.String({ description: 'Of the buyer; empty once erased.' }),
  email: Type.String(),
  locale: Type.String(),
  currency: Type.String(),
  total: money,
  totalUnits: Type.Integer(),
});

const { type, value, reason, amount, createdAt } = priceAdjustmentSchema.properties;

/** An adjustment in a store: what was taken off an item, by whom and why. */
const deskAdjustmentSchema = Type.Object({
  ...{ type, value, reason, amount, createdAt },
  employeeName: Type.String({ description: 'Empty once the account of the employee is erased.' }),
  /** Null if it was within the limit of the associate. */
  approved: nullable(
    Type.Object({
      employeeName: Type.String({ description: 'Empty once the account of the employee is erased.' }),
      at: Type.String({ description: 'ISO 8601.' }),
    }),
  ),
});

export const deskShipmentSchema = Type.Object({
  missing: Type.Array(
    Type.Object({
      upc: Type.String(),
      name: Type.String({ description: 'Name, colour and size.' }),
      qty: Type.Integer(),
      places: Type.Array(Type.Object({ placeId: Type.String(), name: Type.String() }), {
        description: 'Those that could not find it, and have not since.',
      }),
    }),
    {
      description:
        'Pieces that no place has: `packing.placeMissing` looks again, `orderDesk.cancelItems` gives them up, but not those of an exchange or a replacement.',
    },
  ),
  shippingId: Type.String(),
  kind: oneOf(['home', 'pudo', 'pickup', 'sts', 'digital', 'customs']),
  label: Type.String({ description: 'Name of the delivery method.' }),
  storeName: nullable(Type.String()),
  address: Type.Array(Type.String(), { description: 'Lines.' }),
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      sku: Type.String(),
      upc: Type.String(),
      image: Type.String(),
      qty: Type.Integer({ description: 'As ordered.' }),
      cancelledQty: Type.Integer({
        description: 'Units of these that were canceled while the rest of the order stays.',
      }),
      cancellableQty: Type.Integer({ description: 'Units that staff may cancel now.' }),
      replaceableQty: Type.Integer({
        description: 'Units that have left and can be sent again at no charge.',
      }),
      rowTotal: money,
      adjustment: nullable(deskAdjustmentSchema),
    }),
  ),
  hasGreetings: Type.Boolean({
    description: 'Something of it was bought with a greeting: its gift receipt is `packing.printGiftReceipt`.',
  }),
  borderPlaces: Type.Array(Type.Object({ placeId: Type.String(), name: Type.String() }), {
    description:
      'Places that something of it has still to leave across a customs border: its declarations are `packing.printBorderDeclaration`.',
  }),
  packedAt: nullable(Type.String()),
  readyAt: nullable(Type.String()),
  ...knownTravelMembers,
  next: Type.Array(oneOf(shipmentSteps), { description: 'What may be recorded next.' }),
  parcelLabels: Type.Array(labelSchema, {
    description: 'Labels of parcels that have not left, one for each place at most.',
  }),
});

/** An order as the desk shows it. */
export const deskOrderSchema = Type.Object({
  ...listedOrderSchema.properties,
  hasAccount: Type.Boolean(),
  /** For the order of a store session (C1.32). */
  soldBy: nullable(
    Type.Object({
      storeName: Type.String(),
      employeeName: Type.String({ description: 'Empty once the account of the employee is erased.' }),
    }),
  ),
  /**
   * The terms of sale that it was placed under; null if none were published, and for orders from before they were
   * stored.
   */
  terms: nullable(Type.Object({ page: Type.String({ description: 'Slug of the page.' }), version: Type.Integer() })),
  /** Its delivery address; null if nothing of it goes to one, and once its buyer is erased. */
  delivery: nullable(
    Type.Object({
      address: addressSchema,
      version: Type.Integer({ description: 'Sent back with a change.' }),
      mayChange: Type.Boolean({ description: 'Nothing of the order is packed.' }),
    }),
  ),
  isHeld: Type.Boolean({
    description: 'A disputed payment keeps its goods in the shop; steps by which they leave are not offered.',
  }),
  mayCancel: Type.Boolean({
    description: 'Nothing of it has left yet, and nobody waits to look at goods that come back for it.',
  }),
  replaces: nullable(
    Type.String({ description: 'The order whose goods it sends again at no charge; null for any other.' }),
  ),
  replacements: Type.Array(Type.String(), {
    description: 'Numbers of the orders by which goods of it were sent again, the oldest first.',
  }),
  steps: Type.Array(orderStepSchema),
  shipments: Type.Array(deskShipmentSchema),
  payments: Type.Array(
    Type.Object({
      method: Type.String(),
      last4: nullable(Type.String()),
      amount: money,
      captured: money,
      held: Type.Number({ description: 'What is reserved and neither captured nor released.' }),
      released: Type.Number({ description: 'What was reserved and is never captured.' }),
      refunded: Type.Number({
        description: 'What was given back, and what was released instead of being captured.',
      }),
      state: oneOf(['pending', 'authorised', 'captured', 'voided']),
    }),
  ),
});

export type ListedOrder = Static<typeof listedOrderSchema>;
export type DeskOrder = Static<typeof deskOrderSchema>;
export type DeskShipment = Static<typeof deskShipmentSchema>;
