import { type Static, Type } from 'typebox';

const day = { format: 'date' } as const;

/** The days of a report, and its market; by default all markets. */
export const reportFilter = {
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30, description: 'How many.' })),
  to: Type.Optional(Type.String({ ...day, description: 'The last of them, YYYY-MM-DD; without it, today.' })),
  market: Type.Optional(Type.String({ maxLength: 10, description: 'Locale of its path, such as en-us.' })),
};

const salesMembers = {
  currency: Type.String(),
  orders: Type.Integer({
    description:
      'Orders placed, without those that were cancelled, wait for their payment, or whose whole payment was lost in a dispute.',
  }),
  units: Type.Integer({ description: 'Units in these orders.' }),
  sales: Type.Number({
    description:
      'What these orders came to, with tax and delivery, before refunds and without what banks took back in disputes that were lost.',
  }),
  refunded: Type.Number({ description: 'What was given back on these days for orders of any day.' }),
};

const daySchema = Type.Object({ day: Type.String(day), ...salesMembers });

const totalSchema = Type.Object({
  ...salesMembers,
  averageOrder: Type.Number({ description: 'Sales by order; 0 without orders.' }),
  before: Type.Object(
    { orders: Type.Integer(), sales: Type.Number() },
    { description: 'The same for as many days right before.' },
  ),
});

/** Figures of some days. A day begins and ends at midnight in the time zone of the market of each order. */
export const reportSchema = Type.Object({
  from: Type.String(day),
  to: Type.String(day),
  totals: Type.Array(totalSchema, { description: 'By currency, the one with most orders first.' }),
  days: Type.Array(daySchema, { description: 'Every day in every currency of the totals, the oldest first.' }),
  carts: Type.Object(
    { begun: Type.Integer(), ordered: Type.Integer() },
    {
      description:
        'Carts with items that were begun on these days, and how many of them became orders; of all markets.',
    },
  ),
  returns: Type.Object({ announced: Type.Integer(), units: Type.Integer() }),
  stock: Type.Object(
    { skus: Type.Integer(), soldOut: Type.Integer() },
    {
      description: 'SKUs with stock in any place, now or before, and how many of them have nothing free anywhere now.',
    },
  ),
});

export type Report = Static<typeof reportSchema>;
export type ReportDay = Static<typeof daySchema>;
export type ReportTotal = Static<typeof totalSchema>;
