import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { documentSchema, mostDocumentBytes } from './document.ts';
import { itemNameSchema, openedItemSchema } from './item.ts';
import { contentKeySchema } from './key.ts';
import { contentKindSchema } from './kinds.ts';

/**
 * Creates an item as a draft. STF400 for a document that does not fit its kind, STF444 for a key that another item has.
 * Repeating the call with the same document answers the existing item.
 */
export const createContent = operation({
  id: 'content.create',
  method: 'POST',
  path: '/staff/v1/content',
  summary: 'Create an item of the content',
  callers: { staff: 'content.write' },
  body: Type.Object({
    kind: contentKindSchema,
    key: contentKeySchema,
    name: itemNameSchema,
    document: documentSchema,
  }),
  status: 201,
  response: openedItemSchema,
  refusals: ['STF400', 'STF444'],
  invalid: 'STF400',
  mostBytes: mostDocumentBytes,
});
