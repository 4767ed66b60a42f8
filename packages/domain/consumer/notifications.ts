import {
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
} from '@eyelet/contracts/notifications/preference.ts';

/** Whether a consumer wants notifications of a topic by a channel (C7.88). */
export type NotificationPreference = Readonly<{
  topic: NotificationTopic;
  channel: NotificationChannel;
  enabled: boolean;
}>;

/** Every topic and channel as decided; what nobody has decided comes by email and not by text message. */
export function allPreferences(
  decided: readonly Readonly<{ topic: string; channel: string; enabled: boolean }>[],
): readonly NotificationPreference[] {
  return notificationTopics.flatMap((topic) =>
    notificationChannels.map((channel) => {
      const own = decided.find((one) => one.topic === topic && one.channel === channel);
      return { topic, channel, enabled: own?.enabled ?? channel === 'email' };
    }),
  );
}
