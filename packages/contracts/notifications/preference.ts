import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';

export const notificationTopics = ['shipping', 'returns', 'back-in-stock', 'events'] as const;
export const notificationChannels = ['email', 'sms'] as const;

/** Topics that the shop writes about: pages offer these, as the others have no effect yet. */
export const mailedTopics = ['shipping', 'returns'] as const satisfies readonly NotificationTopic[];

/** Topics about which it also sends text messages. */
export const textedTopics = ['shipping'] as const satisfies readonly MailedTopic[];

export type NotificationTopic = (typeof notificationTopics)[number];
export type MailedTopic = (typeof mailedTopics)[number];
export type NotificationChannel = (typeof notificationChannels)[number];

export const path = '/consumers-v3/consumer/notification';

/** Whether a consumer wants notifications of a topic by a channel. */
export const preferenceSchema = Type.Object({
  topic: oneOf(notificationTopics),
  channel: oneOf(notificationChannels),
  enabled: Type.Boolean(),
});

export const preferencesSchema = Type.Object({
  notifications: Type.Array(preferenceSchema, { description: 'Every topic and channel.' }),
});
