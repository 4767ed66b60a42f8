import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { labelProblems } from '../order-desk/label-facts.ts';
import { exchangeSchema, returnParcelSchema, returnRefunds, returnStates } from '../returns/return.ts';

/** A return as lists show it. */
export const listedReturnSchema = Type.Object({
  returnId: Type.String(),
  orderNumber: Type.String(),
  email: Type.String(),
  state: oneOf(returnStates),
  units: Type.Integer(),
  currency: Type.String(),
  refund: nullable(Type.Number()),
  createdAt: Type.String({ format: 'date-time' }),
  handedOverAt: nullable(Type.String()),
});

const labelStates = ['wanted', 'made', 'refused', 'used', 'withdrawn'] as const;

/** The label that a carrier makes for a return; there is none where its shopper sends it by themselves. */
export const deskReturnLabelSchema = Type.Object({
  carrier: Type.String({ description: 'Its name.' }),
  state: oneOf(
    labelStates,
    'Waited for, there, one that its carrier does not make, on a parcel that has come, or taken back as none travelled with it in time.',
  ),
  trackingNumber: nullable(Type.String({ description: 'On the label; null while it is not there.' })),
  problem: nullable(oneOf(labelProblems, 'Why it is not there.')),
  detail: Type.String({ description: 'What the service said about that, in its own words.' }),
  nextTryAt: nullable(Type.String({ description: 'When the service is asked again, ISO 8601.' })),
});

/** A return as the desk shows it. */
export const deskReturnSchema = Type.Object({
  ...listedReturnSchema.properties,
  receivedAt: nullable(Type.String()),
  closedAt: nullable(Type.String()),
  label: nullable(deskReturnLabelSchema),
  labelPath: nullable(
    Type.String({
      description:
        'Path of its label (PDF), signed, until the parcel has come; null while one that was taken back can be replaced.',
    }),
  ),
  parcel: nullable(returnParcelSchema),
  takenIn: nullable(Type.String({ description: 'Name of the store that took it back in person.' })),
  refundTo: oneOf(returnRefunds, 'Where its money goes.'),
  lent: Type.Number({ description: 'Store credit that was given before the goods were looked at.' }),
  carried: Type.Number({ description: 'What goes along to the order of an exchange instead of being given back.' }),
  exchangeOrder: nullable(Type.String({ description: 'The order that was made of it.' })),
  ahead: nullable(
    Type.Object(
      { returnId: Type.String(), goods: oneOf(['awaited', 'refused']) },
      {
        description:
          'Its order was sent in exchange for goods of that return, which nobody has looked at yet, or not all were taken back.',
      },
    ),
  ),
  version: Type.Integer({ description: 'Sent back with a change.' }),
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      sku: Type.String(),
      image: Type.String(),
      qty: Type.Integer(),
      reason: Type.String(),
      worth: Type.Number({ description: 'What all of its units give back.' }),
      accepted: nullable(Type.Integer()),
      restocked: nullable(Type.Integer()),
      note: Type.String(),
      pictures: Type.Array(Type.Object({ pictureId: Type.String(), width: Type.Integer(), height: Type.Integer() }), {
        description: 'What its shopper has sent of it.',
      }),
      exchange: nullable(Type.Omit(exchangeSchema, ['orderToken', 'mayWithdraw'])),
    }),
  ),
});

export type ListedReturn = Static<typeof listedReturnSchema>;
export type DeskReturn = Static<typeof deskReturnSchema>;
