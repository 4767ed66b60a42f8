import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { toPackSchema } from './to-pack.ts';

/**
 * What waits to be packed or handed over at a place, at most a hundred shipments, the most urgent first; without a place
 * that of the place where most waits. The steps are recorded with `orderDesk.recordStep`.
 */
export const listToPack = operation({
  id: 'packing.list',
  method: 'GET',
  path: '/staff/v1/packing',
  summary: 'List what waits to be packed at a place',
  callers: { staff: 'fulfilment.write', keys: true },
  query: Type.Object({ placeId: Type.Optional(Type.String({ maxLength: 40 })) }),
  response: toPackSchema,
  refusals: [],
  invalid: 'STF400',
});
