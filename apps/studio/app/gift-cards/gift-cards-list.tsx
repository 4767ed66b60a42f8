import type { ListedGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import { giftCardFilters, listDeskGiftCards } from '@eyelet/contracts/gift-card-desk/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { GiftCardState } from './gift-card-state.tsx';
import { IssueDialog } from './issue-dialog.tsx';

type Query = NonNullable<RequestOf<typeof listDeskGiftCards>['query']>;

/** The gift cards of the shop, the latest first. */
export function GiftCardsList() {
  const { t, language } = useWords();
  const may = usePermission();
  const [isIssuing, setIssuing] = useState(false);
  const columns: readonly Column<ListedGiftCard>[] = [
    { id: 'card', label: t('studio.giftCards.card'), show: ({ last4 }) => <code>•••• {last4}</code> },
    {
      id: 'balance',
      label: t('studio.giftCards.balance'),
      show: ({ balance, currency }) => money(language, balance, currency),
    },
    { id: 'state', label: t('studio.state'), show: ({ state }) => <GiftCardState state={state} /> },
    {
      id: 'recipient',
      label: t('studio.giftCards.recipient'),
      leaves: 'phone',
      show: ({ recipientEmail }) => recipientEmail || '–',
    },
    {
      id: 'order',
      label: t('studio.giftCards.order'),
      leaves: 'tablet',
      show: ({ orderNumber }) => (orderNumber === null ? '–' : <code>{orderNumber}</code>),
    },
    {
      id: 'issuedAt',
      label: t('studio.giftCards.issuedAt'),
      leaves: 'tablet',
      show: ({ issuedAt }) => dateTime(language, issuedAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: giftCardFilters.map((id) => ({ id, label: t(`studio.giftCards.filter.${id}`) })),
    },
  ];
  const issue = (
    <Button kind="primary" onPress={() => setIssuing(true)}>
      <Plus aria-hidden size={16} />
      {t('studio.giftCards.issue')}
    </Button>
  );
  return (
    <Page title={t('studio.giftCards.title')} actions={may('gift-cards.issue') ? issue : undefined}>
      <p className="hint page-hint">{t('studio.giftCards.what')}</p>
      <List
        name="gift-cards"
        label={t('studio.giftCards.title')}
        columns={columns}
        filters={filters}
        search={t('studio.giftCards.search')}
        rowId={({ giftCardId }) => giftCardId}
        open={({ giftCardId }) => `/gift-cards/${giftCardId}`}
        read={(asked, after) => call(listDeskGiftCards, { query: { ...(asked as Query), after } })}
        empty={{ title: t('studio.giftCards.none') }}
      />
      {isIssuing ? <IssueDialog onClose={() => setIssuing(false)} /> : undefined}
    </Page>
  );
}
