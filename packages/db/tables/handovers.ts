import type { ColumnType } from 'kysely';

export type HandoverTables = {
  /** A cart that somebody may take over by a link; one for each cart, that of the latest link. */
  cart_handover: {
    basket_id: string;
    /** SHA-256 of the secret in the link. */
    secret_hash: Buffer;
    /** The country in which it may be taken: the home country of its market. */
    country: string;
    /** The store that gives it; null for a shopper. */
    store_id: string | null;
    made_at: Date;
    expires_at: Date;
    /** Who has taken it, when, and into which cart; null until then. */
    taken_by: string | null;
    taken_at: Date | null;
    taken_basket_id: string | null;
    /** The items that were left out, as the rules of the domain name them. */
    left_out: ColumnType<unknown, string | undefined, string>;
  };
};
