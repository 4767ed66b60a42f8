import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { lockSubscription, type SubscriptionKey, subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import type { Context } from '../kernel/context.ts';
import { recipientKeyOf, subscribeTo, unsubscribeFrom } from './new-subscription.ts';

/** A consumer's consent to messages, or its withdrawal, for the email or phone of the profile. */
export type Wish = Pick<SubscriptionKey, 'type' | 'channel'> & Readonly<{ optin: boolean }>;

/** Ends the programme's newsletter for a consumer who leaves the programme. */
export async function endMembersNews(tx: Reader, consumerId: string, now: Date): Promise<void> {
  for (const row of await subscriptionsOf(tx, consumerId)) {
    if (row.type === 'LoyaltyNewsletter') await unsubscribeFrom(tx, row, now);
  }
}

/** Applies a change of consent; without an email or phone there is no recipient, and nothing changes. */
export async function changeOwn(
  tx: Reader,
  consumer: Pick<Consumer, 'id' | 'email' | 'phone'>,
  { type, channel, optin }: Wish,
  context: Context,
): Promise<void> {
  const recipient = channel === 'email' ? consumer.email : consumer.phone;
  if (!recipient) return;
  if (optin) {
    await subscribeTo(tx, { consumerId: consumer.id, type, channel, recipient }, context);
    return;
  }
  const row = await lockSubscription(tx, { type, channel, recipient_key: recipientKeyOf(channel, recipient) });
  if (row?.consumer_id === consumer.id) await unsubscribeFrom(tx, row, context.now);
}
