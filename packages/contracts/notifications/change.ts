import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { notificationChannels, notificationTopics, path, preferenceSchema, preferencesSchema } from './preference.ts';

/**
 * Changes the notifications that the consumer wants (C7.88); topics that are not named stay as they are. PRO412: an
 * unknown topic or channel, or text messages without a phone in the profile.
 */
export const changeNotifications = operation({
  id: 'notifications.change',
  method: 'PUT',
  path,
  summary: 'Change the notification preferences of the consumer',
  callers: 'registered',
  body: Type.Object({
    notifications: Type.Array(preferenceSchema, {
      minItems: 1,
      maxItems: notificationTopics.length * notificationChannels.length,
    }),
  }),
  response: preferencesSchema,
  refusals: ['PRO412'],
  invalid: 'PRO412',
});
