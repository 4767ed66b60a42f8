import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export type PromotionTables = {
  promotion: {
    id: string;
    level: string;
    benefit: Json<unknown>;
    concerns: Json<unknown>;
    threshold: Json<unknown>;
    audience: readonly string[] | null;
    locales: readonly string[] | null;
    wants: Json<unknown>;
    needs_coupon: boolean;
    rank: number;
    enabled: boolean;
    exclusive: boolean;
    stacking_group: string | null;
    starts_at: Date | null;
    ends_at: Date | null;
    texts: Json<unknown>;
    most_uses: number | null;
    most_uses_each: number | null;
    /** Minor units by currency; null: no limit. */
    budget: Json<unknown>;
    /** Off one order, in minor units by currency; null: no limit. */
    most_off: Json<unknown>;
    below_floor: boolean;
    /** Rises with each change. */
    version: Generated<number>;
    created_at: Generated<Date>;
  };
  /** Promotions with an effect on an order, and their discounts, in minor units. */
  order_promotion: { order_number: string; promotion_id: string; amount: number; placed_at: Date };
  /** Of promotions with limits. */
  promotion_count: {
    promotion_id: string;
    /** Current uses, including those of orders being placed. */
    used: number;
    /** Their discounts so far, in minor units by currency. */
    spent: Json<unknown>;
  };
  promotion_use: {
    promotion_id: string;
    cart_id: string;
    owner: string;
    /** As of a code. */
    turn: number;
    currency: string;
    amount: number;
    used_at: Date;
  };
  coupon: {
    /** In capitals. */
    code: string;
    promotion_id: string;
    enabled: boolean;
    starts_at: Date | null;
    ends_at: Date | null;
    most_uses: number | null;
    most_uses_each: number | null;
    /** Whether the page of the promotions shows it. */
    shown: boolean;
    /** Current uses, including those of orders being placed. */
    used: number;
    /** Rises with each change by staff, not with uses. */
    version: Generated<number>;
    /** The batch that it was made with; null for one that somebody has thought of. */
    batch_id: string | null;
  };
  /** Codes that are made many at a time. */
  code_batch: {
    id: string;
    /** Rises with each batch. */
    batch_no: Generated<number>;
    promotion_id: string;
    prefix: string;
    wanted: number;
    made: number;
    /** Of each code. */
    most_uses: number;
    ends_at: Date | null;
    state: 'making' | 'ready' | 'withdrawn';
    asked_at: Date;
  };
  /** Promotions that could not be judged. */
  promotion_fault: {
    /** The one that fails by itself; empty: those that do only together. */
    promotion_id: string;
    message: string;
    /** That of the promotion when it failed last. */
    version: number | null;
    first_at: Date;
    last_at: Date;
  };
  coupon_use: {
    code: string;
    cart_id: string;
    owner: string;
    /** Number of the use among those of its owner; of two concurrent ones only one can have it. */
    turn: number;
    used_at: Date;
  };
};
