import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { sendingMembers, sendingStoreSchema } from './sending-store.ts';

/**
 * Decides whether a store sends to homes, how many parcels a day, and what it keeps; what can be bought online follows within a second or
 * two, with the first or the last store of a country once each process has read its catalogue anew. Orders that it has keep their parcels
 * there. The same again changes nothing. STF400: nothing is sold in its country (`enabled`); STF404: there is no such store; STF409 with
 * `current`: somebody else was faster.
 */
export const changeSendingStore = operation({
  id: 'stock.changeSendingStore',
  method: 'PUT',
  path: '/staff/v1/stock/sending-stores/{placeId}',
  summary: 'Decide how a store sends to homes',
  callers: { staff: 'stock.write', keys: true },
  params: Type.Object({ placeId: Type.String({ maxLength: 40 }) }),
  body: Type.Object({
    ...sendingMembers,
    version: Type.Integer({ minimum: 0, description: 'The version that was read; another one is refused.' }),
  }),
  response: sendingStoreSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
