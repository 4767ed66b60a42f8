import type { ColumnType } from 'kysely';

export type CartState = 'open' | 'placing' | 'ordered';

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
