import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { benefitKinds } from '../promotions/benefit-kinds.ts';
import { amountsSchema } from './amounts.ts';
import { attributesSchema, deliveryMethods, wantsSchema } from './wants.ts';

/** State of a promotion; one that is switched off before its end is paused. */
export const promotionStates = ['running', 'scheduled', 'paused', 'ended'] as const;

/** With the state of one that would run, or will, but cannot be judged: it takes nothing off. */
export const shownStates = [...promotionStates, 'ineffective'] as const;

/** As it is shown: `unknown` is of a later version of the shop, or cannot be read. */
const shownKinds = [...benefitKinds, 'unknown'] as const;

export const promotionLevels = ['PRODUCT', 'ORDER', 'SHIPPING'] as const;

export const shopperTypes = ['GUEST', 'REGISTERED', 'EMPLOYEE'] as const;

/** How many codes, and orders of a promotion without limits, a list counts at most. */
export const mostCodesCounted = 1000;

const shortText = Type.String({ maxLength: 120 });
const longText = Type.String({ maxLength: 600 });

const textsSchema = Type.Object({
  name: shortText,
  callout: longText,
  terms: Type.Optional(longText),
  gift: Type.Optional(
    Type.Object({
      guest: Type.Optional(longText),
      registered: Type.Optional(longText),
      default: longText,
      earned: longText,
    }),
  ),
});

const goodsSchema = Type.Object({
  masterIds: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 500, uniqueItems: true }),
  categories: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 100, uniqueItems: true }),
});

const units = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const benefitMembers = {
  percent: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  amounts: nullable(amountsSchema),
  buy: nullable(units),
  get: nullable(units),
  steps: nullable(
    Type.Array(
      Type.Object({
        percent: Type.Integer({ minimum: 0, maximum: 100 }),
        units: nullable(units),
        amounts: nullable(amountsSchema),
      }),
      { maxItems: 10 },
    ),
  ),
  parts: nullable(
    Type.Array(
      Type.Object({
        ...goodsSchema.properties,
        units: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        attributes: Type.Optional(attributesSchema),
      }),
      {
        maxItems: 6,
        description:
          'Of a bundle, whose price are the amounts; or two: what is bought, and what is reduced for it, each perhaps by attributes.',
      },
    ),
  ),
  prices: Type.Optional(
    Type.Array(Type.Object({ masterId: Type.String({ maxLength: 20 }), amounts: amountsSchema }), {
      maxItems: 500,
      description: 'Of group prices alone: what each unit of a product costs, unless it costs less.',
    }),
  ),
  methods: nullable(Type.Array(oneOf(deliveryMethods), { uniqueItems: true })),
  upc: nullable(Type.String({ maxLength: 14, description: 'Of the size that comes along.' })),
  others: nullable(
    Type.Array(Type.String({ maxLength: 14 }), { maxItems: 20, description: 'Sizes to choose in its place.' }),
  ),
};

/** The members of a promotion that staff set. Members that its kind of benefit does not use are null. */
export const promotionMembers = {
  level: oneOf(promotionLevels),
  benefit: Type.Object({ kind: oneOf(benefitKinds), ...benefitMembers }),
  concerns: nullable(goodsSchema),
  threshold: nullable(amountsSchema),
  audience: nullable(Type.Array(oneOf(shopperTypes), { minItems: 1, uniqueItems: true })),
  locales: nullable(Type.Array(Type.String({ maxLength: 5 }), { minItems: 1, uniqueItems: true })),
  wants: wantsSchema,
  needsCode: Type.Boolean(),
  rank: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Of two at one level the lower is first.' }),
  exclusive: Type.Boolean(),
  group: nullable(Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+$' })),
  limits: Type.Object({
    uses: nullable(units),
    usesEach: nullable(units),
    budget: nullable(amountsSchema),
  }),
  mostOff: nullable(
    Type.Object(amountsSchema.properties, {
      description: 'The most that it takes off one order; only of promotions that take something off goods.',
    }),
  ),
  belowFloor: Type.Boolean({ description: 'Takes goods below the price that leaves the margin of the shop.' }),
  startsAt: nullable(Type.String({ format: 'date-time' })),
  endsAt: nullable(Type.String({ format: 'date-time', description: 'Exclusive.' })),
  texts: Type.Object({
    en: textsSchema,
    fr: textsSchema,
    de: textsSchema,
    it: textsSchema,
    'en-GB': Type.Optional(textsSchema),
  }),
};

/** A promotion as lists show it. */
export const listedPromotionSchema = Type.Object({
  promotionId: Type.String(),
  name: Type.String({ description: 'In the language of the call.' }),
  state: oneOf(shownStates),
  kind: oneOf(shownKinds),
  level: oneOf(promotionLevels),
  startsAt: nullable(Type.String()),
  endsAt: nullable(Type.String()),
  locales: nullable(Type.Array(Type.String())),
  needsCode: Type.Boolean(),
  codes: Type.Integer({ description: `Its codes, ${mostCodesCounted} where there are more.` }),
  uses: Type.Integer({
    description: `With limits, what counts against them; else its orders that were not called off, ${mostCodesCounted} where there are more.`,
  }),
  mostUses: nullable(Type.Integer()),
  rank: Type.Integer(),
});

/** A product or category of a promotion, named in the market of the call. */
const namedSchema = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Empty where it is not sold.' }),
});

/** A promotion as its page shows it. */
export const deskPromotionSchema = Type.Object({
  promotionId: Type.String(),
  version: Type.Integer(),
  state: oneOf(shownStates),
  paused: Type.Boolean({ description: 'Switched off, whatever its dates.' }),
  ...promotionMembers,
  benefit: Type.Object({ kind: oneOf(shownKinds), ...benefitMembers }),
  unknownKinds: Type.Array(Type.String(), {
    description: 'What a later version of the shop has given it; it takes nothing off here and cannot be changed.',
  }),
  brokenMembers: Type.Array(Type.String(), {
    description: 'Stored in a shape that no rule knows, and shown empty. It takes nothing off until it is changed.',
  }),
  used: Type.Object({ uses: Type.Integer(), spent: amountsSchema }, { description: 'Against its limits.' }),
  named: Type.Object({
    products: Type.Array(namedSchema),
    categories: Type.Array(namedSchema),
    gift: nullable(namedSchema),
    stores: Type.Array(namedSchema),
  }),
});

export const promotionParams = Type.Object({ promotionId: Type.String({ maxLength: 64 }) });

export type ListedPromotion = Static<typeof listedPromotionSchema>;
export type DeskPromotion = Static<typeof deskPromotionSchema>;
export type PromotionState = (typeof promotionStates)[number];
export type ShownState = (typeof shownStates)[number];
