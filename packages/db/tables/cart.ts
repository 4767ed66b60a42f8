import type { ColumnType } from 'kysely';

/** A merged cart has given its lines to another one. */
export type CartState = 'open' | 'placing' | 'ordered' | 'merged';

export type CartTables = {
  cart: {
    id: string;
    owner: string;
    state: CartState;
    version: number;
    /** A basket beside the cart, for one product and a wallet; never the current cart of its owner. */
    temporary: ColumnType<boolean, boolean | undefined, never>;
    /** The document of the rules; this package does not look inside. */
    document: ColumnType<unknown, string, string>;
    created_at: Date;
    updated_at: Date;
  };
};
