import type { ColumnType, Generated } from 'kysely';

export type ContentTables = {
  content_item: {
    id: string;
    kind: string;
    /** Unique in its kind. */
    key: string;
    name: string;
    /** Number of the newest version. */
    latest: number;
    created_at: Date;
    updated_at: Date;
    archived_at: Date | null;
  };
  content_version: {
    item_id: string;
    number: number;
    document: ColumnType<unknown, string, string>;
    /** Locales of the document; null for all. */
    only_in: string[] | null;
    /** Null where it was imported. */
    author_id: string | null;
    author: string;
    at: Date;
    note: string | null;
    /** Whether the next version of the same author takes its place. */
    autosaved: Generated<boolean>;
  };
  /** When a version is shown: of those that hold, the one that started last. */
  content_publication: {
    id: Generated<number>;
    item_id: string;
    version: number;
    starts_at: Date;
    ends_at: Date | null;
    made_at: Date;
    made_by: string;
  };
  /** Items and media that a version shows or links to. */
  content_reference: {
    item_id: string;
    version: number;
    kind: string;
    target: string;
  };
  /** Who has an item open; deleted when they have not been seen for a while, and by a crash of the database. */
  content_presence: {
    item_id: string;
    staff_id: string;
    name: string;
    since: Date;
    seen_at: Date;
  };
  content_former_key: {
    kind: string;
    key: string;
    item_id: string;
  };
};
