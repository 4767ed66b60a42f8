import type { LedgerEntryView } from '@eyelet/contracts/ledger/entry.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { Section } from './section.tsx';

export type Entry = Pick<LedgerEntryView, 'entryId' | 'at' | 'amount' | 'balance' | 'orderNumber'> &
  Readonly<{ what: ReactNode }>;

type EntriesProps = Readonly<{
  /** Kept under this key. */
  queryKey: readonly string[];
  read: (after: string | undefined) => Promise<Readonly<{ rows: readonly Entry[]; next: string | null }>>;
  /** An amount as people read it. */
  show: (amount: number) => string;
  title?: string;
}>;

/** What has happened to a value of the ledger, the latest first. */
export function EntriesSection({ queryKey, read, show, title }: EntriesProps) {
  const { t, language } = useWords();
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = answer.data?.pages.flatMap((page) => page.rows) ?? [];
  const label = title ?? t('studio.ledger.entries');
  return (
    <Section title={label}>
      {answer.error ? <Notice tone="bad">{problemText(t, answer.error)}</Notice> : undefined}
      {answer.isSuccess && rows.length === 0 ? <p className="hint">{t('studio.ledger.noEntries')}</p> : undefined}
      {rows.length > 0 ? (
        <div className="table-box">
          <table className="table" aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{t('studio.ledger.kind')}</th>
                <th scope="col" className="amount">
                  {t('studio.ledger.change')}
                </th>
                <th scope="col" className="amount">
                  {t('studio.giftCards.balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ entryId, at, amount, balance, orderNumber, what }) => (
                <tr key={entryId}>
                  <td>
                    {what}
                    {orderNumber === null ? undefined : (
                      <>
                        {' · '}
                        <OrderNumber number={orderNumber} />
                      </>
                    )}
                    <span className="hint below">{dateTime(language, at)}</span>
                  </td>
                  <td className="amount">{amount > 0 ? `+${show(amount)}` : show(amount)}</td>
                  <td className="amount">{show(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : undefined}
      {answer.hasNextPage ? (
        <Button isPending={answer.isFetchingNextPage} onPress={() => answer.fetchNextPage()}>
          {t('studio.list.more')}
        </Button>
      ) : undefined}
    </Section>
  );
}

function OrderNumber({ number }: Readonly<{ number: string }>) {
  const may = usePermission();
  const text = <code>{number}</code>;
  return may('orders.read') ? <Link to={`/orders/${number}`}>{text}</Link> : text;
}
