import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { itemParams, openedItemSchema, versionNumberSchema } from './item.ts';

/**
 * Publishes a version from one instant on, until another if given; then the previous version is shown again. STF400 for
 * an instant in the past, or an end that is not after the start. STF451 with the findings of the checklist that block
 * it at that instant. Repeating the call changes nothing.
 */
export const scheduleContent = operation({
  id: 'content.schedule',
  method: 'POST',
  path: '/staff/v1/content/{itemId}/schedule',
  summary: 'Schedule a version of an item',
  callers: { staff: 'content.publish' },
  params: itemParams,
  body: Type.Object({
    version: versionNumberSchema,
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: nullable(Type.String({ format: 'date-time' })),
  }),
  response: openedItemSchema,
  refusals: ['STF400', 'STF404', 'STF451'],
  invalid: 'STF400',
});
