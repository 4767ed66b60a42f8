import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { keepPreferences, preferencesOf } from '@eyelet/db/notifications/preference.ts';
import { allPreferences } from '@eyelet/domain/consumer/notifications.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Stores which notifications a consumer wants; of a topic that is named twice, the last choice holds. */
export const changeNotificationsHandler = handle(changeNotifications, async ({ shop, session, now }, { body }) => {
  const { db } = shop.database;
  const consumer = await findConsumer(db, session?.consumerNo ?? '');
  if (!consumer) return refuse('PRO412');
  if (!consumer.phone && body.notifications.some(({ channel, enabled }) => channel === 'sms' && enabled)) {
    return refuse('PRO412', { member: 'channel' });
  }
  const wanted = new Map(body.notifications.map((one) => [`${one.topic} ${one.channel}`, one]));
  await keepPreferences(
    db,
    [...wanted.values()].map((one) => ({ ...one, consumer_id: consumer.id, changed_at: now })),
  );
  return { notifications: [...allPreferences(await preferencesOf(db, consumer.id))] };
});
