import type { ColumnType } from 'kysely';

/** A merged cart is one whose lines moved to another cart. */
export type CartState = 'open' | 'placing' | 'ordered' | 'merged';

export type CartTables = {
  cart: {
    id: string;
    owner: string;
    state: CartState;
    version: number;
    /** A temporary basket for one product and a wallet; never the current cart of its owner. */
    temporary: ColumnType<boolean, boolean | undefined, never>;
    /** The document of the domain; this package does not read it. */
    document: ColumnType<unknown, string, string>;
    created_at: Date;
    updated_at: Date;
  };
};
