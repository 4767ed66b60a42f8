import { changeSubscription } from '@eyelet/contracts/subscriptions/change.ts';
import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { listSubscriptions } from '@eyelet/contracts/subscriptions/list.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { unsubscribe } from '@eyelet/contracts/subscriptions/unsubscribe.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { confirmByHash, endByToken, subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { phone as checkPhone } from '@eyelet/domain/validation/phone.ts';
import { splitPhone, toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import type { Context } from '../kernel/context.ts';
import { type AnyHandler, handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { changeOwn } from './change-own.ts';
import { isOffered, newSubscription, recipientKeyOf, subscribeTo } from './new-subscription.ts';
import { subscriptionView } from './view.ts';

/** Milliseconds that the link of a confirmation is good for. */
const confirmMs = 30 * 24 * 60 * 60 * 1000;

type Channel = 'email' | 'sms';

/** Where to write: what the call says, else what the profile has. */
function recipientOf(
  channel: Channel,
  given: string | undefined,
  own: Readonly<{ email: string | null; phone: string | null }> | undefined,
  { market }: Context,
): string | Refusal<'AUT453' | 'PRO412'> {
  const recipient = (given ?? (channel === 'email' ? own?.email : own?.phone) ?? '').trim();
  const member = 'recipient';
  if (channel === 'email') return recipient === '' || checkEmail(recipient) ? refuse('AUT453', { member }) : recipient;
  const stored = toInternationalPhone(recipient, market.phone.dialCode);
  const dialCode = splitPhone(stored)?.dialCode ?? market.phone.dialCode;
  return stored === '' || checkPhone(recipient, { dialCode }) ? refuse('PRO412', { member }) : stored;
}

const ownConsumer = ({ shop, session }: Context) =>
  session && session.consumerType !== 'GUEST' ? findConsumer(shop.database.db, session.consumerNo) : undefined;

const list = handle(listSubscriptions, async (_, { shop, session }) => {
  const rows = await subscriptionsOf(shop.database.db, session?.consumerNo ?? '');
  return { subscriptions: rows.map(subscriptionView) };
});

const create = handle(subscribe, async ({ body }, context) => {
  const { shop } = context;
  if (!body.optin) return refuse('PRO412', { member: 'optin' });
  const consumer = await ownConsumer(context);
  const recipient = recipientOf(body.channel, body.recipient, consumer, context);
  if (recipient instanceof Refusal) return recipient;
  if (!isOffered(body.channel, context)) return refuse('PRO412', { member: 'channel' });
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
  // Whether, when and where somebody has subscribed before is not told to whoever types an address.
  const shown = isOwn && row.consumer_id === consumer?.id ? row : { ...newSubscription(wanted, context), id: '' };
  return { subscription: subscriptionView(shown) };
});

const update = handle(changeSubscription, async ({ body }, context) => {
  const { shop } = context;
  const consumer = await ownConsumer(context);
  const recipient = (body.channel === 'email' ? consumer?.email : consumer?.phone) ?? '';
  if (!consumer || recipient === '') return refuse('PRO412', { member: 'recipient' });
  if (body.optin && !isOffered(body.channel, context)) return refuse('PRO412', { member: 'channel' });
  const wish = { type: body.type ?? 'Newsletter', channel: body.channel, optin: body.optin } as const;
  await shop.database.db.transaction().execute((tx) => changeOwn(tx, consumer, wish, context));
  wakeAnnouncer(shop.database);
  const rows = await subscriptionsOf(shop.database.db, consumer.id);
  return { subscriptions: rows.map(subscriptionView) };
});

const confirm = handle(confirmSubscription, async ({ body }, { shop, now }) => {
  const sentAfter = new Date(now.getTime() - confirmMs);
  const claimant = body.token.split('.')[1];
  const confirmed = await confirmByHash(shop.database.db, hashOf(body.token), claimant, sentAfter);
  return confirmed ? { confirmed: true } : refuse('AUT402');
});

const end = handle(unsubscribe, async ({ query }, { shop, now }) =>
  (await endByToken(shop.database.db, query.token, now)) ? { unsubscribed: true } : refuse('AUT402'),
);

/** Consents to be written to. */
export const subscriptionHandlers: readonly AnyHandler[] = [list, create, update, confirm, end];
