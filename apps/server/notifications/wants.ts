import type { MailedTopic } from '@eyelet/contracts/notifications/preference.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { preferencesOf } from '@eyelet/db/notifications/preference.ts';
import { allPreferences } from '@eyelet/domain/consumer/notifications.ts';

/** Whether a person wants mails about a topic. Guests, who cannot choose, get them. */
export async function wantsMails(db: Reader, owner: string, topic: MailedTopic): Promise<boolean> {
  const preferences = allPreferences(await preferencesOf(db, owner));
  return preferences.some((one) => one.topic === topic && one.channel === 'email' && one.enabled);
}
