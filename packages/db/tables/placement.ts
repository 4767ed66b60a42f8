import type { ColumnType } from 'kysely';
import type { OrderDraft } from './order-draft.ts';

export type PlacementState = 'running' | 'challenge' | 'done' | 'undone';

export type PlacementTables = {
  placement: {
    cart_id: string;
    order_number: string;
    owner: string;
    /** Changes hands when another process takes over; who does not hold it any more can write nothing. */
    attempt: string;
    /** Key of the payment at the provider: one per claim, the same for everybody who finishes it. */
    payment_key: string;
    state: PlacementState;
    draft: ColumnType<OrderDraft, string, string>;
    /** Error id that the shopper was refused with, when undone. */
    failure: string | null;
    lease_until: Date;
    started_at: Date;
  };
};
