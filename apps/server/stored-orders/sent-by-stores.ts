import { mayStoresSend } from '@eyelet/domain/delivery/sent-by-stores.ts';
import type { StoredLine } from './stored-order.ts';

/** Whether stores may send the goods of a line, as in a cart. */
export function isSentByStores(line: StoredLine | undefined): boolean {
  if (!line || line.digital) return false;
  const { gift_option: giftOption, gift_card: giftCard, bonus, customs } = line;
  return mayStoresSend({ giftOption, giftCard, bonus }, customs ? 'customs' : 'stocked');
}
