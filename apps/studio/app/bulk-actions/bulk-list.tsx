import type { BulkAction } from '@eyelet/contracts/bulk-actions/bulk-action.ts';
import { listBulkActions } from '@eyelet/contracts/bulk-actions/list.ts';
import { BackLink } from '../frame/back-link.tsx';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { BulkProgress, BulkState } from './bulk-progress.tsx';

/** What was done to many orders in the last weeks. */
export function BulkList() {
  const { t, language } = useWords();
  const columns: readonly Column<BulkAction>[] = [
    { id: 'action', label: t('studio.bulk.action'), show: ({ action }) => t(`studio.bulk.action.${action}`) },
    { id: 'state', label: t('studio.state'), show: ({ state }) => <BulkState state={state} /> },
    { id: 'progress', label: t('studio.bulk.result'), show: (one) => <BulkProgress one={one} /> },
    {
      id: 'askedAt',
      label: t('studio.bundle.asked'),
      leaves: 'phone',
      show: ({ askedAt, askedBy }) => [dateTime(language, askedAt), askedBy].join(', '),
    },
  ];
  return (
    <Page title={t('studio.bulk.many')} above={<BackLink to="/orders">{t('studio.orders.title')}</BackLink>}>
      <List
        name="bulk-actions"
        label={t('studio.bulk.many')}
        columns={columns}
        rowId={({ bulkId }) => bulkId}
        open={({ bulkId }) => `/orders/many/${bulkId}`}
        read={(_, after) => call(listBulkActions, { query: { after } })}
        empty={{ title: t('studio.bulk.none') }}
      />
    </Page>
  );
}
