import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { notificationChannels, notificationTopics, path, preferenceSchema, preferencesSchema } from './preference.ts';

/**
 * Changes what the consumer wants to be told (C7.88); what is not named stays. PRO412: a topic or channel that there is not, or text
 * messages without a phone in the profile.
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
