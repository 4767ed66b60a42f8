import type { Generated } from 'kysely';

export type FavoriteTables = {
  favorite_list: {
    id: string;
    /** A consumer or a guest. */
    owner: string;
    /** Since when whoever has the id may look at it; null: nobody may. */
    shared_at: Date | null;
    /** Day on which letters were sent to others last, and how many of them; UTC. */
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
