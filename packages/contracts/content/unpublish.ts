import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema } from './item.ts';

/** Ends what is shown of an item and takes back what is scheduled: all of it, or one publication. */
export const unpublishContent = operation({
  id: 'content.unpublish',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/unpublish',
  summary: 'Take an item back',
  callers: { staff: 'content.publish' },
  params: itemParams,
  body: Type.Object({ publicationId: Type.Optional(Type.Integer({ minimum: 1 })) }),
  response: openedItemSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
