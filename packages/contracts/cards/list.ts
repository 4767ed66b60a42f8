import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { list, path } from './saved-cards.ts';

/** The saved cards, the main one first, then the gift cards (C1.17, C1.18, C7.73). */
export const listCards = operation({
  id: 'cards.list',
  method: 'GET',
  path,
  summary: 'List saved cards',
  callers: 'registered',
  query: Type.Object({ payment_method_id: Type.Optional(oneOf(['CREDIT_CARD', 'GIFT_CARD'])) }),
  response: list,
  refusals: [],
});
