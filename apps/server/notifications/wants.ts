import type { MailedTopic } from '@eyelet/contracts/notifications/preference.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { preferencesOf } from '@eyelet/db/notifications/preference.ts';
import { allPreferences } from '@eyelet/domain/consumer/notifications.ts';

type Bought = Readonly<{ owner: string; order: Readonly<{ in_store: unknown }> }>;

/**
 * Whether the buyer of an order wants mails about a topic. Guests, who cannot choose, get them; so do customers of a store, as what they
 * bought is owned by the associate who sold it.
 */
export async function wantsMails(db: Reader, { owner, order }: Bought, topic: MailedTopic): Promise<boolean> {
  if (order.in_store !== null) return true;
  const preferences = allPreferences(await preferencesOf(db, owner));
  return preferences.some((one) => one.topic === topic && one.channel === 'email' && one.enabled);
}

/** Whether a consumer has chosen text messages about a topic. */
export async function wantsTexts(db: Reader, consumerId: string, topic: MailedTopic): Promise<boolean> {
  const preferences = allPreferences(await preferencesOf(db, consumerId));
  return preferences.some((one) => one.topic === topic && one.channel === 'sms' && one.enabled);
}
