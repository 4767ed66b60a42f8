import type { ColumnType } from 'kysely';

export type ReservationTables = {
  reservation: { cart_id: string; upc: string; place_id: string; qty: number; expires_at: Date };
  /** Pieces put aside in a store for somebody who comes to look at them. */
  store_reservation: {
    /** The reference. */
    id: string;
    owner: string;
    /** Hash of the network that a guest asked from; null for a consumer. */
    network: string | null;
    upc: string;
    store_id: string;
    /** On which it was asked for, by the clock of the store: YYYY-MM-DD. */
    day: string;
    qty: number;
    locale: string;
    contact: ColumnType<unknown, string, string>;
    created_at: Date;
    expires_at: Date;
  };
};
