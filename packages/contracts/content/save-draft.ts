import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { documentSchema, mostDocumentBytes } from './document.ts';
import { itemParams, noteSchema, openedItemSchema } from './item.ts';

/**
 * Saves the next version of an item; shoppers see it once it is published. STF400 for a document that does not fit its
 * kind. STF409 with the current item if somebody else has saved since. Saving the current document again answers it
 * unchanged. A version that was saved automatically is replaced by the next one of the same author, unless it was
 * published.
 */
export const saveDraft = operation({
  id: 'content.saveDraft',
  method: 'PUT',
  path: '/staff/v1/content/{itemId}/draft',
  summary: 'Save a draft of an item of the content',
  callers: { staff: 'content.write' },
  params: itemParams,
  body: Type.Object({
    version: Type.Integer({ minimum: 1, description: 'The newest version when the change was begun.' }),
    document: documentSchema,
    note: noteSchema,
    autosaved: Type.Optional(Type.Boolean()),
  }),
  response: openedItemSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
  mostBytes: mostDocumentBytes,
});
