import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema, versionNumberSchema } from './item.ts';

/** An item with a version of it, by default the newest. */
export const readContent = operation({
  id: 'content.read',
  method: 'GET',
  path: '/staff/v1/content/{itemId}',
  summary: 'Read an item of the content',
  callers: { staff: 'content.read' },
  params: itemParams,
  query: Type.Object({ version: Type.Optional(versionNumberSchema) }),
  response: openedItemSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
