import { consumer } from '../events/consumer.ts';
import { writeLetter } from '../mail/letters/write-letter.ts';

/** Mails till receipts, apart as a new name would not reach the other consumers of letters while the version before runs. */
export const tillReceiptLetters = consumer('till-receipt-letters', {
  'till-receipt.asked': (shop, { letterId }) => writeLetter(shop, letterId),
});
