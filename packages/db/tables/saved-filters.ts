import type { Generated } from 'kysely';

export type SavedFilterTables = {
  saved_filter: {
    id: string;
    list: string;
    /** The member of staff whose they are; null for those that are shared. */
    owner: string | null;
    name: string;
    query: string;
    version: Generated<number>;
    changed_at: Date;
  };
};
