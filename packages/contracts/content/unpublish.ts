import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema } from './item.ts';

/** Ends the current publication of an item and removes the scheduled ones: all of them, or one. */
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
