import { readHome } from '@eyelet/contracts/home/read.ts';
import type { Task, TaskKind } from '@eyelet/contracts/home/task.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../frame/empty-state.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';

const renewedMs = 60_000;

/** Where each kind of task is done: the list, narrowed to what waits. */
const places: Readonly<Record<TaskKind, string>> = {
  'ledger-faults': '/ledger',
  'promotions-failing': '/promotions',
  'sellers-undecided': '/settings#sellers.US',
  'orders-to-pack': '/orders?status=confirmed',
  'orders-to-send': '/orders?status=in+fulfilment',
  'pieces-missing': '/orders?pieces=missing',
  'parcels-back': '/orders?parcel=back',
  'transfers-late': '/transfers?late=yes',
  'gift-cards-refused': '/orders?giftCard=waiting',
  'labels-stuck': '/orders?label=stuck',
  'refunds-refused': '/payments?kind=refund&state=refused',
  'captures-refused': '/payments?kind=capture&state=refused',
  'disputes-due': '/disputes?answer=due',
  'disputes-open': '/disputes?state=open',
  'returns-to-decide': '/returns?state=received',
  'cases-overdue': '/cases?due=overdue&sort=due',
  'cases-unread': '/cases?status=new',
  'own-cases': '/cases?status=open&assignee=me',
  'points-to-approve': '/loyalty?state=waiting',
  'refunds-to-approve': '/orders?refund=waiting',
  'credit-to-approve': '/customers?state=credit',
  'customers-to-approve': '/customers?state=waiting',
  'follow-ups-given-up': '/follow-ups',
  'webhook-messages-given-up': '/webhooks',
};

/** The tasks that wait, each with a link to the list where it is done. */
export function Tasks() {
  const { t } = useWords();
  const id = useId();
  const { data, error } = useQuery({
    queryKey: ['home'],
    queryFn: () => call(readHome, {}),
    refetchInterval: renewedMs,
    refetchOnWindowFocus: 'always',
  });
  return (
    <section className="home-section" aria-labelledby={id}>
      <h2 id={id}>{t('studio.home.tasks')}</h2>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data?.tasks.length === 0 ? <EmptyState title={t('studio.home.nothing')} /> : undefined}
      <ul className="tasks">
        {data?.tasks.map((task) => (
          <li key={task.kind}>
            <TaskLink task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaskLink({ task: { kind, count, since } }: Readonly<{ task: Task }>) {
  const { t, language } = useWords();
  return (
    <Link className="task" to={places[kind]}>
      <span className="task-count">{new Intl.NumberFormat(language).format(count)}</span>
      <span className="task-what">
        <span>{t(`studio.home.task.${kind}`, { count })}</span>
        {since === null ? undefined : (
          <span className="hint">{t('studio.home.since', { when: dateTime(language, since) })}</span>
        )}
      </span>
      <ChevronRight aria-hidden size={16} />
    </Link>
  );
}
