import type { ArticleGrid } from './schema.ts';

/** Articles at a time: rows times the columns of small screens, or three (B9.07). */
export function pageSize({ rows, columns }: Pick<ArticleGrid, 'rows' | 'columns'>): number {
  return rows !== undefined && columns?.sm !== undefined ? rows * columns.sm : 3;
}

/** Tags that are shown before "more", by breakpoint (B9.08 to B9.10). */
export const shownTags = { sm: 4, md: 10, lg: 20 } as const;
