import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema, versionNumberSchema } from './item.ts';

/**
 * Saves an older version as the newest draft, and restores an archived item. STF409 with the current item if somebody
 * else has saved since.
 */
export const restoreContent = operation({
  id: 'content.restore',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/restore',
  summary: 'Restore a version of an item',
  callers: { staff: 'content.write' },
  params: itemParams,
  body: Type.Object({ number: versionNumberSchema, version: versionNumberSchema }),
  response: openedItemSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
