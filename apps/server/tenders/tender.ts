import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';

/** The shopper's data for the fraud check; never stored with the payment. */
export type ShopperFacts = Readonly<{
  /** Consumer number; guests have one, too. */
  owner: string;
  email: string;
  /** Network address. */
  address: string;
  /** The browser's fingerprint of the device (C7.57). */
  fingerprint: string | undefined;
}>;

export type AuthoriseRequest = Readonly<{
  /** The same key always means the same payment, however often it is sent. */
  key: string;
  method: PaymentMethodId;
  token: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
  cartId: string;
  orderNumber: string;
  /** Whether the card is a saved one. */
  saved: boolean;
  /** Whether the card is to be saved for later. */
  keep: boolean;
  /** URL of the shop to return to from a challenge that takes the whole window. */
  returnUrl: string;
  shopper: ShopperFacts;
}>;

/** The state of a payment. `pending`: a notice will report it, at the latest at the time given. */
export type PaymentState =
  | Readonly<{ kind: 'authorised'; paymentId: string; keptToken?: string }>
  | Readonly<{ kind: 'challenge'; paymentId: string; challengeId: string; expiresAt: Date }>
  | Readonly<{ kind: 'pending'; paymentId: string; expiresAt: Date }>
  | Readonly<{ kind: 'declined' | 'fraud' | 'voided' }>;

export type RefundRequest = Readonly<{
  /** Key of the refund: sent twice, it is refunded once. */
  key: string;
  paymentId: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
}>;

/** `refused`: more than the rest of the captured amount, or a payment that was not captured. */
export type RefundState = Readonly<{ kind: 'refunded' | 'pending'; refundId: string }> | Readonly<{ kind: 'refused' }>;

export type CaptureRequest = Readonly<{
  /** Key of the capture: sent twice, it is captured once. */
  key: string;
  paymentId: string;
  /** Whole minor units. */
  amount: number;
  currency: string;
}>;

/** `refused`: more than is held, or the provider holds nothing any more. */
export type CaptureState = Readonly<{ kind: 'captured'; captureId: string }> | Readonly<{ kind: 'refused' }>;

/** `captured`: nothing was released, since it was taken before, or is about to be. */
export type Voided = 'released' | 'captured';

/** A tender will not capture something whole, however often it is asked under its key. */
export class CaptureRefused extends Error {}

/** Takes what is held in several parts, and releases what is left. Every call may be repeated. */
export type PartCaptures = Readonly<{
  /** Methods whose payments may be captured in parts. */
  methods: readonly PaymentMethodId[];
  /** Days after authorising for which the money is held. */
  holdDays: number;
  /** Whether the provider only takes captures on, and says by a notice whether they succeeded. */
  decidesLater?: boolean;
  capture: (request: CaptureRequest, now: Date) => Promise<CaptureState>;
  /** Releases what of a payment was not captured, by its key. Nothing of it can be captured afterwards. */
  release: (key: string, now: Date) => Promise<void>;
}>;

/**
 * What an order can be paid with: cards and wallets at a provider, or value on the shop's ledger. Every call may be repeated:
 * capture, void and refund do nothing the second time, and voiding a key that was never used makes sure that it never
 * will be.
 */
export type Tender = Readonly<{
  /** Stored with payments (`order_payment.provider`), so it must not change. */
  name: string;
  /** Holds an amount for an order. */
  authorise: (request: AuthoriseRequest, now: Date) => Promise<PaymentState>;
  /** The group of tenders whose amounts are held together, if it belongs to one. */
  group?: TenderGroup;
  /** The state of the payment of a key; undefined if the key was never used. */
  find: (key: string) => Promise<PaymentState | undefined>;
  /** Takes an amount that is held and releases the rest; throws `CaptureRefused` where it never will, and holds what it held then. */
  capture: (paymentId: string, amount: number, now: Date) => Promise<void>;
  /** Captures in parts; undefined for a tender that is captured whole. */
  parts?: PartCaptures;
  /** Releases the held amount; what was captured stays so. */
  void: (key: string, now: Date) => Promise<Voided>;
  /** Gives back an amount that was taken. */
  refund: (request: RefundRequest, now: Date) => Promise<RefundState>;
}>;

/** A request with the name of its tender. */
export type NamedRequest = Readonly<{ tender: string; request: AuthoriseRequest }>;

/** Tenders that hold all their amounts for an order at once; each may be declined by itself. */
export type TenderGroup = Readonly<{
  /** The states of the payments, in the order of their requests. */
  authorise: (requests: readonly NamedRequest[], now: Date) => Promise<readonly PaymentState[]>;
}>;
