import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

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
  /** A store that sends to homes, or did. */
  place_sending: {
    place_id: string;
    enabled: boolean;
    /** Parcels a day; null: any number. */
    daily_limit: number | null;
    /** Units of each size that it keeps for the shoppers in the store. */
    safety_stock: number;
    version: number;
    changed_at: Date;
    /** The last day in its time zone on which it was given parcels, YYYY-MM-DD, and how many. */
    day: ColumnType<string | null, string | null | undefined, string | null>;
    parcels: Generated<number>;
    /** Whether it takes no more today. */
    is_full: Generated<boolean>;
  };
  /** Parcels that stores were given, by the cart of the order, or, of one that has left before a further one of it was given, by an id of its own. */
  place_parcel: { cart_id: string; place_id: string; day: string };
  /** Pieces that a place could not find for an order, and the places that have supplied them instead. */
  missing_piece: {
    report_id: string;
    order_number: string;
    shipping_id: string;
    place_id: string;
    upc: string;
    qty: number;
    none_left: boolean;
    supplied: ColumnType<readonly Readonly<{ lineNo: number; placeId: string; qty: number }>[], string, string>;
    /** How many of them that place has found again. */
    found: ColumnType<number, number | undefined, number>;
    reported_at: Date;
  };
  /** Places that supply pieces of an order which another one, or no place, had. */
  piece_move: {
    move_no: GeneratedAlways<number>;
    order_number: string;
    shipping_id: string;
    upc: string;
    /** Null: no place had them. */
    from_place: string | null;
    qty: number;
    /** The rest no place has. */
    supplied: ColumnType<readonly Readonly<{ placeId: string; qty: number }>[], string, string>;
    /** The last day on which what is supplied arrives, YYYY-MM-DD; null where nobody knows. */
    arrives_by: string | null;
    moved_by: string;
    moved_at: Date;
  };
  /** Stock that was set or adjusted from outside, by the caller's id. */
  stock_writing: { writing_id: string; place_id: string; asked: ColumnType<unknown, string, string>; written_at: Date };
  stock: { upc: string; place_id: string; on_hand: number; reserved: ColumnType<number, number | undefined, number> };
};
