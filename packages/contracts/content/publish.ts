import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema, versionNumberSchema } from './item.ts';

/**
 * Publishes a version at once, in every process within a second. Scheduled publications stay. STF409 with the current
 * item if a newer version exists, so that nobody publishes what they have not seen; a version that is published already
 * stays. STF451 with the findings of the checklist that block it.
 */
export const publishContent = operation({
  id: 'content.publish',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/publish',
  summary: 'Publish a version of an item',
  callers: { staff: 'content.publish' },
  params: itemParams,
  body: Type.Object({ version: versionNumberSchema }),
  response: openedItemSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF451'],
  invalid: 'STF400',
});
