import type { ColumnType } from 'kysely';

/** A merged cart has given its lines to another one. */
export type CartState = 'open' | 'placing' | 'ordered' | 'merged';

export type CartTables = {
  cart: {
    id: string;
    owner: string;
    state: CartState;
    version: number;
    /** The document of the rules; this package does not look inside. */
    document: ColumnType<unknown, string, string>;
    created_at: Date;
    updated_at: Date;
  };
};
