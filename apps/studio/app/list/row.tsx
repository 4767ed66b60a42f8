import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { SelectBox } from '../look/select-box.tsx';
import type { Column } from './column.ts';

type RowProps<R> = Readonly<{
  row: R;
  id: string;
  /** Undefined in lists whose rows cannot be selected. */
  select: ComponentProps<typeof SelectBox> | undefined;
  columns: readonly Column<R>[];
  path: string | undefined;
  more: ((row: R) => ReactNode) | undefined;
  onOpen: () => void;
}>;

/** A row: its first cell is a link to the record, or a button that opens more below. */
export function Row<R>({ row, id: rowId, select, columns, path, more, onOpen }: RowProps<R>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isActive = path !== undefined || more !== undefined;
  const act = () => (more ? setOpen(!isOpen) : onOpen());
  const first = (shown: ReactNode) => {
    if (path !== undefined) {
      return (
        <Link to={path} data-row={rowId} className="row-link">
          {shown}
        </Link>
      );
    }
    if (!more) return shown;
    return (
      <button
        type="button"
        data-row={rowId}
        className="row-link row-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={act}
      >
        <ChevronRight aria-hidden size={14} />
        {shown}
      </button>
    );
  };
  return (
    <>
      {/* The link or button in the first cell is what keyboards and readers use; the pointer may press anywhere. */}
      <tr
        className={classOf(isActive, select?.isSelected)}
        onClick={({ target }) => {
          const isSelecting = window.getSelection()?.toString() !== '';
          if (isActive && !isSelecting && !(target as Element).closest('a, button, label')) act();
        }}
      >
        {select ? (
          <td className="select-cell">
            <SelectBox {...select} />
          </td>
        ) : undefined}
        {columns.map(({ id: column, show, below, leaves }, at) => (
          <td key={column} className={leaves && `leaves-${leaves}`}>
            {at === 0 ? first(show(row)) : show(row)}
            {below ? <span className="below phone-alone hint">{below(row)}</span> : undefined}
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr className="row-below" id={id}>
          <td colSpan={columns.length + (select ? 1 : 0)}>{more?.(row)}</td>
        </tr>
      ) : undefined}
    </>
  );
}

function classOf(isActive: boolean, isSelected = false): string {
  return [isActive ? 'row-opens' : '', isSelected ? 'row-selected' : ''].join(' ').trim();
}
