import type { Generated } from 'kysely';

export type FavoriteTables = {
  favorite_list: {
    id: string;
    /** A consumer or a guest. */
    owner: string;
    /** Since when everybody with the id may see it; null: it is not shared. */
    shared_at: Date | null;
    /** Day on which letters were last sent to others, and how many; UTC. */
    letters_on: string | null;
    letters: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  favorite: {
    list_id: string;
    product_id: string;
    added_at: Date;
  };
};
