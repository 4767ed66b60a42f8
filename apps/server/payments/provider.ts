import type { Card } from '@eyelet/contracts/payments/instrument.ts';

export type AuthoriseRequest = Readonly<{
  /** The same key always means the same payment, however often it is asked for. */
  key: string;
  token: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
}>;

/** What a provider says of a payment. */
export type PaymentState =
  | Readonly<{ kind: 'authorised'; paymentId: string }>
  | Readonly<{ kind: 'challenge'; paymentId: string; challengeId: string; expiresAt: Date }>
  | Readonly<{ kind: 'declined' | 'fraud' | 'voided' }>;

export type CardFields = Readonly<{
  sessionId: string;
  fieldsUrl: string;
  messageOrigin: string;
  brands: readonly string[];
}>;

/**
 * A provider of card payments. Card numbers stay with it; the shop handles tokens. Every call may be repeated: capture and
 * void do nothing the second time, and voiding a key that was never used makes sure that it never will be.
 */
export type PaymentProvider = Readonly<{
  name: string;
  brands: readonly string[];
  /** Where the card fields are. `returnTo` is a path of the shop to come back to where no script runs. */
  openFields: (request: Readonly<{ id: string; locale: string; origin: string; returnTo: string }>) => CardFields;
  challengeUrl: (challengeId: string, locale: string) => string;
  /** The card of a token; undefined when the provider never gave it. */
  card: (token: string) => Promise<Card | undefined>;
  /** The card of a token once its bank has agreed, without taking money; undefined when it is refused. */
  verify: (token: string, now: Date) => Promise<Card | undefined>;
  /** Forgets a token that was kept for later. */
  forget: (token: string) => Promise<void>;
  authorise: (request: AuthoriseRequest, now: Date) => Promise<PaymentState>;
  /** What became of a key; undefined when it was never used. */
  find: (key: string) => Promise<PaymentState | undefined>;
  capture: (paymentId: string, amount: number, now: Date) => Promise<void>;
  void: (key: string, now: Date) => Promise<void>;
}>;
