import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

const sumSchema = Type.Object({ label: Type.String(), value: Type.String(), strong: Type.Boolean() });

/** What the till receipt of an order says, as it is printed: texts and amounts in the language of the market of the order. */
export const tillReceiptSchema = Type.Object({
  orderNumber: Type.String(),
  locale: Type.String({ description: 'Header form of the market of the order.' }),
  shopName: Type.String(),
  store: Type.Object({ name: Type.String(), lines: Type.Array(Type.String()) }),
  seller: Type.Array(Type.String(), {
    description: 'Who sells by law, with its tax number; empty if nobody has set it.',
  }),
  soldBy: Type.String({ description: 'Name of the associate; empty once it is erased.' }),
  at: Type.String({ description: 'Day and time of the store.' }),
  groups: Type.Array(
    Type.Object({
      title: nullable(Type.String({ description: 'How it is handed over; null where all is handed over alike.' })),
      items: Type.Array(
        Type.Object({
          text: Type.String(),
          detail: Type.String(),
          note: nullable(Type.String({ description: 'Why an associate has lowered the price.' })),
          price: Type.String(),
          before: nullable(Type.String({ description: 'The price before it was reduced.' })),
        }),
      ),
    }),
  ),
  sums: Type.Array(sumSchema),
  taxes: Type.Array(sumSchema, { description: 'By rate, with what it is on.' }),
  tenders: Type.Array(sumSchema),
  giftReceiptPath: nullable(
    Type.String({
      description: 'Path of the paper for whoever is given the goods (PDF), signed; null while there is none.',
    }),
  ),
});

export type TillReceipt = Static<typeof tillReceiptSchema>;
