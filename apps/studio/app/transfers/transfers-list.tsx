import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listTransfers } from '@eyelet/contracts/transfers/list.ts';
import { type ListedTransfer, transferStates } from '@eyelet/contracts/transfers/transfer.ts';
import { Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { TransferState } from './transfer-state.tsx';
import { usePlaces } from './use-places.ts';

type Query = NonNullable<RequestOf<typeof listTransfers>['query']>;

/** Stock that goes from one place to another, the latest first. */
export function TransfersList() {
  const { t, language } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const places = usePlaces();
  const [address] = useSearchParams();
  const columns: readonly Column<ListedTransfer>[] = [
    { id: 'number', label: t('studio.transfers.number'), show: ({ number }) => <code>{number}</code> },
    { id: 'from', label: t('studio.transfers.from'), leaves: 'phone', show: ({ from }) => from.name },
    { id: 'to', label: t('studio.transfers.to'), show: ({ to }) => to.name },
    { id: 'state', label: t('studio.state'), show: (one) => <TransferState {...one} /> },
    { id: 'units', label: t('studio.transfers.pieces'), leaves: 'tablet', show: ({ units }) => units },
    {
      id: 'inTransit',
      label: t('studio.transfers.inTransit'),
      leaves: 'phone',
      show: ({ inTransit }) => (inTransit === 0 ? '–' : inTransit),
    },
    {
      id: 'createdAt',
      label: t('studio.transfers.createdAt'),
      leaves: 'tablet',
      show: ({ createdAt }) => dateTime(language, createdAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: transferStates.map((id) => ({ id, label: t(`studio.transfers.state.${id}`) })),
    },
    { kind: 'choice', name: 'from', label: t('studio.transfers.from'), options: places },
    { kind: 'choice', name: 'to', label: t('studio.transfers.to'), options: places },
    {
      kind: 'choice',
      name: 'late',
      label: t('studio.transfers.inTransit'),
      options: [{ id: 'yes', label: t('studio.transfers.late') }],
    },
    { kind: 'link', name: 'upc', label: t('studio.transfers.ofGoods', { upc: address.get('upc') ?? '' }) },
  ];
  return (
    <Page
      title={t('studio.transfers.title')}
      actions={
        <>
          <Link className="button button-plain" to="/transfers/stock">
            {t('studio.transfers.stock')}
          </Link>
          <Link className="button button-plain" to="/transfers/sending">
            {t('studio.sending.title')}
          </Link>
          {may('stock.write') ? (
            <Button kind="primary" onPress={() => navigate('/transfers/new')}>
              <Plus aria-hidden size={16} />
              {t('studio.transfers.new')}
            </Button>
          ) : undefined}
        </>
      }
    >
      <p className="hint page-hint">{t('studio.transfers.what')}</p>
      <List
        name="transfers"
        label={t('studio.transfers.title')}
        columns={columns}
        filters={filters}
        search={t('studio.transfers.search')}
        rowId={({ transferId }) => transferId}
        open={({ transferId }) => `/transfers/${transferId}`}
        read={(asked, after) => call(listTransfers, { query: { ...(asked as Query), after } })}
        empty={{ title: t('studio.transfers.none') }}
      />
    </Page>
  );
}
