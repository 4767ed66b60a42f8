import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import type { ListedOrder } from '@eyelet/contracts/order-desk/order.ts';
import { orderStates } from '@eyelet/contracts/orders/order.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BulkDialog } from '../bulk-actions/bulk-dialog.tsx';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { listQueryOf } from '../list/query.ts';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { namedMarkets } from '../words/markets.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { CollectDialog } from './collect-dialog.tsx';
import { OrderStatus } from './order-status.tsx';

type Query = NonNullable<RequestOf<typeof listDeskOrders>['query']>;

/** The orders of the shop, the latest first. */
export function OrdersList() {
  const { t, language } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [isCollecting, setCollecting] = useState(false);
  const [chosen, setChosen] = useState<readonly string[] | 'all'>();
  const mayAct = may('fulfilment.write') || may('orders.write');
  const columns: readonly Column<ListedOrder>[] = [
    {
      id: 'number',
      label: t('studio.orders.number'),
      show: ({ orderNumber }) => <code>{orderNumber}</code>,
      below: ({ name, email }) => name || email,
    },
    { id: 'buyer', label: t('studio.orders.buyer'), leaves: 'phone', show: ({ name, email }) => name || email || '–' },
    {
      id: 'status',
      label: t('studio.state'),
      show: ({ status }) => <OrderStatus status={status} />,
      below: ({ total, currency }) => money(language, total, currency),
    },
    { id: 'units', label: t('studio.orders.items'), leaves: 'tablet', show: ({ totalUnits }) => totalUnits },
    {
      id: 'total',
      label: t('studio.orders.total'),
      leaves: 'tablet',
      show: ({ total, currency }) => money(language, total, currency),
    },
    {
      id: 'placedAt',
      label: t('studio.orders.placedAt'),
      leaves: 'phone',
      show: ({ placedAt }) => dateTime(language, placedAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('studio.state'),
      options: orderStates.map((id) => ({ id, label: t(`studio.orders.status.${id}`) })),
    },
    { kind: 'choice', name: 'market', label: t('studio.customers.market'), options: namedMarkets(language) },
    { kind: 'day', name: 'from', label: t('studio.payments.from') },
    { kind: 'day', name: 'until', label: t('studio.payments.until') },
    { kind: 'link', name: 'parcel', label: t('studio.orders.parcelBack') },
    { kind: 'link', name: 'refund', label: t('studio.orders.refundWaits') },
    { kind: 'link', name: 'giftCard', label: t('studio.orders.giftCardWaits') },
    { kind: 'link', name: 'label', label: t('studio.orders.labelStuck') },
    { kind: 'link', name: 'pieces', label: t('studio.orders.piecesMissing') },
  ];
  return (
    <Page
      title={t('studio.orders.title')}
      actions={
        <>
          {mayAct ? <Button onPress={() => setChosen('all')}>{t('studio.bulk.allFound')}</Button> : undefined}
          <Button onPress={() => void navigate('/orders/many')}>{t('studio.bulk.many')}</Button>
          {may('fulfilment.write') ? (
            <Button onPress={() => setCollecting(true)}>{t('studio.orders.collect.title')}</Button>
          ) : undefined}
        </>
      }
    >
      <List
        name="orders"
        saving="orders"
        label={t('studio.orders.title')}
        columns={columns}
        filters={filters}
        search={t('studio.orders.search')}
        rowId={({ orderNumber }) => orderNumber}
        {...(mayAct
          ? {
              bulk: {
                nameOf: ({ orderNumber }: ListedOrder) => orderNumber,
                actions: (rows: readonly ListedOrder[]) => (
                  <Button kind="primary" onPress={() => setChosen(rows.map(({ orderNumber }) => orderNumber))}>
                    {t('studio.bulk.act')}
                  </Button>
                ),
              },
            }
          : {})}
        open={({ orderNumber }) => `/orders/${orderNumber}`}
        read={(query, after) => call(listDeskOrders, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.orders.none') }}
      />
      {chosen ? (
        <BulkDialog
          orderNumbers={chosen === 'all' ? null : chosen}
          found={chosen === 'all' ? (listQueryOf(address, filters) as Query) : null}
          onClose={() => setChosen(undefined)}
        />
      ) : undefined}
      {isCollecting ? (
        <CollectDialog
          onCollected={({ orderNumber }) => void navigate(`/orders/${orderNumber}`)}
          onClose={() => setCollecting(false)}
        />
      ) : undefined}
    </Page>
  );
}
