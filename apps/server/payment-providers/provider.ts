import type { Card, PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';
import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import type { DisputeStep } from '@eyelet/domain/disputes/after.ts';
import type { Tender } from '../tenders/tender.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly payments: PaymentProvider;
  }
}

/** The methods of a provider; other methods of the list are the shop's own accounts. */
export const methods = [
  'CREDIT_CARD',
  'PAYPAL',
  'KLARNA',
  'DW_APPLE_PAY',
] as const satisfies readonly PaymentMethodId[];

export type ProviderMethod = (typeof methods)[number];

export type SessionRequest = Readonly<{
  /** Id of the session; an open one gets the new amount. */
  id: string;
  method: ProviderMethod;
  /** Cart that the token is for; empty for a card that is only saved. */
  cartId: string;
  /** Whole minor units of the currency; the token is valid for this amount only. Cards are not bound to one. */
  amount: number;
  currency: string;
  /** Whether the wallet also provides an address (express). */
  express: boolean;
  /** Form of the x-locale header. */
  locale: string;
  country: string;
  /** Scheme, host and port of the shop as the shopper sees it. */
  origin: string;
  /** Path of the shop to return to without scripts. */
  returnTo: string;
}>;

/** How a shopper consents: in framed card fields, on a page of the provider, or on the device. */
export type OpenedSession = Readonly<{
  sessionId: string;
  /** Origin of the messages of the provider's pages. */
  messageOrigin: string;
  expiresAt: Date | undefined;
  /** What the wallet has revealed of the buyer so far. */
  contact: WalletContact | undefined;
}> &
  (
    | Readonly<{ kind: 'fields'; fieldsUrl: string; brands: readonly string[] }>
    | Readonly<{ kind: 'approval'; approvalUrl: string }>
    | Readonly<{ kind: 'device'; merchantSession: Readonly<Record<string, unknown>>; networks: readonly string[] }>
  );

/** The facts of a token, from the provider, never from the caller. */
export type TokenFacts = Readonly<{
  method: ProviderMethod;
  /** The card, or the one behind a wallet if the wallet reveals it. */
  card: Card | undefined;
  /** The shopper's account name at the payment service. */
  account: string | undefined;
  /** Whole minor units that were consented to; undefined for cards, which are not bound to an amount. */
  amount: number | undefined;
  currency: string | undefined;
  /** Cart of the consent; undefined for cards. */
  cartId: string | undefined;
  /** The provider's id of the consent (c_requestID). */
  requestId: string | undefined;
  contact: WalletContact | undefined;
}>;

/**
 * A notification that a provider sends on its own. Notices may arrive in any order; the receiver asks `find` for the
 * state.
 */
export type Notice = Readonly<{
  /** The provider's id of the notice; a repeated one has the same. */
  id: string;
  topic: 'payment' | 'capture' | 'void' | 'refund';
  /** Key of the payment or, for a refund, of the refund. */
  key: string;
  success: boolean;
}>;

/** What the bank of a payer says of a payment that is contested. Repeated ones have the same `at`; they may come in any order. */
export type DisputeNotice = Readonly<{
  topic: 'dispute';
  /** The provider's id of the notice. */
  id: string;
  /** Key of the payment. */
  key: string;
  /** What the provider calls the dispute, if it needs to be named in answers. */
  reference?: string;
  step: DisputeStep;
  /** What is contested, in whole minor units. */
  amount: number;
  /** Empty where none is given. */
  reason: string;
  /** Whether the payer says that somebody else has paid. */
  isFraud: boolean;
  /** Until when the bank takes an answer. */
  deadline: Date | undefined;
  at: Date;
}>;

export type WebhookRequest = Readonly<{
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw bytes, since the signature covers them. */
  body: string;
}>;

/** The dispute that an answer is about. */
export type AnsweredDispute = Readonly<{
  /** Key of the payment. */
  key: string;
  /** What the provider calls the dispute; null if it has not said so. */
  reference: string | null;
  /** What is contested, in whole minor units. */
  amount: number;
}>;

/** What the shop says for itself. The same key always means the same answer, however often it is sent. */
export type Defence = Readonly<{
  key: string;
  /** One of the provider's reasons. */
  reason: string;
  /** The evidence, as a PDF, and what of the shop's knowledge is in it. */
  paper: Buffer;
  pieces: readonly EvidencePiece[];
}>;

/**
 * `refused`: the provider does not take the answer as it is (the detail is in its own words), the shop may not answer there, or nothing can be
 * sent for the reason. `uncertain`: it refuses what it may have taken before.
 */
export type AnswerOutcome =
  | Readonly<{ kind: 'taken' }>
  | Readonly<{ kind: 'refused'; detail: string; problem?: 'forbidden' | 'no-document' }>
  | Readonly<{ kind: 'uncertain'; detail: string }>;

/** Answers to disputes. Every call may be repeated, and throws while the provider cannot be reached. */
export type DisputeDesk = Readonly<{
  /** Whether disputes are answered by what the provider calls them. */
  needsReference: boolean;
  /** The reasons by which a dispute may be defended, none where it may not; undefined if the shop may not answer there. */
  reasons: (dispute: AnsweredDispute) => Promise<readonly string[] | undefined>;
  defend: (dispute: AnsweredDispute, defence: Defence, now: Date) => Promise<AnswerOutcome>;
  /** Gives the money up. */
  accept: (dispute: AnsweredDispute, key: string, now: Date) => Promise<AnswerOutcome>;
}>;

/** A provider of payments: the tender of cards and wallets. Card numbers and accounts stay with it; the shop handles tokens. */
export type PaymentProvider = Tender &
  Readonly<{
    brands: readonly string[];
    methods: readonly ProviderMethod[];
    /** Methods that can pay before an address is known, as they provide one themselves. */
    express: readonly ProviderMethod[];
    /** Opens a session, or gives an open one a new amount; undefined if it cannot (method, country, or an ended session). */
    openSession: (request: SessionRequest, now: Date) => Promise<OpenedSession | undefined>;
    challengeUrl: (challengeId: string, locale: string) => string;
    /** The facts of a token; undefined if the provider did not issue it, or it was used or has expired. */
    token: (token: string, method: ProviderMethod, now: Date) => Promise<TokenFacts | undefined>;
    /** Has the bank verify a card without charging it; returns the card with the token to store, undefined if it is refused. */
    verify: (token: string, owner: string, now: Date) => Promise<Readonly<{ card: Card; token: string }> | undefined>;
    /** Deletes a stored token. */
    forget: (token: string) => Promise<void>;
    /**
     * What was taken and given back within some time, as comma-separated values with the columns of `domain/settlements`; undefined for a
     * provider that makes its reports by itself.
     */
    settlementReport?: (from: Date, before: Date) => Promise<string>;
    /** Where disputes are answered; undefined for a provider at whose own desk that is done. */
    disputes?: DisputeDesk;
    /** The notices of a webhook; undefined if its signature is not the provider's. */
    readWebhook: (request: WebhookRequest) => readonly (Notice | DisputeNotice)[] | undefined;
  }>;
