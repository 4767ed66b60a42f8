import type { SavingList } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../frame/empty-state.tsx';
import { useKeys } from '../frame/keys.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { SelectBox } from '../look/select-box.tsx';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Column } from './column.ts';
import { ColumnHeads, SkeletonRows } from './column-heads.tsx';
import { type Filter, Filters } from './filters.tsx';
import { isNarrowed, type ListQuery, listQueryOf } from './query.ts';
import { Row } from './row.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useSelection } from './use-selection.ts';

export type ListPage<Row> = Readonly<{ rows: readonly Row[]; next: string | null; total?: number | null }>;

/** Selecting: what a row is called when its box is read out, and what may be done with those selected. */
export type Bulk<Row> = Readonly<{
  nameOf: (row: Row) => string;
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}>;

type ListProps<Row> = Readonly<{
  /** What is listed; also the key that it is kept under. */
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** The list whose search and filters staff may save under a name. */
  saving?: SavingList;
  /** Label of the search field; without it there is none. */
  search?: string;
  rowId: (row: Row) => string;
  /** Where a row leads; the first column is the link. */
  open?: (row: Row) => string;
  /** What is shown below a row that has been opened in place. */
  more?: (row: Row) => ReactNode;
  /** What may be done with several rows at once; without it, rows cannot be selected. */
  bulk?: Bulk<Row>;
  read: (query: ListQuery, after: string | undefined) => Promise<ListPage<Row>>;
  /** Up to how many rows it counts, if it says so of longer ones. */
  countedUpTo?: number;
  /** What an empty list means, and what to do first. */
  empty: Readonly<{ title: string; then?: ReactNode }>;
}>;

/** The list of a desk: search, filters and sort in the address, pages from the server, rows by keyboard. */
export function List<Row>(props: ListProps<Row>) {
  const {
    name,
    label,
    columns,
    filters = [],
    search,
    saving,
    rowId,
    open,
    read,
    countedUpTo,
    empty,
    more,
    bulk,
  } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const body = useRef<HTMLTableSectionElement>(null);
  const listQuery = listQueryOf(address, filters);
  const answer = useInfiniteQuery({
    queryKey: ['list', name, listQuery],
    queryFn: ({ pageParam }) => read(listQuery, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const pages = answer.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const selection = useSelection(bulk ? rows.map(rowId) : []);
  const width = columns.length + (bulk ? 1 : 0);
  const total = pages[0]?.total ?? undefined;
  const shown = { shown: rows.length };
  const uncounted =
    countedUpTo === undefined || !pages[0]
      ? t('studio.list.shown', shown)
      : t('studio.list.countMore', { ...shown, most: countedUpTo });
  const counted = total === undefined ? uncounted : t('studio.list.count', { ...shown, total });

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = (document.activeElement as HTMLElement | null)?.dataset.row;
      if (bulk && id) selection.toggle(id);
    },
    Escape: () => body.current?.querySelector<HTMLElement>(':focus')?.blur(),
  });

  function step(by: 1 | -1): void {
    const found = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = found.indexOf(document.activeElement as HTMLElement);
    found[Math.min(Math.max(at + by, 0), found.length - 1)]?.focus();
  }

  return (
    <div className="list">
      {saving ? <SavedFilters list={saving} filters={filters} /> : undefined}
      <Filters filters={filters} search={search} />
      {answer.error ? <Notice tone="bad">{problemText(t, answer.error)}</Notice> : undefined}
      <div className="table-box" aria-busy={answer.isPlaceholderData}>
        <table className="table" aria-label={label}>
          <ColumnHeads
            columns={columns}
            select={
              bulk && (
                <SelectBox
                  label={t('studio.list.selectAll')}
                  isSelected={selection.isAll}
                  isSome={selection.isSome}
                  onChange={selection.toggleAll}
                />
              )
            }
          />
          <tbody ref={body}>
            {answer.isPending ? <SkeletonRows columns={width} /> : undefined}
            {rows.map((row) => {
              const path = open?.(row);
              const id = rowId(row);
              return (
                <Row
                  key={id}
                  id={id}
                  select={
                    bulk && {
                      label: t('studio.list.select', { name: bulk.nameOf(row) }),
                      isSelected: selection.has(id),
                      onChange: () => selection.toggle(id),
                    }
                  }
                  row={row}
                  columns={columns}
                  path={path}
                  more={more}
                  onOpen={() => path !== undefined && navigate(path)}
                />
              );
            })}
          </tbody>
        </table>
        {answer.isSuccess && rows.length === 0 ? (
          answer.hasNextPage ? (
            <EmptyState title={t('studio.list.noneYet')} />
          ) : isNarrowed(listQuery) ? (
            <EmptyState title={t('studio.list.noneFits')}>
              <Button onPress={() => setAddress({})}>{t('studio.list.clear')}</Button>
            </EmptyState>
          ) : (
            <EmptyState title={empty.title}>{empty.then}</EmptyState>
          )
        ) : undefined}
      </div>
      {bulk && selection.selected.length > 0 ? (
        <BulkBar count={selection.selected.length} onClear={selection.clear}>
          {bulk.actions(
            rows.filter((row) => selection.has(rowId(row))),
            selection.clear,
          )}
        </BulkBar>
      ) : undefined}
      <div className="list-foot">
        <p className={rows.length > 0 ? 'hint' : 'hint heard-only'} role="status">
          {answer.isSuccess ? counted : ''}
        </p>
        {answer.hasNextPage ? (
          <Button isPending={answer.isFetchingNextPage} onPress={() => answer.fetchNextPage()}>
            {t('studio.list.more')}
          </Button>
        ) : undefined}
      </div>
    </div>
  );
}
