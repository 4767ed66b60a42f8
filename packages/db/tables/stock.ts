import type { ColumnType, GeneratedAlways } from 'kysely';

export type StockTables = {
  place: {
    id: string;
    kind: 'warehouse' | 'store';
    name: string;
    region: 'NORA' | 'EMEA';
    country: string;
    position: number;
    /** Address, opening times, services: PlaceDetails of domain/stores, which parses it. */
    details: ColumnType<unknown, string, string>;
    /** Degrees, generated from the details; null while they have no position. */
    latitude: GeneratedAlways<number | null>;
    longitude: GeneratedAlways<number | null>;
  };
  /** Every write of stock, for an hour; `xid` is the transaction that wrote. */
  stock_change: { xid: string; upc: string; at: Date };
  stock: { upc: string; place_id: string; on_hand: number; reserved: ColumnType<number, number | undefined, number> };
};
