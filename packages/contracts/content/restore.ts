import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema, versionNumberSchema } from './item.ts';

/**
 * Makes an older version the newest one, as a draft, and brings back an archived item. STF409 when somebody else has saved
 * meanwhile, with what there is now.
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
