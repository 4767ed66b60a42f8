import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { openedItemSchema } from './item.ts';
import { translationParams } from './translation.ts';

/**
 * Saves the translations of a file (XLIFF 2.0 or 1.2) as the next draft. Each keeps the source text that it translates,
 * so that texts whose source has changed since are marked; texts that no longer exist, and empty ones, are left out.
 * STF454 for a file that is refused, with a reason: `unreadable`, of another `item`, in another `language`, with
 * `markup` in a text. STF409 as for a draft.
 */
export const importTranslation = operation({
  id: 'content.importTranslation',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/translations/{audience}',
  summary: 'Import the translation of an item',
  callers: { staff: 'content.write' },
  params: translationParams,
  body: Type.Object({
    version: Type.Integer({ minimum: 1, description: 'The newest version when the change was begun.' }),
    xliff: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  }),
  response: openedItemSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF454'],
  invalid: 'STF400',
  perMinute: 30,
  mostBytes: 4_500_000,
});
