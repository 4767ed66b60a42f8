import type { Card, PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly payments: PaymentProvider;
  }
}

/** What a provider moves money with; the other methods of the list are books of the shop itself. */
export const methods = [
  'CREDIT_CARD',
  'PAYPAL',
  'KLARNA',
  'DW_APPLE_PAY',
] as const satisfies readonly PaymentMethodId[];

export type ProviderMethod = (typeof methods)[number];

export type SessionRequest = Readonly<{
  /** Names the session; one that is open already gets the new amount. */
  id: string;
  method: ProviderMethod;
  /** Cart that the token is for; empty for a card that is to be saved. */
  cartId: string;
  /** Whole minor units, with the currency; the token is good for this amount only. Cards are not bound to one. */
  amount: number;
  currency: string;
  /** Whether the wallet is asked for an address, too (express). */
  express: boolean;
  /** Form of the x-locale header. */
  locale: string;
  country: string;
  /** Scheme, host and port of the shop as the shopper sees it. */
  origin: string;
  /** Path of the shop to come back to where no script runs. */
  returnTo: string;
}>;

/** How a shopper gives his consent: in card fields to be framed, on a page of the provider, or on his device. */
export type OpenedSession = Readonly<{
  sessionId: string;
  /** Origin that the messages of the provider's pages come from. */
  messageOrigin: string;
  expiresAt: Date | undefined;
  /** What the wallet has told of the buyer so far. */
  contact: WalletContact | undefined;
}> &
  (
    | Readonly<{ kind: 'fields'; fieldsUrl: string; brands: readonly string[] }>
    | Readonly<{ kind: 'approval'; approvalUrl: string }>
    | Readonly<{ kind: 'device'; merchantSession: Readonly<Record<string, unknown>>; networks: readonly string[] }>
  );

/** What a token stands for. The provider's word, never the caller's. */
export type TokenFacts = Readonly<{
  method: ProviderMethod;
  /** The card, or the one behind a wallet where the wallet tells. */
  card: Card | undefined;
  /** Account at the payment service, as the shopper knows it. */
  account: string | undefined;
  /** Whole minor units that were consented to; undefined for cards, which are not bound to an amount. */
  amount: number | undefined;
  currency: string | undefined;
  /** Cart that it was given for; undefined for cards. */
  cartId: string | undefined;
  /** The provider's name of the consent (c_requestID). */
  requestId: string | undefined;
  contact: WalletContact | undefined;
}>;

/** What the fraud check may look at; never stored with the payment. */
export type ShopperFacts = Readonly<{
  /** Consumer number; guests have one, too. */
  owner: string;
  email: string;
  /** Network address. */
  address: string;
  /** What the browser said of the device (C7.57). */
  fingerprint: string | undefined;
}>;

export type AuthoriseRequest = Readonly<{
  /** The same key always means the same payment, however often it is asked for. */
  key: string;
  method: ProviderMethod;
  token: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
  cartId: string;
  orderNumber: string;
  /** Whether the card was saved before. */
  saved: boolean;
  /** Whether the card is to be saved for later. */
  keep: boolean;
  /** Address of the shop to come back to from a challenge that takes the whole window. */
  returnUrl: string;
  shopper: ShopperFacts;
}>;

/** What a provider says of a payment. `pending`: it will tell by a webhook, at the latest at the time given. */
export type PaymentState =
  | Readonly<{ kind: 'authorised'; paymentId: string; keptToken?: string }>
  | Readonly<{ kind: 'challenge'; paymentId: string; challengeId: string; expiresAt: Date }>
  | Readonly<{ kind: 'pending'; paymentId: string; expiresAt: Date }>
  | Readonly<{ kind: 'declined' | 'fraud' | 'voided' }>;

export type RefundRequest = Readonly<{
  /** Key of the refund: asked for twice, it is given once. */
  key: string;
  paymentId: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
}>;

/** `refused`: more than what is left of the captured amount, or a payment that was not captured. */
export type RefundState = Readonly<{ kind: 'refunded' | 'pending'; refundId: string }> | Readonly<{ kind: 'refused' }>;

/** Something that a provider tells on its own account. Its order means nothing: who hears it asks `find`. */
export type Notice = Readonly<{
  /** Names the notice at its provider; a repeated one has the same. */
  id: string;
  topic: 'payment' | 'capture' | 'void' | 'refund';
  /** Key of the payment or, for a refund, of the refund. */
  key: string;
  success: boolean;
}>;

export type WebhookRequest = Readonly<{
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as they came, since the signature is over them. */
  body: string;
}>;

/**
 * A provider of payments. Card numbers and accounts stay with it; the shop handles tokens. Every call may be repeated:
 * capture, void and refund do nothing the second time, and voiding a key that was never used makes sure that it never
 * will be.
 */
export type PaymentProvider = Readonly<{
  name: string;
  brands: readonly string[];
  methods: readonly ProviderMethod[];
  /** Those of them that can be paid with before an address is known, as they tell it themselves. */
  express: readonly ProviderMethod[];
  /** Opens a session, or gives an open one a new amount; undefined when it cannot (method, country, or it has ended). */
  openSession: (request: SessionRequest, now: Date) => Promise<OpenedSession | undefined>;
  challengeUrl: (challengeId: string, locale: string) => string;
  /** What a token stands for; undefined when the provider never gave it, it was used, or it has run out. */
  token: (token: string, method: ProviderMethod, now: Date) => Promise<TokenFacts | undefined>;
  /** Has the bank agree to a card without taking money; gives it with the token to keep, undefined when it is refused. */
  verify: (token: string, owner: string, now: Date) => Promise<Readonly<{ card: Card; token: string }> | undefined>;
  /** Forgets a token that was kept for later. */
  forget: (token: string) => Promise<void>;
  authorise: (request: AuthoriseRequest, now: Date) => Promise<PaymentState>;
  /** What became of a key; undefined when it was never used. */
  find: (key: string) => Promise<PaymentState | undefined>;
  capture: (paymentId: string, amount: number, now: Date) => Promise<void>;
  void: (key: string, now: Date) => Promise<void>;
  refund: (request: RefundRequest, now: Date) => Promise<RefundState>;
  /** The notices of a webhook; undefined when its signature is not the provider's. */
  readWebhook: (request: WebhookRequest) => readonly Notice[] | undefined;
}>;
