import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema } from './item.ts';

/** Unpublishes an item and archives it; its versions stay. Archiving what is archived changes nothing. */
export const archiveContent = operation({
  id: 'content.archive',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/archive',
  summary: 'Archive an item of the content',
  callers: { staff: 'content.publish' },
  params: itemParams,
  response: openedItemSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
