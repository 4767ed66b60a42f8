/** A card of a service. Amounts are minor units. */
export type ServiceCard = Readonly<{
  id: string;
  last4: string;
  currency: string;
  balance: number;
  state: 'active' | 'inactive' | 'blocked';
}>;

type Move = Readonly<{
  /** The same for every attempt; a key moves money once. */
  key: string;
  cardId: string;
  amount: number;
  currency: string;
  /** When the first attempt may have begun; undefined for the first attempt itself. */
  askedSince: Date | undefined;
}>;

export type Taking = Move;
/** Gives back a part of what was taken. */
export type Returning = Move & Readonly<{ takingId: string }>;

/**
 * The interface of a service that keeps gift cards. Each verb may be repeated, and throws `GiftCardFault` where it is not
 * known that the service did what it was asked for.
 */
export type GiftCardService = Readonly<{
  /** Stored with payments, so it must not change. */
  name: string;
  /** The card of a number; undefined if there is none. */
  find: (number: string) => Promise<ServiceCard | undefined>;
  /** A card by its id. */
  read: (cardId: string) => Promise<ServiceCard | undefined>;
  /** Takes money of a card: the service's id of it. Undefined where the card has not as much or cannot pay, and nothing was taken. */
  take: (taking: Taking) => Promise<string | undefined>;
  /** `refused`: the service refuses for good, and nothing was given back. */
  giveBack: (returning: Returning) => Promise<'given' | 'refused'>;
}>;
