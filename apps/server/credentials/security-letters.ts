import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { queueLetter } from '@eyelet/db/letters/letter.ts';
import { knowsDevice } from '@eyelet/db/sessions/session.ts';
import type { Context } from '../kernel/context.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { deviceOf, placeOf } from './device.ts';

/** What a consumer is told about the safety of his account. */
export type SecurityNews =
  | 'password-changed'
  | 'account-locked'
  | 'new-device'
  | 'passkey-added'
  | 'email-changed'
  | 'deletion-asked';

/** Has a letter about the safety of an account sent with the transaction; `facts` are what it tells. */
export async function sendSecurityLetter(
  tx: Reader,
  kind: SecurityNews,
  to: Readonly<{ email: string; firstName: string; locale?: string }>,
  facts: Readonly<Record<string, string>>,
  context: Context,
): Promise<void> {
  await queueLetter(
    tx,
    {
      id: context.newId(),
      kind,
      recipient: to.email,
      locale: to.locale ?? context.market.header,
      facts: { name: to.firstName, device: deviceOf(context), place: placeOf(context), ...facts },
    },
    context.now,
  );
}

/** Tells of a sign-in on a device that the account was never used on; the first device of all is nothing to tell. */
export async function tellOfNewDevice(tx: Reader, consumerId: string, context: Context): Promise<void> {
  const device = deviceOf(context);
  if ((await knowsDevice(tx, consumerId, device)) !== 'new') return;
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer?.email) return;
  await sendSecurityLetter(tx, 'new-device', readerOf(consumer.email, consumer), {}, context);
}

/** Tells that five wrong passwords have locked the account. */
export async function sendLockedLetter(tx: Reader, consumerId: string, context: Context): Promise<void> {
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer?.email || !(await mayWriteTo(tx, 'account-locked', consumer.email, context))) return;
  await sendSecurityLetter(tx, 'account-locked', readerOf(consumer.email, consumer), {}, context);
}

/** The owner of an account, in the language he signed up in: the call may be a stranger's. */
function readerOf(email: string, { first_name, locale }: Consumer) {
  return { email, firstName: first_name, locale };
}
