import type { ReactNode } from 'react';

export type Column<Row> = Readonly<{
  id: string;
  label: string;
  /** Whether the server can sort by it, under the id of the column. */
  isSortable?: boolean;
  /** Gives way on narrow screens: first what is left out of phones, then what is left out of tablets. */
  leaves?: 'phone' | 'tablet';
  show: (row: Row) => ReactNode;
}>;
