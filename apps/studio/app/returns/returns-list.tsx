import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listDeskReturns } from '@eyelet/contracts/return-desk/list.ts';
import type { ListedReturn } from '@eyelet/contracts/return-desk/return.ts';
import { returnStates } from '@eyelet/contracts/returns/return.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { ReturnState } from './return-state.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

type Query = NonNullable<RequestOf<typeof listDeskReturns>['query']>;

/** What is sent back, the latest first. */
export function ReturnsList() {
  const { t, language } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const [isTaking, setTaking] = useState(false);
  const columns: readonly Column<ListedReturn>[] = [
    { id: 'number', label: t('studio.returns.number'), show: ({ returnId }) => <code>{returnId}</code> },
    {
      id: 'order',
      label: t('studio.orders.number'),
      leaves: 'phone',
      show: ({ orderNumber }) => <code>{orderNumber}</code>,
    },
    { id: 'state', label: t('studio.state'), show: (one) => <ReturnState {...one} /> },
    { id: 'units', label: t('studio.orders.items'), leaves: 'tablet', show: ({ units }) => units },
    {
      id: 'refund',
      label: t('studio.returns.refund'),
      leaves: 'tablet',
      show: ({ refund, currency }) => (refund === null ? '–' : money(language, refund, currency)),
    },
    {
      id: 'createdAt',
      label: t('studio.returns.createdAt'),
      leaves: 'phone',
      show: ({ createdAt }) => dateTime(language, createdAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: returnStates.map((id) => ({ id, label: t(`studio.returns.state.${id}`) })),
    },
  ];
  return (
    <Page
      title={t('studio.returns.title')}
      actions={
        may('fulfilment.write') ? (
          <Button onPress={() => setTaking(true)}>{t('studio.returns.take')}</Button>
        ) : undefined
      }
    >
      <List
        name="returns"
        saving="returns"
        label={t('studio.returns.title')}
        columns={columns}
        filters={filters}
        search={t('studio.returns.search')}
        rowId={({ returnId }) => returnId}
        open={({ returnId }) => `/returns/${returnId}`}
        read={(query, after) => call(listDeskReturns, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.returns.none') }}
      />
      {isTaking ? (
        <TakeBackDialog
          onTaken={(returnId) => void navigate(`/returns/${returnId}`)}
          onClose={() => setTaking(false)}
        />
      ) : undefined}
    </Page>
  );
}
