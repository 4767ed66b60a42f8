import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Column } from './column.ts';
import { sortedBy, sortOf } from './query.ts';

type ColumnHeadsProps<Row> = Readonly<{ columns: readonly Column<Row>[]; select: ReactNode }>;

/** The names of the columns; those that the server can sort by are buttons. */
export function ColumnHeads<Row>({ columns, select }: ColumnHeadsProps<Row>) {
  const [address, setAddress] = useSearchParams();
  return (
    <thead>
      <tr>
        {select ? <th className="select-cell">{select}</th> : undefined}
        {columns.map(({ id, label, isSortable = false, leaves }) => {
          const direction = sortOf(id, columns, address);
          return (
            <th
              key={id}
              scope="col"
              className={leaves && `leaves-${leaves}`}
              {...(direction ? { 'aria-sort': direction } : {})}
            >
              {isSortable ? (
                <button type="button" className="sort" onClick={() => setAddress((now) => sortedBy(id, columns, now))}>
                  {label}
                  {direction === 'ascending' ? <ArrowUp aria-hidden size={12} /> : undefined}
                  {direction === 'descending' ? <ArrowDown aria-hidden size={12} /> : undefined}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Placeholders of rows while the first page is read; the style sheet shows them only after a while. */
export function SkeletonRows({ columns }: Readonly<{ columns: number }>) {
  return Array.from({ length: 6 }, (_, row) => (
    <tr key={row} className="waiting">
      <td colSpan={columns}>
        <span aria-hidden="true" />
      </td>
    </tr>
  ));
}
