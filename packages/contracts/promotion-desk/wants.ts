import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { amountsSchema } from './amounts.ts';

/** Ways of delivery, of which a promotion can make free, or reduce, what it costs, and by which goods can count. */
export const deliveryMethods = ['standard', 'express', 'pudo', 'pickup', 'sts', 'digital', 'customs'] as const;

/** Means of payment that a promotion can ask for. */
export const payments = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'GIFT_CARD'] as const;

/** Programmes that a promotion can be kept to. */
export const shopperProgrammes = ['member', 'athlete', 'professional'] as const;

/** Tiers of the loyalty programme that a promotion can be kept to. */
export const memberTiers = ['member', 'silver', 'gold'] as const;

export const attributeKinds = ['gender', 'activity', 'colour'] as const;

/** At which price goods count: at their list price, or reduced. */
export const countedPrices = ['full', 'reduced'] as const;

const words = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 60, uniqueItems: true });
const days = { minimum: 0, maximum: 1_000_000 } as const;
const count = Type.Integer(days);
const time = Type.String({ pattern: '^\\d{2}:\\d{2}$' });

export const attributesSchema = Type.Object(
  { gender: words, activity: words, colour: words },
  { description: 'Goods that are of one of the words of each kind that has some.' },
);

/** What a promotion asks for besides time, market, shopper, code and value. What is null or false is not asked for. */
export const wantsSchema = Type.Object({
  hours: nullable(
    Type.Object(
      {
        days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { uniqueItems: true, description: 'Monday is 1.' }),
        from: time,
        until: time,
      },
      { description: 'By the clock of the market; until the next day where it ends before it begins.' },
    ),
  ),
  groups: nullable(
    Type.Array(oneOf(shopperProgrammes), { uniqueItems: true, description: 'Shoppers of these alone.' }),
  ),
  firstOrder: Type.Boolean({ description: 'The first order of an account; it is used once by each then.' }),
  tiers: nullable(Type.Array(oneOf(memberTiers), { uniqueItems: true, description: 'Members of these tiers.' })),
  orders: nullable(
    Type.Object(
      { from: count, until: nullable(count) },
      { description: 'So many orders of the account before this one, and no more than `until`; null: any number.' },
    ),
  ),
  spent: nullable(
    Type.Object(
      { amounts: amountsSchema, days: count },
      { description: 'At least so much paid for goods within so many days, in the currency of the cart.' },
    ),
  ),
  daysSinceOrder: nullable(
    Type.Integer({ ...days, description: 'At least so many days since the last order of the account.' }),
  ),
  daysAsMember: nullable(
    Type.Integer({ ...days, description: 'A member of the loyalty programme for at least so many days.' }),
  ),
  homeMarkets: nullable(
    Type.Array(Type.String({ maxLength: 5 }), {
      uniqueItems: true,
      description: 'Accounts that were made in these markets, wherever they order.',
    }),
  ),
  payment: nullable(Type.Array(oneOf(payments), { uniqueItems: true })),
  delivery: nullable(
    Type.Array(oneOf(deliveryMethods), { uniqueItems: true, description: 'Goods that travel in these ways.' }),
  ),
  stores: nullable(
    Type.Array(Type.String({ maxLength: 40 }), {
      ...{ maxItems: 200, uniqueItems: true },
      description: 'Goods that these stores sell, or hand over.',
    }),
  ),
  price: nullable(oneOf(countedPrices, 'Goods at their list price, or reduced ones.')),
  attributes: nullable(attributesSchema),
  units: nullable(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'At least so many of what counts.' })),
});

export type WantsView = Static<typeof wantsSchema>;
export type AttributesView = Static<typeof attributesSchema>;
