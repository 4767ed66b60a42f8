import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { sendingStoreSchema } from './sending-store.ts';

/** All stores, by country and name, with how they send to homes. */
export const listSendingStores = operation({
  id: 'stock.listSendingStores',
  method: 'GET',
  path: '/staff/v1/stock/sending-stores',
  summary: 'List the stores, and how they send to homes',
  callers: { staff: 'stock.read', keys: true },
  response: Type.Object({ stores: Type.Array(sendingStoreSchema) }),
  refusals: [],
});
