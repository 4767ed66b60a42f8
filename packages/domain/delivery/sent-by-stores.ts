import type { CartLine } from '../cart/document.ts';
import type { Nature } from '../cart/nature.ts';
import type { DeliveryFacts } from './facts.ts';

/** A line as far as it decides whether stores may send it; a gift of a promotion has no facts yet. */
export type SentLine = Pick<CartLine, 'upc'> & Partial<Pick<CartLine, 'id' | 'giftOption' | 'giftCard' | 'bonus'>>;

/** Whether a store may send a line of a cart that goes home. */
export function isSentByStores(line: SentLine, lines: DeliveryFacts['lines']): boolean {
  return mayStoresSend(line, (line.id === undefined ? undefined : lines.get(line.id)?.nature) ?? 'stocked');
}

/** Whatever makes goods more than a piece from a shelf. */
type Options = Readonly<Partial<Record<'giftOption' | 'giftCard' | 'bonus', unknown>>>;

/**
 * Whether stores send such goods to homes: neither goods made to order, nor wrapped ones, nor printed gift cards, nor gifts of a
 * promotion, which are worth no parcel from a store.
 */
export function mayStoresSend({ giftOption, giftCard, bonus }: Options, nature: Nature): boolean {
  return nature === 'stocked' && !giftOption && !giftCard && !bonus;
}
