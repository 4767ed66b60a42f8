import type { CartLine } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';

/** A line as far as it decides whether stores may send it; a gift of a promotion has no facts yet and is stocked. */
export type SentLine = Pick<CartLine, 'upc'> & Partial<Pick<CartLine, 'id' | 'giftOption' | 'giftCard'>>;

/** Whether a store may send a line that goes home: neither goods made to order, nor wrapped ones, nor printed gift cards. */
export function isSentByStores({ id, giftOption, giftCard }: SentLine, lines: DeliveryFacts['lines']): boolean {
  const nature = (id === undefined ? undefined : lines.get(id)?.nature) ?? 'stocked';
  return nature === 'stocked' && !giftOption && !giftCard;
}
