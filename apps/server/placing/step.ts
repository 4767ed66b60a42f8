import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import type { PaymentState, ShopperFacts } from '../tenders/tender.ts';
import type { Tenders } from '../tenders/tenders.ts';

/** Everything a step needs; the same for the original process and for recovery. */
export type Placing = Readonly<{
  database: Database;
  tenders: Tenders;
  cartId: string;
  owner: string;
  /** Version of the cart that was checked. */
  version: number;
  orderNumber: string;
  attempt: string;
  paymentKey: string;
  draft: OrderDraft;
  /** Whether stores may send some of it. */
  fromStores: boolean;
  /** For the fraud check; a recovery authorises nothing and needs none. */
  shopper: ShopperFacts;
  /** Where a challenge that takes the whole window returns to. */
  returnUrl: string;
  /** Id of the shopper's action; undefined when a job finishes an abandoned placement. */
  correlationId: string | undefined;
  now: Date;
}>;

/** A payment that is authorised, or waits for it. */
export type Paid = Readonly<{
  key: string;
  instrumentId: string;
  state: Exclude<PaymentState, { kind: 'declined' | 'fraud' | 'voided' }>;
}>;

/** Error ids with which an order can be refused after the checks of its cart. */
export type PlacingRefusal = Extract<ErrorId, 'PAY400' | 'PYT402' | 'ORD430' | 'INV409'>;

/** How far a placement got, and why it stopped. */
export type Progress =
  | Readonly<{ kind: 'on'; paid?: readonly Paid[] }>
  | Readonly<{ kind: 'refused'; id: PlacingRefusal; upcs?: readonly string[] }>
  /** Another call has claimed the cart, or has finished this placement. */
  | Readonly<{ kind: 'taken' }>;

/** One step of placing an order with its undo. */
export type Step = Readonly<{
  name: 'claim' | 'authorise' | 'write';
  run: (
    placing: Placing,
    paid: readonly Paid[] | undefined,
    afterPayment?: (index: number) => void | Promise<void>,
  ) => Promise<Progress>;
  undo: (placing: Placing, failure: PlacingRefusal) => Promise<void>;
}>;
