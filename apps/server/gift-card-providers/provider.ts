import type { PayingCard } from '@eyelet/db/payments/value-now.ts';
import type { Tender } from '../tenders/tender.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly giftCards: GiftCards;
  }
}

/** A card as its provider knows it. `token` is what a payment with it names. */
export type ProvidedCard = PayingCard & Readonly<{ token: string; last4: string }>;

/** A number of sixteen digits and the PIN as typed, which not every provider has. */
export type CardClaim = Readonly<{ number: string; pin: string }>;

/** Who keeps gift cards: the shop itself, on its ledger, or a service outside. */
export type GiftCardProvider = Readonly<{
  /** The card of a claim. Throws where it cannot be looked up. */
  find: (claim: CardClaim, now: Date) => Promise<ProvidedCard | 'unknown' | 'wrong PIN'>;
  /** Takes from its cards and gives back. */
  tender: Tender;
}>;

/** A provider outside the shop. */
export type OutsideProvider = GiftCardProvider &
  Readonly<{
    /** Cards as they are now, by token; an unknown one is missing. Throws `GiftCardFault` where they cannot be looked up. */
    read: (tokens: readonly string[]) => Promise<ReadonlyMap<string, ProvidedCard>>;
    /** Gives back what could not be given back at once; returns how much of it was. */
    finish: (now: Date) => Promise<number>;
  }>;

/** The providers of the shop: one of its own cards, and possibly one of all others. */
type GiftCards = Readonly<{ own: GiftCardProvider; outside: OutsideProvider | undefined }>;

/** The key of the service is not accepted, it has too much to do, it was not reached in time, or it answered what it should not. */
export type GiftCardProblem = 'key' | 'busy' | 'unreachable' | 'answer';

export class GiftCardFault extends Error {
  readonly problem: GiftCardProblem;

  constructor(problem: GiftCardProblem, options?: ErrorOptions) {
    super(`the service of gift cards failed: ${problem}`, options);
    this.problem = problem;
  }
}
