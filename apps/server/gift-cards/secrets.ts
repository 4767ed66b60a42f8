import { isSameSignature, signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly giftCardSecrets: GiftCardSecrets;
  }
}

export type GiftCardSecrets = Readonly<{
  /** The stored hash of a number: it finds the card, but does not reveal the number. */
  hashOfNumber: (number: string) => string;
  /** The stored hash of a PIN, different for each card. */
  hashOfPin: (cardId: string, pin: string) => string;
  opens: (pin: string, card: Readonly<{ id: string; pin_hash: string }>) => boolean;
  /** The token of the link that shows a card, in its mail. */
  linkToken: (cardId: string) => string;
  isLinkToken: (token: string, cardId: string) => boolean;
}>;

/** Hashes numbers and PINs with a key that is not in the database, as there are few enough of both to try them all. */
export function createGiftCardSecrets(secret: string): GiftCardSecrets {
  const hash = (text: string) => signatureOf(text, secret);
  const hashOfPin = (cardId: string, pin: string) => hash(`pin ${cardId} ${pin}`);
  const linkToken = (cardId: string) => hash(`link ${cardId}`);
  return {
    hashOfNumber: (number) => hash(`number ${number}`),
    hashOfPin,
    opens: (pin, card) => isSameSignature(hashOfPin(card.id, pin), card.pin_hash),
    linkToken,
    isLinkToken: (token, cardId) => isSameSignature(token, linkToken(cardId)),
  };
}
