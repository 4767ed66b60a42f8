import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** A promotion that holds now, as the page of the promotions shows it. */
export const currentPromotionSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  text: Type.String({ description: 'What it brings; empty where its name says so.' }),
  /** Value from which it holds, in major units; null: any. */
  from: nullable(Type.Number()),
  needsCode: Type.Boolean(),
  endsAt: nullable(Type.String({ description: 'ISO 8601; null: no end is planned.' })),
});

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
