import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recipientOf } from '@eyelet/domain/subscriptions/recipient.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { isOffered, newSubscription, recipientKeyOf, subscribeTo } from './new-subscription.ts';
import { ownConsumer } from './own-consumer.ts';
import { subscriptionView } from './view.ts';

export const subscribeHandler = handle(subscribe, async (context, { body }) => {
  const { shop } = context;
  if (!body.optin) return refuse('PRO412', { member: 'optin' });
  const consumer = await ownConsumer(context);
  const own = body.channel === 'email' ? consumer?.email : consumer?.phone;
  // The recipient of the request, else that of the profile.
  const recipient = recipientOf(body.channel, body.recipient ?? own ?? '', context.market.phone.dialCode);
  if (recipient === undefined) return refuse(body.channel === 'email' ? 'AUT453' : 'PRO412', { member: 'recipient' });
  if (!isOffered(context, body.channel)) return refuse('PRO412', { member: 'channel' });
  const isOwn = own != null && recipientKeyOf(body.channel, own) === recipientKeyOf(body.channel, recipient);
  const wanted = {
    consumerId: isOwn ? consumer?.id : undefined,
    type: body.type ?? 'Newsletter',
    channel: body.channel,
    recipient,
    category: body.category,
  } as const;
  const row = await transact(shop.database.db, (tx) => subscribeTo(tx, wanted, context));
  wakeAnnouncer(shop.database);
  // A caller who merely types an address must not learn whether, when or where it was subscribed.
  const shown = isOwn && row.consumer_id === consumer?.id ? row : { ...newSubscription(context, wanted), id: '' };
  return { subscription: subscriptionView(shown) };
});
