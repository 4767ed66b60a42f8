import { operation } from '../kernel/operation.ts';
import { list, params, path } from './saved-cards.ts';

/** Removes a card in the shop and at the provider (C7.76), or a gift card, which keeps its value. */
export const removeCard = operation({
  id: 'cards.remove',
  method: 'DELETE',
  path: `${path}/{paymentInstrumentId}`,
  summary: 'Remove a saved card',
  callers: 'registered',
  params,
  response: list,
  refusals: ['PYT404'],
  invalid: 'PYT404',
});
