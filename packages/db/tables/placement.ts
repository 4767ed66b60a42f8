import type { ColumnType } from 'kysely';

export type PlacementState = 'running' | 'challenge' | 'done' | 'undone';

export type PlacementTables = {
  placement: {
    cart_id: string;
    order_number: string;
    owner: string;
    /** Changes when another process recovers the placement; a process with an old value can write nothing. */
    attempt: string;
    /** Key of the payment at the provider: one per claim, the same for recovery. */
    payment_key: string;
    state: PlacementState;
    /** An `OrderDraft`, checked when it is read. */
    draft: ColumnType<unknown, string, string>;
    /** Error id of the refusal, when undone. */
    failure: string | null;
    lease_until: Date;
    started_at: Date;
  };
  /** An order whose price depends on the orders of its account before it. */
  order_turn: {
    owner: string;
    /** Rises with each such order, and is never free again. */
    turn: number;
    cart_id: string;
    taken_at: Date;
  };
};
