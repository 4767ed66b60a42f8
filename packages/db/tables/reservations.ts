import type { ColumnType } from 'kysely';

export type ReservationTables = {
  reservation: { cart_id: string; upc: string; place_id: string; qty: number; expires_at: Date };
  /** Units reserved in a store for a shopper who comes to see them. */
  store_reservation: {
    /** The reference. */
    id: string;
    owner: string;
    /** Hash of the network that a guest asked from; null for a consumer. */
    network: string | null;
    upc: string;
    store_id: string;
    /** The day of the reservation in the store's local time: YYYY-MM-DD. */
    day: string;
    qty: number;
    locale: string;
    contact: ColumnType<unknown, string, string>;
    created_at: Date;
    expires_at: Date;
  };
};
