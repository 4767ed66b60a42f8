import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const stepKinds = [
  'list-price',
  'markdown',
  'adjustment',
  'gift',
  'promotion',
  'share',
  'lowest-price',
  'most-off',
  'exchange',
  'delivery',
  'free-delivery',
  'reduced-delivery',
] as const;

/** Why a promotion that could apply to the cart has no effect. */
export const reasonsAgainst = [
  'switched-off',
  'not-started',
  'ended',
  'other-shop',
  'other-shopper',
  'other-currency',
  'code-missing',
  'other-goods',
  'other-hours',
  'not-in-group',
  'not-first-order',
  'other-tier',
  'other-segment',
  'other-payment',
  'other-delivery',
  'other-store',
  'not-full-price',
  'not-reduced',
  'nothing-left',
  'at-lowest-price',
  'used-up',
  'used-by-shopper',
  'budget-spent',
  'allowance-spent',
  'below-threshold',
  'too-few',
  'excluded',
  'best-of-group',
  'stands-alone',
  'others-take-more',
  'gift-unavailable',
  'other-method',
  'not-needed',
] as const;

const amount = (description: string) => Type.Number({ description: `${description}, in major units.` });

const ruleSchema = Type.Object({
  kind: Type.String(),
  percent: nullable(Type.Number()),
  amount: nullable(amount('What it takes off each unit or off the order, or what each unit costs by it')),
  buy: nullable(
    Type.Integer({ description: 'Units to buy, so that the next ones, or units of other goods, are reduced.' }),
  ),
  get: nullable(Type.Integer({ description: 'Units that are reduced then.' })),
});

/** One step to an amount; the steps of an amount add up to it. */
export const receiptStepSchema = Type.Object({
  kind: oneOf(stepKinds),
  amount: amount('What the step adds; negative where it takes off'),
  quantity: nullable(Type.Integer()),
  each: nullable(amount('Of a single unit')),
  since: nullable(Type.String({ description: 'ISO 8601; from when a reduced price holds.' })),
  until: nullable(Type.String({ description: 'ISO 8601; until when a reduced price holds.' })),
  promotionId: nullable(Type.String()),
  name: nullable(
    Type.String({
      description: 'Of the promotion or the method of delivery, the reason of an adjustment, or the exchanged order.',
    }),
  ),
  rule: nullable(ruleSchema),
  base: nullable(amount('What a promotion is reckoned by')),
  whole: nullable(amount('Of a share: what the promotion takes off in all')),
  over: nullable(amount('Of a share: the value that the promotion is shared out over')),
  rounding: nullable(amount('How far the step is from what it would be if cents could be split')),
});

/** The tax of an amount: within it, or on top. */
export const receiptTaxSchema = Type.Object({
  amount: amount('The tax'),
  percent: Type.Number(),
  base: amount('What is taxed'),
  included: Type.Boolean(),
  rounding: amount('How far it is from what it would be if cents could be split'),
});

export const receiptPartSchema = Type.Object({
  id: Type.String({ description: 'Of the item or the shipment.' }),
  name: Type.String(),
  amount: amount('The sum of the steps'),
  steps: Type.Array(receiptStepSchema),
  tax: receiptTaxSchema,
});

export const notAppliedSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  level: oneOf(['ORDER', 'PRODUCT', 'SHIPPING']),
  reason: oneOf(reasonsAgainst),
  missing: nullable(amount('What is missing to its threshold')),
  missingUnits: nullable(Type.Integer()),
  hasCode: Type.Boolean({ description: 'Whether a code of it is in the cart, or was in that of the order.' }),
  by: Type.Array(Type.String(), { description: 'Names of the promotions that stand in its place.' }),
});

/** The steps of each amount of a cart or an order. */
export const receiptSchema = Type.Object({
  currency: Type.String(),
  lines: Type.Array(receiptPartSchema),
  shipments: Type.Array(receiptPartSchema),
  totals: Type.Object({
    items: amount('The sum of the items'),
    shipping: amount('The sum of the shipments'),
    tax: amount('The sum of the taxes'),
    taxIncluded: Type.Boolean(),
    total: amount('Items, shipping, and tax where it comes on top'),
    rewards: amount('What vouchers and rewards pay of it'),
    due: amount('What is left of the total after them'),
  }),
  notApplied: Type.Array(notAppliedSchema),
});

export type ReceiptStep = Static<typeof receiptStepSchema>;
export type ReceiptPart = Static<typeof receiptPartSchema>;
export type NotApplied = Static<typeof notAppliedSchema>;
export type Receipt = Static<typeof receiptSchema>;
