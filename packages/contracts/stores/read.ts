import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { upcsMember } from './search.ts';
import { storePageSchema } from './store.ts';

/** GET one store with everything its page shows. STR404: no such store; CHK320: a malformed upc. */
export const readStore = operation({
  id: 'stores.read',
  method: 'GET',
  path: '/stores/v1/stores/{storeId}',
  summary: 'A store with hours, services and description',
  callers: 'anyone',
  params: Type.Object({ storeId: Type.String({ minLength: 1, maxLength: 64 }) }),
  query: Type.Object({ upc: Type.Optional(upcsMember) }),
  response: storePageSchema,
  refusals: ['STR404', 'CHK320'],
  invalid: 'CHK320',
  invalidMember: { storeId: 'STR404' },
});
