import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useKeys } from '../frame/keys.ts';
import { Nothing } from '../frame/nothing.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import type { Column } from './column.ts';
import { type Filter, Filters } from './filters.tsx';
import { Row } from './row.tsx';

export type ListPage<Row> = Readonly<{ rows: readonly Row[]; next: string | null; total?: number }>;

/** What a list asks for: its filters, sort and search as they stand in the address. */
export type Asked = Readonly<Record<string, string | undefined>>;

type ListProps<Row> = Readonly<{
  /** What is listed; also the key that it is kept under. */
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** Label of the search field; without it there is none. */
  search?: string;
  rowId: (row: Row) => string;
  /** Where a row leads; the first column is the link. */
  open?: (row: Row) => string;
  /** What is shown below a row that has been opened in place. */
  more?: (row: Row) => ReactNode;
  read: (asked: Asked, after: string | undefined) => Promise<ListPage<Row>>;
  nothing: Readonly<{ title: string; then?: ReactNode }>;
}>;

/** The list of a desk: search, filters and sort in the address, pages from the server, rows by keyboard. */
export function List<Row>(props: ListProps<Row>) {
  const { name, label, columns, filters = [], search, rowId, open, read, nothing, more } = props;
  const { t } = useWords();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const body = useRef<HTMLTableSectionElement>(null);
  const asked = askedOf(address, filters);
  const query = useInfiniteQuery({
    queryKey: ['list', name, asked],
    queryFn: ({ pageParam }) => read(asked, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total;
  const shown = { shown: rows.length };
  const counted = total === undefined ? t('studio.list.shown', shown) : t('studio.list.count', { ...shown, total });
  const isNarrowed = Object.entries(asked).some(([key, value]) => value !== undefined && !sorting.has(key));

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    Escape: () => body.current?.querySelector<HTMLElement>(':focus')?.blur(),
  });

  function step(by: 1 | -1): void {
    const found = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = found.indexOf(document.activeElement as HTMLElement);
    found[Math.min(Math.max(at + by, 0), found.length - 1)]?.focus();
  }

  function sortBy(id: string): void {
    setAddress((now) => {
      const isSame = (now.get('sort') ?? columns.find((one) => one.isSortable)?.id) === id;
      now.set('direction', isSame && now.get('direction') !== 'desc' ? 'desc' : 'asc');
      now.set('sort', id);
      return now;
    });
  }

  return (
    <div className="list">
      <Filters filters={filters} search={search} />
      {query.error ? <Notice tone="bad">{problemText(t, query.error)}</Notice> : undefined}
      <div className="table-box" aria-busy={query.isPlaceholderData}>
        <table className="table" aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, label: text, isSortable = false, leaves }) => {
                const direction = sortOf(id, columns, address);
                return (
                  <th
                    key={id}
                    scope="col"
                    className={leaves && `leaves-${leaves}`}
                    {...(direction ? { 'aria-sort': direction } : {})}
                  >
                    {isSortable ? (
                      <button type="button" className="sort" onClick={() => sortBy(id)}>
                        {text}
                        {direction === 'ascending' ? <ArrowUp aria-hidden size={12} /> : undefined}
                        {direction === 'descending' ? <ArrowDown aria-hidden size={12} /> : undefined}
                      </button>
                    ) : (
                      text
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody ref={body}>
            {query.isPending ? <Waiting columns={columns.length} /> : undefined}
            {rows.map((row) => {
              const path = open?.(row);
              return (
                <Row
                  key={rowId(row)}
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
        {query.isSuccess && rows.length === 0 ? (
          isNarrowed ? (
            <Nothing title={t('studio.list.noneFits')}>
              <Button onPress={() => setAddress({})}>{t('studio.list.clear')}</Button>
            </Nothing>
          ) : (
            <Nothing title={nothing.title}>{nothing.then}</Nothing>
          )
        ) : undefined}
      </div>
      <div className="list-foot">
        <p className="hint" role="status">
          {query.isSuccess ? counted : ''}
        </p>
        {query.hasNextPage ? (
          <Button isPending={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
            {t('studio.list.more')}
          </Button>
        ) : undefined}
      </div>
    </div>
  );
}

const sorting: ReadonlySet<string> = new Set(['sort', 'direction']);

/** What the address asks for; nothing that the list does not know. */
function askedOf(address: URLSearchParams, filters: readonly Filter[]): Asked {
  const names = ['search', 'sort', 'direction', ...filters.map((one) => one.name)];
  return Object.fromEntries(names.map((name) => [name, address.get(name) || undefined]));
}

function sortOf<Row>(id: string, columns: readonly Column<Row>[], address: URLSearchParams) {
  const sorted = address.get('sort') ?? columns.find((one) => one.isSortable)?.id;
  if (sorted !== id) return undefined;
  return address.get('direction') === 'desc' ? ('descending' as const) : ('ascending' as const);
}

/** Rows of the right shape while nothing has come yet; they show only when that takes a while. */
function Waiting({ columns }: Readonly<{ columns: number }>) {
  return Array.from({ length: 6 }, (_, row) => (
    <tr key={row} className="waiting">
      <td colSpan={columns}>
        <span aria-hidden="true" />
      </td>
    </tr>
  ));
}
