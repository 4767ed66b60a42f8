import type { AdjustmentType } from '@eyelet/contracts/cart/price-adjustment.ts';
import type { Currency } from '../money/currency.ts';
import type { Benefit, PromotionLevel } from '../promotions/promotion.ts';
import type { NoEffect } from './promoted.ts';

/** A benefit as it is for one row: group prices are the price of the product. */
export type ReceiptRule = Exclude<Benefit, { kind: 'group-prices' }>;

/**
 * One step to an amount, in minor units and signed: the steps of an amount add up to it. `rounding` is how far a step is
 * from what it would be if cents could be split.
 */
export type ReceiptEntry =
  | Readonly<{ kind: 'list-price'; amount: number; quantity: number; each: number }>
  /** The price in force is lower than the list price; ISO 8601, null where it has no such end. */
  | Readonly<{
      kind: 'markdown';
      amount: number;
      quantity: number;
      each: number;
      since: string | null;
      until: string | null;
    }>
  /**
   * The adjustment of each unit by a store associate: in hundredths of a percent or in minor units, as its type says.
   */
  | Readonly<{
      kind: 'adjustment';
      amount: number;
      quantity: number;
      each: number;
      base: number;
      adjustmentId: string;
      type: AdjustmentType;
      value: number;
      reason: string;
    }>
  /** It comes along without charge. */
  | Readonly<{ kind: 'gift'; amount: number; promotionId: string }>
  /** A promotion of the line itself, reckoned by `base`. */
  | Readonly<{
      kind: 'promotion';
      amount: number;
      promotionId: string;
      rule: ReceiptRule;
      base: number;
      rounding: number;
    }>
  /** The line's share of what a promotion of the order takes off, in the proportion of `base` to `over`. */
  | Readonly<{
      kind: 'share';
      amount: number;
      promotionId: string;
      whole: number;
      base: number;
      over: number;
      rounding: number;
    }>
  /** What a promotion does not take off after all, as the row would cost less than its lowest price. */
  | Readonly<{ kind: 'lowest-price'; amount: number; promotionId: string; of: 'line' | 'order' }>
  /** What a promotion does not take off after all, as it takes off no more of one order. */
  | Readonly<{ kind: 'most-off'; amount: number; promotionId: string; of: 'line' | 'order' }>
  /** What was paid for the goods of an order that it replaces. */
  | Readonly<{ kind: 'exchange'; amount: number; orderNumber: string }>
  | Readonly<{ kind: 'delivery'; amount: number; method: string }>
  /** Null: the value of the cart makes the method free. */
  | Readonly<{ kind: 'free-delivery'; amount: number; promotionId: string | null }>
  /** A promotion of the delivery that leaves something of its price, `base`. */
  | Readonly<{
      kind: 'reduced-delivery';
      amount: number;
      promotionId: string;
      rule: ReceiptRule;
      base: number;
      rounding: number;
    }>;

/** Tax of an amount: within it when `included`, else on top. The rate is in thousandths of a percent. */
export type ReceiptTax = Readonly<{
  amount: number;
  rate: number;
  base: number;
  included: boolean;
  rounding: number;
}>;

export type ReceiptPart = Readonly<{
  /** Of the line or the shipment. */
  id: string;
  amount: number;
  entries: readonly ReceiptEntry[];
  tax: ReceiptTax;
}>;

/** The whole discount of a promotion of the order: its rule on the value `base`. */
export type ReceiptShared = Readonly<{
  promotionId: string;
  rule: ReceiptRule;
  base: number;
  amount: number;
  rounding: number;
}>;

/** Why a promotion did nothing. */
export type NotApplied = Readonly<{ promotionId: string; level: PromotionLevel }> &
  (
    | NoEffect
    /** Its gift is sold out or cannot travel with the goods; no shipment goes by its methods; these cost nothing anyway. */
    | Readonly<{ reason: 'gift-unavailable' | 'other-method' | 'not-needed' }>
  );

/** The steps of each amount of a cart or an order, so that every cent is explained. Amounts in minor units. */
export type Receipt = Readonly<{
  currency: Currency;
  lines: readonly ReceiptPart[];
  shipments: readonly ReceiptPart[];
  /** Promotions of the order, in the order in which they took their turn. */
  shared: readonly ReceiptShared[];
  /** Lines and shipments, and their tax where it comes on top, are the total. */
  totals: Readonly<{ items: number; shipping: number; tax: number; taxIncluded: boolean; total: number }>;
  notApplied: readonly NotApplied[];
}>;
