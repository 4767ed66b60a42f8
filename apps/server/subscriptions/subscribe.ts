import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { phone as checkPhone } from '@eyelet/domain/validation/phone.ts';
import { splitPhone, toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { isOffered, newSubscription, recipientKeyOf, subscribeTo } from './new-subscription.ts';
import { ownConsumer } from './own-consumer.ts';
import { subscriptionView } from './view.ts';

type Channel = 'email' | 'sms';

/** The recipient: as sent, else from the profile. */
function recipientOf(
  { market }: Context,
  channel: Channel,
  given: string | undefined,
  own: Readonly<{ email: string | null; phone: string | null }> | undefined,
): string | Refusal<'AUT453' | 'PRO412'> {
  const recipient = (given ?? (channel === 'email' ? own?.email : own?.phone) ?? '').trim();
  const member = 'recipient';
  if (channel === 'email') return recipient === '' || checkEmail(recipient) ? refuse('AUT453', { member }) : recipient;
  const stored = toInternationalPhone(recipient, market.phone.dialCode);
  const dialCode = splitPhone(stored)?.dialCode ?? market.phone.dialCode;
  return stored === '' || checkPhone(recipient, { dialCode }) ? refuse('PRO412', { member }) : stored;
}

export const subscribeHandler = handle(subscribe, async (context, { body }) => {
  const { shop } = context;
  if (!body.optin) return refuse('PRO412', { member: 'optin' });
  const consumer = await ownConsumer(context);
  const recipient = recipientOf(context, body.channel, body.recipient, consumer);
  if (recipient instanceof Refusal) return recipient;
  if (!isOffered(context, body.channel)) return refuse('PRO412', { member: 'channel' });
  const own = body.channel === 'email' ? consumer?.email : consumer?.phone;
  const isOwn = own != null && recipientKeyOf(body.channel, own) === recipientKeyOf(body.channel, recipient);
  const wanted = {
    consumerId: isOwn ? consumer?.id : undefined,
    type: body.type ?? 'Newsletter',
    channel: body.channel,
    recipient,
    category: body.category,
  } as const;
  const row = await shop.database.db.transaction().execute((tx) => subscribeTo(tx, wanted, context));
  wakeAnnouncer(shop.database);
  // Whether, when and where an address was subscribed before is not revealed to a caller who only types it.
  const shown = isOwn && row.consumer_id === consumer?.id ? row : { ...newSubscription(context, wanted), id: '' };
  return { subscription: subscriptionView(shown) };
});
