import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { type Dealings, readDealings } from '@eyelet/contracts/customers/read-dealings.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '../cases/status-badge.tsx';
import { Notice } from '../look/notice.tsx';
import { OrderStatus } from '../orders/order-status.tsx';
import { Section } from '../record/section.tsx';
import { ReturnState } from '../returns/return-state.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { ValueSection } from './value-section.tsx';

/** Orders, returns, cases and value of a customer, as far as one may see them; each leads to its own desk. */
export function DealingsSections({ customer: { consumerNo, email } }: Readonly<{ customer: Customer }>) {
  const { t } = useWords();
  const { data, error } = useQuery({
    queryKey: ['customer-dealings', consumerNo],
    queryFn: () => call(readDealings, { params: { consumerNo } }),
  });
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  if (!data) return undefined;
  return (
    <>
      {data.orders === null ? undefined : <Orders orders={data.orders} email={email} />}
      <ValueSection value={data} />
      {data.returns === null || data.returns.length === 0 ? undefined : <Returns returns={data.returns} />}
      {data.cases === null || data.cases.length === 0 ? undefined : <Cases cases={data.cases} />}
    </>
  );
}

type OrdersProps = Readonly<{ orders: NonNullable<Dealings['orders']>; email: string }>;

function Orders({ orders: { total, latest }, email }: OrdersProps) {
  const { t, language } = useWords();
  const all = <Link to={`/orders?${new URLSearchParams({ search: email })}`}>{t('studio.customers.allOrders')}</Link>;
  return (
    <Section title={t('studio.customers.orders', { count: total })} actions={total > latest.length ? all : undefined}>
      {latest.length === 0 ? <p className="hint">{t('studio.customers.noOrders')}</p> : undefined}
      <Lines>
        {latest.map((order) => (
          <Line key={order.orderNumber} to={`/orders/${order.orderNumber}`} name={<code>{order.orderNumber}</code>}>
            <OrderStatus status={order.status} />
            <span className="hint">
              {`${money(language, order.total, order.currency)} · ${dateTime(language, order.placedAt)}`}
            </span>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Returns({ returns }: Readonly<{ returns: NonNullable<Dealings['returns']> }>) {
  const { t, language } = useWords();
  return (
    <Section title={t('studio.customers.returns')}>
      <Lines>
        {returns.map((one) => (
          <Line key={one.returnId} to={`/returns/${one.returnId}`} name={<code>{one.returnId}</code>}>
            <ReturnState state={one.state} handedOverAt={one.handedOverAt} />
            <span className="hint">{dateTime(language, one.createdAt)}</span>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Cases({ cases }: Readonly<{ cases: NonNullable<Dealings['cases']> }>) {
  const { t, language } = useWords();
  return (
    <Section title={t('studio.customers.cases')}>
      <Lines>
        {cases.map((one) => (
          <Line key={one.reference} to={`/cases/${one.reference}`} name={one.about}>
            <StatusBadge status={one.status} mergedInto={one.mergedInto} />
            <span className="hint">{dateTime(language, one.openedAt)}</span>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

const Lines = ({ children }: Readonly<{ children: ReactNode }>) => <ul className="plain-list">{children}</ul>;

function Line({ to, name, children }: Readonly<{ to: string; name: ReactNode; children: ReactNode }>) {
  return (
    <li className="badges">
      <Link to={to}>{name}</Link>
      {children}
    </li>
  );
}
