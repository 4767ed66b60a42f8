import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { queueLetter } from '@eyelet/db/letters/letter.ts';
import { knowsDevice } from '@eyelet/db/sessions/session.ts';
import type { Context } from '../kernel/context.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { deviceOf, placeOf } from './device.ts';

/** Security events that a consumer is notified of. */
export type SecurityNews =
  | 'password-changed'
  | 'account-locked'
  | 'till-pin-locked'
  | 'new-device'
  | 'passkey-added'
  | 'email-changed'
  | 'deletion-asked';

/** Queues a letter about the security of an account, sent after the transaction commits; `facts` are its contents. */
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

/** Notifies of a sign-in on a device that is new to the account; the very first device is not reported. */
export async function tellOfNewDevice(tx: Reader, consumerId: string, context: Context): Promise<void> {
  const device = deviceOf(context);
  if ((await knowsDevice(tx, consumerId, device)) !== 'new') return;
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer?.email) return;
  await sendSecurityLetter(tx, 'new-device', readerOf(consumer.email, consumer), {}, context);
}

/** Notifies that five wrong passwords have locked the account, or five wrong PINs the PIN. */
export async function sendLockedLetter(
  tx: Reader,
  kind: 'account-locked' | 'till-pin-locked',
  consumerId: string,
  context: Context,
): Promise<void> {
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer?.email || !(await mayWriteTo(tx, kind, consumer.email, context))) return;
  await sendSecurityLetter(tx, kind, readerOf(consumer.email, consumer), {}, context);
}

/** The owner of an account, in the language of the sign-up: the call may be a stranger's. */
function readerOf(email: string, { first_name, locale }: Consumer) {
  return { email, firstName: first_name, locale };
}
