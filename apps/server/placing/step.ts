import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import type { PaymentProvider, PaymentState, ShopperFacts } from '../payment-providers/provider.ts';

/** Everything a step needs; the same whether the first process runs it or the one that recovers it. */
export type Placing = Readonly<{
  database: Database;
  provider: PaymentProvider;
  cartId: string;
  owner: string;
  /** Version of the cart that was checked. */
  version: number;
  orderNumber: string;
  attempt: string;
  paymentKey: string;
  draft: OrderDraft;
  /** For the fraud check; who recovers a placement asks for no money and needs none. */
  shopper: ShopperFacts;
  /** Where a challenge comes back to that takes the whole window. */
  returnUrl: string;
  /** Names the shopper's action; undefined when a job finishes what a process has left. */
  correlationId: string | undefined;
  now: Date;
}>;

/** A payment that has its money, or waits for it. */
export type Paid = Readonly<{
  key: string;
  instrumentId: string;
  state: Exclude<PaymentState, { kind: 'declined' | 'fraud' | 'voided' }>;
}>;

/** Ids that an order can be refused with once its cart is in order. */
export type PlacingRefusal = Extract<ErrorId, 'PAY400' | 'PYT402' | 'ORD430' | 'INV409'>;

/** How far a placement came, and why it went no further. */
export type Progress =
  | Readonly<{ kind: 'on'; paid?: readonly Paid[] }>
  | Readonly<{ kind: 'refused'; id: PlacingRefusal; upcs?: readonly string[] }>
  /** Somebody else has the cart, or has finished this placement. */
  | Readonly<{ kind: 'taken' }>;

/** One step of placing an order with what takes it back. */
export type Step = Readonly<{
  name: 'claim' | 'authorise' | 'write';
  run: (
    placing: Placing,
    paid: readonly Paid[] | undefined,
    afterPayment?: (index: number) => void | Promise<void>,
  ) => Promise<Progress>;
  undo: (placing: Placing, failure: PlacingRefusal) => Promise<void>;
}>;
