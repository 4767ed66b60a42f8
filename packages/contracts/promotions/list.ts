import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { benefitKinds } from './benefit-kinds.ts';

/** What a promotion brings, in short: amounts in major units, null where its kind has none. */
const benefitSchema = Type.Object({
  kind: oneOf(benefitKinds),
  percent: nullable(Type.Integer({ description: 'Of steps: the highest. Of pieces that are got: 100 when free.' })),
  amount: nullable(Type.Number()),
  buy: nullable(Type.Integer()),
  get: nullable(Type.Integer()),
});

const linkedSchema = Type.Object({ name: Type.String(), url: Type.String() });

/** A promotion that holds now, as the page of the promotions shows it. */
export const currentPromotionSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  text: Type.String({ description: 'What it brings; empty where its name says so.' }),
  benefit: benefitSchema,
  shoppers: oneOf([
    ...(['everybody', 'members', 'silver', 'gold', 'silver-and-gold', 'programmes', 'selected'] as const),
    ...(['registered', 'guests', 'employees'] as const),
  ]),
  /** Value from which it holds, in major units; null: any. */
  from: nullable(Type.Number()),
  needsCode: Type.Boolean(),
  /** A code that the caller can use; null: it needs none, or none is shown to the caller. */
  code: nullable(Type.String()),
  combines: Type.Boolean({ description: 'False: it takes something off only where no other promotion does.' }),
  endsAt: nullable(Type.String({ description: 'ISO 8601, exclusive; null: no end is planned.' })),
  terms: nullable(Type.String({ description: 'What else shoppers should know before they rely on it.' })),
  gift: nullable(Type.Object({ name: Type.String(), picture: Type.String() })),
  /** Products that it concerns and that can be bought, at most `mostGoods`; empty: all of them, or those of `categories`. */
  goods: Type.Array(Type.Object({ ...linkedSchema.properties, picture: Type.String() })),
  categories: Type.Array(linkedSchema),
});

/** Products that are shown of a promotion, at most. */
export const mostGoods = 12;

export type CurrentPromotion = Static<typeof currentPromotionSchema>;

/** The promotions of a market that hold now for the caller (C2.23), in their order; what is for others is left out. */
export const listPromotions = operation({
  id: 'promotions.list',
  method: 'GET',
  path: '/cart/v1/promotions',
  summary: 'Current promotions',
  callers: 'anyone',
  response: Type.Object({ currency: Type.String(), promotions: Type.Array(currentPromotionSchema) }),
  refusals: [],
});
