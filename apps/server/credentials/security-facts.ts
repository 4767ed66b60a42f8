import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { knowsDevice } from '@eyelet/db/sessions/session.ts';
import type { Context } from '../kernel/context.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import type { LetterKind } from '../mail/letters/kinds.ts';
import { deviceOf, placeOf } from './device.ts';

/** Facts about the security of an account, and the letters that consumers get about them. */
const securityLetters = {
  'consumer.password-changed': 'password-changed',
  'consumer.locked': 'account-locked',
  'associate.pin-locked': 'till-pin-locked',
  'consumer.device-added': 'new-device',
  'consumer.passkey-added': 'passkey-added',
  'consumer.email-changed': 'email-changed',
  'consumer.deletion-asked': 'deletion-asked',
} as const satisfies Readonly<Record<string, LetterKind>>;

type SecurityFact = keyof typeof securityLetters;
type Writing = Readonly<{
  /** The language of the letter: that of the call, which is the owner's, unless another one is named. */
  locale?: string;
  mayWrite?: boolean;
  /** Whether staff have caused it: then the letter names neither device nor place, as they would be theirs. */
  isByShop?: boolean;
}>;

/** Writes a fact about the security of an account, with the letter that names device and place; without an address there is none. */
export async function writeSecurityFact(
  tx: Reader,
  name: SecurityFact,
  { id: consumerId, email: recipient, first_name }: Pick<Consumer, 'id' | 'email' | 'first_name'>,
  context: Context,
  { locale = context.market.header, mayWrite = true, isByShop = false }: Writing = {},
): Promise<void> {
  const { newId, now } = context;
  const letter = mayWrite &&
    recipient !== null && {
      ...{ id: newId(), kind: securityLetters[name], recipient, locale },
      facts: { name: first_name, ...(isByShop ? {} : { device: deviceOf(context), place: placeOf(context) }) },
    };
  if (letter) await keepLetters(tx, [letter], now);
  const letterId = letter ? letter.id : null;
  await writeFacts(tx, [{ name, subject: letterId ?? consumerId, payload: { consumerId, letterId } }], now);
}

/** Records a sign-in on a device that is new to the account; the very first device is not recorded. */
export async function recordNewDevice(tx: Reader, consumerId: string, context: Context): Promise<void> {
  const device = deviceOf(context);
  if ((await knowsDevice(tx, consumerId, device)) !== 'new') return;
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer) return;
  const { locale } = consumer;
  await writeSecurityFact(tx, 'consumer.device-added', consumer, context, { locale });
}

/**
 * Records that wrong passwords have locked the account, or wrong PINs the PIN. As a stranger may have entered them, the letter is in the
 * language of the sign-up, and sent only a few times an hour.
 */
export async function recordLock(
  tx: Reader,
  name: 'consumer.locked' | 'associate.pin-locked',
  consumerId: string,
  context: Context,
): Promise<void> {
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer) return;
  const { email, locale } = consumer;
  const mayWrite = email !== null && (await mayWriteTo(tx, securityLetters[name], email, context));
  await writeSecurityFact(tx, name, consumer, context, { locale, mayWrite });
}
