import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemIdSchema, openedItemSchema } from './item.ts';

export const proposedTranslationSchema = Type.Object({
  opened: openedItemSchema,
  proposed: Type.Integer({ description: 'Texts that got a proposal.' }),
  leftOut: Type.Integer({
    description:
      'Texts without a usable proposal: a placeholder or an element was lost, or it is too long for its place.',
  }),
});

export type ProposedTranslation = Static<typeof proposedTranslationSchema>;

/**
 * Has the translation service of the shop propose texts for a language, where there are none, and saves them as the next
 * draft. They are marked as proposed until an author changes or confirms them; nothing is published. STF455 with a
 * `reason` if the service does not help: there is `none`, its `key` is not accepted, its `limit` is reached, it is `busy`
 * or `unreachable`, or its `answer` is malformed. STF409 as for a draft.
 */
export const proposeTranslation = operation({
  id: 'content.proposeTranslation',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/translations/{language}/proposal',
  summary: 'Have the missing texts of an item translated',
  callers: { staff: 'content.write' },
  params: Type.Object({ itemId: itemIdSchema, language: Type.String({ pattern: '^[a-z]{2}$' }) }),
  body: Type.Object({
    version: Type.Integer({ minimum: 1, description: 'The newest version when the change was begun.' }),
  }),
  response: proposedTranslationSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF455'],
  invalid: 'STF400',
  perMinute: 10,
});
