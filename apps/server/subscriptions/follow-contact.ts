import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import {
  changeSubscriptionRow,
  deleteSubscription,
  lockSubscription,
  type SubscriptionRow,
  subscriptionsOf,
} from '@eyelet/db/subscriptions/subscription.ts';
import type { Context } from '../kernel/context.ts';
import { recipientKeyOf, subscribeTo } from './new-subscription.ts';

type Contact = Pick<Consumer, 'id' | 'email' | 'phone'>;

/**
 * Moves a consumer's subscriptions to a new email or phone. A new email has to be confirmed where the market requires
 * it; removing the phone removes its subscription.
 */
export async function followContact(tx: Reader, before: Contact, after: Contact, context: Context): Promise<void> {
  for (const row of await subscriptionsOf(tx, before.id)) {
    const recipient = row.channel === 'email' ? after.email : after.phone;
    if (recipient === null) await deleteSubscription(tx, row.id);
    else if (recipientKeyOf(row.channel, recipient) !== row.recipient_key) await moveTo(tx, row, recipient, context);
  }
}

async function moveTo(tx: Reader, row: SubscriptionRow, recipient: string, context: Context): Promise<void> {
  const { type, channel } = row;
  const key = { type, channel, recipient_key: recipientKeyOf(channel, recipient) };
  // The new recipient may have subscribed as a guest; then that subscription stays and this one ends.
  if (await lockSubscription(tx, key)) await deleteSubscription(tx, row.id);
  else {
    const unconfirmed = { confirm_hash: null, confirm_sent_at: null };
    const doubleOptin = row.double_optin && !(channel === 'email' && context.market.signUp.doubleOptIn);
    await changeSubscriptionRow(tx, row.id, { ...key, recipient, double_optin: doubleOptin, ...unconfirmed });
  }
  if (row.optin) await subscribeTo(tx, { consumerId: row.consumer_id ?? undefined, type, channel, recipient }, context);
}
