import { operation } from '../kernel/operation.ts';
import { savedItemsQuery, savedItemsSchema } from './saved-items.ts';

/** The caller's saved items (C6.05, C7.98, C7.125). A store associate's session has none (C4.37). */
export const listSavedItems = operation({
  id: 'savedItems.list',
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
  summary: 'List the saved items of the caller',
  callers: ['guest', 'registered', 'employee'],
  query: savedItemsQuery,
  response: savedItemsSchema,
  refusals: [],
});
