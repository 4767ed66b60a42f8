import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { path, preferencesSchema } from './preference.ts';

/** The notifications that the consumer wants; by default on by email and off by text message. */
export const listNotifications = operation({
  id: 'notifications.list',
  method: 'GET',
  path,
  summary: 'List the notification preferences of the consumer',
  callers: 'registered',
  response: Type.Object({
    ...preferencesSchema.properties,
    sendsTexts: Type.Boolean({
      description: 'Whether the shop sends text messages; otherwise choosing them has no effect.',
    }),
  }),
  refusals: [],
});
