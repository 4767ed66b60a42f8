import { emailKeyOf } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import {
  addSubscription,
  changeSubscriptionRow,
  lockSubscription,
  type SubscriptionRow,
} from '@eyelet/db/subscriptions/subscription.ts';
import type { Context } from '../kernel/context.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';

export type Subscribing = Readonly<{
  /** Undefined for a guest. */
  consumerId: string | undefined;
  type: SubscriptionRow['type'];
  channel: SubscriptionRow['channel'];
  /** Email, or phone in international form. */
  recipient: string;
  category?: string | undefined;
}>;

/** Milliseconds between two mails that ask the same person to confirm, to prevent flooding. */
const confirmPauseMs = 10 * 60 * 1000;

/** A subscription in its initial state, whether or not one exists already. */
export function newSubscription({ market, now, newId }: Context, wanted: Subscribing): SubscriptionRow {
  const { consumerId, type, channel, recipient } = wanted;
  return {
    id: newId(),
    consumer_id: consumerId ?? null,
    type,
    channel,
    recipient_key: recipientKeyOf(channel, recipient),
    recipient,
    optin: true,
    double_optin: !(channel === 'email' && market.signUp.doubleOptIn),
    category: wanted.category ?? null,
    country: market.country,
    region: market.region,
    locale: market.header,
    optin_at: now,
    optout_at: null,
    confirm_hash: null,
    confirm_sent_at: null,
    end_token: newSecret(),
  };
}

/**
 * Opts a recipient in, with the time of the server. Repeated, it changes nothing (C7.72). Where the market requires it,
 * an email counts only once the mailed link has been opened (B3.3.10). A guest's subscription of an email moves to an
 * account by such a link only: anybody can sign up with somebody else's email.
 */
export async function subscribeTo(tx: Reader, wanted: Subscribing, context: Context): Promise<SubscriptionRow> {
  const { consumerId } = wanted;
  const fresh = newSubscription(context, wanted);
  const isNew = await addSubscription(tx, fresh);
  const row = isNew ? fresh : ((await lockSubscription(tx, fresh)) ?? fresh);
  const isGuests = row.consumer_id === null && consumerId !== undefined;
  const change: Partial<SubscriptionRow> = {
    ...(row.optin ? {} : { optin: true, optin_at: context.now, optout_at: null, double_optin: fresh.double_optin }),
    ...(isGuests && row.channel === 'sms' ? { consumer_id: consumerId } : {}),
  };
  const current = { ...row, ...change };
  const claimant = isGuests && row.channel === 'email' ? consumerId : undefined;
  const isOpen = !fresh.double_optin && !current.double_optin;
  const asked = isOpen || claimant ? await askToConfirm(tx, current, claimant, context) : {};
  const all = { ...change, ...asked };
  if (Object.keys(all).length > 0) await changeSubscriptionRow(tx, row.id, all);
  return { ...row, ...all };
}

/** Whether the market has the channel; text messages are offered in North America only (B5.3.11). */
export function isOffered({ market }: Pick<Context, 'market'>, channel: SubscriptionRow['channel']): boolean {
  return channel === 'email' || market.signUp.smsOptIn !== 'none';
}

/** The key by which two recipients are the same. */
export function recipientKeyOf(channel: SubscriptionRow['channel'], recipient: string): string {
  return channel === 'email' ? emailKeyOf(recipient) : recipient;
}

/** Makes the link that confirms a subscription and moves it to its claimant, unless one was made a moment ago. */
async function askToConfirm(
  tx: Reader,
  row: SubscriptionRow,
  claimant: string | undefined,
  context: Context,
): Promise<Partial<SubscriptionRow>> {
  const { market, now, newId } = context;
  if (row.confirm_sent_at && now.getTime() - row.confirm_sent_at.getTime() < confirmPauseMs) return {};
  if (!(await mayWriteTo(tx, 'confirm-subscription', row.recipient, context))) return {};
  const token = claimant === undefined ? newSecret() : `${newSecret()}.${claimant}`;
  const letter = {
    ...{ id: newId(), kind: 'confirm-subscription', recipient: row.recipient, locale: market.header },
    facts: { token, endToken: row.end_token },
  };
  await keepLetters(tx, [letter], now);
  const payload = { subscriptionId: row.id, letterId: letter.id };
  await writeFacts(tx, [{ name: 'subscription.unconfirmed', subject: letter.id, payload }], now);
  return { confirm_hash: hashOf(token), confirm_sent_at: now };
}

/** Opts a consumer out; without a previous consent nothing changes. */
export async function unsubscribeFrom(tx: Reader, row: SubscriptionRow, now: Date): Promise<void> {
  if (!row.optin) return;
  await changeSubscriptionRow(tx, row.id, { optin: false, double_optin: false, optout_at: now });
}

type Consents = Readonly<{
  newsletterConsent?: boolean;
  loyaltyConsent?: boolean;
  smsNotificationConsent?: boolean;
}>;

/** The consents of a new consumer (B3.3.11, B3.3.12): the programme's newsletter for those who joined it. */
export async function subscribeNewConsumer(
  tx: Reader,
  consumer: Readonly<{ id: string; email: string; phone: string | null }>,
  consents: Consents,
  context: Context,
): Promise<void> {
  const type = consents.loyaltyConsent ? 'LoyaltyNewsletter' : 'Newsletter';
  const common = { consumerId: consumer.id, type } as const;
  if (consents.newsletterConsent) {
    await subscribeTo(tx, { ...common, channel: 'email', recipient: consumer.email }, context);
  }
  if (consents.smsNotificationConsent && consumer.phone && isOffered(context, 'sms')) {
    await subscribeTo(tx, { ...common, channel: 'sms', recipient: consumer.phone }, context);
  }
}
