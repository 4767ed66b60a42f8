import { adjustmentTypes } from '@eyelet/contracts/cart/price-adjustment.ts';
import { nullable, oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import type { Receipt } from '@eyelet/domain/pricing/receipt.ts';
import { type Static, type TProperties, Type } from 'typebox';

const amount = Type.Integer();
const rounding = Type.Number();
const promotionId = Type.String();
const amounts = Type.Record(Type.String(), Type.Integer());

const kind = <const Kind extends string, const Members extends TProperties>(name: Kind, members: Members) =>
  Type.Object({ kind: Type.Literal(name), ...members });

const ids = Type.Array(Type.String());
const unitsOfSchema = Type.Object({ masterIds: ids, categories: ids, units: Type.Integer() });
const words = Type.Optional(ids);
const sideSchema = Type.Object({
  ...unitsOfSchema.properties,
  attributes: Type.Optional(Type.Object({ gender: words, activity: words, colour: words })),
});

const ruleSchema = Type.Union([
  kind('percent', { percent: Type.Number() }),
  kind('amount', { amounts }),
  kind('fixed-price', { amounts }),
  kind('buy-get', { buy: Type.Integer(), get: Type.Integer(), percent: Type.Integer() }),
  kind('buy-get-other', { bought: sideSchema, got: sideSchema, percent: Type.Integer() }),
  kind('steps', {
    steps: Type.Array(Type.Object({ from: Type.Union([Type.Integer(), amounts]), percent: Type.Integer() })),
  }),
  kind('bundle', { parts: Type.Array(unitsOfSchema), amounts }),
  kind('free-delivery', { methods: Type.Array(Type.String()) }),
  kind('reduced-delivery', {
    methods: Type.Array(Type.String()),
    percent: nullable(Type.Integer()),
    amounts: Type.Union([amounts, Type.Null()]),
  }),
  kind('gift', { upc: Type.String(), others: Type.Optional(Type.Array(Type.String())) }),
]);

const priced = { amount, quantity: Type.Integer(), each: Type.Integer() };

const entrySchema = Type.Union([
  kind('list-price', priced),
  kind('markdown', { ...priced, since: nullable(Type.String()), until: nullable(Type.String()) }),
  kind('adjustment', {
    ...priced,
    base: Type.Integer(),
    adjustmentId: Type.String(),
    type: oneOf(adjustmentTypes),
    value: Type.Integer(),
    reason: Type.String(),
  }),
  kind('gift', { amount, promotionId }),
  kind('promotion', { amount, promotionId, rule: ruleSchema, base: Type.Integer(), rounding }),
  kind('share', {
    amount,
    promotionId,
    whole: Type.Integer(),
    base: Type.Integer(),
    over: Type.Integer(),
    rounding,
  }),
  kind('lowest-price', { amount, promotionId, of: oneOf(['line', 'order']) }),
  kind('most-off', { amount, promotionId, of: oneOf(['line', 'order']) }),
  kind('exchange', { amount, orderNumber: Type.String() }),
  kind('delivery', { amount, method: Type.String() }),
  kind('free-delivery', { amount, promotionId: nullable(Type.String()) }),
  kind('reduced-delivery', { amount, promotionId, rule: ruleSchema, base: Type.Integer(), rounding }),
]);

const partSchema = Type.Object({
  id: Type.String(),
  amount,
  entries: Type.Array(entrySchema),
  tax: Type.Object({ amount, rate: Type.Integer(), base: Type.Integer(), included: Type.Boolean(), rounding }),
});

const told = { promotionId, level: oneOf(['ORDER', 'PRODUCT', 'SHIPPING']) };

/** A receipt as orders store it; the shape of `Receipt`. */
export const receiptSchema = Type.Object({
  currency: Type.String(),
  lines: Type.Array(partSchema),
  shipments: Type.Array(partSchema),
  shared: Type.Array(Type.Object({ promotionId, rule: ruleSchema, base: Type.Integer(), amount, rounding })),
  totals: Type.Object({ items: amount, shipping: amount, tax: amount, taxIncluded: Type.Boolean(), total: amount }),
  notApplied: Type.Array(
    Type.Union([
      Type.Object({ ...told, reason: Type.Literal('below-threshold'), distance: Type.Integer() }),
      Type.Object({ ...told, reason: Type.Literal('too-few'), missing: Type.Integer() }),
      Type.Object({
        ...told,
        reason: Type.Literal('excluded'),
        by: Type.Array(Type.String()),
        rule: Type.Optional(oneOf(['best-of-group', 'stands-alone', 'others-take-more'])),
      }),
      Type.Object({
        ...told,
        reason: oneOf([
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
          'gift-unavailable',
          'other-method',
          'not-needed',
        ]),
      }),
    ]),
  ),
});

/** A receipt that is written can be read: the compiler refuses a member that the schema does not know. */
export const storable = (receipt: Receipt): Static<typeof receiptSchema> => receipt as Storable<Receipt>;

type Storable<T> = T extends readonly (infer One)[]
  ? Storable<One>[]
  : T extends object
    ? { -readonly [Member in keyof T]: Storable<T[Member]> }
    : T;
