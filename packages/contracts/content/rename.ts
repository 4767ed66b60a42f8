import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { contentItemSchema, itemNameSchema, itemParams } from './item.ts';
import { contentKeySchema } from './key.ts';

/**
 * Changes the name or the key of an item. Its URL changes at once and the former one redirects to it; STF444 for a key
 * that another item has.
 */
export const renameContent = operation({
  id: 'content.rename',
  method: 'PUT',
  path: '/staff/v1/content/{itemId}/name',
  summary: 'Rename an item of the content',
  callers: { staff: 'content.publish' },
  params: itemParams,
  body: Type.Object({ key: contentKeySchema, name: itemNameSchema }),
  response: contentItemSchema,
  refusals: ['STF404', 'STF444'],
  invalid: 'STF400',
});
