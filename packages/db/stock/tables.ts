import type { ColumnType } from 'kysely';

export type StockTables = {
  place: {
    id: string;
    kind: 'warehouse' | 'store';
    name: string;
    region: 'NORA' | 'EMEA';
    country: string;
    position: number;
    /** Address, coordinates, opening times: whatever the place's pages show. */
    details: ColumnType<unknown, string, string>;
  };
  /** Every write of stock, for an hour; `xid` is the transaction that wrote. */
  stock_change: { xid: string; upc: string; at: Date };
  stock: { upc: string; place_id: string; on_hand: number; reserved: ColumnType<number, number | undefined, number> };
};
