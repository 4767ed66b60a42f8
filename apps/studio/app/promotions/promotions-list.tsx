import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { type ListedPromotion, mostCodesCounted, shownStates } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { benefitKinds } from '@eyelet/contracts/promotions/benefit-kinds.ts';
import { CalendarDays, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { namedMarkets } from '../words/markets.ts';
import { useWords } from '../words/words.ts';
import { FaultsNotice } from './faults-notice.tsx';
import { PromotionState } from './promotion-state.tsx';
import { marketsText, periodText } from './words.ts';

type Query = NonNullable<RequestOf<typeof listDeskPromotions>['query']>;

/** The promotions of the shop, in the order in which they take their turn. */
export function PromotionsList() {
  const may = usePermission();
  const navigate = useNavigate();
  const words = useWords();
  const { t, language } = words;
  const columns: readonly Column<ListedPromotion>[] = [
    { id: 'name', label: t('studio.promotions.name'), show: ({ name }) => <span className="wraps">{name}</span> },
    {
      id: 'kind',
      label: t('studio.promotions.kind'),
      leaves: 'phone',
      show: ({ kind }) => t(`studio.promotions.kind.${kind}`),
    },
    { id: 'state', label: t('studio.state'), show: ({ state }) => <PromotionState state={state} /> },
    {
      id: 'period',
      label: t('studio.promotions.period'),
      leaves: 'tablet',
      show: (one) => <span className="wraps">{periodText(words, one)}</span>,
    },
    {
      id: 'markets',
      label: t('studio.promotions.markets'),
      leaves: 'tablet',
      show: ({ locales }) => <span className="wraps">{marketsText(words, locales)}</span>,
    },
    {
      id: 'codes',
      label: t('studio.promotions.codes'),
      leaves: 'phone',
      show: ({ needsCode, codes }) => (needsCode ? countText(codes) : '–'),
    },
    {
      id: 'uses',
      label: t('studio.promotions.uses'),
      leaves: 'phone',
      show: ({ uses, mostUses }) =>
        mostUses === null ? countText(uses) : t('studio.promotions.usesOf', { uses, most: mostUses }),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: shownStates.map((id) => ({ id, label: t(`studio.promotions.state.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t('studio.promotions.kind'),
      options: benefitKinds.map((id) => ({ id, label: t(`studio.promotions.kind.${id}`) })),
    },
    { kind: 'choice', name: 'market', label: t('studio.home.market'), options: namedMarkets(language) },
  ];
  const create = (
    <Button kind="primary" onPress={() => navigate('/promotions/new')}>
      <Plus aria-hidden size={16} />
      {t('studio.promotions.new')}
    </Button>
  );
  return (
    <Page
      title={t('studio.promotions.title')}
      actions={
        <>
          <Button onPress={() => navigate('/promotions/calendar')}>
            <CalendarDays aria-hidden size={16} />
            {t('studio.promotions.calendar')}
          </Button>
          {may('promotions.write') ? create : undefined}
        </>
      }
    >
      <p className="hint page-hint">{t('studio.promotions.what')}</p>
      <FaultsNotice />
      <List
        name="promotions"
        label={t('studio.promotions.title')}
        columns={columns}
        filters={filters}
        search={t('studio.promotions.search')}
        rowId={({ promotionId }) => promotionId}
        open={({ promotionId }) => `/promotions/${promotionId}`}
        read={(query, after) => call(listDeskPromotions, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.promotions.none') }}
      />
    </Page>
  );
}

/** Counting stops at a number; what is there says so. */
function countText(count: number): string {
  return count < mostCodesCounted ? String(count) : `${mostCodesCounted}+`;
}
