import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { attributeKinds } from './wants.ts';

const choice = Type.Object({ id: Type.String(), name: Type.String() });

export const promotionChoicesSchema = Type.Object({
  attributes: Type.Array(Type.Object({ kind: oneOf(attributeKinds), words: Type.Array(choice) })),
  stores: Type.Array(choice),
});

export type PromotionChoices = Static<typeof promotionChoicesSchema>;

/** What promotions can ask of goods and of stores, as the shop has it now, in the language of the call. */
export const readPromotionChoices = operation({
  id: 'promotionDesk.readChoices',
  method: 'GET',
  path: '/staff/v1/promotion-choices',
  summary: 'Read what promotions can ask for',
  callers: { staff: 'promotions.read', keys: true },
  response: promotionChoicesSchema,
  refusals: [],
});
