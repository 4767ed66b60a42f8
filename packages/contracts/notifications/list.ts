import { operation } from '../kernel/operation.ts';
import { path, preferencesSchema } from './preference.ts';

/** The notifications that the consumer wants; by default on by email and off by text message. */
export const listNotifications = operation({
  id: 'notifications.list',
  method: 'GET',
  path,
  summary: 'List the notification preferences of the consumer',
  callers: 'registered',
  response: preferencesSchema,
  refusals: [],
});
