import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { listMovements } from '@eyelet/contracts/payment-desk/list.ts';
import { type Movement, movementKinds, movementStates } from '@eyelet/contracts/payment-desk/payment.ts';
import { Link } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { call } from '../session/api.ts';
import { methodText } from '../words/method-text.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { MovementState } from './movement-state.tsx';

/** What a row has moved: a refund takes off what it gives back, or all of it where all was released. */
function amountOf({ kind, state, amount, released }: Movement): number {
  if (kind !== 'refund') return amount;
  return state === 'voided' ? -amount : released - amount;
}

type Query = NonNullable<RequestOf<typeof listMovements>['query']>;

/** Payments and refunds, the latest first. */
export function PaymentsList() {
  const { t, language } = useWords();
  const columns: readonly Column<Movement>[] = [
    {
      id: 'amount',
      label: t('studio.payments.amount'),
      show: (one) => money(language, amountOf(one), one.currency),
    },
    {
      id: 'state',
      label: t('studio.state'),
      show: (one) => (
        <span className="badges">
          <MovementState of={one} />
          {one.isDisputed ? <Badge tone="warning">{t('studio.payments.disputed')}</Badge> : undefined}
        </span>
      ),
    },
    { id: 'order', label: t('studio.payments.order'), show: ({ orderNumber }) => <code>{orderNumber}</code> },
    { id: 'method', label: t('studio.payments.method'), leaves: 'phone', show: (one) => methodText(t, one) },
    {
      id: 'reference',
      label: t('studio.payments.reference'),
      leaves: 'tablet',
      show: ({ reference }) => <code>{reference || '–'}</code>,
    },
    { id: 'at', label: t('studio.payments.at'), leaves: 'tablet', show: ({ at }) => dateTime(language, at) },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('studio.payments.kind'),
      options: movementKinds.map((id) => ({ id, label: t(`studio.payments.kind.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: movementStates.map((id) => ({ id, label: t(`studio.payments.state.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'disputed',
      label: t('studio.payments.disputed'),
      options: [{ id: 'yes', label: t('studio.yes') }],
    },
    { kind: 'day', name: 'from', label: t('studio.payments.from') },
    { kind: 'day', name: 'until', label: t('studio.payments.until') },
  ];
  return (
    <Page
      title={t('studio.payments.title')}
      actions={<Link to="/payments/reports">{t('studio.settlements.title')}</Link>}
    >
      <p className="hint page-hint">{t('studio.payments.what')}</p>
      <List
        name="payments"
        label={t('studio.payments.title')}
        columns={columns}
        filters={filters}
        search={t('studio.payments.search')}
        rowId={({ paymentKey, captureKey, refundKey }) => refundKey ?? captureKey ?? paymentKey}
        open={({ paymentKey }) => `/payments/${encodeURIComponent(paymentKey)}`}
        read={(asked, after) => call(listMovements, { query: { ...(asked as Query), after } })}
        countedUpTo={mostCounted}
        empty={{ title: t('studio.payments.none') }}
      />
    </Page>
  );
}
