import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Stores by name, of every market, for the sign-in of store associates (C7.95). */
export const listStores = operation({
  id: 'stores.list',
  method: 'GET',
  path: '/consumers-v3/utilities/stores',
  alsoAt: ['/utilities/stores'],
  summary: 'List stores',
  callers: 'anyone',
  response: Type.Object({
    stores: Type.Array(Type.Object({ storeId: Type.String(), storeName: Type.String() })),
  }),
  refusals: [],
});
