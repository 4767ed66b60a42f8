import type { ReactNode } from 'react';

export type Column<Row> = Readonly<{
  id: string;
  label: string;
  /** Whether the server can sort by it, under the id of the column. */
  isSortable?: boolean;
  /** Whether the server sorts by it downwards, unless asked for the other way round. */
  sortsDown?: boolean;
  /** Hidden on narrow screens: on phones only, or on tablets as well. */
  leaves?: 'phone' | 'tablet';
  show: (row: Row) => ReactNode;
  /** What a phone shows below it, of columns that leave there. */
  below?: (row: Row) => ReactNode;
}>;
