import type { Shop } from '../kernel/shop.ts';

/** The path, after the locale, of the page that shows a card with its number and PIN; the token opens this card and no other. */
export function cardPath({ giftCardSecrets }: Pick<Shop, 'giftCardSecrets'>, cardId: string): string {
  return `/gift-card/print?card=${cardId}&token=${giftCardSecrets.linkToken(cardId)}`;
}
