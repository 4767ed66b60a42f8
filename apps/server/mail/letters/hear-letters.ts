import { consumer } from '../../events/consumer.ts';
import type { Shop } from '../../kernel/shop.ts';
import { writeLetter } from './write-letter.ts';

type WithLetter = Readonly<{ letterId: string | null }>;

const send = async (shop: Shop, { letterId }: WithLetter): Promise<void> => {
  if (letterId !== null) await writeLetter(shop, letterId);
};

/** Letters that were stored with their fact, as they hold what a fact may not: secrets, addresses, devices. */
export const keptLetters = consumer('kept-letters', {
  'consumer.signed-up': send,
  'consumer.erased': send,
  'consumer.deletion-asked': send,
  'consumer.look-asked': send,
  'consumer.email-changed': send,
  'consumer.password-changed': send,
  'consumer.locked': send,
  'consumer.device-added': send,
  'consumer.passkey-added': send,
  'associate.password-reset': send,
  'associate.pin-locked': send,
  'staff.invited': send,
  'staff.access-reset': send,
  'staff.factors-changed': send,
  'staff.locked': send,
  'subscription.unconfirmed': send,
  'favorites.shared': send,
});

/** Letters queued by processes of the previous version, while it still runs. */
export const letters = consumer('letters', { 'letter.due': send });
