import type { ColumnType } from 'kysely';

export type ContentTables = {
  content_page: {
    slug: string;
    /** A language, or a locale that differs from its language. */
    audience: string;
    document: ColumnType<unknown, string, string>;
    version: number;
    updated_at: Date;
  };
  content_page_former_slug: {
    former_slug: string;
    /** The current slug; no row redirects to another row. */
    slug: string;
  };
};
